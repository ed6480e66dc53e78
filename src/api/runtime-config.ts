import { useSyncExternalStore } from 'react'
import { array, boolean, type infer as Infer, object, enum as oneOf, optional, safeParse, string } from 'zod/mini'

/** public/config.json: what differs between environments, so that one build serves them all. */
const RuntimeConfig = object({
  /** The API's own base without a slash at the end; empty for this origin. */
  apiBaseUrl: string(),
  environment: oneOf(['production', 'qa', 'mock']),
  productName: object({ fi: string(), en: string() }),
  /** Exact hosts that a payment may be handed off to. */
  paymentProviderHosts: array(string()),
  /** Login of the employees' own application (SES-01). */
  employeeApplicationUrl: string(),
  reCaptchaSiteKey: optional(string()),
  /** Whether an admin may change username, email and password of the user they act as; no without it (ACC-07). */
  impersonationChangesCredentials: optional(boolean()),
})
export type RuntimeConfig = Infer<typeof RuntimeConfig>

/** What the build was made with; prerendered pages show it until the environment's own has come. */
const initial = RuntimeConfig.parse(__BUILD_CONFIG__)
let current = initial
const listeners = new Set<() => void>()

/**
 * Reads and checks the environment's configuration, once, at start.
 * @throws Error naming what is missing or wrong.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  // As the page's preload asks for it (tools/finish-build.ts); the server forbids keeping it.
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`config.json cannot be read: status ${response.status}`)
  const json: unknown = await response.json().catch(() => {
    throw new Error('config.json is not JSON')
  })
  const result = safeParse(RuntimeConfig, json)
  if (!result.success) {
    const fields = result.error.issues.map((issue) => issue.path.join('.') || issue.message)
    throw new Error(`config.json is not valid: ${fields.join(', ')}`)
  }
  current = result.data
  for (const listener of listeners) listener()
  return current
}

/** The configuration of the moment, for code outside of rendering. */
export const runtimeConfig = (): RuntimeConfig => current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The configuration, as a subscription; a page hydrates with the build's and then shows the environment's. */
export const useRuntimeConfig = (): RuntimeConfig => useSyncExternalStore(subscribe, runtimeConfig, () => initial)
