import { readSettings } from '@generated/api/lookups/lookups'
import { createAtom } from '@tanstack/react-store'
import { runtimeConfig } from '@/api/runtime-config'
import { knownFeatureFlags } from './feature-flags'

type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}
declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    trustedTypes?: TrustedTypes
  }
}

/** The only script added at run time; its origin is in the content security policy. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js?render='

const loading = createAtom<Promise<Grecaptcha> | undefined>(undefined)

function load(key: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const url = SCRIPT + encodeURIComponent(key)
    const policy = window.trustedTypes?.createPolicy('recaptcha-loader', { createScriptURL: (given) => given })
    script.src = policy ? policy.createScriptURL(url) : url
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    })
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')))
    document.head.append(script)
  })
}

/** A token for one call (VAL-18); '' when disabled. @throws Error without a site key (SGN-06) or script */
export async function reCaptchaToken(action: string): Promise<string> {
  const { disableReCaptcha } = await knownFeatureFlags()
  if (disableReCaptcha) return ''
  const key = runtimeConfig().reCaptchaSiteKey ?? (await readSettings()).reCaptchaSiteKey
  if (!key) throw new Error('there is no reCAPTCHA site key')
  const script =
    loading.get() ??
    load(key).catch((error: unknown) => {
      // Let the next call retry: the network may be back.
      loading.set(() => undefined)
      throw error
    })
  loading.set(script)
  return (await script).execute(key, { action })
}
