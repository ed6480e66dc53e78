// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyStoredAppearance, followAppearance, SETTINGS_KEY } from './appearance'
import { writeStoredValue } from './browser-storage'
import { changeSettings, settings } from './settings'

const root = document.documentElement
const shown = () => ({ theme: root.dataset.theme, density: root.dataset.density })

beforeEach(() => {
  document.head.innerHTML = `<meta name="color-scheme" content="light dark">
    <meta name="theme-color" media="(prefers-color-scheme: light)" data-theme="light">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" data-theme="dark">`
})
afterEach(() => {
  vi.restoreAllMocks()
  changeSettings({ theme: 'system', density: 'comfortable', startPage: undefined })
  localStorage.clear()
})

const media = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) => bar.media)
const scheme = () => document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content

test('a chosen theme applies to the page and the browser’s bars; “system” follows the system again [SET-02]', () => {
  changeSettings({ theme: 'dark' })
  expect(shown().theme).toBe('dark')
  expect(scheme()).toBe('dark')
  expect(media()).toEqual(['not all', 'all'])
  changeSettings({ theme: 'light' })
  expect(shown().theme).toBe('light')
  expect(media()).toEqual(['all', 'not all'])
  changeSettings({ theme: 'system' })
  expect(shown().theme).toBeUndefined()
  expect(scheme()).toBe('light dark')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('applies the stored choices at the next start, before anything else runs [SET-01] [SET-02]', () => {
  changeSettings({ theme: 'dark', density: 'compact' })
  delete root.dataset.theme
  delete root.dataset.density
  applyStoredAppearance()
  expect(shown()).toEqual({ theme: 'dark', density: 'compact' })
})

test('another tab’s choice is followed [SET-01]', () => {
  followAppearance()
  writeStoredValue('local', SETTINGS_KEY, { theme: 'light', density: 'compact' })
  dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }))
  expect(shown()).toEqual({ theme: 'light', density: 'compact' })
  expect(settings()).toMatchObject({ theme: 'light', density: 'compact' })
})

test.each([
  ['nothing', undefined],
  ['no object', 'dark'],
  ['other values', { theme: 'pink', density: 3, startPage: ['/'] }],
])('%s in storage counts as no choice [SET-01]', (_, stored) => {
  if (stored !== undefined) writeStoredValue('local', SETTINGS_KEY, stored)
  expect(settings()).toEqual({ theme: 'system', density: 'comfortable', startPage: undefined })
  applyStoredAppearance()
  expect(shown()).toEqual({ theme: undefined, density: undefined })
})

test('a damaged value does not affect the others [SET-01]', () => {
  writeStoredValue('local', SETTINGS_KEY, { theme: 'dark', density: 'tiny', startPage: '/reports' })
  expect(settings()).toEqual({ theme: 'dark', density: 'comfortable', startPage: '/reports' })
})

test('without storage the settings last as long as the page [SET-06]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeSettings({ theme: 'dark' })
  changeSettings({ density: 'compact' })
  expect(settings()).toMatchObject({ theme: 'dark', density: 'compact' })
  expect(shown()).toEqual({ theme: 'dark', density: 'compact' })
})
