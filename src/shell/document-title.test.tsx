// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadRuntimeConfig, type RuntimeConfig, runtimeConfig } from '@/api/config/runtime-config'
import { makeRouter } from '@/router'
import { wireSession } from './session-wiring'

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined
})
const atStart = runtimeConfig()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await loadRuntimeConfig(Promise.resolve(Response.json(atStart)))
})

async function openAt(path: string) {
  const client = new QueryClient()
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [path] }))
  wireSession(router, client)
  await router.load()
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

it.each(['/not-found', '/taalla-ei-ole-mitaan', '/profile/syvemmalla'])(
  'the title of %s says that there is no such page [NAV-05] [FMT-02]',
  async (path) => {
    await openAt(path)
    await waitFor(() => expect(document.title).toBe('Sivua ei löytynyt – Etuportaali'))
  },
)

it("the title ends with the product name that the operator's configuration gives [FMT-02]", async () => {
  const config = {
    apiBaseUrl: '',
    environment: 'qa',
    productName: { fi: 'Lounasportaali', en: 'Lunch Portal' },
    paymentProviderHosts: [],
    employeeApplicationUrl: 'https://employee.example/',
  } satisfies Partial<RuntimeConfig>
  vi.stubGlobal('fetch', async () => Response.json(config))
  await loadRuntimeConfig()
  await openAt('/not-found')
  await waitFor(() => expect(document.title).toBe('Sivua ei löytynyt – Lounasportaali'))
})

const titleOf = (path: string, match: { params?: Record<string, string>; loaderData?: unknown }) => {
  const route = makeRouter(new QueryClient()).routesByPath[path as never] as unknown as {
    options: { staticData: { title: (given: object) => string } }
  }
  return route.options.staticData.title({ status: 'success', context: {}, params: {}, ...match })
}

it('the titles of two months, two loads and two orders differ, also before they are read [FMT-02]', () => {
  expect(titleOf('/month/$month', { params: { month: '2026-10' } })).toBe('Kuukausi lokakuu 2026')
  expect(titleOf('/month/$month', { params: { month: 'x' } })).toBe('Kuukausi')
  const load = { benefitType: 'lunch', scheduledOn: '2026-10-08', createdAt: '2026-10-01T08:00:00Z' }
  expect(titleOf('/reports/topups/$reportId', { loaderData: load })).toBe('Latausraportti: Lounasetu 08.10.2026')
  expect(titleOf('/reports/topups/$reportId', {})).toBe('Latausraportti')
  expect(titleOf('/order-details/$voucherOrderId', { loaderData: '3043' })).toBe('Tilauksen tiedot 3043')
  expect(titleOf('/order-details/$voucherOrderId', {})).toBe('Tilauksen tiedot')
})
