// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { onTheWay, openPortal, plain, refused, usePortal } from '../../tests/support/portal-test-bed'
import { rows } from '../../tests/support/table-rows'

usePortal()

const note = () => screen.queryByText(m.table_outdated())
const texts = () => rows().map(plain)

test.each([
  ['/beneficiaries', 'GET /api/company-beneficiaries', 'aino.virtanen'],
  ['/load-account/requested-loads', 'GET /api/requested-loads', 'kerttu.makela'],
  ['/company-information?tab=contacts', 'GET /api/contacts', 'aino.virtanen'],
  ['/voucher-order-history', 'GET /api/voucher-orders', 'aino.virtanen'],
  ['/reports', 'POST /api/company-accounts/transactions', 'aino.virtanen'],
  ['/reports?tab=balance-corrections', 'GET /api/company-accounts/balance-corrections', 'aino.virtanen'],
])('%s keeps its rows when a refetch fails, says that they may be outdated, and retries', async (path, call, who) => {
  const { user, queryClient } = await openPortal(path, who)
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  const before = texts()
  expect(note()).toBeNull()
  onTheWay[call] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(() => expect(note()?.closest('[role=status]')).toBeTruthy())
  expect(texts()).toEqual(before)
  delete onTheWay[call]
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(note()).toBeNull())
  await waitFor(() => expect(texts()).toEqual(before))
})

test('home keeps its content when refetches fail, says once that it may be outdated, and retries', async () => {
  const { user, queryClient } = await openPortal('/', 'aino.virtanen')
  const balance = async () => plain(await screen.findByRole('region', { name: m.home_balance() }))
  await waitFor(async () => expect(await balance()).toContain('4 812,40 €'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const calls = ['GET /api/company-accounts', 'GET /api/top-up-load/summary']
  for (const call of calls) onTheWay[call] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(() => expect(note()?.closest('[role=status]')).toBeTruthy())
  expect(await balance()).toContain('4 812,40 €')
  for (const call of calls) delete onTheWay[call]
  // The balance may have a retry of its own.
  const told = within(note()?.closest('[role=status]') as HTMLElement)
  await user.click(told.getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(note()).toBeNull())
})
