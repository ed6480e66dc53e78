import { vi } from 'vitest'

declare global {
  /** Answers the calls of a test with answers of its own (answers-test-bed). Other tests send their calls. */
  var answerCall: typeof import('@/api/calls/request').request | undefined
}

// For the Vitest project of all files with a page: they share the portal's modules, so the request function must serve both.
vi.mock('@/api/calls/request', async (original) => {
  const real = await original<typeof import('@/api/calls/request')>()
  const request: typeof real.request = (...call) => (globalThis.answerCall ?? real.request)(...call)
  return { ...real, request }
})
vi.mock('@/domain/recaptcha', async (original) => {
  const { reCaptchaToken } = await original<typeof import('@/domain/recaptcha')>()
  return { reCaptchaToken: (action: string) => (globalThis.answerCall ? Promise.resolve('') : reCaptchaToken(action)) }
})
