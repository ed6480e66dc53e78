// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PAGES } from '../../tests/pages'
import { expectConsole, expectRouteError } from '../../tests/support/expected-console'
import { openPortal, usePortal } from '../../tests/support/portal-test-bed'

usePortal()

const AINO = 'aino.virtanen'
/** Pages that load data when Aino opens them. Without `/`: the previous page stays visible until home has loaded. */
const addresses = Object.values(PAGES)
  .flat()
  .flatMap(([address, persona]) => (persona === AINO && address !== '/' ? [address] : []))
  .concat('/sign-up/create-account')

test('a loading page has exactly one heading [NAV-01]', async () => {
  const { router, queryClient } = await openPortal('/not-found', AINO)
  router.update({ ...router.options, defaultPendingMs: 0 })
  // From now on no request is answered.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const headings: Record<string, number> = {}
  for (const address of addresses) {
    queryClient.clear()
    act(() => void router.navigate({ href: address }))
    await waitFor(() => expect(router.state.resolvedLocation?.href === address || router.state.isLoading).toBe(true))
    await waitFor(() => expect(document.querySelector('main [data-slot=skeleton]')).not.toBeNull())
    headings[address] = document.querySelectorAll('h1').length
  }
  expect(headings).toEqual(Object.fromEntries(addresses.map((address) => [address, 1])))
})

const FAILING = [
  '/manage-benefits/lunch',
  '/manage-benefits',
  '/beneficiaries',
  '/beneficiaries/import',
  '/load-account',
]

test('a page that fails to load has its title as heading [FMT-02] [GRP-11]', async () => {
  expectRouteError(/ApiError: listBenefits/)
  expectConsole(/ApiError: listEmployees/, /ApiError: readUserDetails/)
  const { router, queryClient } = await openPortal('/not-found', AINO)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [] }, { status: 500 })))
  for (const address of FAILING) {
    queryClient.clear()
    await act(() => router.navigate({ href: address }))
    await waitFor(() => expect(document.querySelector('main [data-slot=skeleton]')).toBeNull())
    await screen.findByRole('button', { name: m.try_again() })
    expect([address, document.querySelector('h1')?.textContent]).toEqual([address, document.title.split(' – ')[0]])
  }
})
