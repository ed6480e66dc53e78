import { expect, test } from 'vitest'
import { PASSWORD } from '../mocks/control/scenarios'
import { makeTestApi } from '../mocks/node'
import { secretsIn, secretsInRequest, secretsInStorage } from './e2e/leaks'

const PORTAL = 'http://127.0.0.1:4173'

/** Secrets from real replies of the fake API, so that the patterns stay correct. */
async function realSecrets() {
  const { send } = makeTestApi()
  const headers = { 'Content-Type': 'application/json', Authorization: '' }
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return (await send(new Request(`${PORTAL}${path}`, init)))?.json()
  }
  const tokens = await call('/api/login', { username: 'aino.virtanen', password: PASSWORD })
  expect(tokens).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) })
  const { accessToken, refreshToken } = tokens as Record<'accessToken' | 'refreshToken', string>
  headers.Authorization = `Bearer ${accessToken}`
  const list = await call('/api/company-beneficiaries')
  return { accessToken, refreshToken, list: JSON.stringify(list) }
}

test('recognises tokens, personal identity codes and addresses of the fake API', async () => {
  const { accessToken, refreshToken, list } = await realSecrets()
  expect(secretsIn(accessToken)).toEqual(['token'])
  expect(secretsIn(refreshToken)).toEqual(['token'])
  expect(secretsIn(list)).toContain('email')
})

test.each([
  ['personal id', '131052-308T'],
  ['personal id', '/api/x?ssn=131052-308T'],
  ['personal id', '/api/x?ssn=010594Y9032'],
  ['personal id', '/api/x?ssn=010181%2D900C'],
  ['email', '/reset-password/requested?email=aino.virtanen%40pyynikinpaahtimo.example'],
  ['password', `login ${PASSWORD}`],
])('finds a %s in %s', (kind, text) => {
  expect(secretsIn(text)).toEqual([kind])
})

test.each([
  '/beneficiaries?search=aino&page=2',
  'a personal id with a wrong check character 131052-308U',
  '7f1c9a30-1234-4321-9030-010594900302',
  'https://tyontekija.etuportaali.example/',
  '/assets/account-frame-10aWgiJ5.js',
])('finds nothing in %s', (text) => {
  expect(secretsIn(text)).toEqual([])
})

test('allows only the session’s tokens under the session’s keys', async () => {
  const { accessToken } = await realSecrets()
  const session = JSON.stringify({ accessToken })
  expect(secretsInStorage('portal.session', session)).toEqual([])
  expect(secretsInStorage('portal.drafts', session)).toEqual(['token'])
  expect(secretsInStorage('portal.session', JSON.stringify({ accessToken, password: PASSWORD }))).toEqual(['password'])
  expect(secretsInStorage('portal.drafts', '{"personalId":"131052-308T"}')).toEqual(['personal id'])
})

test('allows no secret in a URL, and secrets in body and headers only to the own origin', async () => {
  const { accessToken } = await realSecrets()
  const sent = { headers: { authorization: `Bearer ${accessToken}` }, body: JSON.stringify({ password: PASSWORD }) }
  expect(secretsInRequest({ ...sent, url: `${PORTAL}/api/login` }, PORTAL)).toEqual([])
  expect(secretsInRequest({ ...sent, url: 'https://elsewhere.test/api/login' }, PORTAL)).toEqual(['token', 'password'])
  expect(secretsInRequest({ ...sent, url: `${PORTAL}/api/user?password=${PASSWORD}` }, PORTAL)).toEqual(['password'])
  expect(secretsInRequest({ ...sent, url: 'data:text/plain,131052-308T' }, PORTAL)).toEqual([])
})
