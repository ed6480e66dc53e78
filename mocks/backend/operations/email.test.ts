import { expect, test } from 'vitest'
import { read, refusal, startApi } from '../../../tests/support/mock-client.ts'
import { TOKENS } from '../../control/scenarios.ts'

const ANNI = 'anni.tiainen@sinikello.example'
const OLD = 'aino.virtanen@pyynikinpaahtimo.example'
const NEW = 'aino.uusi@pyynikinpaahtimo.example'
const profile = (emailAddress: string, changes: object = {}) => ({
  username: 'aino.virtanen',
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailAddress,
  phoneNumber: '+358401234567',
  isUserImpersonate: false,
  password: 'Etuportaali-1',
  ...changes,
})
type Api = ReturnType<typeof startApi>
const confirm = (api: Api, token: string, username: string) =>
  api.guest.post('/api/email/confirm-email', { token, username })
const confirmChange = (api: Api, token: string, username = 'aino.virtanen') =>
  api.guest.post('/api/email/confirm-change-email', { token, username })
const request = (api: Api, username: string) => api.guest.post('/api/email/request-new-confirmation-link', { username })

test('lets an unverified user log in by a new confirmation link, which may be opened again [MCK-02]', async () => {
  const api = startApi()
  await expect(api.logIn('anni.tiainen')).rejects.toThrow('cannot log in: 403')
  expect((await request(api, 'Anni.Tiainen')).status).toBe(204)
  const link = await api.mailTo(ANNI)
  expect(link.kind).toBe('confirm-email')
  expect((await confirm(api, link.id, 'ANNI.tiainen')).status).toBe(204)
  expect((await confirm(api, link.id, 'anni.tiainen')).status).toBe(204)
  const anni = await api.logIn('anni.tiainen')
  expect(read(await anni.get('/api/user'), 'isEmailVerified')).toBe(true)
  expect(refusal(await request(api, 'anni.tiainen'))).toEqual([409, 'email_already_verified'])
})

test('invalidates a link by a newer one, and after 24 hours', async () => {
  const api = startApi()
  await request(api, 'anni.tiainen')
  const older = await api.mailTo(ANNI)
  await request(api, 'anni.tiainen')
  const newer = await api.mailTo(ANNI)
  expect(refusal(await confirm(api, older.id, 'anni.tiainen'))).toEqual([400, 'incorrect_token at token'])
  await api.travel({ days: 1 })
  expect(refusal(await confirm(api, newer.id, 'anni.tiainen'))).toEqual([400, 'expired_token at token'])
})

test('refuses unknown, foreign and expired links', async () => {
  const api = startApi()
  const { confirmEmail, changeEmail } = TOKENS
  expect(refusal(await confirm(api, confirmEmail.valid, 'nobody'))).toEqual([404, 'user_not_found at username'])
  expect(refusal(await confirm(api, confirmEmail.unknown, 'anni.tiainen'))).toEqual([400, 'incorrect_token at token'])
  expect(refusal(await confirm(api, confirmEmail.valid, 'aino.virtanen'))).toEqual([400, 'incorrect_token at token'])
  expect(refusal(await confirm(api, confirmEmail.expired, 'anni.tiainen'))).toEqual([400, 'expired_token at token'])
  expect(refusal(await confirmChange(api, changeEmail.valid, 'nobody'))).toEqual([404, 'user_not_found at username'])
  expect(refusal(await confirmChange(api, changeEmail.valid))).toEqual([400, 'incorrect_token at token'])
  const expired = await confirmChange(api, changeEmail.expired, 'liisa.ohman')
  expect(refusal(expired)).toEqual([400, 'expired_token at token'])
  expect(refusal(await request(api, 'nobody'))).toEqual([404, 'unknown_username at username'])
  expect(refusal(await request(api, 'bounce.back'))).toEqual([503, 'email_not_sent'])
})

test('keeps the old link if the new mail cannot be sent', async () => {
  const api = startApi()
  await api.inDb((db) => {
    const anni = db.users.get('', 'p-1013')
    if (anni) db.users.put('', { ...anni, emailAddress: 'bounce@sinikello.example' })
  })
  expect(refusal(await request(api, 'anni.tiainen'))).toEqual([503, 'email_not_sent'])
  expect((await confirm(api, TOKENS.confirmEmail.valid, 'anni.tiainen')).status).toBe(204)
})

test('keeps the old address until the new one is confirmed by its link [ACC-11] [MCK-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  expect((await aino.put('/api/user', profile(NEW))).status).toBe(204)
  expect((await aino.get('/api/user')).body).toMatchObject({
    emailAddress: OLD,
    pendingEmailAddress: NEW,
    isEmailVerified: true,
  })
  const link = await api.mailTo(NEW)
  expect(link.kind).toBe('change-email')
  expect((await confirmChange(api, link.id)).status).toBe(204)
  expect((await confirmChange(api, link.id)).status).toBe(204)
  const after = await aino.get('/api/user')
  expect(after.body).toMatchObject({ emailAddress: NEW, isEmailVerified: true })
  expect(read(after, 'pendingEmailAddress')).toBeUndefined()
  const contacts = await aino.get('/api/contacts')
  expect(contacts.body).toContainEqual(expect.objectContaining({ personId: 'p-1001', emailAddress: NEW }))
})

test('refuses the link of a change that was dropped or replaced', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  await aino.put('/api/user', profile(NEW))
  const first = await api.mailTo(NEW)
  await aino.put('/api/user', profile(OLD))
  expect(read(await aino.get('/api/user'), 'pendingEmailAddress')).toBeUndefined()
  expect(refusal(await confirmChange(api, first.id))).toEqual([400, 'incorrect_token at token'])
  await aino.put('/api/user', profile(NEW))
  const second = await api.mailTo(NEW)
  await aino.put('/api/user', profile(NEW, { username: 'aino.renamed' }))
  expect(refusal(await confirmChange(api, second.id, 'aino.renamed'))).toEqual([400, 'incorrect_token at token'])
  const third = await api.mailTo(NEW)
  expect((await confirmChange(api, third.id, 'aino.renamed')).status).toBe(204)
})

test('mails a new link for a pending address to that address', async () => {
  const api = startApi()
  expect((await request(api, 'liisa.ohman')).status).toBe(204)
  const link = await api.mailTo('liisa@pyynikinpaahtimo.example')
  expect(link.kind).toBe('change-email')
  const older = await confirmChange(api, TOKENS.changeEmail.valid, 'liisa.ohman')
  expect(refusal(older)).toEqual([400, 'incorrect_token at token'])
  expect((await confirmChange(api, link.id, 'liisa.ohman')).status).toBe(204)
})

test('refuses an address that was taken meanwhile, and drops it', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  await aino.put('/api/user', profile(NEW))
  const link = await api.mailTo(NEW)
  await api.inDb((db) => {
    const outi = db.users.get('', 'p-1002')
    if (outi) db.users.put('', { ...outi, emailAddress: NEW.toUpperCase() })
  })
  expect(refusal(await confirmChange(api, link.id))).toEqual([409, 'email_address_taken'])
  const after = await aino.get('/api/user')
  expect(read(after, 'pendingEmailAddress')).toBeUndefined()
  expect(read(after, 'emailAddress')).toBe(OLD)
  expect(refusal(await confirmChange(api, link.id))).toEqual([400, 'incorrect_token at token'])
})
