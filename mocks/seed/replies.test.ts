import { expect, test } from 'vitest'
import { type Client, read, startApi } from '../../tests/support/mock-client.ts'
import { personas } from '../control/scenarios.ts'

type Row = Record<string, unknown>
const rowsOf = (value: unknown) => value as Row[]

/** Every page of a paged list. */
async function pages(list: (page: number) => ReturnType<Client['get']>, name: string): Promise<Row[]> {
  const first = await list(1)
  expect(first.status).toBe(200)
  const rows = [...rowsOf(read(first, name))]
  for (let page = 2; page <= Number(read(first, 'totalPages')); page += 1) {
    rows.push(...rowsOf(read(await list(page), name)))
  }
  return rows
}

const SIGNATORIES = [
  'established',
  'new-customer',
  'low-balance',
  'no-employees',
  'no-orders',
  'single-sign-on',
  'large',
]

// The fake API validates each of its replies and throws if one breaks the contract.
test.each(SIGNATORIES)('returns the seeded rows of %s as the contract defines them [MCK-03]', async (name) => {
  const api = startApi()
  const persona = personas.find((candidate) => candidate.name === name)
  const client = await api.logIn(persona?.username ?? '')
  const companyId = persona?.companyId ?? ''
  for (const path of [
    '/api/companies',
    '/api/contacts',
    '/api/addresses',
    '/api/user',
    '/api/company/benefits',
    '/api/company/benefit-groups',
    '/api/company-accounts',
    '/api/company-beneficiaries',
  ]) {
    expect([path, (await client.get(path)).status]).toEqual([path, 200])
  }
  const counts = await api.inDb((db) => ({
    transactions: db.transactions.all(companyId).length,
    corrections: db.balanceCorrections.all(companyId).length,
    orders: db.voucherOrders.all(companyId).length,
  }))
  const transactions = await pages(
    (page) => client.post(`/api/company-accounts/transactions?page=${page}`, undefined),
    'transactions',
  )
  const corrections = await pages(
    (page) => client.get(`/api/company-accounts/balance-corrections?Page=${page}`),
    'transactions',
  )
  const orders = await pages((page) => client.get(`/api/voucher-orders?page=${page}&rows=15`), 'voucherOrders')
  expect({ transactions: transactions.length, corrections: corrections.length, orders: orders.length }).toEqual(counts)
  for (const { id } of orders) expect((await client.get(`/api/voucher-orders/${String(id)}`)).status).toBe(200)
})

test('has a voucher order for every possible displayed status [MCK-04]', async () => {
  const api = startApi()
  const client = await api.logIn('aino.virtanen')
  const orders = await pages((page) => client.get(`/api/voucher-orders?page=${page}&rows=15`), 'voucherOrders')
  const pairs = new Set(orders.map((row) => `${String(row.voucherOrderStatus)} ${String(row.paymentStatus)}`))
  expect([...pairs].toSorted()).toEqual([
    'Canceled Canceled',
    'Created Canceled',
    'Created Created',
    'Created Error',
    'Created Expired',
    'Created Pending',
    'InProgress Confirmed',
    'InProgress Paid',
    'Sent Paid',
  ])
})

test('orders real vouchers with the listed fees [MCK-03]', async () => {
  const api = startApi()
  const client = await api.logIn('aino.virtanen')
  const vouchers = rowsOf((await client.get('/api/vouchers')).body)
  const fees = rowsOf(read(await client.get('/api/voucher-fees'), 'voucherOrderFees'))
  const orders = await api.inDb((db) =>
    db.voucherOrders.all('c-1').map((order) => ({ order, payment: db.payments.get('c-1', order.paymentId) })),
  )
  expect(orders).toHaveLength(17)
  for (const { order, payment } of orders) {
    const { voucherId: id, voucherType: type, faceValue: value, totalQuantity, handlingFee, creditCardFee } = order
    expect(vouchers).toContainEqual(expect.objectContaining({ id, type, value }))
    const sum = value * totalQuantity
    const feeType = payment?.referenceNumber ? 'with_reference' : 'without_reference'
    const row = fees.find((fee) => fee.type === feeType && Number(fee.minValue) <= sum && sum <= Number(fee.maxValue))
    expect([order.id, handlingFee]).toEqual([order.id, row?.fee])
    const vat = Math.round((handlingFee * 255) / 1000)
    expect(payment?.amount).toBe(sum + handlingFee + creditCardFee + vat)
  }
  const sold = vouchers.filter(({ available }) => available).map(({ id }) => id)
  expect(orders.filter(({ order }) => !sold.includes(order.voucherId))).toHaveLength(2)
})
