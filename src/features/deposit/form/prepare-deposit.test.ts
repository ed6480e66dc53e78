import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../tests/support/answered-calls.ts'
import { accountsQuery } from '../queries'
import { depositEvidence, prepareDeposit, readEvidence } from './sent-deposit'

afterEach(() => vi.unstubAllGlobals())

const ACCOUNTS = '/api/company-accounts'
const TRANSACTIONS = '/api/company-accounts/transactions'
const REPLIES: Record<string, unknown> = {
  [ACCOUNTS]: {
    accounts: [{ companyAccountId: 'acc-1', availableBalance: 1000 }],
    unfulfilledRequestSum: 4000,
  },
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
  return prepareDeposit(client, { body: BODY, method: 'Nordea' })
}

test('the confirmation has figures read anew: the balance and the open requests [REQ-05]', async () => {
  expect(await prepare()).toEqual({
    body: BODY,
    method: 'Nordea',
    balance: 1000,
    requested: 4000,
    seen: ['d-1'],
  })
})

test.each([
  ['balance', ACCOUNTS, { balance: undefined, requested: 0 }],
  ['earlier deposits', TRANSACTIONS, { balance: 1000, seen: undefined }],
])('without the %s the deposit goes on, and what depends on it is unknown [REQ-05]', async (_, path, rest) => {
  expect(await prepare([path])).toMatchObject({ body: BODY, method: 'Nordea', ...rest })
})

test('the balance of a company without an account is unknown', async () => {
  const { balance } = await prepare([], { [ACCOUNTS]: { accounts: [], unfulfilledRequestSum: 0 } })
  expect(balance).toBeUndefined()
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
