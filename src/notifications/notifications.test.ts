// @vitest-environment jsdom

import { act } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAllNotifications,
  closeNotification,
  dismissNotification,
  holdNotifications,
  type Notification,
  notify,
  useNotifications,
} from './notifications'

let drawn: readonly Notification[] = []
let shown: string[] = []
let unmount: () => void

function Shown() {
  drawn = useNotifications()
  shown = drawn.map(({ level, text }) => `${level}: ${text()}`)
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Shown)))
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  act(() => {
    holdNotifications(false)
    closeAllNotifications()
  })
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (text: string, isPersistent = false) => act(() => notify({ level: 'info', isPersistent, text: () => text }))
const uidOf = (text: string) => drawn.find((one) => one.text() === text)?.uid ?? ''
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('each toast lasts 5000 ms [NAV-09]', () => {
  say('one')
  pass(2000)
  say('two')
  pass(2999)
  expect(shown).toEqual(['info: one', 'info: two'])
  pass(1)
  expect(shown).toEqual(['info: two'])
  pass(2000)
  expect(shown).toEqual([])
})

test('a persistent notification stays until it is closed by its uid [NAV-09]', () => {
  say('stays', true)
  say('stays too', true)
  expect(uidOf('stays')).not.toBe(uidOf('stays too'))
  pass(24 * 3600 * 1000)
  expect(shown).toEqual(['info: stays', 'info: stays too'])
  act(() => dismissNotification(uidOf('stays')))
  expect(shown).toEqual(['info: stays too'])
})

test('shows only the newest notification of a name, as a new one, and closes it by that name', () => {
  const uids = [1, 2].map((count) => {
    act(() => notify({ level: 'error', name: 'limit', isPersistent: true, text: () => `wait ${count}` }))
    return uidOf(`wait ${count}`)
  })
  say('other', true)
  expect(shown).toEqual(['error: wait 2', 'info: other'])
  expect(uids[0]).not.toBe(uids[1])
  act(() => closeNotification('limit'))
  expect(shown).toEqual(['info: other'])
})

test('each level has its own look [NAV-09]', () => {
  act(() => {
    for (const level of ['info', 'success', 'error', 'warning'] as const) notify({ level, text: () => level })
  })
  expect(shown).toEqual(['info: info', 'success: success', 'error: error', 'warning: warning'])
})

test('no notification closes while one is hovered; overdue ones close afterwards', () => {
  say('one')
  pass(1000)
  act(() => holdNotifications(true))
  say('two')
  pass(60_000)
  expect(shown).toEqual(['info: one', 'info: two'])
  act(() => holdNotifications(false))
  expect(shown).toEqual([])
})

test('closing the last held notification lets later ones close on time [NAV-09]', () => {
  act(() => notify({ level: 'info', name: 'held', text: () => 'held' }))
  act(() => holdNotifications(true))
  // Closing a notification under the pointer or the focus sends no leave event.
  act(() => closeNotification('held'))
  say('later')
  pass(5000)
  expect(shown).toEqual([])
})

test('all notifications close at once and do not return [SES-14]', () => {
  say('one')
  say('two', true)
  act(() => closeAllNotifications())
  expect(shown).toEqual([])
  say('of the next user')
  pass(4999)
  expect(shown).toEqual(['info: of the next user'])
})
