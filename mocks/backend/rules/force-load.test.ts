import { expect, test } from 'vitest'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { read, startApi } from '../../../tests/support/mock-client.ts'
import { forcePayment } from '../../provider/outcomes.ts'
import { forceLoad } from './force-load.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')

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
  await api.inDb((db) => forceLoad(db, 'c-1', id, 'canceled', NOW))
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
  await api.inDb((db) => forceLoad(db, 'c-1', unpaid, 'paid', NOW))
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
  await api.inDb((db) => forcePayment(db, 'c-1', id, 'Paid', NOW))
  await expect(api.inDb((db) => forcePayment(db, 'c-1', id, 'Paid', NOW))).rejects.toMatchObject({ status: 409 })
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.deposits[String(read(made, 'depositOrderId'))]).toEqual({ times: 1, sum: 100 })
  expect(ledger.moved).toBe(ledger.balance)
})
