import { readFeatureFlags } from '@generated/api/content/content'
import type { FeatureFlags } from '@generated/api/model'
import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { pause } from '@/browser/pause'

export type FeatureFlag = keyof FeatureFlags

/** Timeout in ms after which callers continue with the default flags. */
export const FLAGS_TIMEOUT_MS = 5000

/** Used while the flags are unknown: unfinished features are hidden, reCAPTCHA stays on (NAV-07). */
const SAFE_DEFAULTS: FeatureFlags = {
  enableLoadingType: false,
  enableDailyLoadExtension: false,
  enableRecurringLoad: false,
  enableScheduledLoad: false,
  disableReCaptcha: false,
}
const NAMES = Object.keys(SAFE_DEFAULTS) as FeatureFlag[]

// Not in the query cache: flags belong to the deployment, and the cache is cleared with each session.
const flags = createAtom(SAFE_DEFAULTS)
const settled = createAtom<Promise<void> | undefined>(undefined)

/** Only a literal true enables a feature, so an invalid reply enables nothing. */
function readFlags(reply: unknown): FeatureFlags {
  const given: Partial<Record<FeatureFlag, unknown>> = typeof reply === 'object' && reply !== null ? reply : {}
  const read = { ...SAFE_DEFAULTS }
  for (const name of NAMES) read[name] = given[name] === true
  return read
}

async function readOnce(): Promise<void> {
  try {
    flags.set(readFlags(await readFeatureFlags()))
  } catch (error) {
    // The reply was dropped because a session began or ended meanwhile. The flags are the same for everyone, so retry.
    if (isApiError(error) && error.kind === 'superseded') return readOnce()
    // Otherwise keep the defaults, silently (NAV-07).
  }
}

/** Loads the flags as on a new page: until the reply, the defaults count. */
export function loadFeatureFlags(): void {
  flags.set(SAFE_DEFAULTS)
  settled.set(readOnce())
}

/** Starts loading the flags if nobody has. For pages that render by flags; never blocks or throws (NAV-07). */
export function beginFeatureFlags(): void {
  if (settled.get() === undefined) loadFeatureFlags()
}

/** For code that needs the flags before acting. After FLAGS_TIMEOUT_MS the defaults count. */
export async function awaitFeatureFlags(): Promise<FeatureFlags> {
  beginFeatureFlags()
  await Promise.race([settled.get(), pause(FLAGS_TIMEOUT_MS)])
  return flags.get()
}

const currentFlags = () => flags.get()
const followFlags = (listener: () => void) => {
  beginFeatureFlags()
  return flags.subscribe(listener).unsubscribe
}

/** All flags; each is false until the flags are loaded, and if loading fails. */
export const useFeatureFlags = (): FeatureFlags => useSyncExternalStore(followFlags, currentFlags, currentFlags)

export const useFeatureFlag = (name: FeatureFlag): boolean => useFeatureFlags()[name]
