import { CreateDepositResponse } from '@generated/api/accounts/accounts.zod'
import { CreateBenefitGroupResponse } from '@generated/api/benefits/benefits.zod'
import { contractData } from '@generated/contract-data'
import { schemas } from '@generated/modules'
import type { OperationRow } from '@generated/registry'
import { AxiosHeaders, type AxiosResponse } from 'axios'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configureRequest } from '../calls/auth-port'
import { readError, readReply } from './read-reply'

const reported = vi.fn()
let path = 0
beforeEach(() => {
  reported.mockReset()
  path += 1
  configureRequest({ onContractMismatch: reported })
})

// Each place is reported only once, so every test needs an operation with a path of its own.
const own = (row: OperationRow): OperationRow => ({ ...row, path: `/api/things/${path}` })

const response = (status: number, body: unknown): AxiosResponse<string> => ({
  status,
  statusText: '',
  data: typeof body === 'string' ? body : JSON.stringify(body),
  headers: {},
  config: { headers: new AxiosHeaders() },
})
const command = (reply?: OperationRow['reply']): OperationRow => ({
  method: 'POST',
  path: '/api/things',
  effect: 'command',
  isPublic: false,
  ...(reply && { reply }),
})
const deposit = command(async () => CreateDepositResponse)
const group = command(async () => CreateBenefitGroupResponse)
const GROUP = {
  groupId: 'g-1',
  groupName: 'Lounas',
  maxAmountPerPeriod: 100,
  fundsLoadingType: 'direct_load',
  recurringTopupRequestEnabled: false,
  benefitType: 'lunch',
}
const malformed = { name: 'ApiError', kind: 'malformed', outcomeUnknown: true }

test.each([
  ['a missing field', { groupName: undefined }],
  ['a missing choice', { benefitType: undefined }],
  ['an empty id', { groupId: '' }],
  ['null for a field that is due', { groupId: null }],
  ['text for a number', { maxAmountPerPeriod: 'much' }],
  ['a fraction for a whole number', { maxAmountPerPeriod: 10.5 }],
  ['yes for a choice', { benefitType: true }],
  ['text for a yes or no', { recurringTopupRequestEnabled: 'false' }],
  ['an object for a text', { groupName: {} }],
])('%s makes a command’s outcome unknown', async (_, change) => {
  await expect(
    readReply('createBenefitGroup', own(group), response(201, { ...GROUP, ...change })),
  ).rejects.toMatchObject(malformed)
  expect(reported).toHaveBeenCalled()
})

test.each([
  ['a choice that is not known yet', { benefitType: 'sauna' }],
  ['a value over its limit', { maxAmountPerPeriod: Number.MAX_SAFE_INTEGER }],
  ['a value under its limit', { maxAmountPerPeriod: 0 }],
  ['a longer text', { groupName: 'x'.repeat(1001) }],
  ['another form of id', { groupId: 'g_1' }],
])('%s is reported and returned [CTR-04]', async (_, change) => {
  const reply = { ...GROUP, ...change }
  expect(await readReply('createBenefitGroup', own(group), response(201, reply))).toEqual(reply)
  expect(reported).toHaveBeenCalled()
})

test.each([
  ['null', { fundsLoadingTypeFrom: null, isMaximumSpendingLimit: null }, {}],
  ['another form of date', { fundsLoadingTypeFrom: '1.1.2027' }, { unreadable: { fundsLoadingTypeFrom: '1.1.2027' } }],
  ['a time behind a day', { fundsLoadingTypeFrom: '2027-01-01T00:00:00' }, { fundsLoadingTypeFrom: '2027-01-01' }],
  ['an id that is a number', { groupId: 17 }, { groupId: '17' }],
  ['digits for an amount', { maxAmountPerPeriod: '1400' }, { maxAmountPerPeriod: 1400 }],
])('%s is reported once and read [CTR-04][CTR-07]', async (_, change, read) => {
  const reply = { ...GROUP, ...change }
  const row = own(group)
  const wanted = { ...GROUP, ...read }
  expect(await readReply('createBenefitGroup', row, response(201, reply))).toStrictEqual(wanted)
  const count = reported.mock.calls.length
  expect(count).toBe(Object.keys(change).length)
  expect(await readReply('createBenefitGroup', row, response(201, reply))).toStrictEqual(wanted)
  expect(reported).toHaveBeenCalledTimes(count)
})

test.each([
  ['invalid_grant', ['invalid_grant']],
  ['InvalidGrant', ['invalid_grant']],
  [
    ['invalid_grant', 'access_denied'],
    ['invalid_grant', 'access_denied'],
  ],
])('OAuth’s error %o is read [SES-11]', async (error, codes) => {
  const failure = await readError('refreshSession', response(400, { error, error_description: 'expired' }))
  expect(failure.codes).toEqual(codes)
  expect(failure.items[0]?.message).toBe('expired')
  expect(failure.outcomeUnknown).toBe(false)
})

test('an unknown field does not change the shape', async () => {
  const reply = { ...GROUP, color: 'red' }
  expect(await readReply('createBenefitGroup', own(group), response(201, reply))).toEqual(reply)
  expect(reported).not.toHaveBeenCalled()
})

test('a union has another shape when no member fits', async () => {
  const row = command(async () => schemas.ResendSignUpEmailResponse)
  const read = (contactRegistrationType: unknown) =>
    readReply('resendSignUpEmail', row, response(200, { token: 't', contactRegistrationType }))
  expect(await read(1)).toMatchObject({ contactRegistrationType: 1 })
  expect(await read(7)).toMatchObject({ contactRegistrationType: 7 })
  await expect(read('one')).rejects.toMatchObject(malformed)
  await expect(read(undefined)).rejects.toMatchObject(malformed)
})

test('each success status of a command is read, one without a body only where the contract has one', async () => {
  const reply = { paymentId: 'pay-1', depositOrderId: 'o-1' }
  for (const status of [200, 201, 202]) {
    expect(await readReply('createDeposit', deposit, response(status, reply))).toEqual(reply)
  }
  await expect(readReply('createDeposit', deposit, response(204, ''))).rejects.toMatchObject(malformed)
  expect(await readReply('createDeposit', { ...deposit, canBeEmpty: true }, response(204, ''))).toBeUndefined()
  expect(await readReply('updateUser', command(), response(204, ''))).toBeUndefined()
  expect(await readReply('updateUser', command(), response(200, ''))).toBeUndefined()
  await expect(readReply('updateUser', command(), response(200, '<html>'))).rejects.toMatchObject(malformed)
  await expect(readReply('updateUser', command(), response(304, ''))).rejects.toMatchObject(malformed)
})

test('without its validator only a reply that is no object is refused [CTR-04]', async () => {
  const row = command(() => Promise.reject(new TypeError('gone')))
  expect(await readReply('createDeposit', row, response(201, {}))).toEqual({})
  for (const body of ['null', '[]', '"ok"', '1', 'true']) {
    await expect(readReply('createDeposit', row, response(201, body))).rejects.toMatchObject(malformed)
  }
})

test('a reply waits three seconds for its validator, and is then read without it [CTR-04]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const read = vi.fn()
  void readReply(
    'createDeposit',
    command(() => new Promise(() => {})),
    response(201, {}),
  ).then(read)
  await vi.advanceTimersByTimeAsync(2999)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledExactlyOnceWith({})
})

test('every command of the contract that answers JSON answers an object', () => {
  const commands = Object.entries(contractData).filter(([, row]) => row.effect === 'command' && row.reply)
  expect(commands.length).toBeGreaterThan(10)
  for (const [name] of commands) {
    const key = `${name.charAt(0).toUpperCase()}${name.slice(1)}Response` as keyof typeof schemas
    const schema: unknown = schemas[key]
    expect([name, schema]).toMatchObject([name, { _zod: { def: { type: 'object' } } }])
  }
})
