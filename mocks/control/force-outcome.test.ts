import { expect, test } from 'vitest'
import { read, startApi } from '../../tests/support/mock-client.ts'
import { applySettings } from './apply-settings.ts'
import { readUrlSettings } from './panel-url.ts'

/** A fake API with an unpaid deposit, and a function that applies the settings of a URL. */
async function withDeposit() {
  const api = startApi()
  const vaino = await api.logIn('vaino.koskela')
  // The company has no employees, so no request takes the deposit.
  const deposit = await vaino.post('/api/company-accounts/deposits', {
    payment: { method: 'Online', methodCode: 'FI02' },
    accountNumber: 'acc-c-7',
    amount: 150_000,
  })
  const id = String(read(deposit, 'paymentId'))
  const balance = async () => {
    const accounts = read(await vaino.get('/api/company-accounts'), 'accounts') as { availableBalance: number }[]
    return accounts[0]?.availableBalance ?? 0
  }
  const status = async () => read(await vaino.get(`/api/payments/${id}/status`), 'status')
  const apply = async (query: string) => {
    const settings = readUrlSettings(new URL(`http://portal.test/?${query}`))
    if (!settings) throw new Error('no settings')
    await applySettings(api.database, settings)
  }
  return { id, balance, status, apply }
}

test('forces the outcome of the latest payment by URL, and moves the money [MCK-05]', async () => {
  const { balance, status, apply } = await withDeposit()
  const before = await balance()
  await apply('mock-payment=latest:Paid')
  expect(await status()).toBe('Paid')
  expect((await balance()) - before).toBe(150_000)
})

test('finds a payment by its id, and does not change a settled one [MCK-05]', async () => {
  const { id, balance, status, apply } = await withDeposit()
  const before = await balance()
  await apply(`mock-payment=${id}:Error`)
  expect(await status()).toBe('Error')
  await apply(`mock-payment=${id}:Paid`)
  expect(await status()).toBe('Error')
  expect(await balance()).toBe(before)
})
