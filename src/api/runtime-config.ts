import { array, type infer as Infer, object, enum as oneOf, optional, safeParse, string } from 'zod/mini'

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
})
export type RuntimeConfig = Infer<typeof RuntimeConfig>

let loaded: RuntimeConfig | undefined

/**
 * Reads and checks the configuration once, at start.
 * @throws Error naming the fields that are missing or wrong.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { cache: 'no-store', credentials: 'omit' })
  const result = safeParse(RuntimeConfig, await response.json())
  if (!result.success) {
    const fields = result.error.issues.map((issue) => issue.path.join('.') || issue.message)
    throw new Error(`config.json is not valid: ${fields.join(', ')}`)
  }
  loaded = result.data
  return loaded
}

/** The configuration, after loadRuntimeConfig(). @throws Error before it. */
export function runtimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('the runtime configuration is not loaded yet')
  return loaded
}
