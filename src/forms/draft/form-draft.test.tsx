// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/replies/api-error'
import { installDrafts } from '@/session/draft'
import { installSentCommands, sentCommand } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { find, host, input, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { FormRoot, type FormRootProps } from '../form-root'

useFreshPage()
let stops: (() => void)[]
beforeEach(() => {
  stops = [installDrafts(), installSentCommands()]
  logInAs('aino')
})
afterEach(() => {
  act(() => endSession('logged-out'))
  // Clear first: stopping makes the form that is still mounted read the storage again.
  sessionStorage.clear()
  for (const stop of stops) stop()
})

const NOTHING = { firstName: '', personalId: '', newPassword: '', amount: '', benefits: { lunch: false } }
type Values = typeof NOTHING
const body = bodyForm({ schema: z.looseObject({ firstName: z.string() }), toBody: (values: Values) => values })

type Send = (values: Values) => Promise<unknown>

function EmployeeForm({
  send = () => Promise.resolve(),
  initial = NOTHING,
  root,
}: {
  send?: Send
  initial?: Values
  root?: Partial<FormRootProps>
}) {
  const form = useAppForm({ ...body.options, defaultValues: initial, onSubmit: ({ value }) => send(value) })
  return (
    <FormRoot form={form} {...root}>
      <form.AppField name="firstName">{(field) => <field.TextField label="Etunimi" />}</form.AppField>
      <form.AppField name="personalId">{(field) => <field.TextField label="Henkilötunnus" />}</form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.PasswordField label="Salasana" autoComplete="new-password" />}
      </form.AppField>
      <form.AppField name="amount">{(field) => <field.MoneyField label="Summa" />}</form.AppField>
      <form.AppField name="benefits.lunch">{(field) => <field.CheckboxField label="Lounas" />}</form.AppField>
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

const logInAs = (owner: string) =>
  act(() => {
    startSession(
      { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
      { keep: false, owner },
    )
  })
const expire = () => act(() => endSession('expired'))
const close = () => render(null)
const press = (name: string) =>
  settle(() => [...host.querySelectorAll('button')].find((button) => button.textContent === name)?.click())
const offer = () => host.querySelector('[role=status]')?.textContent ?? ''

function typeAll() {
  type('firstName', 'Aino')
  type('personalId', '131052-308T')
  type('newPassword', 'Etuportaali-1')
  type('amount', '12,5')
  act(() => input('benefits.lunch').click())
}
/** Types, lets the session expire and logs in again. */
function typeAndExpire(form = <EmployeeForm />, next = 'aino') {
  render(form)
  typeAll()
  expire()
  close()
  logInAs(next)
}

test('input of an expired session is offered after the next login and restored on request', async () => {
  typeAndExpire()
  render(<EmployeeForm />)
  expect(offer()).toContain(m.form_draft_title())
  expect(input('firstName').value).toBe('')
  await press(m.form_draft_restore())
  expect(input('firstName').value).toBe('Aino')
  expect(input('amount').value).toBe('12,5')
  expect(input('benefits.lunch').checked).toBe(true)
  expect(document.activeElement?.textContent).toContain(m.form_draft_restored())
  close()
  render(<EmployeeForm />)
  expect(offer()).toBe('')
})

test('stores only typed input, not the form’s initial values', () => {
  render(<EmployeeForm initial={{ ...NOTHING, firstName: 'Aino', amount: '10' }} />)
  type('amount', '12,5')
  act(() => input('benefits.lunch').click())
  expire()
  const kept = sessionStorage.getItem('portal.drafts') ?? ''
  expect(kept).toContain('{"amount":"12,5","benefits":{"lunch":true}}')
  expect(kept).not.toContain('Aino')
})

test('passwords and personal ids are neither stored nor overwritten', async () => {
  typeAndExpire()
  expect(sessionStorage.getItem('portal.drafts')).not.toMatch(/131052|Etuportaali-1/)
  render(<EmployeeForm />)
  type('personalId', '010203A1234')
  await press(m.form_draft_restore())
  expect(input('firstName').value).toBe('Aino')
  expect(input('personalId').value).toBe('010203A1234')
  expect(input('newPassword').value).toBe('')
})

test('a discarded draft is deleted', async () => {
  typeAndExpire()
  render(<EmployeeForm />)
  await press(m.form_draft_discard())
  expect(offer()).toBe('')
  expect(input('firstName').value).toBe('')
  close()
  render(<EmployeeForm />)
  expect(offer()).toBe('')
})

test('another user is not offered the draft, nor is the same user after that [SES-14]', () => {
  typeAndExpire(<EmployeeForm />, 'eero')
  render(<EmployeeForm />)
  expect(offer()).toBe('')
  close()
  expire()
  logInAs('aino')
  render(<EmployeeForm />)
  expect(offer()).toBe('')
})

test('sending the form deletes its draft', async () => {
  typeAndExpire()
  render(<EmployeeForm />)
  type('firstName', 'Eero')
  await press('Tallenna')
  expect(offer()).toBe('')
  close()
  render(<EmployeeForm />)
  expect(offer()).toBe('')
})

test('sent or untouched values are not stored; values in flight when the session expires are', async () => {
  render(<EmployeeForm />)
  expire()
  logInAs('aino')
  type('firstName', 'Aino')
  await press('Tallenna')
  expire()
  close()
  logInAs('aino')
  render(<EmployeeForm />)
  expect(offer()).toBe('')
  close()

  await sendAndExpire(false)
  expect(offer()).toContain(m.form_draft_title())
})

test('input that was sent when the session expired is not offered as unsent', async () => {
  await sendAndExpire(true)
  expect(offer()).toMatch(/Lähetit tämän \d\d\.\d\d\.\d{4} klo/)
  expect(offer()).not.toContain('ennen kuin ehdit tallentaa')
  await press(m.form_draft_restore())
  expect(input('firstName').value).toBe('Aino')
})

/**
 * Lets the session expire during a submit, before or after the request was sent. Then the same user reopens the form.
 */
async function sendAndExpire(wasSent: boolean) {
  const send = vi.fn<Send>(() => {
    endSession('expired')
    return Promise.reject(new ApiError({ kind: 'superseded', operation: 'createEmployee', wasSent }))
  })
  render(<EmployeeForm send={send} />)
  type('firstName', 'Aino')
  await press('Tallenna')
  expect(send).toHaveBeenCalledOnce()
  close()
  logInAs('aino')
  render(<EmployeeForm />)
}

test('a form with other initial values has another draft, unless both have the same id', () => {
  typeAndExpire()
  const other = { ...NOTHING, firstName: 'Eero' }
  render(<EmployeeForm initial={other} />)
  expect(offer()).toBe('')
  close()

  typeAndExpire(<EmployeeForm root={{ draft: 'profile' }} />)
  render(<EmployeeForm initial={other} root={{ draft: 'profile' }} />)
  expect(offer()).toContain(m.form_draft_title())
  close()

  typeAndExpire(<EmployeeForm root={{ draft: false }} />)
  render(<EmployeeForm root={{ draft: false }} />)
  expect(offer()).toBe('')
})

test.each(['aino', undefined])(
  'the command that %s sends is stored meanwhile only if it is a user’s',
  async (owner) => {
    if (owner === undefined) act(() => endSession('logged-out'))
    let stored: unknown
    const send = async () => {
      stored = sentCommand('form')
    }
    render(<EmployeeForm send={send} root={{ draft: 'form' }} />)
    type('firstName', 'Aino')
    await press('Tallenna')
    expect(stored !== undefined).toBe(owner !== undefined)
  },
)

test('offers nothing without a session', () => {
  typeAndExpire()
  expire()
  render(<EmployeeForm />)
  expect(offer()).toBe('')
  expect(find('form').method).toBe('post')
})
