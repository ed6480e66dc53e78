import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { type infer as Infer, safeParse } from 'zod/mini'
import { pause } from '@/browser/pause'
import { RuntimeConfig } from './runtime-config-schema'

export type RuntimeConfig = Infer<typeof RuntimeConfig>

/** The configuration of the build. Prerendered pages show it until the environment's config.json has loaded. */
const initial = RuntimeConfig.parse(__BUILD_CONFIG__)
const current = createAtom(initial)

/** Within ten seconds the user sees that the portal cannot start. */
const DEADLINE_MS = 9000
const TRIES = 3
const PAUSE_MS = 500

async function readConfig(given: Promise<Response>): Promise<RuntimeConfig> {
  const response = await given
  if (!response.ok) throw new Error(`config.json cannot be read: status ${response.status}`)
  const json: unknown = await response.json().catch(() => {
    throw new Error('config.json is not JSON')
  })
  const result = safeParse(RuntimeConfig, json)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => issue.path.join('.') || issue.message)
  throw new Error(`config.json is not valid: ${fields.join(', ')}`)
}

/**
 * Tries up to three times after a fast failure.
 * @param requested a request that is in flight already
 * @throws Error that names what is missing or wrong, within nine seconds
 */
export async function loadRuntimeConfig(requested?: Promise<Response>): Promise<RuntimeConfig> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isRequested = attempt === 1 && requested !== undefined
      // The server forbids caching it.
      const config = await readConfig(isRequested ? requested : fetch('/config.json', { signal }))
      current.set(config)
      return config
    } catch (error) {
      if (signal.aborted) throw new Error('config.json cannot be read: no answer in time', { cause: error })
      if (attempt === TRIES) throw error
    }
    await pause(PAUSE_MS)
  }
}

export const runtimeConfig = (): RuntimeConfig => current.get()

const subscribe = (listener: () => void) => current.subscribe(listener).unsubscribe

/** The configuration, as a subscription: a page hydrates with the build's and then shows the environment's. */
export const useRuntimeConfig = (): RuntimeConfig => useSyncExternalStore(subscribe, runtimeConfig, () => initial)
