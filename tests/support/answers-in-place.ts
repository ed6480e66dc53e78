import { vi } from 'vitest'

// Of the project whose files answer calls by themselves (answers-test-bed): they share the portal's modules, which know
// no other network than this one.
vi.mock('@/api/request', async () => (await import('./answers-test-bed')).requestModule)
vi.mock('@/shell/recaptcha', () => ({ reCaptchaToken: () => Promise.resolve('') }))
