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
  expect(await tab.logIn(input)).toMatchObject({ roles: ['voucherManager'], isPersistent: true })
  expect(tab.currentSession()?.accessToken).toBe('a1')
  expect(await sentTo(LOGIN)[0]?.json()).toEqual({ username: 'aino.virtanen', password: ' Etuportaali-1 ' })
})

test('a refused login throws its codes and starts no session', async () => {
  network.answers[LOGIN] = () => refusal(429, 'too_many_requests')
  const tab = await open()
  await expect(tab.logIn(input)).rejects.toMatchObject({ status: 429, codes: ['too_many_requests'] })
  delete network.answers[LOGIN]
  await expect(tab.logIn(input)).rejects.toMatchObject({ kind: 'network' })
  expect(tab.currentSession()).toBeUndefined()
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
