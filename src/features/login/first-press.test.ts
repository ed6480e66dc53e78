// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loginBodyOf, watchFirstPress } from './first-press'

const PAGE = `<form method="post" novalidate><input name="username"><input name="password" type="password">
  <button type="submit" disabled>Kirjaudu sisään</button></form>`
const [form, button] = [() => document.querySelector('form'), () => document.querySelector('button')]
const type = (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (input) input.value = text
}

beforeEach(() => {
  document.body.innerHTML = PAGE
})

test('a press before the portal has come starts the login with what was typed, and leaves the page where it is [SES-01] [FMT-07]', () => {
  const start = vi.fn()
  const end = watchFirstPress(start)
  expect(button()?.disabled).toBe(false)
  type('username', ' aino.virtanen ')
  type('password', ' salainen ')
  button()?.click()
  // A second submit while the first is in flight must not send another login request.
  form()?.requestSubmit()
  expect(start).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ username: 'aino.virtanen', password: ' salainen ' }))
  expect([button()?.getAttribute('aria-busy'), button()?.dataset.pressed]).toEqual(['true', ''])
  expect(end?.()).toBe(true)
  expect([button()?.getAttribute('aria-busy'), button()?.dataset.pressed]).toEqual([null, undefined])
})

test('without username or password nothing is sent: the focus goes to what is missing [SES-02]', () => {
  const start = vi.fn()
  const end = watchFirstPress(start)
  type('username', 'aino.virtanen')
  form()?.requestSubmit()
  expect(document.activeElement?.getAttribute('name')).toBe('password')
  expect([start.mock.calls.length, end?.()]).toEqual([0, false])
})

test('a page without the form is not watched', () => {
  document.body.innerHTML = '<header></header>'
  expect(watchFirstPress(() => undefined)).toBeUndefined()
})

test('the body is the one that the portal sends', () => {
  expect(loginBodyOf(' a ', ' b ')).toBe('{"username":"a","password":" b "}')
})
