import { expect, test } from 'vitest'
import { type Client, read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { type Choice, decide, handOff, paymentOf } from '../../provider/outcomes.ts'
import { personalId } from '../../values/identifiers.ts'

type Api = ReturnType<typeof startApi>
const NOW = Date.parse('2026-03-10T09:00:00Z')
const address = { addressLine: 'Yliopistonkatu 31', postCode: '20100', city: 'Turku', country: 'FI' }
const HELMI = {
  firstName: 'Helmi',
  lastName: 'Rantanen',
  emailAddress: 'helmi.rantanen@tuulikello.example',
  personalId: personalId({ day: 12, month: 3, year: 1995 }, 955),
  employeeType: 'FullTime',
  startOfBenefit: '2026-04-01',
}
const LIISA = {
  ...HELMI,
  firstName: 'Liisa',
  personalId: personalId({ day: 23, month: 7, year: 1990 }, 901),
  employeeType: 'PartTime',
  employeePercentage: 60,
  employeeNumber: '1002',
}
const orderFor = async (api: Api, companyId: string) => {
  const company = await api.inDb((db) => db.companies.get('', companyId))
  return {
    benefits: ['lunch', 'recreational'],
    company: { name: company?.name, businessIdentityCode: company?.businessIdentityCode, address },
    billingAddress: address,
    employees: [HELMI, LIISA],
    usage: { lunchAmount: 1300, workdays: 21, recreationalAmount: 20_000 },
    payment: { method: 'Online', methodCode: 'FI02' },
    termsAndConditions: true,
    priceList: true,
  }
}
const niko = async () => {
  const api = startApi()
  const client = await api.logIn('niko.rautio')
  return { api, client, order: await orderFor(api, 'c-3') }
}
const atProvider = (api: Api, id: unknown, choice?: Choice) =>
  api.inDb((db) => {
    const payment = paymentOf(db, 'c-3', String(id))
    if (!payment) throw new Error('no payment')
    const handed = handOff(db, payment, NOW)
    if (choice) decide(db, handed, choice, NOW)
  })
const flags = async (client: Client) => {
  const { body } = await client.get('/api/user/details')
  const { isEmployeesSet, isBenefitsSet } = body as Record<string, boolean>
  return [isEmployeesSet, isBenefitsSet]
}

test('creates the employees once when the payment becomes pending, whatever its outcome [CRD-09] [CRD-10]', async () => {
  const { api, client, order } = await niko()
  const answer = await client.post('/api/card-orders', order)
  expect(answer.status).toBe(201)
  const paymentId = read(answer, 'paymentId')
  expect(await flags(client)).toEqual([false, false])
  await atProvider(api, paymentId)
  expect(await flags(client)).toEqual([true, true])
  await atProvider(api, paymentId, 'fail')
  const again = await client.post('/api/card-order-payments', { paymentId, payment: order.payment })
  expect(again.status).toBe(201)
  expect(read(again, 'orderId')).toBe(read(answer, 'orderId'))
  await atProvider(api, read(again, 'paymentId'), 'pay')
  const people = read(await client.get('/api/company-beneficiaries'), 'beneficiaries') as { benefitTypes: string[] }[]
  expect(people.map(({ benefitTypes }) => benefitTypes)).toEqual([
    ['lunch', 'recreational'],
    ['lunch', 'recreational'],
  ])
  expect(await api.inDb((db) => db.cardOrders.all('c-3').length)).toBe(1)
})

test('returns costs and benefits of the order, and the amount to pay [CRD-02] [CRD-03]', async () => {
  const { client, order } = await niko()
  const answer = await client.post('/api/card-orders', order)
  const paid = await client.get(`/api/card-order-payments/${String(read(answer, 'paymentId'))}`)
  // Lunch 2 × 21 × 13 €, recreational 2 × 200 €, two Duo cards, commissions of 3 % and 5 %, delivery, VAT 25,5 %.
  expect(paid.body).toMatchObject({
    cardOrderSummary: {
      duoCardsCosts: 980,
      transportCardsCosts: 0,
      lunchCommissionAmount: 1638,
      recreationalCommissionAmount: 2000,
      totalDeliveryFee: 990,
      feesVat: 1430,
      orderTotalWithoutVat: 100_208,
      orderTotalWithVat: 101_638,
    },
    benefitGroup: { lunchTotalAmount: 54_600, recreationalTotalAmount: 40_000, noOfBeneficiaries: 2, workdays: 21 },
  })
  const status = await client.get(`/api/payments/${String(read(answer, 'paymentId'))}/status`)
  expect(status.body).toMatchObject({ amountInCents: 101_638, orderType: 'digital' })
})

test('refuses amounts, employees and benefits, and then creates nothing [CRD-11] [GRP-09]', async () => {
  const { api, client, order } = await niko()
  const codes = async (more: object) => refusal(await client.post('/api/card-orders', { ...order, ...more }))
  expect(await codes({ usage: { ...order.usage, lunchAmount: 5000 } })).toEqual([
    400,
    'amount_out_of_range at usage.lunchAmount',
  ])
  expect(await codes({ usage: { lunchAmount: 1300, recreationalAmount: 20_000 } })).toEqual([
    400,
    'validation_failed',
    'field_required at usage.workdays',
  ])
  expect(await codes({ employees: [HELMI, { ...LIISA, personalId: HELMI.personalId }] })).toEqual([
    409,
    'personal_id_already_exists at employees.personalId[1]',
  ])
  expect(await codes({ employees: [{ ...HELMI, employeeNumber: '1002' }, LIISA] })).toEqual([
    409,
    'employee_number_already_exists at employees.employeeNumber[1]',
  ])
  expect(await codes({ employees: [{ ...LIISA, employeePercentage: undefined }] })).toEqual([
    400,
    'validation_failed',
    'field_required at employees.employeePercentage[0]',
  ])
  expect(await codes({ employees: [HELMI, { ...LIISA, personalId: '120395-955A' }] })).toEqual([
    400,
    'invalid_personal_id at employees.personalId[1]',
  ])
  const address = { ...order.company.address, addressLine: 'PL 12' }
  expect(await codes({ company: { ...order.company, address } })).toEqual([
    400,
    'po_box_not_allowed at company.address.addressLine',
  ])
  expect(await codes({ benefits: ['lunch', 'lunch'] })).toEqual([
    400,
    'validation_failed',
    'field_invalid at benefits[1]',
  ])
  expect(await codes({ payment: { method: 'Online', methodCode: 'FI99' } })).toEqual([
    400,
    'payment_method_unavailable at payment.methodCode',
  ])
  await api.inDb((db) => {
    const company = db.companies.get('', 'c-3')
    if (company) db.companies.put('', { ...company, employeeLimit: 1 })
  })
  expect(await codes({})).toEqual([400, 'too_many_employees at employees'])
  expect(await api.inDb((db) => [db.cardOrders.all('c-3').length, db.payments.all('c-3').length])).toEqual([0, 0])
  const aino = await api.logIn('aino.virtanen')
  const active = await aino.post('/api/card-orders', {
    ...(await orderFor(api, 'c-1')),
    employees: [{ ...HELMI, personalId: personalId({ day: 1, month: 1, year: 1970 }, 999) }],
  })
  expect(refusal(active)).toEqual([409, 'benefit_not_available at benefits[0]'])
})

test('activates available benefits by cross-selling at once, and none if one is unavailable [HOM-04] [HOM-10]', async () => {
  const { api, client } = await niko()
  const order = (benefits: string[]) => client.post('/api/cross-selling/order', { benefits })
  expect((await order(['lunch', 'recreational'])).status).toBe(204)
  const states = read(await client.get('/api/company/benefits'), 'benefits') as { type: string; state: string }[]
  expect(states.filter(({ state }) => state === 'active').map(({ type }) => type)).toEqual(['lunch', 'recreational'])
  expect(refusal(await order(['transport', 'lunch']))).toEqual([409, 'benefit_already_ordered at benefits[1]'])
  expect(refusal(await order(['transport', 'transport']))).toEqual([
    400,
    'validation_failed',
    'field_invalid at benefits[1]',
  ])
  expect(await api.inDb((db) => db.benefits.all('c-3').find((row) => row.type === 'transport')?.state)).toBe(
    'available',
  )
  const aino = await api.logIn('aino.virtanen')
  const unavailable = await aino.post('/api/cross-selling/order', { benefits: ['wellbeing'] })
  expect(refusal(unavailable)).toEqual([409, 'benefit_not_available at benefits[0]'])
})
