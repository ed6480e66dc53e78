// @vitest-environment jsdom

import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeQueryClient } from '@/api/queries/query-client'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { PageErrorScreen } from '@/shell/route-error-screen'
import { answerWith, callsOf } from '../../../tests/support/answers-test-bed'
import { expectRouteError } from '../../../tests/support/expected-console'
import { host, render, useFreshPage } from '../../../tests/support/mount-in-test'

useFreshPage()

const client = makeQueryClient()
const root = createRootRoute({ component: Outlet })
const list = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => client.ensureQueryData(getListEmployeesQueryOptions()),
  component: () => {
    const { data } = useRequiredQuery(getListEmployeesQueryOptions())
    return <p>{`${data.beneficiaries.length} rows`}</p>
  },
  errorComponent: PageErrorScreen,
})

test('a reply of another shape is asked for again by "Yritä uudelleen" [CTR-04]', async () => {
  expectRouteError(/TypeError/)
  answerWith({
    listEmployees: () => (callsOf('listEmployees').length === 1 ? { unexpected: true } : { beneficiaries: [] }),
  })
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
  expect(callsOf('listEmployees')).toHaveLength(2)
})
