import { inflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { code128C } from '../../../src/values/identifiers/bank-barcode.ts'
import { type Answer, read, refusal, startApi } from '../../../tests/support/mock-client.ts'

/** Bytes of a content stream between its keywords. */
const STREAM = /stream\r?\n([\s\S]*?)endstream/g

/** The text that a PDF draws, line by line; its fonts are encoded in Windows-1252. */
async function textOf({ status, response }: Answer): Promise<string[]> {
  expect(status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
  const raw = Buffer.from(bytes).toString('latin1')
  const decoder = new TextDecoder('windows-1252')
  return [...raw.matchAll(STREAM)].flatMap(([, stream = '']) => {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    return [...content.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
  })
}

test('makes the invoice of a seeded order as a PDF in Finnish, with ÄÖÅ€ [MCK-08] [PAY-11]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const unpaid = await api.inDb((db) =>
    db.payments
      .all('c-1')
      .find((row) => row.orderType === 'voucher' && row.method === 'PrintInvoicePdf' && !row.outcome),
  )
  const text = await textOf(await aino.get(`/api/order-documents/${unpaid?.orderId}`))
  expect(text).toContain('Lasku')
  expect(text).toContain('Pyynikin Paahtimo Oy')
  expect(text).toContain('Käsittelymaksu')
  expect(text.some((line) => /^\d[\d ]*,\d{2} €$/.test(line))).toBe(true)
})

test('prints contact, cost centre and reference number on an invoice, if given [PAY-15] [PAY-17]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const pay = async (withoutReferenceNumber: boolean) => {
    const payment = {
      method: 'PrintInvoicePdf',
      invoiceCostCenter: 'Åbo 4100',
      invoiceContactPerson: 'Liisa Öhman',
      withoutReferenceNumber,
    }
    const answer = await aino.post('/api/voucher-order-payments', { paymentId: 'pay-7512', payment })
    const paymentId = String(read(answer, 'paymentId'))
    const { body } = await aino.get(`/api/payments/${paymentId}/status`)
    const { transfer } = body as { transfer: Record<string, string> }
    return { transfer, text: await textOf(await aino.get(`/api/order-documents?paymentId=${paymentId}`)) }
  }
  const { text, transfer } = await pay(false)
  expect(text).toEqual(expect.arrayContaining(['Åbo 4100', 'Liisa Öhman', 'Viitenumero', 'Eräpäivä', '24.03.2026']))
  expect(transfer).toMatchObject({ dueDate: '2026-03-24', iban: 'FI2112345600000785', amountInCents: 41_870 })
  expect(text).toEqual(expect.arrayContaining([transfer.invoiceNumber, groupsOf(transfer.barcode ?? '', 4)]))
  const without = await pay(true)
  expect(without.text).not.toContain('Viitenumero')
  expect(without.text).toContain('Laskun numero')
  expect(without.transfer).not.toHaveProperty('barcode')
})

const groupsOf = (digits: string, size: number) => digits.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ')

test('makes no payable invoice for a cancelled, expired or online-paid order [PAY-11]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const rows = await api.inDb((db) => ({ orders: db.voucherOrders.all('c-1'), payments: db.payments.all('c-1') }))
  const canceled = rows.orders.find((row) => row.canceledAt !== undefined)
  const expired = rows.payments.find((row) => row.id === 'pay-7510')
  const online = await aino.post('/api/voucher-order-payments', {
    paymentId: 'pay-7512',
    payment: { method: 'Online', methodCode: 'FI02' },
  })
  for (const [orderId, why] of [
    [canceled?.id, 'Tilaus on peruttu, älä maksa.'],
    [expired?.orderId, 'Maksuaika on päättynyt, älä maksa.'],
    [read(online, 'orderId'), 'Maksetaan verkossa, ei tilisiirrolla.'],
  ]) {
    const answer = await aino.get(`/api/order-documents/${String(orderId)}`)
    expect(answer.response.headers.get('Content-Disposition')).toMatch(/tilaus-\d+\.pdf/)
    const text = await textOf(answer)
    expect(text).toEqual(expect.arrayContaining(['Tilausvahvistus', why]))
    for (const fact of ['Laskun numero', 'Tilinumero', 'Viitenumero', 'Eräpäivä']) expect(text).not.toContain(fact)
  }
})

test('serves a receipt when the order is paid, to its own company only [PAY-11] [VOU-03]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const orders = await api.inDb((db) =>
    db.voucherOrders
      .all('c-1')
      .map((row) => ({ id: row.id, status: db.payments.get('c-1', row.paymentId)?.outcome?.status })),
  )
  const idOf = (status: string) => orders.find((row) => row.status === status)?.id ?? ''
  const get = (id: string, client = aino) => client.get(`/api/voucher-orders/${id}/receipt`)
  expect(await textOf(await get(idOf('Paid')))).toContain('Kuitti')
  expect(refusal(await get(idOf('Confirmed')))).toEqual([409, 'payment_not_completed'])
  expect(refusal(await get('o-none'))).toEqual([404, 'document_not_found'])
  const helena = await api.logIn('helena.lindqvist')
  expect(refusal(await get(idOf('Paid'), helena))).toEqual([404, 'document_not_found'])
  expect(refusal(await helena.get(`/api/order-documents/${idOf('Paid')}`))).toEqual([404, 'document_not_found'])
  expect(refusal(await helena.get('/api/order-documents?paymentId=pay-7501'))).toEqual([
    404,
    'document_not_found at paymentId',
  ])
})

test('serves invoices of orders to voucher managers, but not of deposits [SES-26]', async () => {
  const api = startApi()
  await api.inDb((db) => {
    const user = db.users.all().find((row) => row.username === 'aino.virtanen')
    if (user) db.users.put('', { ...user, roles: ['VoucherManager'] })
  })
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.get('/api/order-documents?paymentId=pay-7501')).status).toBe(200)
  expect((await aino.get('/api/order-documents?paymentId=pay-7101')).status).toBe(403)
})

/** The bars that a PDF draws, from left to right: left edges and widths in modules (the narrowest bar). */
async function barsOf({ response }: Answer): Promise<{ x: number; width: number }[]> {
  const raw = Buffer.from(await response.clone().arrayBuffer()).toString('latin1')
  const drawn = [...raw.matchAll(STREAM)].flatMap(([, stream = '']) => {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    const box = /1 0 0 1 ([\d.]+) [\d.]+ cm(?:(?! cm)[\s\S])*? cm[\s\S]*?0 [\d.]+ l\s+([\d.]+) [\d.]+ l/g
    return [...content.matchAll(box)].map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
  })
  const [first] = drawn
  const narrowest = Math.min(...drawn.map(({ width }) => width))
  return drawn.map(({ x, width }) => ({
    x: Math.round((x - (first?.x ?? 0)) / narrowest),
    width: Math.round(width / narrowest),
  }))
}

test('draws a barcode on the invoice of a deposit, with the due date on a banking day [PAY-11] [PAY-20]', async () => {
  // Fourteen days later is Independence Day, a Sunday.
  const api = startApi({ at: '2026-11-22T09:00:00Z' })
  const aino = await api.logIn('aino.virtanen')
  const made = await aino.post('/api/company-accounts/deposits', {
    payment: { method: 'PrintInvoicePdf' },
    accountNumber: 'acc-1',
    amount: 123_456,
  })
  const id = String(read(made, 'paymentId'))
  const transfer = read(await aino.get(`/api/payments/${id}/status`), 'transfer') as Record<string, string>
  expect(transfer.dueDate).toBe('2026-12-07')
  // A barcode of version 4 built by hand: account, amount, three zeros, reference number, due date.
  const digits = `4${transfer.iban?.slice(2)}00123456000${transfer.referenceNumber?.padStart(20, '0')}261207`
  expect(transfer.barcode).toBe(digits)
  const answer = await aino.get(`/api/order-documents?paymentId=${id}`)
  expect(await barsOf(answer)).toEqual(code128C(digits).bars)
  const text = await textOf(answer)
  expect(text).toEqual(expect.arrayContaining(['Lasku tilisiirtoa varten', '07.12.2026']))
  expect(text.join('').replaceAll(' ', '')).toContain(digits)
})

test.each([
  ['2026-12-10T21:59:00Z', 'Created'],
  // The third banking day after the due date, Monday 7 December, has ended.
  ['2026-12-10T22:00:00Z', 'Expired'],
])('an invoice of 22 November is at %s %s [PAY-20]', async (at, status) => {
  const api = startApi({ at: '2026-11-22T09:00:00Z' })
  const aino = await api.logIn('aino.virtanen')
  const payment = { method: 'PrintInvoicePdf' }
  const made = await aino.post('/api/company-accounts/deposits', { payment, accountNumber: 'acc-1', amount: 1000 })
  await api.travel({ ms: Date.parse(at) - Date.parse('2026-11-22T09:00:00Z') })
  const later = await api.logIn('aino.virtanen')
  expect(read(await later.get(`/api/payments/${String(read(made, 'paymentId'))}/status`), 'status')).toBe(status)
})

test('shows VAT rate and amount on the receipt of a fee, in the requested language [REP-02] [FMT-09]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const fee = await api.inDb((db) => db.transactions.all('c-1').find((row) => row.transactionType === 'fee'))
  if (!fee) throw new Error('the company has paid no fee')
  const path = `/api/company-accounts/transactions/${fee.id}/receipt`
  const text = await textOf(await aino.get(path))
  const cents = (label: string) => Number(text[text.indexOf(label) + 1]?.replace(/[^\d-]/g, ''))
  const [net, vat] = [cents('Palvelumaksu, veroton'), cents('Alv 25,5 %')]
  expect(net + vat).toBe(-fee.balanceChange)
  expect(vat).toBe(Math.round(net * 0.255))
  expect(cents('Saldon muutos')).toBe(fee.balanceChange)
})

test('serves receipts of deposits by order id, others by transaction id [REP-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const all = await api.inDb((db) => db.transactions.all('c-1'))
  const deposit = all.find((row) => row.isDeposit)
  const fee = all.find((row) => row.transactionType === 'fee')
  const account = '/api/company-accounts'
  expect(await textOf(await aino.get(`${account}/deposits/${deposit?.orderId}/receipt`))).toContain(
    'Rahansiirto yrityksen tilille',
  )
  expect(await textOf(await aino.get(`${account}/transactions/${fee?.id}/receipt`))).toContain('Palvelumaksu, veroton')
  expect(refusal(await aino.get(`${account}/transactions/${deposit?.id}/receipt`))).toEqual([404, 'document_not_found'])
  expect(refusal(await aino.get(`${account}/transactions/tx-none/receipt`))).toEqual([404, 'document_not_found'])
  const beneficiariesIds = await api.inDb((db) =>
    db.employees
      .all('c-1')
      .filter((row) => row.employeeType === 'FullTime' && row.entitled < '2026-01-01' && !row.endOfBenefit)
      .slice(-1)
      .map((row) => row.id),
  )
  const load = {
    amount: '100',
    benefitType: 'recreational',
    beneficiariesIds,
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  }
  const topUpId = read(await aino.post('/api/top-up-load', load), 'topUpLoadId')
  const charged = await api.inDb((db) => db.transactions.all('c-1').find((row) => row.topUpId === topUpId))
  expect(refusal(await aino.get(`${account}/transactions/${charged?.id}/receipt`))).toEqual([
    409,
    'payment_not_completed',
  ])
})
