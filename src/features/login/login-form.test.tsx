// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { configureSubmittedLogin } from '@/session/submitted-login'
import { find, host, input, settle, useFreshPage } from '../../../tests/support/mount-in-test'
import { LoginForm, type LoginPort } from './login-form'

useFreshPage()

const refusal = (status: number, code: string) =>
  new ApiError({ kind: 'http', operation: 'login', status, items: [{ code, message: '', severity: 'Error' }] })
const makePort = (error = refusal(401, 'invalid_username_or_password')) => vi.fn<LoginPort>(async () => error)
const submitButton = () => find('button', '[type=submit]')

async function hydrate(port: LoginPort | undefined, before: () => void) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<LoginForm port={undefined} />)
  host.append(place)
  before()
  return act(async () => hydrateRoot(place, <LoginForm port={port} />))
}

test('input typed and a box checked before hydration are kept and sent; until then the button is disabled [SES-09]', async () => {
  const port = makePort()
  const root = await hydrate(port, () => {
    expect(submitButton().disabled).toBe(true)
    expect(find('form').method).toBe('post')
    input('username').value = 'matti'
    input('password').value = ' salainen '
    input('keep').checked = true
  })
  expect([submitButton().disabled, submitButton().getAttribute('aria-disabled')]).toEqual([false, null])
  await settle(() => submitButton().click())
  expect(port).toHaveBeenCalledExactlyOnceWith({ username: 'matti', password: ' salainen ', keep: true })
  expect([input('username').value, input('keep').checked]).toEqual(['matti', true])
  act(() => root.unmount())
})

test('a submit while the rest of the portal is loading sends nothing and shows no error', async () => {
  const root = await hydrate(undefined, () => {
    input('username').value = 'matti'
    input('password').value = 'salainen'
  })
  await settle(() => submitButton().click())
  expect(host.querySelector('[data-form-notice], [aria-busy]')).toBeNull()
  const port = makePort()
  await act(async () => root.render(<LoginForm port={port} />))
  expect(port).not.toHaveBeenCalled()
  await settle(() => submitButton().click())
  expect(port).toHaveBeenCalledOnce()
  act(() => root.unmount())
})

test.each([
  [401, 'invalid_username_or_password', m.login_wrong()],
  [401, 'invalid_grant', m.login_wrong()],
  [403, 'access_denied', m.login_wrong()],
  [422, 'incorrect_password', m.login_wrong()],
  [401, 'email_address_is_not_verified', m.login_unverified()],
  [500, 'internal_error', m.login_failed()],
])("%i %s is the form's own message, without a notice of the code [SES-07] [SES-08]", async (status, code, text) => {
  const root = await hydrate(makePort(refusal(status, code)), () => {
    input('username').value = 'matti'
    input('password').value = 'salainen'
  })
  await settle(() => submitButton().click())
  await vi.waitFor(() => expect(document.querySelector('[data-slot=alert-description]')?.textContent).toBe(text))
  expect(document.querySelectorAll('[data-slot=alert-description]')).toHaveLength(1)
  act(() => root.unmount())
})

test('a text above the limit of the contract is refused at its field, and nothing is sent [VAL-16]', async () => {
  const port = makePort()
  const root = await hydrate(port, () => {
    input('username').value = 'm'.repeat(101)
    input('password').value = 'salainen'
  })
  await settle(() => submitButton().click())
  expect(document.activeElement).toBe(input('username'))
  expect(input('username').getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(input('username').getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe(m.form_error_too_long({ count: '100' }))
  expect(port).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('a submit before hydration that is refused here leads to its error too [VAL-15] [SES-09]', async () => {
  configureSubmittedLogin({ isWaiting: () => true, take: () => true, refuse: () => undefined })
  const port = makePort()
  const root = await hydrate(port, () => {
    input('username').value = 'm'.repeat(101)
    input('password').value = 'salainen'
  })
  await settle(() => undefined)
  expect(input('username').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input('username'))
  expect(port).not.toHaveBeenCalled()
  act(() => root.unmount())
  configureSubmittedLogin()
})
