import { expect, test } from 'vitest'
import { contractExamples } from '../../../generated/contract-examples.ts'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { type Client, ORIGIN, read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { decidePayment } from '../../control/force-outcome.ts'
import { type Choice, decide, handOff, paymentOf } from '../../provider/outcomes.ts'

type Api = ReturnType<typeof startApi>
const ONLINE = { method: 'Online', methodCode: 'FI02' }
const CARD = { method: 'CreditCard', methodCode: 'FI70' }
const INVOICE = { method: 'PrintInvoicePdf' }

/** Niko, who orders lunch, recreational and transport for five: 1 365 €, 1 000 € and 750 €, 3 331,30 € in all. */
const niko = async () => {
  const api = startApi()
  const client = await api.logIn('niko.rautio')
  const company = await api.inDb((db) => db.companies.get('', 'c-3'))
  const example = contractExamples.createCardOrder.request.lunch_recreational_and_transport as {
    employees: { personalId: string }[]
  }
  const { name, businessIdentityCode, address } = company ?? {}
  const post = (payment: object, more: object = {}) =>
    client.post('/api/card-orders', { ...example, company: { name, businessIdentityCode, address }, payment, ...more })
  return { api, client, post, employees: example.employees }
}
const pay = (api: Api, id: unknown, choice?: Choice) =>
  api.inDb((db) => {
    const payment = paymentOf(db, 'c-3', String(id))
    if (!payment) throw new Error('no payment')
    const handed = handOff(db, payment, Date.now())
    if (choice) decide(db, handed, choice, Date.now())
  })
type Transaction = { id: string; transactionType: string; isDeposit: boolean; orderId?: string; balanceChange: number }
const transactions = async (client: Client) =>
  read(await client.post('/api/company-accounts/transactions', {}), 'transactions') as Transaction[]
const loads = async (client: Client) =>
  read(await client.get('/api/top-up-load/summary'), 'topUpLoads') as Record<string, unknown>[]
const orders = async (client: Client) =>
  read(await client.get('/api/card-orders'), 'cardOrders') as Record<string, unknown>[]

test('loads the benefit money of a paid card order to the cent [CRD-12]', async () => {
  const { api, client, post } = await niko()
  const made = await post(ONLINE)
  await pay(api, read(made, 'paymentId'))
  expect(await transactions(client)).toEqual([])
  await pay(api, read(made, 'paymentId'), 'pay')
  const rows = await transactions(client)
  // 25,5 % VAT on 3 %, 5 % and 3 % of the benefit money; the rest is five cards of each kind, delivery and their VAT.
  expect(rows.map(({ transactionType, balanceChange }) => [transactionType, balanceChange])).toEqual([
    ['ServiceFee', -7392],
    ['ServiceFee', -2824],
    ['TopUp', -75_000],
    ['ServiceFee', -6275],
    ['TopUp', -100_000],
    ['ServiceFee', -5139],
    ['TopUp', -136_500],
    ['Deposit', 333_130],
  ])
  const account = read(await client.get('/api/company-accounts'), 'accounts') as { availableBalance: number }[]
  expect(account.map(({ availableBalance }) => availableBalance)).toEqual([0])
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-3'))
  expect(ledger).toMatchObject({ moved: 0, cards: { fee: 7392 }, requests: { charged: 0, fee: 0, fulfilled: 0 } })
  // Reported twice, read again and an hour later: booked once.
  await pay(api, read(made, 'paymentId'), 'pay')
  await api.travel({ ms: 3_600_000 })
  expect(await transactions(await api.logIn('niko.rautio'))).toHaveLength(8)
})

test('makes a load with report and receipt for each benefit of a paid card order [CRD-12]', async () => {
  const { api, client, post, employees } = await niko()
  await pay(api, read(await post(ONLINE), 'paymentId'), 'pay')
  await api.travel({ ms: 60_000 })
  const made = await loads(client)
  expect(
    made.map(({ benefitType, status, totalSum, totalSumWithFees }) => [
      benefitType,
      status,
      totalSum,
      totalSumWithFees,
    ]),
  ).toEqual([
    ['lunch', 'success', 136_500, 141_639],
    ['recreational', 'success', 100_000, 106_275],
    ['transport', 'success', 75_000, 77_824],
  ])
  expect(made[0]).toMatchObject({ executorFirstName: 'Niko', executorLastName: 'Rautio' })
  const report = await client.get(`/api/top-up-load/${String(made[0]?.id)}`)
  const items = read(report, 'topUpLoadItems') as { amount: number; status: string }[]
  expect(items.map(({ amount, status }) => [amount, status])).toEqual(employees.map(() => [27_300, 'success']))
  const rows = await transactions(client)
  const deposit = rows.find(({ isDeposit }) => isDeposit)
  const receipt = await client.get(`/api/company-accounts/deposits/${deposit?.orderId}/receipt`)
  expect([receipt.status, receipt.response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  for (const { id } of rows.filter(({ isDeposit }) => !isDeposit)) {
    expect((await client.get(`/api/company-accounts/transactions/${id}/receipt`)).status).toBe(200)
  }
})

test('loads money when a payment is confirmed, when an invoice is paid, and with a card fee [CRD-12]', async () => {
  for (const [payment, choice] of [
    [CARD, 'delay'],
    [INVOICE, undefined],
  ] as const) {
    const { api, client, post } = await niko()
    const id = String(read(await post(payment), 'paymentId'))
    if (choice) await pay(api, id, choice)
    else await api.inDb((db) => decidePayment(db, { id, outcome: 'Paid' }, Date.now()))
    const ledger = await api.inDb((db) => ledgerOf(db, 'c-3'))
    expect(Object.values(ledger.loads).map(({ times, sum }) => [times, sum])).toEqual([
      [1, 136_500],
      [1, 100_000],
      [1, 75_000],
    ])
    expect([ledger.moved, ledger.balance]).toEqual([0, 0])
    const { amountInCents } = (await client.get(`/api/payments/${id}/status`)).body as { amountInCents: number }
    expect(Object.values(ledger.deposits)).toEqual([{ times: 1, sum: amountInCents }])
  }
})

test('loads once an order that failed and was then paid by a second payment [CRD-09] [CRD-12]', async () => {
  const { api, client, post } = await niko()
  const first = read(await post(ONLINE), 'paymentId')
  await pay(api, first, 'fail')
  expect(await loads(client)).toEqual([])
  const again = await client.post('/api/card-order-payments', { paymentId: first, payment: ONLINE })
  await pay(api, read(again, 'paymentId'), 'pay')
  expect((await loads(client)).length).toBe(3)
})

test('makes one employee with both benefits from two paid orders for one person [CRD-12] [CRD-13]', async () => {
  const { api, client, post, employees } = await niko()
  const one = { benefits: ['lunch'], employees: employees.slice(0, 1), usage: { lunchAmount: 1000, workdays: 10 } }
  const other = { ...one, benefits: ['transport'], usage: { transportAmount: 15_000 } }
  const ids = [await post(INVOICE, one), await post(INVOICE, other)].map((answer) => String(read(answer, 'paymentId')))
  for (const id of ids) await api.inDb((db) => decidePayment(db, { id, outcome: 'Paid' }, Date.now()))
  const people = read(await client.get('/api/company-beneficiaries'), 'beneficiaries') as { benefitTypes: string[] }[]
  expect(people.map(({ benefitTypes }) => benefitTypes)).toEqual([['lunch', 'transport']])
  expect((await loads(client)).map(({ totalSum }) => totalSum)).toEqual([10_000, 15_000])
})

test('lists open orders with amount, due date and employees [CRD-13]', async () => {
  const { api, client, post, employees } = await niko()
  expect(await orders(client)).toEqual([])
  const made = await post(INVOICE)
  const [order] = await orders(client)
  expect(order).toMatchObject({
    id: read(made, 'orderId'),
    orderNumber: '610000',
    paymentId: read(made, 'paymentId'),
    paymentStatus: 'Created',
    paymentMethod: 'PrintInvoicePdf',
    isCanceled: false,
    amountInCents: 333_130,
    dueDate: '2026-03-24',
    benefits: ['lunch', 'recreational', 'transport'],
  })
  expect(order?.employees).toMatchObject(employees.map(({ personalId }) => ({ personalId })))
  const helena = await api.logIn('helena.lindqvist')
  expect(await orders(helena)).toEqual([])
})

test('refuses to pay a cancelled order [CRD-13]', async () => {
  const { api, client, post } = await niko()
  const made = await post(ONLINE)
  const cancel = (id: unknown) => client.post(`/api/card-orders/${String(id)}/cancel`, {})
  const paymentId = read(made, 'paymentId')
  await pay(api, paymentId)
  expect((await cancel(read(made, 'orderId'))).status).toBe(204)
  expect((await cancel(read(made, 'orderId'))).status).toBe(204)
  expect(await orders(client)).toMatchObject([{ isCanceled: true, paymentStatus: 'Canceled' }])
  // The provider's page that is still open takes no money.
  await pay(api, paymentId, 'pay')
  expect(await orders(client)).toMatchObject([{ isCanceled: true, paymentStatus: 'Canceled' }])
  expect(refusal(await client.post('/api/card-order-payments', { paymentId, payment: ONLINE }))).toEqual([
    409,
    'order_canceled at paymentId',
  ])
  const url = `${ORIGIN}/order/status/x`
  const urls = { successUrl: url, cancelUrl: url, errorUrl: url, delayedPaymentUrl: url }
  const start = { locale: 'fi', orderType: 'digital', paymentPublicId: paymentId, ...urls }
  expect(refusal(await client.post('/api/payments', start))).toEqual([409, 'order_canceled at paymentPublicId'])
  expect(refusal(await cancel('o-none'))).toEqual([404, 'order_not_found at orderId'])
})

test('refuses to cancel an order that is paid or whose payment is pending [CRD-13]', async () => {
  for (const choice of ['pay', 'delay', 'pending'] as const) {
    const { api, client, post } = await niko()
    const made = await post(ONLINE)
    await pay(api, read(made, 'paymentId'), choice)
    const answer = await client.post(`/api/card-orders/${String(read(made, 'orderId'))}/cancel`, {})
    expect(refusal(answer)).toEqual([409, 'payment_already_paid'])
    expect(await orders(client)).toMatchObject([{ isCanceled: false }])
  }
})

test('refuses to pay a cancelled voucher order [PAY-20]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const canceled = await api.inDb((db) => db.voucherOrders.all('c-1').find((row) => row.canceledAt !== undefined))
  const again = { paymentId: canceled?.paymentId, payment: ONLINE }
  expect(refusal(await aino.post('/api/voucher-order-payments', again))).toEqual([409, 'order_canceled at paymentId'])
})
