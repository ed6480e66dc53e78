// @vitest-environment jsdom

import { getListEmployeesSuspenseQueryOptions, listEmployees } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/api/queries/query-client'
import { PageErrorScreen } from '@/shell/route-error-screen'
import { expectRouteError } from '../../../tests/support/expected-console'
import { host, render, useFreshPage } from '../../../tests/support/mount-in-test'

vi.mock('@generated/api/employees/employees', async (original) => ({
  ...(await original<object>()),
  listEmployees: vi.fn(),
  getListEmployeesSuspenseQueryOptions: () => ({ queryKey: ['listEmployees'], queryFn: () => listEmployees() }),
}))

useFreshPage()

const client = makeQueryClient()
const root = createRootRoute({ component: Outlet })
const list = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => client.ensureQueryData(getListEmployeesSuspenseQueryOptions()),
  component: () => {
    const { data } = useSuspenseQuery(getListEmployeesSuspenseQueryOptions())
    return <p>{`${data.beneficiaries.length} rows`}</p>
  },
  errorComponent: PageErrorScreen,
})

test('a reply of another shape is asked for again by "Yritä uudelleen" [CTR-04]', async () => {
  expectRouteError(/TypeError/)
  const read = vi.mocked(listEmployees)
  read.mockResolvedValueOnce({ unexpected: true } as never)
  read.mockResolvedValue({ beneficiaries: [] })
  const router = createRouter({ routeTree: root.addChildren([list]), history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={client}>
      {/* A router of its own, whose routes the portal's types do not know. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const again = await screen.findByRole('button', { name: m.try_again() })
  act(() => again.click())
  await waitFor(() => expect(host.textContent).toContain(m.table_count({ count: '0' }, { locale: 'en' })))
  expect(read).toHaveBeenCalledTimes(2)
})
