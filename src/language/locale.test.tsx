// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptLanguage, currentLocale, leaveOddAddress, setCurrentLocale, textIn, useLocale } from './locale'

beforeEach(() => {
  setCurrentLocale('fi')
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('texts, requests and subscribers follow the language', () => {
  const host = document.createElement('div')
  const Shown = () => `${useLocale()} ${m.menu_help()}`
  const root = createRoot(host)
  act(() => root.render(<Shown />))
  expect([host.textContent, acceptLanguage()]).toEqual(['fi Ohjeet', 'fi-FI'])
  act(() => setCurrentLocale('en'))
  expect([host.textContent, acceptLanguage()]).toEqual(['en Help', 'en-US'])
  act(() => root.unmount())
})

test('a text has a dash for a value that a reply lacks [CTR-07]', () => {
  const lacking = undefined as unknown as string
  expect(m.orders_cards_again_show({ number: lacking })).toBe('Näytä tilaus –')
  expect(m.employees_import_not_saved({ count: lacking })).toContain('tallentamatta: –.')
})

test('a text in a given language does not affect other texts, even if it throws', () => {
  let drawn = 0
  const Counted = () => {
    useLocale()
    drawn += 1
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Counted />))
  act(() => {
    expect([textIn('en', () => m.menu_help()), textIn('fi', () => m.menu_help())]).toEqual(['Help', m.help_title()])
    expect(() =>
      textIn('en', () => {
        throw new Error('no text')
      }),
    ).toThrow('no text')
  })
  expect([currentLocale(), m.menu_help(), drawn]).toEqual(['fi', m.help_title(), 1])
  act(() => root.unmount())
})

test.each([
  ['//login?impersonation=3f0c9a52-6d1e-4b7a-9c55-0a1b2c3d4e5f', '/not-found'],
  ['//evil.example?token=t#x', '/not-found'],
  ['/\\evil.example', '/not-found'],
  ['/fi//evil.example', '/not-found'],
  ['/en//login', '/en/not-found'],
  ['/login//', '/not-found'],
  ['/login?next=//evil.example#//x', '/login?next=//evil.example#//x'],
  ['/beneficiaries', '/beneficiaries'],
])('%s becomes %s [NAV-05]', (address, becomes) => {
  window.history.replaceState({ key: 'k' }, '', window.location.origin + address)
  leaveOddAddress()
  expect(window.location.href).toBe(window.location.origin + becomes)
})
