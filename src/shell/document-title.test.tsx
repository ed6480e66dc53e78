// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeRouter } from '@/router'
import { wireSession } from './session-wiring'

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each(['/not-found', '/taalla-ei-ole-mitaan', '/profile/syvemmalla'])(
  'the title of %s says that there is no such page [NAV-05] [FMT-02]',
  async (path) => {
    const client = new QueryClient()
    const router = makeRouter(client, createMemoryHistory({ initialEntries: [path] }))
    wireSession(router, client)
    await router.load()
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    await waitFor(() => expect(document.title).toBe('Sivua ei löytynyt – Etuportaali'))
  },
)
