import { afterEach, beforeEach, vi } from 'vitest'
import { featureFlags } from '../../mocks/content/feature-flags.ts'
import { onTheWay } from './portal-test-bed'

/** Within usePortal(): reCAPTCHA is asked, as where it is on, and its tokens tell what for. */
export function useReCaptcha(): void {
  beforeEach(() => {
    onTheWay['GET /content/feature-flags.json'] = () =>
      Promise.resolve(Response.json({ ...featureFlags, disableReCaptcha: false }))
    window.grecaptcha = {
      ready: (then) => then(),
      execute: (_key, { action }) => Promise.resolve(`token of ${action}`),
    }
    // jsdom loads no scripts.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event('load')))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    delete window.grecaptcha
  })
}
