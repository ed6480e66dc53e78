// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadRuntimeConfig, type RuntimeConfig } from '@/api/runtime-config'
import { makeRouter } from '@/router'
import { wireSession } from './session-wiring'

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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
