import { expect, test } from 'vitest'
import { read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { PASSWORD, TOKENS } from '../../control/scenarios.ts'

const NEW = 'Kahvipapu-2026'
const AINO = 'aino.virtanen@pyynikinpaahtimo.example'
const set = (token: string, changes: object = {}) => ({
  newPassword: NEW,
  confirmPassword: NEW,
  username: 'aino.virtanen',
  token,
  ...changes,
})
const change = (changes: object = {}) => ({
  currentPassword: PASSWORD,
  newPassword: NEW,
  confirmPassword: NEW,
  ...changes,
})

test.each(['aino.virtanen', 'AINO.VIRTANEN', AINO, AINO.toUpperCase()])(
  'mails a link that sets the password once, requested with %s [MCK-02]',
  async (usernameOrEmail) => {
    const api = startApi()
    expect((await api.guest.post('/api/password/reset', { usernameOrEmail })).status).toBe(204)
    const link = await api.mailTo(AINO)
    expect(link.kind).toBe('set-password')
    await api.logIn('aino.virtanen', PASSWORD)
    expect((await api.guest.post('/api/password', set(link.id))).status).toBe(204)
    await api.logIn('aino.virtanen', NEW)
    await expect(api.logIn('aino.virtanen', PASSWORD)).rejects.toThrow('cannot log in: 401')
    const again = await api.guest.post('/api/password', set(link.id))
    expect(refusal(again)).toEqual([400, 'incorrect_token at token'])
  },
)

test('invalidates a reset link by a newer one', async () => {
  const api = startApi()
  await api.guest.post('/api/password/reset', { usernameOrEmail: 'aino.virtanen' })
  const older = await api.mailTo(AINO)
  await api.guest.post('/api/password/reset', { usernameOrEmail: 'aino.virtanen' })
  expect(refusal(await api.guest.post('/api/password', set(older.id)))).toEqual([400, 'incorrect_token at token'])
  expect((await api.guest.post('/api/password', set((await api.mailTo(AINO)).id))).status).toBe(204)
})

test('accepts a reset link for 24 hours', async () => {
  const api = startApi()
  await api.guest.post('/api/password/reset', { usernameOrEmail: 'aino.virtanen' })
  const link = await api.mailTo(AINO)
  await api.travel({ days: 1, ms: -1 })
  const refused = await api.guest.post('/api/password', set(link.id, { confirmPassword: 'Kahvipapu-2027' }))
  expect(refusal(refused)).toEqual([400, 'validation_failed', 'field_invalid at confirmPassword'])
  await api.travel({ ms: 1 })
  expect(refusal(await api.guest.post('/api/password', set(link.id)))).toEqual([400, 'expired_token at token'])
})

test('refuses a change of password to an impersonating admin, even with the right password', async () => {
  const api = startApi()
  const session = await api.guest.get(`/api/admin-tool/impersonation/token/${TOKENS.impersonation.valid}`)
  const admin = api.withToken(String(read(session, 'accessToken')))
  expect(refusal(await admin.put('/api/password', change()))).toEqual([403, 'access_denied'])
  await api.logIn('outi.heinonen', PASSWORD)
})

test('refuses a reset for an unknown user, and one whose mail cannot be sent', async () => {
  const { guest } = startApi()
  const reset = async (usernameOrEmail: string) => refusal(await guest.post('/api/password/reset', { usernameOrEmail }))
  expect(await reset('nobody.here')).toEqual([404, 'unknown_username at usernameOrEmail'])
  expect(await reset('bounce@yritys.example')).toEqual([503, 'email_not_sent'])
  expect(await reset('short')).toEqual([400, 'validation_failed', 'field_invalid at usernameOrEmail'])
})

test('refuses a reset by a pending address', async () => {
  const { guest } = startApi()
  const answer = await guest.post('/api/password/reset', { usernameOrEmail: 'liisa@pyynikinpaahtimo.example' })
  expect(refusal(answer)).toEqual([404, 'unknown_username at usernameOrEmail'])
})

test('refuses a new password in the documented order, and keeps the link valid', async () => {
  const { guest } = startApi()
  const { valid, expired, unknown } = TOKENS.password
  const post = async (token: string, changes: object = {}) =>
    refusal(await guest.post('/api/password', set(token, { username: 'liisa.ohman', ...changes })))
  const same = { newPassword: 'Liisa.Ohman1', confirmPassword: 'Other.Word-1' }
  expect(await post(valid, { username: 'nobody' })).toEqual([404, 'unknown_username at username'])
  expect(await post(unknown)).toEqual([400, 'incorrect_token at token'])
  expect(await post(valid, { username: 'aino.virtanen' })).toEqual([400, 'incorrect_token at token'])
  expect(await post(expired)).toEqual([400, 'expired_token at token'])
  expect(await post(valid, same)).toEqual([400, 'validation_failed', 'field_invalid at confirmPassword'])
  expect(await post(valid)).toEqual([204])
})

test('refuses a password equal to the username, ignoring case', async () => {
  const api = startApi()
  await api.inDb((db) => {
    const aino = db.users.get('', 'p-1001')
    if (aino) db.users.put('', { ...aino, username: 'aino.virtanen-1' })
  })
  const same = { newPassword: 'Aino.Virtanen-1', confirmPassword: 'Aino.Virtanen-1' }
  await api.guest.post('/api/password/reset', { usernameOrEmail: 'aino.virtanen-1' })
  const { id } = await api.mailTo(AINO)
  const answer = await api.guest.post('/api/password', set(id, { username: 'aino.virtanen-1', ...same }))
  expect(refusal(answer)).toEqual([400, 'password_equals_username at newPassword'])
  const aino = await api.logIn('aino.virtanen-1')
  const changed = await aino.put('/api/password', change(same))
  expect(refusal(changed)).toEqual([400, 'password_equals_username at newPassword'])
})

test('applies a changed password and keeps the session [MCK-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.put('/api/password', change())).status).toBe(204)
  expect((await aino.get('/api/user')).status).toBe(200)
  await api.logIn('aino.virtanen', NEW)
  await expect(api.logIn('aino.virtanen', PASSWORD)).rejects.toThrow('cannot log in: 401')
})

test('requires the current password and a different new one with a matching repetition', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const put = async (changes: object) => refusal(await aino.put('/api/password', change(changes)))
  expect(await put({ currentPassword: 'Wrong-word-1' })).toEqual([422, 'incorrect_password at currentPassword'])
  expect(await put({ newPassword: PASSWORD })).toEqual([400, 'password_unchanged at newPassword'])
  expect(await put({ confirmPassword: 'Kahvipapu-2027' })).toEqual([
    400,
    'validation_failed',
    'field_invalid at confirmPassword',
  ])
  expect(refusal(await api.guest.put('/api/password', change()))).toEqual([401, 'unauthorized'])
})

test('refuses a change of password for single sign-on', async () => {
  const api = startApi()
  const lauri = await api.logIn('lauri.bjorkman')
  expect(refusal(await lauri.put('/api/password', change()))).toEqual([403, 'access_denied'])
})
