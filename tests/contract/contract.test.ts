import { OrderCrossSellingBody } from '@generated/api/cards/cards.zod'
import { CheckCompanyExistsBody, UpdateCompanyBody } from '@generated/api/company/company.zod'
import { CreateUserBody, UpdateUserBody } from '@generated/api/user/user.zod'
import { beforeAll, expect, test } from 'vitest'
import { bundleContract } from '../../tools/contract/bundle-contract.ts'
import { type Contract, type ListedOperation, listOperations, resolve } from '../../tools/contract/contract-document.ts'

let contract: Contract
let operations: ListedOperation[] = []
beforeAll(() => {
  contract = bundleContract()
  operations = listOperations(contract)
})

/** Operations that the specification lists without details, so all of each is assumed. */
const ASSUMED = [
  'createCardOrder',
  'createDepositOrderPayment',
  'downloadVoucherOrderReceipt',
  'listBenefits',
  'listLoadableBenefits',
  'listReportBenefits',
  'readBenefitGroupSettings',
  'readFeatureFlags',
  'readMaintenanceContent',
  'listBanners',
  'readNotices',
]

test('describes every specified call, with security, effect, error bodies and examples [CTR-01]', () => {
  for (const operation of operations) {
    expect(operation.security, operation.name).toBeDefined()
    expect(['read', 'command'], operation.name).toContain(operation['x-effect'])
    const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
    expect(errors.map(([status]) => status).toSorted(), operation.name).toEqual(
      Object.keys(operation['x-error-codes'] ?? {}).toSorted(),
    )
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const json = content?.['application/json']
      if (Number(status) >= 400)
        expect(json?.schema, `${operation.name} ${status}`).toEqual({ $ref: '#/components/schemas/ErrorBody' })
      if (json) expect(Object.keys(json.examples ?? {}).length, `${operation.name} ${status}`).toBeGreaterThan(0)
    }
  }
})

test('marks the assumed operations as such [CTR-01]', () => {
  const marks = new Map(operations.map((operation) => [operation.name, operation['x-assumed'] ?? []]))
  const hasNoPath = ASSUMED.filter((name) => !['call', 'path'].some((part) => marks.get(name)?.includes(part)))
  expect(hasNoPath).toEqual([])
  // These operations are specified in detail, so only their rules may be assumed.
  for (const name of ['login', 'refreshSession', 'readEmployee']) expect(marks.get(name)).toEqual(['rules'])
  expect(marks.get('readCompanyMetadata')).toEqual([])
})

test('keeps the unusual specified names and verbs [CTR-01]', () => {
  const of = (name: string) => operations.find((operation) => operation.name === name)
  expect([of('cancelPayment')?.method, of('cancelPayment')?.path]).toEqual(['GET', '/order/status/{paymentId}'])
  expect([of('readCardFees')?.path, of('listTransactions')?.method]).toEqual(['/api/cardFees', 'POST'])
  const fields = (name: string) => {
    const schema = of(name)?.requestBody?.content['application/json']?.schema ?? {}
    return Object.keys(resolve(contract, schema).properties ?? {})
  }
  expect(fields('checkUsernameAvailability')).toContain('userName')
  expect(fields('createVoucherOrder')).toContain('ReCaptchaToken')
})

const address = { addressLine: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' }
const addressLine = (text: string) =>
  UpdateCompanyBody.shape.company_info.shape.address.shape.addressLine.safeParse(text).success

test('limits an address line to 50 allowed characters, backslash included [VAL-11]', () => {
  expect(addressLine(address.addressLine)).toBe(true)
  expect(addressLine('Tehtaankatu 3\\4')).toBe(true)
  expect(addressLine('a'.repeat(50))).toBe(true)
  expect(addressLine('a'.repeat(51))).toBe(false)
  expect(addressLine('')).toBe(false)
  for (const sign of [';', '{', '}', '[', ']', '<', '>', '~', '*', '^', '|']) {
    expect(addressLine(`Katu ${sign} 1`), sign).toBe(false)
  }
})

test('limits towns and names to letters with some punctuation, and their lengths [VAL-12]', () => {
  const { city, companyName } = UpdateCompanyBody.shape.company_info.shape.address.shape
  const accepts = (schema: { safeParse: (text: string) => { success: boolean } } | undefined, text: string) =>
    schema?.safeParse(text).success
  expect(accepts(city, 'Hämeenlinna')).toBe(true)
  expect(accepts(city, "Saint-Jean d'Angély")).toBe(true)
  expect(accepts(city, 'T'.repeat(51))).toBe(false)
  expect(accepts(city, 'Tampere 5')).toBe(false)
  expect(accepts(companyName, 'Pyynikin Paahtimo & Pojat Oy 2')).toBe(true)
  expect(accepts(companyName, 'Oy <b>')).toBe(false)
  expect(accepts(companyName, 'O'.repeat(51))).toBe(false)
  const { firstName } = UpdateUserBody.shape
  expect(accepts(firstName, 'Anna-Liisa Åsa')).toBe(true)
  expect(accepts(firstName, 'A'.repeat(31))).toBe(true)
  expect(accepts(firstName, 'A'.repeat(32))).toBe(false)
  expect(accepts(firstName, 'R2D2')).toBe(false)
  for (const name of ["'t Hooft", '’s-Gravesande']) expect(accepts(firstName, name), name).toBe(true)
  expect(accepts(city, "'s-Hertogenbosch")).toBe(true)
  for (const mark of ["'", "''t", '-']) expect(accepts(firstName, mark), mark).toBe(false)
})

test.each([
  ['1234567-1', true],
  ['FI12345671', true],
  ['RO12', true],
  ['RO1', false],
  ['XI123456789', true],
  ['XIGD001', true],
  ['XI12345', false],
  ['GB123456789', false],
])('the business id %s passes the contract: %s [VAL-06]', (id, passes) => {
  expect(CheckCompanyExistsBody.shape.businessIdentityCode.safeParse(id).success).toBe(passes)
})

test('refuses a repeated benefit, and a return URL that is not http(s)', () => {
  expect(OrderCrossSellingBody.safeParse({ benefits: ['lunch', 'massage'] }).success).toBe(true)
  expect(OrderCrossSellingBody.safeParse({ benefits: ['lunch', 'lunch'] }).error?.issues[0]?.path).toEqual([
    'benefits',
    1,
  ])
  const { returnUrl } = CreateUserBody.shape
  expect(returnUrl.safeParse('https://portal.example/login').success).toBe(true)
  expect(returnUrl.safeParse('javascript:alert(1)').success).toBe(false)
})
