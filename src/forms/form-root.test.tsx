// @vitest-environment jsdom

import { LoginBody } from '@generated/api/session/session.zod'
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError, type ReceivedErrorItem } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { useAppForm } from './app-form'
// Lazy-loaded on the first error in the portal. Import it here, so that no test waits for it.
import './errors/apply-server-errors'
import {
  find,
  host,
  input,
  leave,
  messageOf,
  render,
  settle,
  type,
  useFreshPage,
} from '../../tests/support/mount-in-test'
import { bodyForm } from './body-form'
import { FormRoot, type FormRootProps } from './form-root'
import type { SubmitButtonProps } from './submit/submit-button'

useFreshPage()

const body = bodyForm({ schema: LoginBody, toBody: (values: { username: string; password: string }) => values })

type Send = (body: { username: string; password: string }) => Promise<unknown>

function LoginForm({
  send,
  root,
  button,
}: {
  send: Send
  root?: Partial<FormRootProps>
  button?: Partial<SubmitButtonProps>
}) {
  const form = useAppForm({
    ...body.options,
    defaultValues: { username: '', password: '' },
    onSubmit: ({ value }) => send(body.read(value)),
  })
  return (
    <FormRoot form={form} {...root}>
      <form.AppField name="username">
        {(field) => <field.TextField label="Käyttäjätunnus" hint={m.help_title()} />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Salasana" autoComplete="current-password" />}
      </form.AppField>
      <form.SubmitButton {...button}>Kirjaudu</form.SubmitButton>
    </FormRoot>
  )
}

const submitButton = () => find('button', '[type=submit]')
const formElement = () => find('form')
const notice = () => host.querySelector('[data-form-notice]')?.textContent ?? ''
const problem = (status: number, items: Partial<ReceivedErrorItem>[]) =>
  new ApiError({
    kind: 'http',
    operation: 'login',
    status,
    items: items.map((item) => ({ message: '', severity: 'Error', code: '', ...item })),
  })

function fill(username = 'matti', password = ' salainen ') {
  type('username', username)
  type('password', password)
}

/** A request that stays in flight until the test resolves it. */
function openCall() {
  let end = () => {}
  const send = vi.fn<Send>(() => new Promise<void>((done) => (end = done)))
  return { send, end: () => end() }
}

const presses: [string, () => void][] = [
  [
    'a double click',
    () => {
      submitButton().click()
      submitButton().click()
      submitButton().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    },
  ],
  [
    'requestSubmit twice',
    () => {
      formElement().requestSubmit()
      formElement().requestSubmit()
    },
  ],
  [
    'Enter twice, which is a submit event each',
    () => {
      formElement().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
      formElement().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    },
  ],
]

test.each(presses)('%s in one task sends once [SES-24]', async (_, press) => {
  const { send, end } = openCall()
  render(<LoginForm send={send} />)
  fill()
  await settle(press)
  expect(send).toHaveBeenCalledExactlyOnceWith({ username: 'matti', password: ' salainen ' })
  expect(submitButton().getAttribute('aria-busy')).toBe('true')
  await settle(press)
  expect(send).toHaveBeenCalledOnce()
  await settle(end)
  expect(submitButton().getAttribute('aria-busy')).toBeNull()
  await settle(() => submitButton().click())
  expect(send).toHaveBeenCalledTimes(2)
})

test('a form whose command can be looked up sends nothing more after a success', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  render(<LoginForm send={send} root={{ evidence: () => ({}) }} />)
  fill()
  await settle(() => submitButton().click())
  await settle(() => submitButton().click())
  expect(send).toHaveBeenCalledOnce()
})

test('an invalid form sends nothing, shows its errors and focuses the first one [VAL-15]', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  render(<LoginForm send={send} />)
  type('username', 'matti')
  await settle(() => submitButton().click())
  expect(send).not.toHaveBeenCalled()
  expect(messageOf('password')).toBe(m.form_error_required())
  expect(document.activeElement).toBe(input('password'))
  expect(input('password').getAttribute('aria-invalid')).toBe('true')
  const described = input('password').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(m.form_error_required())
})

test('a disabled submit button says why, sends nothing and focuses the first error [VAL-15]', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  render(<LoginForm send={send} button={{ whenInvalid: 'disable' }} />)
  await settle()
  expect(submitButton().getAttribute('aria-disabled')).toBe('true')
  expect(submitButton().disabled).toBe(false)
  const reason = document.getElementById(submitButton().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe(m.form_fix_errors())
  await settle(() => submitButton().click())
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input('username'))
  expect(messageOf('username')).toBe(m.form_error_required())
  fill()
  expect(submitButton().getAttribute('aria-disabled')).toBeNull()
  await settle(() => submitButton().click())
  expect(send).toHaveBeenCalledOnce()
})

test('a button that needs a change is disabled without one, also after the change is undone', async () => {
  render(<LoginForm send={() => Promise.resolve()} button={{ needsChange: true }} />)
  const reason = () => document.getElementById(submitButton().getAttribute('aria-describedby') ?? '')?.textContent
  expect(reason()).toBe(m.form_nothing_changed())
  type('username', 'm')
  expect(reason()).toBeUndefined()
  type('username', '')
  expect(reason()).toBe(m.form_nothing_changed())
})

test('errors show on blur of a changed field, not while typing or in an untouched field', () => {
  render(<LoginForm send={() => Promise.resolve()} />)
  type('username', 'a'.repeat(101))
  expect(messageOf('username')).toBe('')
  leave('username')
  expect(messageOf('username')).toBe(m.form_error_too_long({ count: '100' }))
  act(() => input('password').focus())
  leave('password')
  expect(messageOf('password')).toBe('')
  type('username', 'matti')
  expect(messageOf('username')).toBe('')
})

test('an error on blur caused by a mouse press shows only after the press, so that nothing moves under the pointer', async () => {
  render(<LoginForm send={() => Promise.resolve()} />)
  type('username', 'a'.repeat(101))
  act(() => void document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
  leave('username')
  expect(messageOf('username')).toBe('')
  await settle(() => document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })))
  expect(messageOf('username')).toBe(m.form_error_too_long({ count: '100' }))
})

test('errors follow a change of language', () => {
  render(<LoginForm send={() => Promise.resolve()} />)
  type('username', 'a'.repeat(101))
  leave('username')
  act(() => setCurrentLocale('en'))
  expect(messageOf('username')).toBe(m.form_error_too_long({ count: '100' }, { locale: 'en' }))
})

test("the server's error items show at their fields, the first one is focused, and a change removes them", async () => {
  const send = vi.fn<Send>(() =>
    Promise.reject(problem(400, [{ code: 'field_invalid', fieldName: 'user.name' }, { code: 'not_found' }])),
  )
  render(<LoginForm send={send} root={{ rules: { ...body, fields: { 'user.name': 'username' } } }} />)
  fill()
  await settle(() => submitButton().click())
  expect(messageOf('username')).toBe(m.error_field_invalid())
  expect(notice()).toContain(m.error_not_found())
  expect(document.activeElement).toBe(input('username'))
  leave('username')
  expect(messageOf('username')).toBe(m.error_field_invalid())
  type('username', 'matti2')
  expect(messageOf('username')).toBe('')
  await settle(() => submitButton().click())
  expect(send).toHaveBeenCalledTimes(2)
})

test('the same values can be sent again after a server error', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(problem(409, [{ code: 'username_taken', fieldName: 'username' }]))
  render(<LoginForm send={send} />)
  fill()
  await settle(() => submitButton().click())
  expect(messageOf('username')).toBe(m.error_username_taken())
  await settle(() => submitButton().click())
  expect(send).toHaveBeenCalledTimes(2)
  expect(messageOf('username')).toBe('')
})

test('the notice has the text of each code once, and the generic text for an unknown code [NAV-14]', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(
      problem(400, [{ code: 'invalid_email_address' }, { code: 'company_not_found' }, { code: 'company_not_found' }]),
    )
    .mockRejectedValueOnce(problem(400, [{ code: 'invalid_username_or_password' }]))
    .mockRejectedValueOnce(problem(400, [{ code: 'never_heard_of' }]))
    .mockRejectedValueOnce(problem(500, []))
  render(<LoginForm send={send} />)
  fill()
  await settle(() => submitButton().click())
  expect(notice()).toBe(`Virhe${m.error_invalid_email_address()} ${m.error_company_not_found()}`)
  expect(document.activeElement).toBe(find('div', '[data-form-notice]'))
  act(() => setCurrentLocale('en'))
  expect(notice()).toBe(`ErrorCheck the email address. ${m.error_company_not_found({}, { locale: 'en' })}`)
  await settle(() => submitButton().click())
  expect(notice()).toBe(`Error${m.error_invalid_username_or_password({}, { locale: 'en' })}`)
  await settle(() => submitButton().click())
  expect(notice()).toBe('ErrorSomething went wrong.')
  await settle(() => submitButton().click())
  expect(notice()).toBe('ErrorSomething went wrong.')
  await settle(() => submitButton().click())
  expect(notice()).toBe('')
})

test('a refusal without its own text still shows an error; a call of an ended session shows none', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(problem(401, [{ code: 'access_denied' }, { code: 'invalid_grant' }]))
    .mockRejectedValueOnce(new ApiError({ kind: 'superseded', operation: 'login' }))
  render(<LoginForm send={send} />)
  fill()
  await settle(() => submitButton().click())
  expect(notice()).toBe(`Virhe${m.error_generic()}`)
  await settle(() => submitButton().click())
  expect(notice()).toBe('')
})

test('an exception in onSubmit is reported and shown as the generic text', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const mistake = new TypeError('x is undefined')
  render(<LoginForm send={() => Promise.reject(mistake)} />)
  fill()
  await settle(() => submitButton().click())
  expect(notice()).toBe(`Virhe${m.error_generic()}`)
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake)
})

test('the form element has method post and no native validation', () => {
  render(<LoginForm send={() => Promise.resolve()} />)
  expect(formElement().method).toBe('post')
  expect(formElement().noValidate).toBe(true)
  expect(input('password').autocomplete).toBe('current-password')
  expect(input('username').getAttribute('aria-required')).toBe('true')
})
