import { describe, expect, test } from 'vitest'
import { type Client, refusal, startApi } from '../../../tests/support/mock-client.ts'

const helmi = {
  firstName: 'Helmi',
  lastName: 'Salonen',
  emailAddress: 'helmi.salonen@pyynikinpaahtimo.example',
  phoneNumber: '+358401234571',
  userName: 'helmi.salonen',
}
const liisa = {
  personId: 'p-2001',
  firstName: 'Liisa',
  lastName: 'Öhman',
  emailAddress: 'liisa.ohman@pyynikinpaahtimo.example',
  phoneNumber: '+358401234599',
  userName: 'liisa.ohman',
}
const password = 'Kahvipapu-2026'
type Api = ReturnType<typeof startApi>

async function signedIn(at?: string) {
  const api = startApi({ at })
  return { api, aino: await api.logIn('aino.virtanen') }
}
/** Registers the contact with the mailed link. */
const activate = async (api: Api, address: string, userName: string) => {
  const { id } = await api.mailTo(address)
  const body = { contactRegistrationType: 1, token: id, userName, password, reCaptchaToken: '' }
  expect((await api.guest.post('/api/sign-up', body)).status).toBe(204)
}
const removal = (personId: string, companyId = 'c-1') =>
  `/api/contacts?personIdToDelete=${personId}&companyId=${companyId}`

test('lists active and unconfirmed contacts of the own company, without deleted ones', async () => {
  const { api, aino } = await signedIn()
  const { body } = await aino.get('/api/contacts')
  expect(body).toContainEqual({
    ...liisa,
    pendingEmailAddress: 'liisa@pyynikinpaahtimo.example',
    phoneNumber: '+358407654321',
    isSignatory: false,
    active: true,
  })
  expect(body).toContainEqual({
    firstName: 'Åke',
    lastName: 'Nyström',
    emailAddress: 'ake.nystrom@pyynikinpaahtimo.example',
    phoneNumber: '+358401234570',
    userName: 'ake.nystrom',
    dataContactId: 'dc-1003',
    active: false,
  })
  expect(JSON.stringify(body)).not.toContain('Ahola')
  const kerttu = await api.logIn('kerttu.makela')
  expect((await kerttu.get('/api/contacts')).body).toEqual([expect.objectContaining({ personId: 'p-1010' })])
  expect((await api.guest.get('/api/contacts')).status).toBe(401)
})

test('makes an added contact a voucher manager when the mailed link is used [SES-28] [MCK-02]', async () => {
  const { api, aino } = await signedIn()
  expect((await aino.post('/api/contacts', helmi)).status).toBe(204)
  const unconfirmed = { ...helmi, active: false, dataContactId: expect.stringMatching(/^dc-/) }
  expect((await aino.get('/api/contacts')).body).toContainEqual(unconfirmed)
  await activate(api, helmi.emailAddress, 'helmi.salonen')
  const active = { ...helmi, active: true, personId: expect.stringMatching(/^p-/), isSignatory: false }
  expect((await aino.get('/api/contacts')).body).toContainEqual(active)
  const herself = await api.logIn('helmi.salonen', password)
  expect((await herself.get('/api/user/details')).body).toMatchObject({ companyId: 'c-1', roles: ['VoucherManager'] })
})

test.each<[string, object, (string | number)[]]>([
  ['the username of a user', { userName: 'Kerttu.Makela' }, [409, 'username_taken at userName']],
  ['the username of an unconfirmed contact', { userName: 'ulla.sarkka' }, [409, 'username_taken at userName']],
  [
    'the address of a user',
    { emailAddress: 'Liisa.Ohman@pyynikinpaahtimo.example' },
    [409, 'email_address_taken at emailAddress'],
  ],
  [
    'the address of an unconfirmed contact',
    { emailAddress: 'ulla.sarkka@koskenniska.example' },
    [409, 'email_address_taken at emailAddress'],
  ],
  [
    'an address that takes no mail',
    { emailAddress: 'invalid@yritys.example' },
    [400, 'invalid_email_address at emailAddress'],
  ],
  [
    'a domain that takes no mail',
    { emailAddress: 'helmi@nowhere.example' },
    [400, 'invalid_email_address at emailAddress'],
  ],
  [
    'an address as username',
    { userName: 'helmi@yritys.example' },
    [400, 'username_cannot_be_an_email_address at userName'],
  ],
])('adding a contact with %s is refused', async (_, changes, expected) => {
  const { aino } = await signedIn()
  expect(refusal(await aino.post('/api/contacts', { ...helmi, ...changes }))).toEqual(expected)
})

test('refuses new contacts at Christmas', async () => {
  const { aino } = await signedIn('2026-12-24T09:00:00Z')
  expect(refusal(await aino.post('/api/contacts', helmi))).toEqual([403, 'adding_contacts_disabled'])
})

test('refuses new contacts when the panel serves notices that disable it', async () => {
  const { api, aino } = await signedIn()
  const fault = { kind: 'example', status: 200, name: 'adding_contacts_disabled' } as const
  await api.database.updateMeta(() => ({
    settings: { latency: { fromMs: 0, toMs: 0 }, faults: { readNotices: { fault, once: false } } },
  }))
  expect(refusal(await aino.post('/api/contacts', helmi))).toEqual([403, 'adding_contacts_disabled'])
})

const ownPassword = 'Etuportaali-1'
const newAddress = 'liisa.o@pyynikinpaahtimo.example'
const listedLiisa = async (caller: Client) =>
  ((await caller.get('/api/contacts')).body as { personId?: string }[]).find(({ personId }) => personId === 'p-2001')

test('keeps a changed address pending until its link is opened, and notifies the old address [COM-16] [ACC-11] [MCK-02]', async () => {
  const { api, aino } = await signedIn()
  const changed = { ...liisa, emailAddress: newAddress, password: ownPassword }
  expect((await aino.put('/api/contacts', changed)).status).toBe(204)
  const pending = { emailAddress: liisa.emailAddress, pendingEmailAddress: newAddress }
  expect(await listedLiisa(aino)).toMatchObject({ ...pending, phoneNumber: liisa.phoneNumber })
  expect((await api.mailTo(liisa.emailAddress)).kind).toBe('account-changed')
  // A reset still goes to the old address.
  await api.guest.post('/api/password/reset', { usernameOrEmail: 'liisa.ohman' })
  expect((await api.mailTo(liisa.emailAddress)).kind).toBe('set-password')
  // Another change of the contact leaves the pending address alone.
  expect((await aino.put('/api/contacts', { ...liisa, phoneNumber: '+358401111111' })).status).toBe(204)
  expect(await listedLiisa(aino)).toMatchObject(pending)
  const { id: token } = await api.mailTo(newAddress)
  const opened = await api.guest.post('/api/email/confirm-change-email', { token, username: 'liisa.ohman' })
  expect(opened.status).toBe(204)
  expect(await listedLiisa(aino)).toMatchObject({ emailAddress: newAddress })
  expect(await listedLiisa(aino)).not.toHaveProperty('pendingEmailAddress')
})

test('applies a changed username at once, notifies the old address, and mails a new link to a pending address [COM-16] [MCK-02]', async () => {
  const { api, aino } = await signedIn()
  await aino.put('/api/contacts', { ...liisa, emailAddress: newAddress, password: ownPassword })
  const renamed = { ...liisa, userName: 'liisa.renamed', password: ownPassword }
  expect((await aino.put('/api/contacts', renamed)).status).toBe(204)
  expect(await api.mailTo(liisa.emailAddress)).toMatchObject({ kind: 'account-changed', subject: 'liisa.renamed' })
  await api.logIn('liisa.renamed')
  const { id: token } = await api.mailTo(newAddress)
  const opened = await api.guest.post('/api/email/confirm-change-email', { token, username: 'liisa.renamed' })
  expect(opened.status).toBe(204)
})

test.each([{ emailAddress: newAddress }, { userName: 'liisa.renamed' }])(
  'requires the own password to change %j of a contact, and refuses admins [COM-16] [ACC-07] [MCK-02]',
  async (change) => {
    const { api, aino } = await signedIn()
    const put = async (more: object) => refusal(await aino.put('/api/contacts', { ...liisa, ...change, ...more }))
    expect(await put({})).toEqual([400, 'validation_failed', 'field_required at password'])
    expect(await put({ password: 'Kahvipapu-2026' })).toEqual([422, 'incorrect_password at password'])
    expect(await listedLiisa(aino)).toMatchObject({ emailAddress: liisa.emailAddress, userName: liisa.userName })
    await api.inDb((db) => {
      for (const session of db.sessions.all()) db.sessions.put('', { ...session, isImpersonation: true })
    })
    expect(await put({ password: ownPassword })).toEqual([403, 'access_denied'])
    expect((await aino.put('/api/contacts', liisa)).status).toBe(204)
  },
)

test('marks authorised signatories in the list [COM-16]', async () => {
  const { aino } = await signedIn()
  const { body } = await aino.get('/api/contacts')
  expect(body).toContainEqual(expect.objectContaining({ personId: 'p-1001', isSignatory: true }))
  expect(body).toContainEqual(expect.objectContaining({ personId: 'p-2001', isSignatory: false }))
})

test('refuses to change unknown, foreign and deleted contacts, and taken names', async () => {
  const { aino } = await signedIn()
  const put = async (changes: object) =>
    refusal(await aino.put('/api/contacts', { ...liisa, password: ownPassword, ...changes }))
  expect(await put({ personId: 'p-9999' })).toEqual([404, 'not_found'])
  expect(await put({ personId: 'p-1010' })).toEqual([403, 'access_denied'])
  expect(await put({ userName: 'outi.heinonen' })).toEqual([409, 'username_taken at userName'])
  expect(await put({ emailAddress: 'ake.nystrom@pyynikinpaahtimo.example' })).toEqual([
    409,
    'email_address_taken at emailAddress',
  ])
  await aino.remove(removal('p-2001'))
  expect(await put({})).toEqual([409, 'contact_deleted'])
})

describe('deleting', () => {
  test('an active contact ends its sessions, and frees its name and address [MCK-02]', async () => {
    const { api, aino } = await signedIn()
    const theirs = await api.logIn('liisa.ohman')
    expect((await aino.remove(removal('p-2001'))).status).toBe(204)
    expect((await theirs.get('/api/user')).status).toBe(401)
    const login = await api.guest.post('/api/login', { username: 'liisa.ohman', password: 'Etuportaali-1' })
    expect(refusal(login)).toEqual([401, 'invalid_grant'])
    expect(JSON.stringify((await aino.get('/api/contacts')).body)).not.toContain('p-2001')
    expect(refusal(await aino.remove(removal('p-2001')))).toEqual([409, 'contact_already_deleted'])
    const { personId: _, ...again } = liisa
    expect((await aino.post('/api/contacts', again)).status).toBe(204)
    await activate(api, again.emailAddress, 'liisa.ohman')
    await api.logIn('liisa.ohman', password)
  })

  test('an unconfirmed contact needs dataContactId, and fails after activation [MCK-02]', async () => {
    const { api, aino } = await signedIn()
    const path = '/api/contacts?dataContactIdToDelete='
    expect((await aino.remove(`${path}dc-1004`)).status).toBe(204)
    expect(refusal(await aino.remove(`${path}dc-1004`))).toEqual([409, 'contact_already_deleted'])
    await aino.post('/api/contacts', helmi)
    const { subject: id } = await api.mailTo(helmi.emailAddress)
    await activate(api, helmi.emailAddress, 'helmi.salonen')
    expect(refusal(await aino.remove(`${path}${id}`))).toEqual([409, 'contact_already_activated'])
    expect(refusal(await aino.remove(`${path}dc-9999`))).toEqual([404, 'not_found'])
    expect(refusal(await aino.remove(`${path}dc-4003`))).toEqual([403, 'access_denied'])
  })

  test.each([
    ['', 'field_required at personIdToDelete', 'field_required at companyId'],
    ['?personIdToDelete=p-2001', 'field_required at companyId'],
    ['?companyId=c-1', 'field_required at personIdToDelete'],
    ['?dataContactIdToDelete=dc-1003&companyId=c-1', 'field_invalid at companyId'],
    ['?dataContactIdToDelete=dc-1003&personIdToDelete=p-2001', 'field_invalid at personIdToDelete'],
  ])('by "%s" is refused', async (query, ...items) => {
    const { aino } = await signedIn()
    expect(refusal(await aino.remove(`/api/contacts${query}`))).toEqual([400, 'validation_failed', ...items])
  })

  test('yourself, the last active contact, and contacts of other companies is refused', async () => {
    const { api, aino } = await signedIn()
    expect(refusal(await aino.remove(removal('p-1001')))).toEqual([409, 'cannot_delete_yourself'])
    expect(refusal(await aino.remove(removal('p-1010', 'c-1')))).toEqual([403, 'access_denied'])
    expect(refusal(await aino.remove(removal('p-1010', 'c-6')))).toEqual([403, 'access_denied'])
    expect(refusal(await aino.remove(removal('p-9999')))).toEqual([404, 'not_found'])
    const kerttu = await api.logIn('kerttu.makela')
    expect(refusal(await kerttu.remove(removal('p-1010', 'c-6')))).toEqual([409, 'last_active_contact'])
  })

  test('is allowed only to active contacts [COM-14]', async () => {
    const { api } = await signedIn()
    const user = { username: 'vieras.tilaaja', password }
    const company = { businessIdentityCode: '9912345-6', customerNumber: '10012345' }
    const returnUrl = 'http://portal.test/login'
    expect((await api.guest.post('/api/user', { company, user, returnUrl })).status).toBe(204)
    const guest = await api.logIn('vieras.tilaaja', password)
    expect(refusal(await guest.remove(removal('p-2001')))).toEqual([403, 'access_denied'])
  })
})

test('resends activation emails to unconfirmed contacts only, and invalidates the older link', async () => {
  const { api, aino } = await signedIn()
  const resend = async (dataContactId: string) =>
    refusal(await aino.post('/api/contacts/resend-email', { dataContactId }))
  await aino.post('/api/contacts', helmi)
  const older = await api.mailTo(helmi.emailAddress)
  expect(await resend(older.subject)).toEqual([204])
  const check = { contactRegistrationType: 1, token: older.id, reCaptchaToken: '' }
  expect((await api.guest.post('/api/sign-up/validate-token', check)).body).toEqual({
    isValid: false,
    errorCode: 'incorrect_token',
  })
  await activate(api, helmi.emailAddress, 'helmi.salonen')
  expect(await resend(older.subject)).toEqual([409, 'creation_completed'])
  expect(await resend('dc-1005')).toEqual([409, 'contact_deleted'])
  expect(await resend('dc-4003')).toEqual([404, 'not_found'])
  await aino.post('/api/contacts', { ...helmi, userName: 'bouncing.one', emailAddress: 'bounce@yritys.example' })
  expect(await resend((await api.mailTo('bounce@yritys.example')).subject)).toEqual([503, 'email_not_sent'])
})
