import { vi } from 'vitest'

// For the Vitest project whose files answer calls themselves (answers-test-bed): they share the portal's modules, so this
// mock replaces the request function for all of them.
vi.mock('@/api/request', async () => (await import('./answers-test-bed')).requestModule)
vi.mock('@/domain/recaptcha', () => ({ reCaptchaToken: () => Promise.resolve('') }))
