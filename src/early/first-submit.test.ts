// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { watchFirstSubmit } from './first-submit'

const PAGE = `<form method="post" novalidate><input name="username"><input name="password" type="password">
  <button type="submit" disabled>Kirjaudu sisään</button></form>`
const [form, button] = [() => document.querySelector('form'), () => document.querySelector('button')]
const type = (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (input) input.value = text
}

let letAnswer = () => {}
let answer: Promise<void>
beforeEach(() => {
  answer = new Promise((done) => {
    letAnswer = done
  })
  document.body.innerHTML = PAGE
})

test('a submit before the portal has loaded starts the login with the input and stays on the page [SES-01] [FMT-07]', () => {
  const start = vi.fn()
  const watch = watchFirstSubmit(start, () => answer)
  expect(button()?.disabled).toBe(false)
  type('username', ' aino.virtanen ')
  type('password', ' salainen ')
  button()?.click()
  // A second submit while the first is in flight must not send another login request.
  form()?.requestSubmit()
  expect(start).toHaveBeenCalledExactlyOnceWith({ username: 'aino.virtanen', password: ' salainen ' })
  expect([button()?.getAttribute('aria-busy'), button()?.dataset.pressed]).toEqual(['true', ''])
  expect([watch?.isWaiting(), watch?.take()]).toEqual([true, true])
  expect([button()?.getAttribute('aria-busy'), button()?.dataset.pressed]).toEqual([null, undefined])
})

test('without username or password nothing is sent, and the missing field is focused [SES-02]', () => {
  const start = vi.fn()
  const watch = watchFirstSubmit(start, () => answer)
  type('username', 'aino.virtanen')
  form()?.requestSubmit()
  expect(document.activeElement?.getAttribute('name')).toBe('password')
  expect([start.mock.calls.length, watch?.take()]).toEqual([0, false])
})

test('a page without the form is not watched', () => {
  document.body.innerHTML = '<header></header>'
  expect(
    watchFirstSubmit(
      () => undefined,
      () => answer,
    ),
  ).toBeUndefined()
})

test('a submit that the portal does not take over in time can be repeated; a stopped watch changes nothing', () => {
  vi.useFakeTimers()
  const start = vi.fn()
  const watch = watchFirstSubmit(start, () => answer)
  type('username', 'a')
  type('password', 'b')
  button()?.click()
  vi.advanceTimersByTime(8999)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  vi.advanceTimersByTime(1)
  expect([button()?.getAttribute('aria-busy'), button()?.dataset.pressed, watch?.isWaiting()]).toEqual([
    null,
    undefined,
    false,
  ])
  button()?.click()
  expect(start).toHaveBeenCalledTimes(2)
  expect(watch?.take()).toBe(true)
  // After take() only the portal may change the button.
  button()?.setAttribute('aria-busy', 'true')
  vi.advanceTimersByTime(9000)
  watch?.refuse()
  expect([button()?.getAttribute('aria-busy'), button()?.disabled]).toEqual(['true', false])
  vi.useRealTimers()
})

test('a link waits only for a login in flight, which is then cancelled once and not handed over [SES-14]', async () => {
  document.body.innerHTML = `${PAGE}<a href="#reset">Unohditko salasanasi?</a>`
  const link = document.querySelector('a')
  const giveUp = vi.fn(() => answer)
  const watch = watchFirstSubmit(() => undefined, giveUp)
  const goes = (init?: MouseEventInit) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  location.hash = ''
  expect(goes()).toBe(true)
  type('username', 'a')
  type('password', 'b')
  button()?.click()
  location.hash = ''
  expect(goes({ ctrlKey: true })).toBe(true)
  location.hash = ''
  expect([goes(), goes()]).toEqual([false, false])
  expect(giveUp).toHaveBeenCalledOnce()
  expect(location.hash).toBe('')
  // The portal loads before the login is cancelled.
  expect(watch?.take()).toBe(false)
  letAnswer()
  await vi.waitFor(() => expect(location.hash).toBe('#reset'))
  expect(goes()).toBe(true)
})

test('a login submitted on a page that was left and is shown again is handed over', () => {
  document.body.innerHTML = `${PAGE}<a href="#reset">Unohditko salasanasi?</a>`
  const watch = watchFirstSubmit(
    () => undefined,
    () => answer,
  )
  type('username', 'a')
  type('password', 'b')
  button()?.click()
  document.querySelector('a')?.click()
  window.dispatchEvent(new Event('pagehide'))
  button()?.click()
  expect(watch?.take()).toBe(true)
})

test('after a login elsewhere a press of the login button does nothing [SES-14]', () => {
  const start = vi.fn()
  const watch = watchFirstSubmit(start, () => answer)
  type('username', 'a')
  type('password', 'b')
  watch?.refuse()
  button()?.click()
  expect([start.mock.calls.length, watch?.take()]).toEqual([0, false])
})
