import { afterEach, beforeEach, vi } from 'vitest'
import { featureFlags } from '../../mocks/content/feature-flags.ts'
import { onTheWay } from './portal-test-bed'

/** Within usePortal(): turns reCAPTCHA on; its tokens contain the action. */
export function useReCaptcha(): void {
  beforeEach(() => {
    onTheWay['GET /content/feature-flags.json'] = () =>
      Promise.resolve(Response.json({ ...featureFlags, disableReCaptcha: false }))
    window.grecaptcha = {
      ready: (then) => then(),
      execute: (_key, { action }) => Promise.resolve(`token of ${action}`),
    }
    // jsdom does not load scripts.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    delete window.grecaptcha
  })
}
