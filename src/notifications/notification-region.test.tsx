// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../tests/support/accessible'
import { logOut, onlyToast, toasts } from '../../tests/support/login-pages'
import { beginAnew, openPortal, usePortal } from '../../tests/support/portal-test-bed'
import { notify } from './notifications'

usePortal()

const show = (text: string, isPersistent = false) =>
  act(() => notify({ level: 'error', isPersistent, text: () => text }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toast = () => document.querySelector('[data-slot=toast]') as HTMLElement
const close = () => within(toast()).getByRole('button', { name: m.notification_close() })

test('a toast lasts 5000 ms, a persistent notification until it is closed; a hovered one stays, but does not hold later ones [NAV-09]', async () => {
  const { user } = await openPortal('/', 'aino.virtanen')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await logOut(user)
  await onlyToast(m.logged_out())
  expect(screen.getByRole('region', { name: m.notifications_label() }).getAttribute('aria-live')).toBe('polite')
  await pass(3000)
  await onlyToast(m.logged_out())
  await pass(2000)
  expect(toasts()).toEqual([])

  for (const by of ['pointer', 'keyboard'] as const) {
    show('Pysyy', true)
    await waitFor(() => expect(toast().dataset.variant).toBe('error'))
    await pass(60_000)
    await onlyToast('Pysyy')
    if (by === 'pointer') await user.click(close())
    else {
      close().focus()
      await user.keyboard('{Enter}')
    }
    await waitFor(() => expect(toasts()).toEqual([]))
  }
  const showLater = async () => {
    show('Poistuu')
    await onlyToast('Poistuu')
  }
  // Pointer and focus were on the closed notification; later ones must not be held.
  await showLater()
  await pass(5000)
  expect(toasts()).toEqual([])
  await showLater()
  await user.hover(toast())
  await pass(30_000)
  await onlyToast('Poistuu')
  await user.unhover(toast())
  await pass(5000)
  expect(toasts()).toEqual([])
})

test('overdue toasts stay while the focus moves between them or the pointer leaves, and close when the focus leaves too [NAV-09]', async () => {
  const { user } = await openPortal('/login')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const text of ['Eka', 'Toka']) show(text)
  const bothStay = () => waitFor(() => expect(toasts()).toHaveLength(2))
  await bothStay()
  act(() => close().focus())
  await pass(5000)
  await bothStay()
  await user.tab()
  const focusedToast = () => document.activeElement?.closest('[data-slot=toast]')?.textContent
  await waitFor(() => expect(focusedToast()).toContain('Toka'))
  await bothStay()
  await user.hover(toast())
  await user.unhover(toast())
  await bothStay()
  act(() => (document.activeElement as HTMLElement).blur())
  await waitFor(() => expect(toasts()).toEqual([]))
})

test('closing one of several overdue toasts leaves the others for another 5000 ms [NAV-09]', async () => {
  const { user } = await openPortal('/login')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const text of ['Eka', 'Toka']) show(text)
  await waitFor(() => expect(toasts()).toHaveLength(2))
  act(() => close().focus())
  await pass(5000)
  await user.keyboard('{Enter}')
  await onlyToast('Toka')
  await pass(4000)
  await onlyToast('Toka')
  act(() => (document.activeElement as HTMLElement).blur())
  await pass(5000)
  expect(toasts()).toEqual([])
})

test('axe finds nothing in notifications of any level, with a button or without [NAV-09]', async () => {
  await openPortal('/login')
  const levels = ['info', 'success', 'warning', 'error'] as const
  for (const level of levels) {
    const action = level === 'error' ? { label: () => m.try_again(), run: () => undefined } : undefined
    act(() => notify({ level, isPersistent: true, text: () => level, action }))
  }
  await waitFor(() => expect(toasts()).toHaveLength(levels.length))
  await expectAccessible(document.querySelector('[data-slot=toast-region]') as HTMLElement)
})

test('the region is shown after the first render, or at once with a notification [NAV-09]', async () => {
  const open = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const draw = () => act(() => frames.splice(0).forEach((frame) => frame(0)))
  const isOpen = () => open.mock.contexts.includes(document.querySelector('[data-slot=toast-region]'))
  await openPortal('/login')
  draw()
  expect(isOpen()).toBe(false)
  draw()
  expect(isOpen()).toBe(true)

  await beginAnew()
  await openPortal('/login')
  expect(isOpen()).toBe(false)
  show('Pysyy', true)
  await waitFor(() => expect(toast().dataset.variant).toBe('error'))
  expect(isOpen()).toBe(true)
})
