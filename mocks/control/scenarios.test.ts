import { expect, test } from 'vitest'
import { read, refusal, startApi } from '../../tests/support/mock-client.ts'
import { EXPIRED_SESSION, PASSWORD, personas, TOKENS } from './scenarios.ts'

const byName = (name: string) => {
  const persona = personas.find((candidate) => candidate.name === name)
  if (!persona) throw new Error(`no persona ${name}`)
  return persona
}

test('has a persona for every scenario, the established one first [MCK-04]', () => {
  expect(personas.map(({ name }) => name)).toEqual([
    'established',
    'new-customer',
    'large',
    'voucher-manager-only',
    'hidden-vouchers',
    'unverified',
    'expired-session',
    'impersonated',
    'low-balance',
    'no-employees',
    'no-orders',
    'single-sign-on',
  ])
  expect(new Set(personas.map(({ username }) => username)).size).toBe(12)
})

test('lets every persona but the unverified one log in [MCK-04]', async () => {
  const api = startApi()
  for (const { name, username } of personas) {
    const answer = await api.guest.post('/api/login', { username, password: PASSWORD })
    expect([name, answer.status]).toEqual([name, name === 'unverified' ? 403 : 200])
  }
})

test('puts each persona into the state of its scenario [MCK-04]', async () => {
  const api = startApi()
  const detailsOf = async (name: string) => {
    const client = await api.logIn(byName(name).username)
    return (await client.get('/api/user/details')).body
  }
  expect(await detailsOf('established')).toMatchObject({
    isEmployeesSet: true,
    isBenefitsSet: true,
    companyId: 'c-1',
    customerNumber: '10012345',
    companyName: 'Pyynikin Paahtimo Oy',
    roles: ['Signatory', 'VoucherManager'],
  })
  expect(await detailsOf('new-customer')).toMatchObject({ isEmployeesSet: false, isBenefitsSet: false })
  expect(await detailsOf('voucher-manager-only')).toMatchObject({ roles: ['VoucherManager'] })
  expect(await detailsOf('hidden-vouchers')).toMatchObject({ roles: ['VoucherManager'] })
  expect(await detailsOf('no-employees')).toMatchObject({ isEmployeesSet: false, isBenefitsSet: true })
  const counts = await api.inDb((db) => ({
    established: db.employees.all('c-1').length,
    large: db.employees.all(byName('large').companyId).length,
    orders: db.voucherOrders.all(byName('no-orders').companyId).length,
    cards: db.cardOrders.all(byName('no-orders').companyId).length,
    low: db.accounts.all(byName('low-balance').companyId)[0]?.availableBalance,
    hidden: db.companies.get('', byName('hidden-vouchers').companyId)?.hideVoucherOrder,
    limit: db.companies.get('', byName('large').companyId)?.employeeLimit,
    singleSignOn: db.users.all().find((user) => user.username === 'lauri.bjorkman')?.isSingleSignOn,
  }))
  expect(counts).toEqual({
    established: 38,
    large: 10_000,
    orders: 0,
    cards: 0,
    low: 4500,
    hidden: true,
    limit: 12_000,
    singleSignOn: true,
  })
})

test('refuses to refresh the expired session [MCK-04]', async () => {
  const api = startApi()
  const answer = await api.guest.post('/api/login/refresh', { refreshToken: EXPIRED_SESSION.refreshToken })
  expect(refusal(answer)).toEqual([400, 'invalid_grant'])
  const details = await api.withToken(EXPIRED_SESSION.accessToken).get('/api/user/details')
  expect(details.status).toBe(401)
})

test('impersonates by a fixed guid, once [MCK-04]', async () => {
  const api = startApi()
  const open = (guid: string) => api.guest.get(`/api/admin-tool/impersonation/token/${guid}`)
  const { valid, used, expired, unknown } = TOKENS.impersonation
  const answer = await open(valid)
  expect(answer.status).toBe(200)
  const details = await api.withToken(String(read(answer, 'accessToken'))).get('/api/user/details')
  expect(details.body).toMatchObject({ firstName: 'Outi', lastName: 'Heinonen' })
  expect(refusal(await open(valid))).toEqual([404, 'impersonation_token_invalid'])
  expect(refusal(await open(used))).toEqual([404, 'impersonation_token_invalid'])
  expect(refusal(await open(unknown))).toEqual([404, 'impersonation_token_invalid'])
  expect(refusal(await open(expired))).toEqual([404, 'impersonation_token_expired'])
})

test.each([
  [1, TOKENS.signUp],
  [0, TOKENS.contract],
])('has a sign-up link of type %i for every outcome [MCK-04]', async (contactRegistrationType, tokens) => {
  const api = startApi()
  const outcome = async (token: string) => {
    const sent = { contactRegistrationType, token, reCaptchaToken: 'token' }
    return (await api.guest.post('/api/sign-up/validate-token', sent)).body
  }
  expect(await outcome(tokens.valid)).toEqual({ isValid: true })
  expect(await outcome(tokens.expired)).toEqual({ isValid: false, errorCode: 'expired_token' })
  expect(await outcome(tokens.completed)).toEqual({ isValid: false, errorCode: 'creation_completed' })
  expect(await outcome(tokens.deleted)).toEqual({ isValid: false, errorCode: 'contact_deleted' })
  expect(await outcome(tokens.unknown)).toEqual({ isValid: false, errorCode: 'incorrect_token' })
})

test('has valid and expired mailed links [MCK-04]', async () => {
  const api = startApi()
  const { password, confirmEmail, changeEmail } = TOKENS
  const renew = (token: string) =>
    api.guest.post('/api/password', {
      username: 'liisa.ohman',
      token,
      newPassword: 'Paahtoleipa-2',
      confirmPassword: 'Paahtoleipa-2',
    })
  const confirm = (token: string) => api.guest.post('/api/email/confirm-email', { username: 'anni.tiainen', token })
  const change = (token: string) =>
    api.guest.post('/api/email/confirm-change-email', { username: 'liisa.ohman', token })
  expect(refusal(await renew(password.expired))).toEqual([400, 'expired_token at token'])
  expect(refusal(await renew(password.used))).toEqual([400, 'incorrect_token at token'])
  expect((await renew(password.valid)).status).toBe(204)
  expect(refusal(await confirm(confirmEmail.expired))).toEqual([400, 'expired_token at token'])
  expect((await confirm(confirmEmail.valid)).status).toBe(204)
  expect(refusal(await change(changeEmail.expired))).toEqual([400, 'expired_token at token'])
  expect((await change(changeEmail.valid)).status).toBe(204)
})
