// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { find, input, leave, messageOf, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import type { FieldError } from '../errors/field-error'
import { FormRoot } from '../form-root'
import { AsyncCheck, useAsyncCheck } from './async-check'

useFreshPage()

const body = bodyForm({
  schema: z.object({ username: z.string().check(z.minLength(6)) }),
  toBody: (values: { username: string }) => values,
})

type Ask = (value: string) => Promise<FieldError | undefined>

function NameForm({ ask, send }: { ask: Ask; send: () => void }) {
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

/** Waits longer than the debounce of the check. */
const typeAndWait = (text: string) => settle(() => type('username', text), 450)

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
  type('username', 'matti.')
  type('username', 'matti.v')
  await typeAndWait('matti.vi')
  expect(ask.mock.calls).toEqual([['matti.vi']])
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
  expect(messageOf('username')).toBe(m.form_username_free())
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
