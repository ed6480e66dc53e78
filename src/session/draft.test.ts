// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installTestBed, reply, START } from '../../tests/support/session-test-bed'
import type { EndReason } from './app-port'
import {
  draftOwner,
  dropDraft,
  GUEST,
  handDraftToNextLogin,
  installDrafts,
  ownerOf,
  readDraft,
  registerDraft,
  storeDrafts,
  storedDraft,
  writeDraft,
} from './draft'
import { endSession, startImpersonatedSession, startSession } from './session-store'

installTestBed()
let stop: () => void
beforeEach(() => {
  stop = installDrafts()
})
afterEach(() => {
  endSession('logged-out')
  stop()
})

const logInAs = (owner: string) => startSession(reply(), { keep: false, owner })
const typed = {
  firstName: 'Aino',
  password: 'Etuportaali-1',
  people: [{ name: 'B', personId: '131052-308T' }],
  search: 'oma 131052a308t',
}

function expireWithOpenForm(reason: EndReason = 'expired') {
  logInAs('aino')
  const close = registerDraft('employee', () => typed)
  endSession(reason)
  close()
}

test('offers the draft of an expired session to the same user', () => {
  expireWithOpenForm()
  expect(readDraft('employee')).toBeUndefined()
  logInAs('aino')
  expect(readDraft('employee')).toEqual({ firstName: 'Aino', people: [{ name: 'B', personId: '' }] })
  expect(readDraft('another form')).toBeUndefined()
})

test('never stores passwords and personal ids, whatever field they were typed into', () => {
  expireWithOpenForm()
  const stored = sessionStorage.getItem('portal.drafts') ?? ''
  expect(stored).toContain('Aino')
  for (const secret of ['Etuportaali-1', '131052-308T', '131052a308t']) expect(stored).not.toContain(secret)
})

test.each(['password', 'newPassword', 'passwordAgain', 'personId', 'personalId', 'personal_id', 'ssn', 'token'])(
  'never stores the field %s',
  (name) => {
    writeDraft(GUEST, 'order', { [name]: 'secret', name: 'Aino' })
    expect(readDraft('order')).toEqual({ name: 'Aino' })
    expect(storedDraft('order')?.isPartial).toBe(true)
  },
)

test('stores the id of a resource, also when its digits look like a personal id', () => {
  const ids = ['a1131052-308d-4cc4-a69c-88d5540089ae', '00000000-0000-4000-8000-a131052a308b']
  logInAs('aino')
  const close = registerDraft('load', () => ({ ids: [...ids, '131052-308T'] }))
  endSession('expired')
  close()
  logInAs('aino')
  expect(readDraft('load')).toEqual({ ids: [...ids, ''] })
})

test.each(['131052308T', '131052 308 t', '13.10.52–308T'])('does not store a personal id written as %j', (spelled) => {
  logInAs('aino')
  const close = registerDraft('employee', () => ({ note: `Hei ${spelled}`, invoice: '010126-1235', rows: [spelled] }))
  endSession('expired')
  close()
  logInAs('aino')
  expect(readDraft('employee')).toEqual({ invoice: '010126-1235', rows: [''] })
})

test('stores drafts before a reload by the portal, and none without a session', () => {
  const close = registerDraft('employee', () => typed)
  storeDrafts()
  expect(sessionStorage.getItem('portal.drafts')).toBeNull()
  logInAs('aino')
  storeDrafts()
  close()
  expect(readDraft('employee')).toEqual({ firstName: 'Aino', people: [{ name: 'B', personId: '' }] })
})

test('offers a draft to no other user, and deletes it at their login [SES-14]', () => {
  expireWithOpenForm()
  logInAs('eero')
  expect(readDraft('employee')).toBeUndefined()
  endSession('expired')
  logInAs('aino')
  expect(readDraft('employee')).toBeUndefined()
})

test('a logout leaves no draft [SES-13]', () => {
  expireWithOpenForm()
  logInAs('aino')
  endSession('logged-out')
  logInAs('aino')
  expect(readDraft('employee')).toBeUndefined()
})

test.each(['aino', 'eero'])(
  'after a login in another tab, only the same user is offered the draft: %s [SES-14]',
  (next) => {
    expireWithOpenForm('elsewhere')
    expect(readDraft('employee')).toBeUndefined()
    logInAs(next)
    expect(readDraft('employee')?.['firstName']).toBe(next === 'aino' ? 'Aino' : undefined)
    expect(sessionStorage.getItem('portal.drafts')?.includes('Aino') ?? false).toBe(next === 'aino')
  },
)

test('a form that was closed, or a draft that was dropped, is not offered', () => {
  expireWithOpenForm()
  logInAs('aino')
  dropDraft('another form')
  expect(readDraft('employee')).toBeDefined()
  dropDraft('employee')
  expect(readDraft('employee')).toBeUndefined()
  sessionStorage.clear()
  dropDraft('employee')
  expect(sessionStorage).toHaveLength(0)
  endSession('expired')
  logInAs('aino')
  expect(readDraft('employee')).toBeUndefined()
})

test('drafts that are no longer installed stay at the next login', () => {
  expireWithOpenForm()
  const stored = sessionStorage.getItem('portal.drafts')
  stop()
  logInAs('niko')
  expect(sessionStorage.getItem('portal.drafts')).toBe(stored)
})

test('a form without unsaved values stores nothing, and keeps an earlier draft', () => {
  expireWithOpenForm()
  logInAs('aino')
  const close = registerDraft('employee', () => undefined)
  endSession('expired')
  close()
  logInAs('aino')
  expect(readDraft('employee')).toHaveProperty('firstName', 'Aino')
})

test('a session without a known owner stores no draft', () => {
  startSession(reply(), { keep: false })
  const close = registerDraft('employee', () => typed)
  endSession('expired')
  close()
  expect(sessionStorage.getItem('portal.drafts')).toBeNull()
})

test('the owner is a hash of the username, independent of its case', async () => {
  expect(await ownerOf('Aino.Virtanen')).toBe(await ownerOf('aino.virtanen'))
  expect(await ownerOf('aino.virtanen')).not.toBe(await ownerOf('eero.virtanen'))
})

test("a guest's draft is separate from the one of an expired session, and is deleted at the next login [SES-14]", () => {
  expireWithOpenForm()
  writeDraft(GUEST, 'contract', { company: 'Oy Ab', password: 'Etuportaali-1' })
  expect(readDraft('contract')).toEqual({ company: 'Oy Ab' })
  expect(storedDraft('contract')?.isPartial).toBe(true)
  expect(readDraft('employee')).toBeUndefined()
  logInAs('aino')
  expect(readDraft('contract')).toBeUndefined()
  expect(readDraft('employee')).toHaveProperty('firstName', 'Aino')
  endSession('expired')
  expect(readDraft('contract')).toBeUndefined()
})

test.each([
  ['a blank password', { password: '' }, false],
  ['a password', { user: { password: 'x' } }, true],
  ['a personal id in a row', { people: [{ name: 'B', personalId: '131052-308T' }] }, true],
  ['one in a text', { note: 'hetu 131052-308T' }, true],
])('a draft knows whether %s was left out', (_what, typed, isPartial) => {
  writeDraft(GUEST, 'order', typed)
  expect(storedDraft('order')?.isPartial).toBe(isPartial)
})

test('a draft of a restored form lacks secrets until they are typed again', () => {
  writeDraft(GUEST, 'order', { name: 'A', password: '' })
  expect(storedDraft('order')?.isPartial).toBe(false)
  writeDraft(GUEST, 'order', { name: 'A', password: 'x' })
  // Restored without the password, and stored again.
  writeDraft(GUEST, 'order', { name: 'Ab', password: '' })
  expect(storedDraft('order')?.isPartial).toBe(true)
  writeDraft(GUEST, 'order', { name: 'Ab' })
  expect(storedDraft('order')?.isPartial).toBe(false)
})

test('empty values are stored, and a secret that is no text is left out', () => {
  logInAs('aino')
  writeDraft('aino', 'employee', { note: null, people: [{ name: null, personalId: 131_052 }] })
  expect(readDraft('employee')).toEqual({ note: null, people: [{ name: null }] })
  expect(storedDraft('employee')?.isPartial).toBe(true)
  writeDraft('aino', 'employee', { note: null })
  expect([storedDraft('employee')?.isPartial, storedDraft('another form')]).toEqual([false, undefined])
})

test('a form that closes after the same form was opened again keeps the draft of the new one', () => {
  logInAs('aino')
  const closeFirst = registerDraft('employee', () => ({ note: 'first' }))
  const closeSecond = registerDraft('employee', () => ({ note: 'second' }))
  closeFirst()
  storeDrafts()
  closeSecond()
  expect(readDraft('employee')).toEqual({ note: 'second' })
})

test("a guest's draft that is handed over belongs to the next login, whose own drafts stay [VOU-28]", () => {
  expireWithOpenForm()
  writeDraft(GUEST, 'contract', { company: 'Oy Ab' })
  handDraftToNextLogin('deposit', { amount: '12,5' })
  handDraftToNextLogin('order', { company: 'Oy Ab', password: 'Etuportaali-1' })
  expect(readDraft('order')).toBeUndefined()
  logInAs('aino')
  expect(readDraft('order')).toEqual({ company: 'Oy Ab' })
  expect(storedDraft('order')?.isPartial).toBe(true)
  expect(readDraft('employee')).toHaveProperty('firstName', 'Aino')
  expect([readDraft('deposit'), readDraft('contract')]).toEqual([undefined, undefined])
  endSession('expired')
  logInAs('eero')
  expect(readDraft('order')).toBeUndefined()
})

test("a guest's draft is handed over to a user who has no draft, but not to an impersonation before [VOU-28] [SES-14]", () => {
  const impersonation = { accessToken: 'i', roles: ['Signatory'], validTo: START + 600_000 }
  handDraftToNextLogin('order', { company: 'Oy Ab' })
  startImpersonatedSession(impersonation)
  expect(readDraft('order')).toBeUndefined()
  endSession('impersonation-ended')
  logInAs('aino')
  expect(readDraft('order')).toEqual({ company: 'Oy Ab' })
})

test('an impersonation has no drafts', () => {
  expect(draftOwner()).toBe(GUEST)
  logInAs('aino')
  expect(draftOwner()).toBe('aino')
  startImpersonatedSession({ accessToken: 'i', roles: ['Signatory'], validTo: START + 600_000 })
  expect(draftOwner()).toBeUndefined()
  expect(readDraft('employee')).toBeUndefined()
  dropDraft('employee')
  expect(sessionStorage.getItem('portal.drafts')).toBeNull()
})

test.each(['a guest', 'aino'])(
  'what %s typed is hidden in an impersonation, and offered after it [SES-14]',
  (writer) => {
    if (writer !== 'a guest') logInAs(writer)
    writeDraft(draftOwner() ?? '', 'order', { company: 'Oy Ab' })
    startImpersonatedSession({ accessToken: 'i', roles: ['Signatory'], validTo: START + 600_000 })
    expect(readDraft('order')).toBeUndefined()
    endSession('impersonation-ended')
    if (writer !== 'a guest') logInAs(writer)
    expect(readDraft('order')).toEqual({ company: 'Oy Ab' })
  },
)

test('a draft keeps its id when it is written again; another form’s or a new draft has another one', () => {
  writeDraft(GUEST, 'order', { company: 'Oy' })
  const id = storedDraft('order')?.id
  writeDraft(GUEST, 'order', { company: 'Oy Ab' })
  writeDraft(GUEST, 'contract', { company: 'Oy Ab' })
  expect(storedDraft('order')?.id).toBe(id)
  expect(storedDraft('contract')?.id).not.toBe(id)
  dropDraft('order')
  expect([storedDraft('order')?.id, readDraft('contract')]).toEqual([undefined, { company: 'Oy Ab' }])
  writeDraft(GUEST, 'order', { company: 'Oy Ab' })
  expect(storedDraft('order')?.id).not.toBe(id)
})

test.each(['{"guest": {"order": {"id": "1", "values": "x", "isPartial": false}}}', '[]', 'no JSON'])(
  'drafts that are stored as %s are not offered',
  (text) => {
    sessionStorage.setItem('portal.drafts', text)
    expect(readDraft('order')).toBeUndefined()
    writeDraft(GUEST, 'order', { company: 'Oy' })
    expect(readDraft('order')).toEqual({ company: 'Oy' })
  },
)
