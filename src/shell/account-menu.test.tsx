// @vitest-environment jsdom

import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { currentLocale, setCurrentLocale } from '@/language/locale'
import { AccountMenu } from './account-menu'

beforeAll(() => import('@/ui/overlays/action-menu-popup'))
afterEach(() => {
  cleanup()
  setCurrentLocale('fi')
})

async function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static', retry: false } } })
  client.setQueryData(getReadUserDetailsQueryOptions().queryKey, {
    firstName: 'Aino',
    lastName: 'Virtanen',
    companyName: 'Pyynikin Paahtimo Oy',
  } as never)
  client.setQueryData(['listTransactions'], 'Lounasedun lataus')
  const router = createRouter({
    routeTree: createRootRoute({ component: AccountMenu }),
    history: createMemoryHistory(),
  })
  await router.load()
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return client
}

it('the bar shows company and user, and the menu names the other language in that language [NAV-03]', async () => {
  await draw()
  const opener = await screen.findByRole('button', {
    name: new RegExp(`${m.account_menu()}.*Pyynikin Paahtimo Oy.*Aino Virtanen`),
  })
  await userEvent.click(opener)
  const language = await screen.findByRole('menuitem', { name: 'In English' })
  expect(language.getAttribute('lang')).toBe('en')
})

it('texts of the API are fetched again after a language switch [FMT-08]', async () => {
  const client = await draw()
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(m.account_menu()) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'In English' }))
  expect(currentLocale()).toBe('en')
  await waitFor(() => expect(client.getQueryState(['listTransactions'])?.isInvalidated).toBe(true))
})
