// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KNOWN_DAY, onTheWay, openPortal, plain, usePortal } from '../../tests/support/portal-test-bed'
import { rows, rowsAre } from '../../tests/support/table-rows'

// The replies have no page count here, which violates the contract.
usePortal({ mayDepart: true, moment: KNOWN_DAY })

const AINO = 'aino.virtanen'
const TRANSACTIONS = 'POST /api/company-accounts/transactions'

type Reply = Record<string, { id: string }[]>

/** The body of the reply without its page count. */
async function uncounted(reply: Promise<Response | undefined>): Promise<Reply> {
  const { totalPages: _, ...body } = (await (await reply)?.json()) ?? {}
  return body
}

test.each([
  ['/reports?tab=transactions&page=3', TRANSACTIONS, 'transactions'],
  ['/reports?tab=balance-corrections', 'GET /api/company-accounts/balance-corrections', 'transactions'],
  ['/voucher-order-history', 'GET /api/voucher-orders', 'voucherOrders'],
])('%s shows every row when the page count is missing [CTR-07] [REP-02] [VOU-02]', async (path, call, list) => {
  const ids = new Set<string>()
  let isEndRead = false
  onTheWay[call] = async (_, pass) => {
    const body = await uncounted(pass())
    for (const { id } of body[list] ?? []) ids.add(id)
    isEndRead ||= body[list]?.length === 0
    return Response.json(body)
  }
  await openPortal(path, AINO)
  await waitFor(() => expect(isEndRead).toBe(true))
  await rowsAre(ids.size)
  expect(screen.queryByRole('button', { name: m.table_next() })).toBeNull()
})

test('rows whose end cannot be found are an error with a retry, not a list [CTR-07] [REP-02]', async () => {
  onTheWay[TRANSACTIONS] = async (request, pass) => {
    const first = new URL(request.url)
    first.searchParams.set('page', '1')
    return Response.json(await uncounted(pass(new Request(first, request))))
  }
  const { user } = await openPortal('/reports?tab=transactions', AINO)
  const retry = await screen.findByRole('button', { name: m.try_again() })
  expect(plain(screen.getByRole('main'))).toContain(m.table_error())
  expect(rows()).toHaveLength(0)
  delete onTheWay[TRANSACTIONS]
  await user.click(retry)
  // Every row: the page that was read has no page count.
  await waitFor(() => expect(rows().length).toBeGreaterThan(20))
})
