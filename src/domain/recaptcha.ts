import { readSettings } from '@generated/api/lookups/lookups'
import { createAtom } from '@tanstack/react-store'
import { runtimeConfig } from '@/api/config/runtime-config'
import { withTimeout } from '@/browser/pause'
import { awaitFeatureFlags } from './feature-flags'

type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}
type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }
declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    trustedTypes?: TrustedTypes
  }
}

/** The only script added at run time; its origin is in the content security policy. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js?render='

/** After this time a script or token counts as failed, so that the button does not stay busy and the user can try again. */
const TIMEOUT_MS = 15_000

const beforeTimeout = <Result>(result: Promise<Result>): Promise<Result> =>
  withTimeout(result, TIMEOUT_MS, () => new Error('reCAPTCHA did not answer in time'))

const loading = createAtom<Promise<Grecaptcha> | undefined>(undefined)

/** Created once: the content security policy refuses a second policy of the same name. */
const policy = createAtom<Policy | undefined>(undefined)

function load(key: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const url = SCRIPT + encodeURIComponent(key)
    policy.set(
      policy.get() ?? window.trustedTypes?.createPolicy('recaptcha-loader', { createScriptURL: (given) => given }),
    )
    script.src = policy.get()?.createScriptURL(url) ?? url
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    })
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')))
    document.head.append(script)
  })
}

/** A token for one call (VAL-18); '' when disabled. @throws Error without a site key (SGN-06), script or reply in time */
export async function reCaptchaToken(action: string): Promise<string> {
  const { disableReCaptcha } = await awaitFeatureFlags()
  if (disableReCaptcha) return ''
  const key = runtimeConfig().reCaptchaSiteKey ?? (await readSettings()).reCaptchaSiteKey
  if (!key) throw new Error('there is no reCAPTCHA site key')
  const script =
    loading.get() ??
    beforeTimeout(load(key)).catch((error: unknown) => {
      // Let the next call retry: the network may be back.
      loading.set(() => undefined)
      throw error
    })
  loading.set(script)
  const grecaptcha = await script
  return beforeTimeout(grecaptcha.execute(key, { action }))
}
