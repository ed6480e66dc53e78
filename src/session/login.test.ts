// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { installTestBed, json, network, openTab, refusal, reply, sentTo } from '../../tests/support/session-test-bed'

installTestBed()

const LOGIN = '/api/login'
const open = async () => {
  const tab = await openTab()
  return { ...tab, ...(await import('./login')) }
}
const input = { username: ' aino.virtanen ', password: ' Etuportaali-1 ', keep: true }

test('a login starts the session; the username is trimmed, the password not [SES-06] [FMT-07]', async () => {
  network.answers[LOGIN] = () => json(200, reply({ roles: ['VoucherManager'] }))
  const tab = await open()
  expect(await tab.logIn(input)).toMatchObject({
    kind: 'ok',
    session: { roles: ['voucherManager'], isPersistent: true },
  })
  expect(tab.currentSession()?.accessToken).toBe('a1')
  expect(await sentTo(LOGIN)[0]?.json()).toEqual({ username: 'aino.virtanen', password: ' Etuportaali-1 ' })
})

test.each([
  [401, 'invalid_username_or_password'],
  [401, 'invalid_grant'],
  [403, 'access_denied'],
  [422, 'incorrect_password'],
])("%i %s is the screen's own message, without a notice of the code [SES-07]", async (status, code) => {
  network.answers[LOGIN] = () => refusal(status, code)
  const tab = await open()
  expect(await tab.logIn(input)).toEqual({ kind: 'wrong-credentials' })
  expect(tab.currentSession()).toBeUndefined()
})

test('an unverified email address is reported with the username [SES-08]', async () => {
  network.answers[LOGIN] = () => refusal(403, 'email_address_is_not_verified')
  const tab = await open()
  expect(await tab.logIn(input)).toEqual({ kind: 'unverified', username: 'aino.virtanen' })
})

test('any other failure is returned with its codes', async () => {
  network.answers[LOGIN] = () => refusal(429, 'too_many_requests')
  const tab = await open()
  expect(await tab.logIn(input)).toMatchObject({ kind: 'error', error: { status: 429, codes: ['too_many_requests'] } })
  delete network.answers[LOGIN]
  expect(await tab.logIn(input)).toMatchObject({ kind: 'error', error: { kind: 'network' } })
})

test('an error of the portal is not told as a failed login', async () => {
  network.answers[LOGIN] = () => json(200, reply())
  const tab = await open()
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no digest'))
  await expect(tab.logIn(input)).rejects.toThrow('no digest')
})

test('the username itself is not stored', async () => {
  network.answers[LOGIN] = () => json(200, reply())
  const tab = await open()
  await tab.logIn(input)
  expect(tab.currentSession()?.owner).toMatch(/^[\da-f]{32}$/)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('aino')
})
