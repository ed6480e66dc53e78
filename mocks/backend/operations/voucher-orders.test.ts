import { expect, test } from 'vitest'
import { decide, handOff, paymentOf } from '../../provider/outcomes.ts'
import { type Client, read, refusal, startApi } from '../test-client.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
const home = { addressLine: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' }
const order = {
  user: null,
  company: { name: 'Pyynikin Paahtimo Oy', businessIdentityCode: '9912345-6', address: home },
  payment: { method: 'Online', methodCode: 'FI02' },
  delivery: { method: 'ToCompanyAddress', contactPerson: 'Aino Virtanen' },
  termsAndConditions: true,
  details: { voucherId: 'v-l-1300', quantity: 50, numberOfEmployees: 5 },
  ReCaptchaToken: '',
}
const guest = {
  ...order,
  user: {
    firstName: 'Eero',
    lastName: 'Mäkelä',
    emailAddress: 'eero.makela@kirjapaja.example',
    phoneNumber: '+358407654321',
    username: 'eero.makela',
    password: 'Kirjapaja-26',
  },
  company: { name: 'Rauhaniemen Kirjapaja Oy', businessIdentityCode: '9900001-8', address: home },
}
const send = (client: Client, more: object = {}) => client.post('/api/voucher-orders', { ...order, ...more })
const codes = async (client: Client, more: object) => refusal(await send(client, more))

test('creates an order with payment and fees, and sends it a week after payment [MCK-02] [PAY-21] [VOU-09]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const answer = await send(aino)
  expect(answer.status).toBe(201)
  const [orderId, paymentId] = [String(read(answer, 'orderId')), String(read(answer, 'paymentId'))]
  const shown = async (client: Client) => (await client.get(`/api/voucher-orders/${orderId}`)).body
  // 50 vouchers of 13,00 €, a handling fee of 14,90 €, and 25,5 % VAT on the fee.
  expect(await shown(aino)).toMatchObject({
    totalAmount: 65_000,
    handlingFee: 1490,
    creditCardFee: 0,
    vatFeeAmount: 380,
    totalAmountWithFees: 66_870,
    paymentStatus: 'Created',
    voucherOrderStatus: 'Created',
    orderer: 'Aino Virtanen',
    delivery: { method: 'ToCompanyAddress', address: 'Satakunnankatu 18', zipCode: '33210' },
  })
  await api.inDb((db) => {
    const payment = paymentOf(db, 'c-1', paymentId)
    if (payment) decide(db, handOff(db, payment, NOW), 'pay', NOW)
  })
  expect(await shown(aino)).toMatchObject({ paymentStatus: 'Paid', voucherOrderStatus: 'Submitted' })
  await api.travel({ days: 8 })
  const sent = await shown(await api.logIn('aino.virtanen'))
  expect(sent).toMatchObject({ voucherOrderStatus: 'Sent', vouchersValidUntil: '2026-12-31' })
  const { firstVoucherSerial, lastVoucherSerial } = sent as Record<string, string>
  expect(Number(lastVoucherSerial) - Number(firstVoucherSerial)).toBe(49)
})

test('replaces a failed payment by another method with its fees [PAY-07] [VOU-09]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const first = read(await send(aino), 'paymentId')
  const again = (payment: object) => aino.post('/api/voucher-order-payments', { paymentId: first, payment })
  const card = await again({ method: 'CreditCard', methodCode: 'FI70' })
  expect(card.status).toBe(201)
  const readPayment = async (id: unknown) => (await aino.get(`/api/voucher-order-payments/${String(id)}`)).body
  expect(await readPayment(first)).toMatchObject({ status: 'Canceled', paymentMethod: 'Online', creditCardFee: 0 })
  // The card fee is 1,5 % of 664,90 €.
  expect(await readPayment(read(card, 'paymentId'))).toMatchObject({
    status: 'Created',
    paymentMethod: 'CreditCard',
    creditCardFee: 997,
    totalAmountWithFees: 67_867,
  })
  const invoice = await again({ method: 'PrintInvoicePdf', withoutReferenceNumber: true, invoiceCostCenter: '4100' })
  expect(await readPayment(read(invoice, 'paymentId'))).toMatchObject({ handlingFee: 2490, creditCardFee: 0 })
  expect((await aino.get(`/api/voucher-orders/${String(read(invoice, 'orderId'))}`)).body).toMatchObject({
    handlingFee: 2490,
    invoiceCostCenter: '4100',
    paymentId: read(invoice, 'paymentId'),
  })
  const last = String(read(invoice, 'paymentId'))
  await api.inDb((db) => {
    const payment = paymentOf(db, 'c-1', last)
    if (payment) decide(db, payment, 'pay', NOW)
  })
  expect(refusal(await again({ method: 'PrintInvoicePdf' }))).toEqual([409, 'payment_already_paid at paymentId'])
  expect(refusal(await aino.get('/api/voucher-order-payments/pay-7101'))).toEqual([404, 'payment_not_found'])
  const helena = await api.logIn('helena.lindqvist')
  expect(refusal(await helena.get(`/api/voucher-order-payments/${last}`))).toEqual([404, 'payment_not_found'])
})

test('expires an unpaid order after 14 days [PAY-20]', async () => {
  const api = startApi()
  const paymentId = read(await send(await api.logIn('aino.virtanen')), 'paymentId')
  await api.travel({ days: 15 })
  const aino = await api.logIn('aino.virtanen')
  const again = { paymentId, payment: { method: 'PrintInvoicePdf' } }
  expect(refusal(await aino.post('/api/voucher-order-payments', again))).toEqual([409, 'payment_expired at paymentId'])
})

test('refuses invalid quantity, sum, voucher, delivery, PO box and method [VOU-06] [VOU-08] [VOU-23]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const details = (voucherId: string, quantity: number) => ({ details: { voucherId, quantity } })
  expect(await codes(aino, details('v-l-1300', 9))).toEqual([400, 'quantity_below_minimum at details.quantity'])
  expect(await codes(aino, details('v-l-1300', 4000))).toEqual([400, 'order_total_above_maximum at details.quantity'])
  expect(await codes(aino, details('v-l-900', 50))).toEqual([409, 'voucher_unavailable at details.voucherId'])
  expect(await codes(aino, details('v-l-1300', 404))).toEqual([400, 'payment_method_unavailable at payment.methodCode'])
  const delivery = (value: object) => ({ delivery: { contactPerson: 'Aino Virtanen', ...value } })
  const other = { method: 'ToOtherAddress', address: 'Hämeenkatu 4', zipCode: '33100', city: 'Tampere', country: 'FI' }
  expect((await send(aino, delivery(other))).status).toBe(201)
  expect(await codes(aino, delivery({ ...other, city: undefined }))).toEqual([
    400,
    'delivery_address_required at delivery.city',
  ])
  expect(await codes(aino, delivery({ ...other, address: 'PL 123' }))).toEqual([
    400,
    'po_box_not_allowed at delivery.address',
  ])
  expect(await codes(aino, delivery({ method: 'ToSavedAddress', addressId: 'a-999' }))).toEqual([
    404,
    'not_found at delivery.addressId',
  ])
  expect((await send(aino, delivery({ method: 'ToSavedAddress', addressId: 'a-601' }))).status).toBe(201)
  expect(await codes(aino, delivery({ method: 'ToPickupPoint', pickupPointConfirmation: 'SendSms' }))).toEqual([
    400,
    'pickup_contact_required at delivery.phoneNumber',
  ])
  const box = { ...order.company, address: { ...home, addressLine: 'P.O. Box 12' } }
  expect(await codes(aino, { company: box })).toEqual([400, 'po_box_not_allowed at company.address.addressLine'])
  expect(await codes(aino, { ReCaptchaToken: 'refused' })).toEqual([400, 'recaptcha_failed'])
  expect(await codes(aino, { user: guest.user })).toEqual([400, 'validation_failed', 'field_invalid at user'])
})

test('refuses a company that may not order vouchers [VOU-19]', async () => {
  const api = startApi()
  const saara = await api.logIn('saara.kivela')
  const code = await api.inDb((db) => db.companies.get('', 'c-5')?.businessIdentityCode)
  const company = { ...order.company, businessIdentityCode: code }
  expect(await codes(saara, { company })).toEqual([403, 'voucher_ordering_hidden'])
})

test('lets a guest order and log in as a voucher manager; an expired session is not a guest [VOU-11] [VOU-12] [VOU-26]', async () => {
  const api = startApi()
  expect((await api.withToken('gone').post('/api/voucher-orders', guest)).status).toBe(401)
  expect((await send(api.guest)).status).toBe(401)
  const answer = await api.guest.post('/api/voucher-orders', guest)
  expect(answer.status).toBe(201)
  const eero = await api.logIn('eero.makela', 'Kirjapaja-26')
  expect((await eero.get(`/api/payments/${String(read(answer, 'paymentId'))}/status`)).body).toMatchObject({
    status: 'Created',
    orderType: 'voucher',
  })
  expect((await api.mailTo('eero.makela@kirjapaja.example')).kind).toBe('confirm-email')
  const post = async (more: object) => refusal(await api.guest.post('/api/voucher-orders', { ...guest, ...more }))
  expect(await post({})).toEqual([409, 'username_taken at user.username'])
  const user = { ...guest.user, username: 'toinen.tilaaja' }
  expect(await post({ user })).toEqual([409, 'company_already_exists at company.businessIdentityCode'])
  expect(await post({ user: { ...user, username: 'a@yritys.example' } })).toEqual([
    400,
    'username_cannot_be_an_email_address at user.username',
  ])
  expect(await post({ user: { ...user, password: 'Toinen.Tilaaja1', username: 'toinen.tilaaja1' } })).toEqual([
    400,
    'password_equals_username at user.password',
  ])
  // A guest has no saved addresses.
  expect(await post({ delivery: { method: 'ToSavedAddress', addressId: 'a-601' } })).toEqual([
    400,
    'delivery_address_required at delivery.addressId',
  ])
})

test('keeps the order of a guest who must confirm the address before login [VOU-27]', async () => {
  const api = startApi()
  const user = { ...guest.user, emailAddress: 'unverified@kirjapaja.example' }
  expect((await api.guest.post('/api/voucher-orders', { ...guest, user })).status).toBe(201)
  const login = await api.guest.post('/api/login', { username: 'eero.makela', password: 'Kirjapaja-26' })
  expect(refusal(login)).toEqual([403, 'email_address_is_not_verified'])
})
