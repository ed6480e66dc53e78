// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { FieldApi, FormApi } from '@tanstack/react-form'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endSession, startSession } from '@/session/session-store'
import { find, input, leave, messageOf, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import type { FieldError } from '../errors/field-error'
import { FormRoot } from '../form-root'
import { AsyncCheck, useAsyncCheck, useFinding } from './async-check'

useFreshPage()

const body = bodyForm({
  schema: z.object({ username: z.string().check(z.minLength(6)) }),
  toBody: (values: { username: string }) => values,
})

type Ask = (value: string) => Promise<FieldError | undefined>

function NameForm({ ask, send }: { ask: Ask; send: (submitted: { value: object }) => void }) {
  const check = useAsyncCheck({ ask })
  const form = useAppForm({ ...body.options, defaultValues: { username: '' }, onSubmit: send })
  return (
    <FormRoot form={form}>
      <form.AppField name="username" validators={check.validators}>
        {(field) => <field.UsernameField label="Käyttäjätunnus" check={check} />}
      </form.AppField>
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

const names = bodyForm({
  schema: z.object({ names: z.array(z.string()) }),
  toBody: (values: { names: string[] }) => values,
})

function NamesForm({ ask }: { ask: Ask }) {
  const check = useAsyncCheck({ ask })
  const form = useAppForm({ ...names.options, defaultValues: { names: ['first.name', 'second.name'] } })
  return (
    <FormRoot form={form}>
      <form.AppField name="names" mode="array">
        {(list) =>
          list.state.value.map((_name, index) => (
            <div key={index}>
              <form.AppField name={`names[${index}]`} validators={check.validators}>
                {(field) => <field.UsernameField label="Käyttäjätunnus" check={check} />}
              </form.AppField>
              <button type="button" onClick={() => list.removeValue(index)}>
                Poista
              </button>
            </div>
          ))
        }
      </form.AppField>
    </FormRoot>
  )
}

const taken: FieldError = () => 'Varattu.'
const submit = () => settle(() => find('button', '[type=submit]').click())
const tone = () => find('p', '[data-slot=field-message]').dataset.tone

/** Types the texts, each 300 ms after the one before, and lets more time pass than the debounce of the check. */
async function typeAndWait(...texts: string[]) {
  vi.useFakeTimers()
  for (const text of texts) {
    type('username', text)
    await act(() => vi.advanceTimersByTimeAsync(text === texts.at(-1) ? 1000 : 300))
  }
  vi.useRealTimers()
}

test('shows that it is checking, then the result, and checks each value once [VAL-14]', async () => {
  let answer: (error: FieldError | undefined) => void = () => {}
  const ask = vi.fn<Ask>(() => new Promise((done) => (answer = done)))
  render(<NameForm ask={ask} send={() => undefined} />)
  await typeAndWait('matti.virtanen')
  expect(messageOf('username')).toBe(m.form_check_processing())
  expect(tone()).toBe('processing')
  await settle(() => answer(undefined))
  expect(messageOf('username')).toBe(m.form_username_free())
  expect(tone()).toBe('success')
  await typeAndWait('maija.virtanen')
  await settle(() => answer(taken))
  expect(messageOf('username')).toBe('Varattu.')
  expect(input('username').getAttribute('aria-invalid')).toBe('true')
  await typeAndWait('  matti.virtanen ')
  expect(messageOf('username')).toBe(m.form_username_free())
  await typeAndWait('maija.virtanen')
  expect(messageOf('username')).toBe('Varattu.')
  expect(ask.mock.calls).toEqual([['matti.virtanen'], ['maija.virtanen']])
})

test('does not check values that the form itself refuses, and checks once for fast typing', async () => {
  const ask = vi.fn<Ask>(() => Promise.resolve(undefined))
  render(<NameForm ask={ask} send={() => undefined} />)
  await typeAndWait('matti')
  expect(ask).not.toHaveBeenCalled()
  await typeAndWait('matti.', 'matti.v', 'matti.vi')
  await vi.waitFor(() => expect(ask.mock.calls).toEqual([['matti.vi']]))
})

test('a submit during the check waits for its result: a taken name is not sent, a free one is', async () => {
  const send = vi.fn()
  const ask = vi.fn<Ask>((value) => Promise.resolve(value === 'taken.name' ? taken : undefined))
  render(<NameForm ask={ask} send={send} />)
  type('username', 'taken.name')
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(messageOf('username')).toBe('Varattu.')
  expect(document.activeElement).toBe(input('username'))
  type('username', 'free.name')
  await submit()
  expect(send).toHaveBeenCalledOnce()
})

test('a submit sends what stood in the fields at the press, not what is typed during its check [SES-24]', async () => {
  const send = vi.fn<(submitted: { value: object }) => void>()
  let answer: (error: FieldError | undefined) => void = () => {}
  const ask: Ask = () => new Promise((done) => (answer = done))
  render(<NameForm ask={ask} send={send} />)
  type('username', 'free.name')
  await submit()
  type('username', 'other.name')
  await settle(() => answer(undefined))
  expect(send.mock.calls.map(([{ value }]) => value)).toEqual([{ username: 'free.name' }])
  // Sent or refused, the form can be changed again.
  type('username', 'third.name')
  expect(input('username').value).toBe('third.name')
  await submit()
  await settle(() => answer(taken))
  type('username', 'fourth.name')
  expect(input('username').value).toBe('fourth.name')
  expect(send).toHaveBeenCalledOnce()
})

test('a submit is not sent with the token of a user who logs in during its check [SES-14]', async () => {
  const reply = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: [], isUserImpersonate: false }
  startSession(reply, { keep: false })
  const send = vi.fn()
  let fail = () => {}
  const held: Ask = () => new Promise((_, reject) => (fail = () => reject(new Error('superseded'))))
  render(<NameForm ask={held} send={send} />)
  type('username', 'free.name')
  await submit()
  endSession('logged-out')
  startSession(reply, { keep: false })
  await settle(() => fail())
  expect(send).not.toHaveBeenCalled()
  await submit()
  await settle(() => fail())
  expect(send).toHaveBeenCalledOnce()
  endSession('logged-out')
})

const twoFields = bodyForm({
  schema: z.object({ username: z.string().check(z.minLength(6)), firstName: z.string().check(z.minLength(1)) }),
  toBody: (values: { username: string; firstName: string }) => values,
})

function TwoFields({ ask }: { ask: Ask }) {
  const check = useAsyncCheck({ ask })
  const form = useAppForm({ ...twoFields.options, defaultValues: { username: '', firstName: '' } })
  return (
    <FormRoot form={form}>
      <form.AppField name="username" validators={check.validators}>
        {(field) => <field.UsernameField label="Käyttäjätunnus" check={check} />}
      </form.AppField>
      <form.AppField name="firstName">{(field) => <field.TextField label="Etunimi" />}</form.AppField>
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

test('a submit keeps the error of a checked field next to others, and opens no confirmation', async () => {
  const ask = vi.fn<Ask>(() => Promise.resolve(undefined))
  render(<TwoFields ask={ask} />)
  await submit()
  expect(messageOf('username')).toBe(m.form_error_required())
  expect(messageOf('firstName')).toBe(m.form_error_required())
  expect(document.activeElement).toBe(input('username'))
  type('username', 'matti')
  await submit()
  expect(messageOf('username')).toBe(m.form_error_too_short({ count: '6' }))
  expect(ask).not.toHaveBeenCalled()
  type('username', 'matti.virtanen')
  await submit()
  await vi.waitFor(() => expect(messageOf('username')).toBe(m.form_username_free()))
})

test('a press that own rules refuse waits for no check: its errors and the fields are there at once [SES-24]', async () => {
  const ask = vi.fn<Ask>(() => new Promise(() => {}))
  render(<TwoFields ask={ask} />)
  type('username', 'matti.virtanen')
  await submit()
  expect(messageOf('firstName')).toBe(m.form_error_required())
  expect(document.activeElement).toBe(input('firstName'))
  expect(find('button', '[type=submit]').getAttribute('aria-busy')).toBeNull()
  type('firstName', 'Matti')
  expect(input('firstName').value).toBe('Matti')
})

test('a late result for an earlier value does not remove the error of the current one [VAL-14]', async () => {
  let answer: (error: FieldError | undefined) => void = () => {}
  render(<NameForm ask={() => new Promise((done) => (answer = done))} send={() => undefined} />)
  await typeAndWait('matti.virtanen')
  type('username', 'matti')
  leave('username')
  expect(messageOf('username')).toBe(m.form_error_too_short({ count: '6' }))
  await settle(() => answer(undefined))
  expect(messageOf('username')).toBe(m.form_error_too_short({ count: '6' }))
})

test('a failed check says so, is tried again, and does not block the submit', async () => {
  const send = vi.fn()
  const ask = vi.fn<Ask>(() => Promise.reject(new Error('offline')))
  render(<NameForm ask={ask} send={send} />)
  await typeAndWait('matti.virtanen')
  expect(messageOf('username')).toBe(m.form_username_check_failed())
  expect(tone()).toBe('attention')
  await submit()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenCalledOnce()
})

test('concurrent checks of one value share one call [VAL-14]', async () => {
  let answer: (error: FieldError | undefined) => void = () => {}
  const ask = vi.fn<Ask>(() => new Promise((done) => (answer = done)))
  const check = new AsyncCheck({ ask })
  const both = [check.ask('matti'), check.ask('matti')]
  answer(taken)
  expect(await Promise.all(both)).toEqual([taken, taken])
  expect(await check.ask('matti')).toBe(taken)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an entry can be removed while its value is checked', async () => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  let answer: (error: FieldError | undefined) => void = () => {}
  const ask = vi.fn<Ask>(() => new Promise((done) => (answer = done)))
  render(<NamesForm ask={ask} />)
  type('names[1]', 'another.name')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await settle(() => [...document.querySelectorAll('button')].at(-1)?.click())
  expect(document.querySelectorAll('input')).toHaveLength(1)
  await settle(() => answer(taken))
  expect(messageOf('names[0]')).not.toBe('Varattu.')
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
})

/** A check whose questions are answered one by one. */
function asked(options: Partial<AsyncCheck['options']> = {}) {
  const answers: { value: string; done: (error?: FieldError) => void; fail: () => void }[] = []
  const check = new AsyncCheck({
    ask: (value) => new Promise((done, fail) => answers.push({ value, done, fail: () => fail(new Error('offline')) })),
    ...options,
  })
  return { check, answers, values: () => answers.map(({ value }) => value) }
}

test('a value in question is not asked again, and its result is kept for the same text with spaces [VAL-14]', async () => {
  const { check, answers, values } = asked()
  const [first, second] = [check.ask('matti'), check.ask('matti')]
  expect([values(), check.findingOf('matti')]).toEqual([['matti'], 'processing'])
  answers[0]?.done(taken)
  expect([await first, await second]).toEqual([taken, taken])
  expect(check.findingOf(' matti ')).toBe(taken)
  expect(await check.ask('matti')).toBe(taken)
  const free = check.ask('maija')
  answers[1]?.done()
  expect(await free).toBeUndefined()
  expect(check.findingOf('maija')).toBe('success')
  expect(await check.ask('maija')).toBeUndefined()
  expect(values()).toEqual(['matti', 'maija'])
})

test('a blank value, and one that is not worth asking, are never asked', async () => {
  const { check, values } = asked({ isWorthAsking: (value) => value !== 'own' })
  expect([await check.ask(''), await check.ask('own'), check.findingOf(' own '), check.findingOf('other')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(values()).toEqual([])
})

test('a result no longer shows once its value is not worth asking', async () => {
  let own = ''
  const { check, answers } = asked({ isWorthAsking: (value) => value !== own })
  const free = check.ask('matti')
  answers[0]?.done()
  await free
  expect(check.findingOf('matti')).toBe('success')
  own = 'matti'
  expect(check.findingOf('matti')).toBeUndefined()
})

test('a failed check gives no error, and is asked again', async () => {
  const { check, answers, values } = asked()
  const first = check.ask('matti')
  answers[0]?.fail()
  expect([await first, check.findingOf('matti')]).toEqual([undefined, 'failed'])
  void check.ask('matti')
  expect(values()).toEqual(['matti', 'matti'])
})

test('a result belongs to what else the value depends on [VAL-14]', async () => {
  let operator = 'a'
  const { check, answers, values } = asked({ dependsOn: () => operator })
  const first = check.ask('0037')
  answers[0]?.done(taken)
  await first
  operator = 'b'
  expect(check.findingOf('0037')).toBeUndefined()
  void check.ask('0037')
  operator = 'a'
  expect(check.findingOf(' 0037 ')).toBe(taken)
  expect(values()).toEqual(['0037', '0037'])
})

test('a validation ends, unless its field has been removed meanwhile', () => {
  const form = new FormApi({ defaultValues: { name: '' } })
  form.mount()
  const field = new FieldApi({ form, name: 'name' })
  field.mount()
  const validation = field as unknown as { startValidation: () => void; endValidation: () => void }
  validation.startValidation()
  expect(field.state.meta.isValidating).toBe(true)
  validation.endValidation()
  expect(field.state.meta.isValidating).toBe(false)
  form.deleteField('name')
  expect(() => validation.endValidation()).not.toThrow()
})

test('a field without a check checks nothing', () => {
  expect(renderHook(() => useFinding(undefined, 'matti')).result.current).toBeUndefined()
})
