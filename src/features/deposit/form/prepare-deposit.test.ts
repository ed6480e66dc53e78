import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { answerCalls } from '../../../../tests/support/answered-calls.ts'
import { accountsQuery, requestedLoadsQuery } from '../queries'
import { depositEvidence, prepareDeposit, readEvidence } from './sent-deposit'

afterEach(() => vi.unstubAllGlobals())

const ACCOUNTS = '/api/company-accounts'
const REQUESTS = '/api/requested-loads'
const NEED = '/api/deposit-orders/estimation'
const TRANSACTIONS = '/api/company-accounts/transactions'
const REPLIES: Record<string, unknown> = {
  [ACCOUNTS]: {
    accounts: [{ companyAccountId: 'acc-1', availableBalance: 1000 }],
    unfulfilledRequestSum: 4000,
  },
  [REQUESTS]: {
    requestedLoads: [1000, 3000].map((amount, at) => ({
      orderId: `r-${at}`,
      requestDate: `2026-11-0${at + 1}`,
      amount,
    })),
  },
  // 2,5 %, and VAT of 26 %.
  [NEED]: { requestedLoads: { numberOfRequests: 2, value: 4000, commission: 100, commissionVAT: 26 } },
  [TRANSACTIONS]: {
    transactions: [
      { id: 'd-1', isDeposit: true, balanceChange: 500 },
      { id: 'f-1', isDeposit: false, balanceChange: -9 },
    ],
  },
}
const BODY = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 1500 } as const

/** Prepares a deposit with figures read earlier in the cache; these reads fail, or have other replies. */
async function prepare(failing: string[] = [], other: Record<string, unknown> = {}) {
  answerCalls(async ({ url }) => {
    const { pathname } = new URL(url)
    return failing.includes(pathname)
      ? Response.json({ errors: [] }, { status: 500 })
      : Response.json({ ...REPLIES, ...other }[pathname])
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(accountsQuery().queryKey, { accounts: [], unfulfilledRequestSum: 0 })
  client.setQueryData(requestedLoadsQuery().queryKey, { requestedLoads: [] } as never)
  client.setQueryData(requestNeedQuery().queryKey, { requestedLoads: {} } as never)
  return prepareDeposit(client, { body: BODY, method: 'Nordea' })
}

test('the confirmation has figures read anew: the balance, and what the requests take of the new one [REQ-05]', async () => {
  expect(await prepare()).toEqual({
    body: BODY,
    method: 'Nordea',
    balance: 1000,
    // 10,00 € + 0,25 € + 0,07 € of 25,00 €; the second request does not fit.
    coverage: { count: 1, of: 2, taken: 1032, left: 1468 },
    seen: ['d-1'],
  })
})

test.each([
  ['balance', ACCOUNTS, { balance: undefined, coverage: undefined }],
  ['requests', REQUESTS, { balance: 1000, coverage: undefined }],
  ['fee of the requests', NEED, { balance: 1000, coverage: undefined }],
  ['earlier deposits', TRANSACTIONS, { balance: 1000, seen: undefined }],
])('without the %s the deposit goes on, and what depends on it is unknown [REQ-05]', async (_, path, rest) => {
  expect(await prepare([path])).toMatchObject({ body: BODY, method: 'Nordea', ...rest })
})

test('a company without an account, or a reply without requests, has no coverage [REQ-05]', async () => {
  const noAccount = await prepare([], { [ACCOUNTS]: { accounts: [], unfulfilledRequestSum: 0 } })
  expect([noAccount.balance, noAccount.coverage]).toEqual([undefined, undefined])
  expect((await prepare([], { [REQUESTS]: {} })).coverage).toBeUndefined()
})

test('stores what a lost reply is compared with, and reads only that [PAY-12]', async () => {
  const evidence = depositEvidence(await prepare())
  expect(evidence).toEqual({ body: BODY, amount: 1500, seen: ['d-1'] })
  expect(readEvidence(evidence)).toMatchObject({ amount: 1500, seen: evidence.seen })
  const unseen = depositEvidence(await prepare([TRANSACTIONS]))
  expect(unseen.seen).toBeUndefined()
  expect(readEvidence(unseen)).toMatchObject({ amount: 1500 })
  expect(readEvidence({ amount: 'a lot' })).toBeUndefined()
})
