import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { type infer as Infer, safeParse } from 'zod/mini'
import { takeFirstConfig } from './first-call'
import { RuntimeConfig } from './runtime-config-schema'

export type RuntimeConfig = Infer<typeof RuntimeConfig>

/** What the build was made with; prerendered pages show it until the environment's own has come. */
const initial = RuntimeConfig.parse(__BUILD_CONFIG__)
const current = createAtom(initial)

/** Whoever waits sees within ten seconds that the portal cannot start. */
const DEADLINE_MS = 9000
const TRIES = 3
const PAUSE_MS = 500

/** @throws Error naming what is missing or wrong. */
async function readConfig(signal: AbortSignal): Promise<RuntimeConfig> {
  // As the page's preload asks for it (tools/prerender.ts); the server forbids keeping it.
  const response = await (takeFirstConfig() ?? fetch('/config.json', { signal }))
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
 * Reads and checks the environment's configuration, once, at start; what fails at once is tried three times.
 * @throws Error naming what is missing or wrong, after nine seconds at the latest.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const config = await readConfig(signal)
      current.set(config)
      return config
    } catch (error) {
      if (signal.aborted) throw new Error('config.json cannot be read: no answer in time', { cause: error })
      if (attempt === TRIES) throw error
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

/** The configuration of the moment, for code outside of rendering. */
export const runtimeConfig = (): RuntimeConfig => current.get()

const subscribe = (listener: () => void) => current.subscribe(listener).unsubscribe

/** The configuration, as a subscription; a page hydrates with the build's and then shows the environment's. */
export const useRuntimeConfig = (): RuntimeConfig => useSyncExternalStore(subscribe, runtimeConfig, () => initial)
