import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../tests/support/answered-calls.ts'
import { startApi } from '../../../../tests/support/mock-client.ts'
import { readOrderPage } from './order-form'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An order of a company with this setting; undefined: the settings do not name it. */
async function orderWith(companyBeneficiariesTotalAllowedForCompany: number | undefined) {
  const client = await startApi({ at: '2026-11-22T09:00:00Z' }).logIn('riikka.salminen')
  answerCalls(async (request) => {
    const { pathname, search } = new URL(request.url)
    const { body, response } = await client.get(`${pathname}${search}`)
    return pathname === '/api/settings'
      ? Response.json({ ...(body as object), companyBeneficiariesTotalAllowedForCompany })
      : response
  })
  return readOrderPage(new QueryClient())
}

test.each([
  [undefined, 100],
  [40, 40],
  [250, 250],
])(
  'with %s employees allowed by the settings a company may have %i, those it has included [CRD-04]',
  async (allowed, limit) => {
    const page = await orderWith(allowed)
    expect(page.limit).toBe(limit)
    // The company has 12 employees.
    expect(page.places).toBe(limit - 12)
  },
)

test('a company with more employees than allowed has no place left [CRD-04]', async () => {
  expect((await orderWith(0)).places).toBe(0)
})
