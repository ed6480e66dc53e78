import { isValidFinnishRefNumber } from 'finnish-bank-utils'
import { expect, test } from 'vitest'
import { ledgerOf } from '../../../tests/support/ledger.ts'
import { type Client, ORIGIN, read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { type Choice, decide, handOff, paymentOf } from '../../provider/outcomes.ts'

type Api = ReturnType<typeof startApi>
const NOW = Date.parse('2026-03-10T09:00:00Z')

const deposit = (client: Client, payment: object, amount = 150_000, accountNumber = 'acc-1') =>
  client.post('/api/company-accounts/deposits', { payment, accountNumber, amount })
const ONLINE = { method: 'Online', methodCode: 'FI02' }
const back = (path: string) => {
  const url = `${ORIGIN}${path}`
  return { successUrl: url, cancelUrl: `${url}?c`, errorUrl: `${url}?e`, delayedPaymentUrl: `${url}?d` }
}
const start = (client: Client, paymentPublicId: string, orderType = 'deposit', urls = back('/load-account/status/x')) =>
  client.post('/api/payments', { locale: 'fi', orderType, paymentPublicId, ...urls })
const statusOf = async (client: Client, id: string) => read(await client.get(`/api/payments/${id}/status`), 'status')
const balanceOf = async (client: Client) => {
  const accounts = read(await client.get('/api/company-accounts'), 'accounts') as { availableBalance: number }[]
  return accounts[0]?.availableBalance
}

const startOnline = async (client: Client, amount?: number) => {
  const id = String(read(await deposit(client, ONLINE, amount), 'paymentId'))
  expect((await start(client, id)).status).toBe(200)
  return id
}

/** The payer on the provider's page, `after` ms after the start. */
const atProvider = (api: Api, id: string, choice?: Choice, after = 0) =>
  api.inDb((db) => {
    const payment = paymentOf(db, 'c-1', id)
    if (!payment) throw new Error(`no payment ${id}`)
    const handed = handOff(db, payment, NOW + after)
    return choice && decide(db, handed, choice, NOW + after)
  })

test('lists the methods of each kind of order with tiles, in the requested language [PAY-02] [PAY-16]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  type Method = { code: string; name: string; type: string; image_url: string }
  const voucher = (await api.guest.get('/api/payment-methods/voucher/69895')).body as Method[]
  expect(new Set(voucher.map(({ type }) => type))).toEqual(
    new Set(['Online', 'CreditCard', 'LinkToOtherPerson', 'PrintInvoicePdf']),
  )
  expect(voucher[0]?.image_url).toMatch(/^data:image\/svg\+xml,/)
  expect(voucher.every(({ image_url }) => image_url.length <= 2000)).toBe(true)
  const inEnglish = (await aino.get('/api/payment-methods/deposit/100?locale=en')).body as Method[]
  expect(inEnglish.filter(({ type }) => type !== 'Online').map(({ code, name, type }) => [code, name, type])).toEqual([
    ['FI70', 'Credit card', 'CreditCard'],
    ['PrintInvoicePdf', 'Invoice for bank transfer', 'PrintInvoicePdfForTransferMoney'],
  ])
})

test('refuses amounts outside every method and guests without a voucher order, and fails for 503,00 € [PAY-09]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const get = (path: string, client = aino) => client.get(`/api/payment-methods/${path}`)
  expect(refusal(await get('deposit/0'))).toEqual([400, 'amount_below_minimum at amountInCents'])
  expect(refusal(await get('deposit/5000001'))).toEqual([400, 'amount_above_maximum at amountInCents'])
  expect(refusal(await get('deposit/50300'))).toEqual([503, 'payment_service_unavailable'])
  expect((await get('digital/100', api.guest)).status).toBe(401)
  expect((await get('deposit/1')).status).toBe(200)
})

test('raises the balance when a deposit is paid, with a transaction and a receipt [MCK-02] [DEP-08] [REP-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect(await balanceOf(aino)).toBe(481_240)
  // Too little for the oldest open request, so that no request takes it.
  await api.inDb((db) => {
    for (const row of db.requestedLoads.all('c-1')) db.requestedLoads.put('c-1', { ...row, state: 'rejected' })
  })
  const answer = await deposit(aino, ONLINE)
  expect(answer.status).toBe(201)
  const [id, orderId] = [String(read(answer, 'paymentId')), String(read(answer, 'depositOrderId'))]
  expect(await statusOf(aino, id)).toBe('Created')
  expect(refusal(await aino.get(`/api/company-accounts/deposits/${orderId}/receipt`))).toEqual([
    409,
    'payment_not_completed',
  ])
  expect((await start(aino, id)).status).toBe(200)
  expect(await statusOf(aino, id)).toBe('Created')
  await atProvider(api, id)
  expect(await statusOf(aino, id)).toBe('Pending')
  expect(await balanceOf(aino)).toBe(481_240)
  await atProvider(api, id, 'pay')
  expect(await statusOf(aino, id)).toBe('Paid')
  expect(await balanceOf(aino)).toBe(631_240)
  const page = read(await aino.post('/api/company-accounts/transactions', undefined), 'transactions') as object[]
  expect(page[0]).toMatchObject({ isDeposit: true, orderId, balanceChange: 150_000, transactionType: 'Deposit' })
  const receipt = await aino.get(`/api/company-accounts/deposits/${orderId}/receipt`)
  expect(receipt.status).toBe(200)
  expect(receipt.response.headers.get('Content-Type')).toBe('application/pdf')
})

test('moves money once, however often the provider reports and the portal reads [PAY-12]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const before = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(before.moved).toBe(before.balance)
  const id = await startOnline(aino)
  const orderId = await api.inDb((db) => db.payments.get('c-1', id)?.orderId ?? '')
  for (const choice of ['twice', 'pay', 'cancel', 'fail'] as const) await atProvider(api, id, choice)
  await Promise.all([statusOf(aino, id), balanceOf(aino), statusOf(aino, id)])
  await api.travel({ days: 30 })
  const after = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(after.deposits[orderId]).toEqual({ times: 1, sum: 150_000 })
  expect(after.moved).toBe(after.balance)
  expect(Object.values(after.deposits).every(({ times }) => times === 1)).toBe(true)
})

test.each([
  ['cancel', 'Canceled', '?c'],
  ['fail', 'Error', '?e'],
  ['delay', 'Confirmed', '?d'],
  ['pending', 'Pending', ''],
  ['early', 'Created', ''],
  ['tampered', 'Canceled', '?pmt_status=PAID&pmt_hash=0000'],
] as const)(
  'makes a payment after %s %s, and returns to the matching URL [MCK-06] [PAY-20]',
  async (choice, status, mark) => {
    const api = startApi()
    const aino = await api.logIn('aino.virtanen')
    const id = await startOnline(aino)
    const decided = await atProvider(api, id, choice)
    expect(decided?.url).toBe(`${ORIGIN}/load-account/status/x${mark}`)
    expect(await statusOf(aino, id)).toBe(status)
    expect(await balanceOf(aino)).toBe(481_240)
  },
)

test('pays a delayed payment after two days, a pending one in seconds, an early return within 30 s', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const [delayed, pending, early] = [await startOnline(aino), await startOnline(aino), await startOnline(aino)]
  await atProvider(api, delayed, 'delay')
  await atProvider(api, pending, 'pending')
  await atProvider(api, early, 'early')
  // The provider already has the money, so cancelling fails.
  expect(refusal(await aino.get(`/order/status/${early}`))).toEqual([409, 'payment_already_paid'])
  await api.travel({ ms: 10_000 })
  expect([await statusOf(aino, early), await statusOf(aino, pending)]).toEqual(['Paid', 'Pending'])
  await api.travel({ ms: 6000 })
  expect([await statusOf(aino, delayed), await statusOf(aino, pending)]).toEqual(['Confirmed', 'Paid'])
  await api.travel({ days: 2 })
  expect(await statusOf(await api.logIn('aino.virtanen'), delayed)).toBe('Paid')
  const ledger = await api.inDb((db) => ledgerOf(db, 'c-1'))
  expect(ledger.moved).toBe(ledger.balance)
})

test('signs payment, amount and method, and refuses to start a paid payment [PAY-03] [PAY-04]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const id = String(read(await deposit(aino, ONLINE, 69_895), 'paymentId'))
  const { body } = await start(aino, id)
  expect(body).toMatchObject({
    actionUrl: `${ORIGIN}/mock-provider`,
    formParams: { pmt_id: id, pmt_amount: '698,95', pmt_paymentmethod: 'FI02', pmt_currency: 'EUR', pmt_locale: 'fi' },
  })
  expect((await start(aino, id)).status).toBe(200)
  await atProvider(api, id, 'cancel')
  // PAY-20: a cancelled one may be made again.
  expect((await start(aino, id)).status).toBe(200)
  expect(await statusOf(aino, id)).toBe('Created')
  await atProvider(api, id, 'pay')
  expect(refusal(await start(aino, id))).toEqual([409, 'payment_already_paid at paymentPublicId'])
})

test('refuses to start an unknown, foreign, wrong-type, expired or replaced payment, and a silent bank', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const outi = await api.logIn('kerttu.makela')
  const id = String(read(await deposit(aino, ONLINE), 'paymentId'))
  expect(refusal(await start(aino, 'pay-none'))).toEqual([404, 'payment_not_found at paymentPublicId'])
  expect(refusal(await start(outi, id))).toEqual([404, 'payment_not_found at paymentPublicId'])
  expect(refusal(await start(aino, id, 'voucher'))).toEqual([404, 'payment_not_found at paymentPublicId'])
  const foreign = { ...back('/x'), cancelUrl: 'https://elsewhere.example/x' }
  expect(refusal(await start(aino, id, 'deposit', foreign))).toEqual([
    400,
    'validation_failed',
    'field_invalid at cancelUrl',
  ])
  const invoice = String(read(await deposit(aino, { method: 'PrintInvoicePdf' }), 'paymentId'))
  expect(refusal(await start(aino, invoice))).toEqual([400, 'validation_failed', 'field_invalid at paymentPublicId'])
  const silent = String(read(await deposit(aino, { method: 'Online', methodCode: 'FI04' }), 'paymentId'))
  expect(refusal(await start(aino, silent))).toEqual([503, 'payment_service_unavailable'])
  const again = await aino.post('/api/deposit-order-payments', { paymentId: id, payment: ONLINE })
  expect(again.status).toBe(201)
  expect(refusal(await start(aino, id))).toEqual([409, 'payment_expired at paymentPublicId'])
  await api.travel({ days: 15 })
  expect(refusal(await start(await api.logIn('aino.virtanen'), String(read(again, 'paymentId'))))).toEqual([
    409,
    'payment_expired at paymentPublicId',
  ])
})

test('returns the account, reference number and barcode of a bank transfer [DEP-09] [PAY-17]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const id = String(read(await deposit(aino, { method: 'PrintInvoicePdf' }), 'paymentId'))
  const reply = await aino.get(`/api/payments/${id}/status`)
  expect(reply.body).toMatchObject({
    status: 'Created',
    paymentMethod: 'PrintInvoicePdf',
    orderType: 'deposit',
    amountInCents: 150_000,
    transfer: { iban: 'FI2112345600000785', bic: 'NDEAFIHH', dueDate: '2026-03-24', amountInCents: 150_000 },
  })
  const { referenceNumber, barcode } = read(reply, 'transfer') as { referenceNumber: string; barcode: string }
  expect(isValidFinnishRefNumber(referenceNumber)).toBe(true)
  expect(barcode).toBe(`42112345600000785001500000000000000000${referenceNumber}260324`)
  expect(barcode).toHaveLength(54)
})

test('cancels unpaid payments, repeatedly, but none that may have been paid [PAY-25]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const id = await startOnline(aino)
  expect((await aino.get(`/order/status/${id}`)).status).toBe(204)
  expect((await aino.get(`/order/status/${id}`)).status).toBe(204)
  expect(await statusOf(aino, id)).toBe('Canceled')
  // A payer back from the provider may cancel the pending payment, which then takes no money.
  const handed = await startOnline(aino)
  await atProvider(api, handed)
  expect((await aino.get(`/order/status/${handed}`)).status).toBe(204)
  await atProvider(api, handed, 'pay')
  expect(await statusOf(aino, handed)).toBe('Canceled')
  // The provider has the money and reports later.
  const taken = await startOnline(aino)
  await atProvider(api, taken, 'pending')
  expect(refusal(await aino.get(`/order/status/${taken}`))).toEqual([409, 'payment_already_paid'])
  expect(refusal(await aino.get('/order/status/pay-none'))).toEqual([404, 'payment_not_found'])
})

test('refuses deposits with a wrong amount, account or method [DEP-06]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect(refusal(await deposit(aino, ONLINE, 50))).toEqual([400, 'amount_below_minimum at amount'])
  expect((await deposit(aino, { method: 'PrintInvoicePdf' }, 1)).status).toBe(201)
  expect(refusal(await deposit(aino, { method: 'Online', methodCode: 'FI60' }, 200_001))).toEqual([
    400,
    'amount_above_maximum at amount',
  ])
  const code = 'payment_method_unavailable'
  expect(refusal(await deposit(aino, ONLINE, 40_400))).toEqual([400, `${code} at payment.methodCode`])
  expect(refusal(await deposit(aino, { method: 'Online', methodCode: 'FI99' }))).toEqual([
    400,
    `${code} at payment.methodCode`,
  ])
  expect(refusal(await deposit(aino, { method: 'LinkToOtherPerson', emailAddress: 'a@yritys.example' }))).toEqual([
    400,
    `${code} at payment.method`,
  ])
  expect(refusal(await deposit(aino, { method: 'Online' }))).toEqual([
    400,
    'validation_failed',
    'field_required at payment.methodCode',
  ])
  expect(refusal(await deposit(aino, ONLINE, 100, 'acc-c-6'))).toEqual([404, 'account_not_found at accountNumber'])
})

test('fulfils the oldest requests in full when a deposit covers them, and none on a read [REQ-05]', async () => {
  const api = startApi()
  const kerttu = await api.logIn('kerttu.makela')
  type Requests = { requestedLoads: { amount: number }[]; currentBalance: number }
  const read1 = (await kerttu.get('/api/requested-loads')).body as Requests
  expect(read1.requestedLoads).toHaveLength(4)
  const before = await api.inDb((db) => ledgerOf(db, 'c-6'))
  const oldest = await api.inDb((db) =>
    db.requestedLoads
      .all('c-6')
      .filter((row) => row.state === 'open')
      .toSorted((a, b) => a.requestedAt - b.requestedAt),
  )
  const two = (oldest[0]?.amount ?? 0) + (oldest[1]?.amount ?? 0)
  const fee = Math.round(two * 0.025)
  const needed = two + fee + Math.round(fee * 0.255)
  const made = await deposit(kerttu, ONLINE, needed - 4500, 'acc-c-6')
  const id = String(read(made, 'paymentId'))
  await start(kerttu, id)
  await api.inDb((db) => {
    const payment = paymentOf(db, 'c-6', id)
    if (payment) decide(db, payment, 'pay', NOW)
  })
  const read2 = (await kerttu.get('/api/requested-loads')).body as Requests
  expect(read2).toMatchObject({ totalRequestedLoads: 2, currentBalance: 0 })
  const after = await api.inDb((db) => ledgerOf(db, 'c-6'))
  expect(after.requests.charged - before.requests.charged).toBe(two)
  expect(after.requests.fulfilled).toBe(after.requests.charged)
  expect(after.moved).toBe(after.balance)
  const first = await kerttu.post(`/api/requested-loads/reject/${oldest[0]?.id}`, undefined)
  expect(refusal(first)).toEqual([409, 'requested_load_already_handled'])
})
