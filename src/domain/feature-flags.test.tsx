// @vitest-environment jsdom
import { readFeatureFlags } from '@generated/api/content/content'
import type { FeatureFlags } from '@generated/api/model'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/loaded-engine'

vi.mock('@generated/api/content/content', () => ({ readFeatureFlags: vi.fn() }))
const reading = vi.mocked(readFeatureFlags)
/** Throws the error class of the freshly imported module, as its request function would. */
const fails = (kind: 'http' | 'network' | 'superseded') => async () => {
  const { ApiError } = await import('@/api/replies/api-error')
  throw new ApiError({ kind, operation: 'readFeatureFlags' })
}

const ALL_OFF: FeatureFlags = {
  enableLoadingType: false,
  enableDailyLoadExtension: false,
  enableRecurringLoad: false,
  enableScheduledLoad: false,
  disableReCaptcha: false,
}
const SOME_ON = { ...ALL_OFF, enableScheduledLoad: true, disableReCaptcha: true }

async function load(rest?: Promise<void>) {
  vi.resetModules()
  const flags = await import('./feature-flags')
  if (rest) void rest.then(flags.beginFeatureFlags)
  else flags.loadFeatureFlags()
  return flags
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reading.mockReset()
})

test('uses the flags of the content file [NAV-07]', async () => {
  reading.mockResolvedValue(SOME_ON)
  const flags = await load()
  expect(await flags.awaitFeatureFlags()).toEqual(SOME_ON)
})

test('a caller that needs the flags does not wait for an idle browser, and they are read once [NAV-07]', async () => {
  reading.mockResolvedValue(SOME_ON)
  let rest = () => {}
  const flags = await load(
    new Promise((done) => {
      rest = done
    }),
  )
  expect(reading).not.toHaveBeenCalled()
  expect(await flags.awaitFeatureFlags()).toEqual(SOME_ON)
  rest()
  await vi.advanceTimersByTimeAsync(0)
  expect(reading).toHaveBeenCalledTimes(1)
})

test('when they cannot be loaded every feature is off and reCAPTCHA stays on [NAV-07]', async () => {
  reading.mockImplementation(fails('http'))
  expect(await (await load()).awaitFeatureFlags()).toEqual(ALL_OFF)
  reading.mockImplementation(fails('network'))
  expect(await (await load()).awaitFeatureFlags()).toEqual(ALL_OFF)
})

test.each([
  ['a text', 'maintenance'],
  ['nothing', undefined],
  ['words instead of truth', { ...ALL_OFF, disableReCaptcha: 'yes', enableLoadingType: 1 }],
])('a reply of %s enables no feature [NAV-07]', async (_name, reply) => {
  reading.mockResolvedValue(reply as never)
  expect(await (await load()).awaitFeatureFlags()).toEqual(ALL_OFF)
})

test('a caller waits five seconds at most; a late reply is still used [NAV-07]', async () => {
  let answer: (reply: FeatureFlags) => void = () => undefined
  reading.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const flags = await load()
  const known = flags.awaitFeatureFlags()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await known).toEqual(ALL_OFF)
  answer(SOME_ON)
  expect(await flags.awaitFeatureFlags()).toEqual(SOME_ON)
})

test('until the flags are loaded anew the defaults count [NAV-07]', async () => {
  reading.mockResolvedValueOnce(SOME_ON).mockReturnValueOnce(new Promise(() => undefined))
  const flags = await load()
  await flags.awaitFeatureFlags()
  flags.loadFeatureFlags()
  const known = flags.awaitFeatureFlags()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await known).toEqual(ALL_OFF)
})

test('a login while the flags are being read does not lose them [NAV-07]', async () => {
  reading.mockImplementationOnce(fails('superseded')).mockResolvedValueOnce(SOME_ON)
  expect(await (await load()).awaitFeatureFlags()).toEqual(SOME_ON)
  expect(reading).toHaveBeenCalledTimes(2)
})

test('a screen with a feature loads the flags once, if nothing else has [NAV-07]', async () => {
  reading.mockResolvedValue(SOME_ON)
  const { useFeatureFlag } = await load(new Promise(() => {}))
  const host = document.createElement('div')
  const Shown = () => {
    const flags = [useFeatureFlag('enableScheduledLoad'), useFeatureFlag('disableReCaptcha')]
    return flags.every(Boolean) ? 'on' : 'off'
  }
  await act(async () => createRoot(host).render(<Shown />))
  expect(host.textContent).toBe('on')
  expect(reading).toHaveBeenCalledTimes(1)
})

test('a screen shows a feature once its flag is known', async () => {
  let answer: (reply: FeatureFlags) => void = () => undefined
  reading.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { useFeatureFlag } = await load()
  const host = document.createElement('div')
  const Shown = () => (useFeatureFlag('enableScheduledLoad') ? 'on' : 'off')
  act(() => createRoot(host).render(<Shown />))
  expect(host.textContent).toBe('off')
  await act(async () => answer(SOME_ON))
  expect(host.textContent).toBe('on')
})
