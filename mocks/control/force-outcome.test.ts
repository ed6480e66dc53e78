import { expect, test } from 'vitest'
import { ledgerOf } from '../../tests/support/ledger.ts'
import { read, startApi } from '../../tests/support/mock-client.ts'
import { applySettings } from './apply-settings.ts'
import { decideLoad, decidePayment } from './force-outcome.ts'
import { readUrlSettings } from './panel-url.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')

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

test('refunds a load cancelled by the panel, fee included [MCK-05] [TOP-18]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  // Without this, waiting requests would take the refund (REQ-05).
  await api.inDb((db) => {
    for (const row of db.requestedLoads.all('c-1')) db.requestedLoads.put('c-1', { ...row, state: 'rejected' })
  })
  const { body } = await aino.get('/api/top-up-load/employees-top-ups/recreational')
  const { beneficiaries } = body as { beneficiaries: { beneficiaryId: string; availableToTopUpAmount: number }[] }
  const free = beneficiaries.filter((row) => row.availableToTopUpAmount >= 2000).slice(0, 2)
  const answer = await aino.post('/api/top-up-load', {
    amount: '2000',
    benefitType: 'recreational',
    beneficiariesIds: free.map((row) => row.beneficiaryId),
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: true,
  })
  const id = String(read(answer, 'topUpLoadId'))
  await api.inDb((db) => decideLoad(db, { id, outcome: 'canceled' }, NOW))
  expect(read(await aino.get(`/api/top-up-load/${id}`), 'status')).toBe('canceled')
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.loads[id]).toEqual({ times: 1, sum: 4000, fee: 251, refunded: 4251 })
  expect([ledger.moved, ledger.balance]).toEqual([481_240, 481_240])
})

test('loads an e-invoice that is paid late [MCK-05] [TOP-15]', async () => {
  const api = startApi()
  const unpaid = await api.inDb(
    (db) =>
      db.topUps
        .all('c-1')
        .filter((row) => row.paymentMethod === 'einvoice' && row.paidAt === undefined && row.outcome === undefined)[0]
        ?.id ?? '',
  )
  await api.inDb((db) => decideLoad(db, { id: unpaid, outcome: 'paid' }, NOW))
  await api.travel({ ms: 30_000 })
  const aino = await api.logIn('aino.virtanen')
  expect(read(await aino.get(`/api/top-up-load/${unpaid}`), 'status')).toBe('success')
})

test('raises the balance once when a bank transfer arrives [MCK-05]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const made = await aino.post('/api/company-accounts/deposits', {
    payment: { method: 'PrintInvoicePdf' },
    accountNumber: 'acc-1',
    amount: 100,
  })
  const id = String(read(made, 'paymentId'))
  const arrives = () => api.inDb((db) => decidePayment(db, { id, outcome: 'Paid' }, NOW))
  expect([await arrives(), await arrives()]).toEqual([true, false])
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.deposits[String(read(made, 'depositOrderId'))]).toEqual({ times: 1, sum: 100 })
  expect(ledger.moved).toBe(ledger.balance)
})
