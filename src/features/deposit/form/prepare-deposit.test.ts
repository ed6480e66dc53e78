import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../../tests/support/answered-calls.ts'
import { accountsQuery } from '../queries'
import { depositEvidence, prepareDeposit } from './sent-deposit'

afterEach(() => vi.unstubAllGlobals())

const ACCOUNTS = { accounts: [{ companyAccountId: 'acc-1', availableBalance: 1000 }], unfulfilledRequestSum: 4000 }
const BODY = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 1500 } as const

/** Prepares a deposit with figures read earlier in the cache. @param accounts undefined if they cannot be read */
async function prepare(accounts: unknown) {
  answerCalls(async () => (accounts ? Response.json(accounts) : Response.json({ errors: [] }, { status: 500 })))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(accountsQuery().queryKey, { accounts: [], unfulfilledRequestSum: 0 })
  return prepareDeposit(client, { body: BODY, method: 'Nordea' })
}

test('the confirmation has figures read anew: the balance and the open requests [REQ-05]', async () => {
  expect(await prepare(ACCOUNTS)).toEqual({ body: BODY, method: 'Nordea', balance: 1000, requested: 4000 })
})

test('without the account the deposit goes on, and the balance is unknown [REQ-05]', async () => {
  expect(await prepare(undefined)).toEqual({ body: BODY, method: 'Nordea', balance: undefined, requested: 0 })
})

test('the balance of a company without an account is unknown', async () => {
  const { balance } = await prepare({ accounts: [], unfulfilledRequestSum: 0 })
  expect(balance).toBeUndefined()
})

test('stores the amount to offer it again after a lost reply [PAY-12]', async () => {
  expect(depositEvidence(await prepare(ACCOUNTS))).toEqual({ body: BODY, amount: 1500 })
})
