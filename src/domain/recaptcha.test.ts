// @vitest-environment jsdom

import { readSettings } from '@generated/api/lookups/lookups'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitFeatureFlags } from './feature-flags'

vi.mock('./feature-flags', () => ({ awaitFeatureFlags: vi.fn() }))
vi.mock('@generated/api/lookups/lookups', () => ({ readSettings: vi.fn() }))

const flags = (disableReCaptcha: boolean) =>
  vi.mocked(awaitFeatureFlags).mockResolvedValue({ disableReCaptcha } as Awaited<ReturnType<typeof awaitFeatureFlags>>)
const siteKey = (reCaptchaSiteKey: string | undefined) =>
  vi.mocked(readSettings).mockResolvedValue({ reCaptchaSiteKey } as Awaited<ReturnType<typeof readSettings>>)
const scripts = () => [...document.head.querySelectorAll('script')]

let reCaptchaToken: (action: string) => Promise<string>
beforeEach(async () => {
  vi.resetModules()
  document.head.replaceChildren()
  ;({ reCaptchaToken } = await import('./recaptcha'))
})
afterEach(() => {
  delete window.grecaptcha
  delete window.trustedTypes
  vi.useRealTimers()
})

/** Simulates the loaded script and counts its calls. */
async function arrive() {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  let asked = 0
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (_key, { action }) => {
      asked += 1
      return `${action}-${asked}`
    },
  }
  scripts()[0]?.dispatchEvent(new Event('load'))
}

test('with the flag disableReCaptcha no script loads and the token is empty [VAL-18]', async () => {
  flags(true)
  expect(await reCaptchaToken('sign_contract')).toBe('')
  expect(scripts()).toHaveLength(0)
})

test('each call gets its own token, and the script loads once [VAL-18]', async () => {
  flags(false)
  siteKey('the-key')
  const first = reCaptchaToken('check_username')
  await arrive()
  expect(await first).toBe('check_username-1')
  expect(await reCaptchaToken('check_username')).toBe('check_username-2')
  expect(scripts().map((script) => script.src)).toEqual(['https://www.google.com/recaptcha/api.js?render=the-key'])
})

test('throws without a site key, and loads a failed script again at the next call, with the same policy [VAL-18]', async () => {
  flags(false)
  // Like the browser, refuses a second policy of the same name.
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>((_name, rules) => {
    if (createPolicy.mock.calls.length > 1) throw new TypeError('Policy with name "recaptcha-loader" already exists.')
    return rules
  })
  window.trustedTypes = { createPolicy }
  siteKey(undefined)
  await expect(reCaptchaToken('a')).rejects.toThrow('site key')
  siteKey('the-key')
  const failed = reCaptchaToken('a')
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('could not be loaded')
  document.head.replaceChildren()
  const again = reCaptchaToken('a')
  await arrive()
  expect(await again).toBe('a-1')
})

test('a script or a token that never arrives fails after a time limit, and the next call tries again [VAL-18]', async () => {
  vi.useFakeTimers()
  flags(false)
  siteKey('the-key')
  const neverLoaded = expect(reCaptchaToken('a')).rejects.toThrow('in time')
  await vi.runAllTimersAsync()
  await neverLoaded
  document.head.replaceChildren()
  const again = reCaptchaToken('a')
  await arrive()
  expect(await again).toBe('a-1')
  Object.assign(window.grecaptcha ?? {}, { execute: () => new Promise(() => undefined) })
  const neverExecuted = expect(reCaptchaToken('a')).rejects.toThrow('in time')
  await vi.runAllTimersAsync()
  await neverExecuted
})
