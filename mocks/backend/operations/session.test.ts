import { describe, expect, test } from 'vitest'
import { read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { EXPIRED_SESSION, PASSWORD, TOKENS } from '../../control/scenarios.ts'

type Api = ReturnType<typeof startApi>
const logIn = (api: Api, username = 'aino.virtanen', password: string = PASSWORD) =>
  api.guest.post('/api/login', { username, password })
const refresh = (api: Api, refreshToken: unknown) => api.guest.post('/api/login/refresh', { refreshToken })
const impersonate = (api: Api, guid: string) => api.guest.get(`/api/admin-tool/impersonation/token/${guid}`)
const clientOf = (api: Api, answer: Awaited<ReturnType<typeof logIn>>) =>
  api.withToken(String(read(answer, 'accessToken')))

describe('login', () => {
  test('returns tokens, roles and the length of the session', async () => {
    const api = startApi()
    const answer = await logIn(api, ' Aino.VIRTANEN ')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        accessToken: expect.stringMatching(/./),
        tokenType: 'Bearer',
        expiresIn: 3600,
        refreshToken: expect.stringMatching(/^r-/),
        roles: ['Signatory', 'VoucherManager'],
        isUserImpersonate: false,
      },
    ])
    expect(read(await logIn(api, 'paivi.nurmi'), 'roles')).toEqual(['VoucherManager'])
    expect((await clientOf(api, answer).get('/api/user')).status).toBe(200)
  })

  test('refuses an unknown user and a wrong password alike, with an OAuth error', async () => {
    const api = startApi()
    const [nobody, wrong] = [await logIn(api, 'nobody'), await logIn(api, 'aino.virtanen', 'Wrong-word-1')]
    expect(refusal(nobody)).toEqual([401, 'invalid_username_or_password'])
    expect(read(nobody, 'error')).toBe('invalid_grant')
    expect(wrong.body).toEqual(nobody.body)
    expect(refusal(await api.guest.post('/api/login', { username: 'aino.virtanen' }))).toEqual([
      400,
      'validation_failed',
      'field_required at password',
    ])
  })

  test('reports an unverified address only with the right password', async () => {
    const api = startApi()
    const refused = await logIn(api, 'anni.tiainen')
    expect(refusal(refused)).toEqual([403, 'email_address_is_not_verified'])
    expect(read(refused, 'error')).toBe('email_address_is_not_verified')
    expect(refusal(await logIn(api, 'anni.tiainen', 'Wrong-word-1'))).toEqual([401, 'invalid_username_or_password'])
  })

  test('refuses all passwords for a minute after five wrong ones, of that user only', async () => {
    const api = startApi()
    for (let time = 0; time < 5; time += 1) {
      expect((await logIn(api, 'aino.virtanen', 'Wrong-word-1')).status).toBe(401)
      await api.travel({ ms: 10_000 })
    }
    expect(refusal(await logIn(api))).toEqual([429, 'too_many_requests'])
    expect((await logIn(api, 'kerttu.makela')).status).toBe(200)
    // The first of the five attempts is a minute ago.
    await api.travel({ ms: 10_000 })
    expect((await logIn(api)).status).toBe(200)
  })

  test('resets the count of wrong passwords after a right one', async () => {
    const api = startApi()
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) await logIn(api, 'aino.virtanen', 'Wrong-word-1')
      expect((await logIn(api)).status).toBe(200)
    }
  })
})

describe('a session', () => {
  test('ends after an hour, and its refresh token opens a new one [MCK-02]', async () => {
    const api = startApi()
    const first = await logIn(api)
    await api.travel({ ms: 3_600_000 - 1 })
    expect((await clientOf(api, first).get('/api/user')).status).toBe(200)
    await api.travel({ ms: 1 })
    expect(refusal(await clientOf(api, first).get('/api/user'))).toEqual([401, 'unauthorized'])
    const second = await refresh(api, read(first, 'refreshToken'))
    expect([second.status, second.body]).toEqual([
      200,
      {
        accessToken: expect.stringMatching(/./),
        tokenType: 'Bearer',
        expiresIn: 3600,
        refreshToken: expect.stringMatching(/^r-/),
      },
    ])
    expect((await clientOf(api, second).get('/api/user')).status).toBe(200)
  })

  test('has one access token: the refreshed one', async () => {
    const api = startApi()
    const first = await logIn(api)
    await refresh(api, read(first, 'refreshToken'))
    expect((await clientOf(api, first).get('/api/user')).status).toBe(401)
  })

  test('repeats the reply of a refresh for a minute, in case it was lost', async () => {
    const api = startApi()
    const first = await logIn(api)
    const second = await refresh(api, read(first, 'refreshToken'))
    await api.travel({ ms: 59_000 })
    const again = await refresh(api, read(first, 'refreshToken'))
    expect([again.status, again.body]).toEqual([200, { ...(second.body as object), expiresIn: 3600 - 59 }])
    expect((await clientOf(api, second).get('/api/user')).status).toBe(200)
    // Only the last refresh token can be repeated; the tokens of the first refresh were refreshed since.
    expect((await refresh(api, read(second, 'refreshToken'))).status).toBe(200)
    expect(refusal(await refresh(api, read(first, 'refreshToken')))).toEqual([400, 'invalid_grant'])
  })

  test('that has ended repeats no refresh', async () => {
    const api = startApi()
    const first = await logIn(api)
    const second = await refresh(api, read(first, 'refreshToken'))
    await clientOf(api, second).get('/api/logout?removeRefreshToken=true')
    expect(refusal(await refresh(api, read(first, 'refreshToken')))).toEqual([400, 'invalid_grant'])
  })

  test('ends when a refresh token is used again after that minute', async () => {
    const api = startApi()
    const first = await logIn(api)
    const second = await refresh(api, read(first, 'refreshToken'))
    await api.travel({ ms: 60_000 })
    const reused = await refresh(api, read(first, 'refreshToken'))
    expect(refusal(reused)).toEqual([400, 'invalid_grant'])
    expect(read(reused, 'error')).toBe('invalid_grant')
    expect((await clientOf(api, second).get('/api/user')).status).toBe(401)
    expect(refusal(await refresh(api, read(second, 'refreshToken')))).toEqual([400, 'invalid_grant'])
  })

  test('can be refreshed for 14 days, and refuses unknown or expired tokens', async () => {
    const api = startApi()
    const [first, other] = [await logIn(api), await logIn(api)]
    expect(refusal(await refresh(api, 'r-unknown'))).toEqual([400, 'invalid_grant'])
    expect(refusal(await refresh(api, EXPIRED_SESSION.refreshToken))).toEqual([400, 'invalid_grant'])
    expect((await api.withToken(EXPIRED_SESSION.accessToken).get('/api/user')).status).toBe(401)
    await api.travel({ days: 14, ms: -1000 })
    expect((await refresh(api, read(first, 'refreshToken'))).status).toBe(200)
    await api.travel({ ms: 1000 })
    expect(refusal(await refresh(api, read(other, 'refreshToken')))).toEqual([400, 'invalid_grant'])
  })

  test('ends by logout, with or without its refresh token', async () => {
    const api = startApi()
    const [kept, ended, other] = [await logIn(api), await logIn(api), await logIn(api)]
    expect((await clientOf(api, kept).get('/api/logout?removeRefreshToken=false')).status).toBe(204)
    expect((await clientOf(api, ended).get('/api/logout?removeRefreshToken=true')).status).toBe(204)
    expect((await clientOf(api, kept).get('/api/user')).status).toBe(401)
    expect((await clientOf(api, ended).get('/api/user')).status).toBe(401)
    expect((await refresh(api, read(kept, 'refreshToken'))).status).toBe(200)
    expect(refusal(await refresh(api, read(ended, 'refreshToken')))).toEqual([400, 'invalid_grant'])
    expect((await clientOf(api, other).get('/api/user')).status).toBe(200)
    expect(refusal(await clientOf(api, other).get('/api/logout'))).toEqual([
      400,
      'validation_failed',
      'field_required at removeRefreshToken',
    ])
    expect((await api.guest.get('/api/logout?removeRefreshToken=true')).status).toBe(401)
  })
})

describe('impersonation', () => {
  test('opens a session as the user once, with a JWT that has its expiry [MCK-02]', async () => {
    const api = startApi({ at: '2026-03-10T09:00:00Z' })
    const answer = await impersonate(api, TOKENS.impersonation.valid)
    expect([answer.status, answer.body]).toEqual([
      200,
      { accessToken: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/), roles: ['Signatory', 'VoucherManager'] },
    ])
    const payload = String(read(answer, 'accessToken')).split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      sub: 'p-1002',
      exp: Date.parse('2026-03-10T10:00:00Z') / 1000,
    })
    expect((await clientOf(api, answer).get('/api/user/details')).body).toMatchObject({ firstName: 'Outi' })
    expect(refusal(await impersonate(api, TOKENS.impersonation.valid))).toEqual([404, 'impersonation_token_invalid'])
  })

  test('is refused for unknown, used and expired links', async () => {
    const api = startApi()
    const { unknown, used, expired } = TOKENS.impersonation
    expect(refusal(await impersonate(api, unknown))).toEqual([404, 'impersonation_token_invalid'])
    expect(refusal(await impersonate(api, used))).toEqual([404, 'impersonation_token_invalid'])
    expect(refusal(await impersonate(api, expired))).toEqual([404, 'impersonation_token_expired'])
    expect(refusal(await impersonate(api, 'no-guid'))).toEqual([404, 'not_found'])
  })

  test('of a user whose contact was deleted is refused', async () => {
    const api = startApi()
    const aino = await api.logIn('aino.virtanen')
    await aino.remove('/api/contacts?personIdToDelete=p-1002&companyId=c-1')
    expect(refusal(await impersonate(api, TOKENS.impersonation.valid))).toEqual([404, 'impersonation_token_invalid'])
  })
})
