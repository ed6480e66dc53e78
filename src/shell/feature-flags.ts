import { readFeatureFlags } from '@generated/api/content/content'
import type { FeatureFlags } from '@generated/api/model'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { isApiError } from '@/api/api-error'

export type FeatureFlag = keyof FeatureFlags

/** How long something may wait for the flags before it goes on with the defaults (ms). */
export const FLAGS_PATIENCE_MS = 5000

/** What holds while the flags are not known: no unfinished feature shows, reCAPTCHA stays on (NAV-07). */
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
/** The reading that was begun last; undefined before the first. */
let settled: Promise<void> | undefined

/** Only a literal true switches a feature: a reply of another shape is as good as none. */
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
    // A session that began or ended meanwhile dropped the reply; the flags are the same for everyone.
    if (isApiError(error) && error.kind === 'superseded') return readOnce()
    // Otherwise the defaults hold: nobody is told, nothing waits (NAV-07).
  }
}

/** Begins the reading of the flags where nobody has, for a page that will show by them. Holds nothing up and never throws (NAV-07). */
export function beginFeatureFlags(): void {
  settled ??= readOnce()
}

/**
 * Reads the flags, once, at the start of the portal. Holds nothing up and never throws (NAV-07).
 * @param rest when there is time for it; whoever must know the flags sooner does not wait for that
 */
export function loadFeatureFlags(rest?: Promise<void>): void {
  if (!rest) {
    settled = readOnce()
    return
  }
  void rest.then(beginFeatureFlags)
}

/**
 * The flags, for what must know them before it acts (reCAPTCHA before a submit). Waits for their reading, which it begins
 * where nobody has, but no longer than FLAGS_PATIENCE_MS: then the defaults hold. A later answer still counts for whoever asks later.
 */
export async function knownFeatureFlags(): Promise<FeatureFlags> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, FLAGS_PATIENCE_MS)
  })
  settled ??= readOnce()
  await Promise.race([settled, patience])
  clearTimeout(timer)
  return flags.get()
}

/**
 * Whether a feature is on, as a subscription; false until the flags are known and when they cannot be loaded. Begins
 * their reading where nobody has.
 */
export function useFeatureFlag(name: FeatureFlag): boolean {
  useEffect(beginFeatureFlags, [])
  return useSelector(flags, (known) => known[name])
}
