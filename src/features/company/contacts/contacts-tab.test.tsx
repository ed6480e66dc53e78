// @vitest-environment jsdom

import type { Contact, UpdateContactRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@/domain/error-texts'
import '@/forms/errors/apply-server-errors'
import { NotificationRegion } from '@/notifications/notification-region'
import { closeAllNotifications } from '@/notifications/notifications'
import { installSentCommands } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { MISSING } from '@/values/collections/look-up'
import { callsOf, lost, openPart, refused } from '../../../../tests/support/answers-test-bed'
import { AINO, AKE, companyAnswers, LIISA, NOTICES } from '../../../../tests/support/companies'
import { input, messageOf, settle, type, useFreshPage } from '../../../../tests/support/mount-in-test'
import { prefetchCompanyPage } from '../queries'
import { editContactForm, valuesOf } from './contact-form'
import { ContactsTab } from './contacts-tab'

useFreshPage()

let stop: () => void
beforeEach(() => {
  stop = installSentCommands()
  const reply = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['VoucherManager'] }
  startSession({ ...reply, isUserImpersonate: false }, { keep: false, owner: 'aino' })
})
afterEach(() => {
  endSession('logged-out')
  stop()
  closeAllNotifications()
  vi.restoreAllMocks()
})

/** The contacts that the fake replies contain; a test can change them. */
let listed: Contact[] = []
const open = (given: Parameters<typeof openPart>[1] = {}, contacts: Contact[] = [AINO, LIISA, AKE], search = '') => {
  listed = contacts
  return openPart(
    <>
      <ContactsTab />
      <NotificationRegion />
    </>,
    { ...companyAnswers(), listContacts: () => listed, ...given },
    prefetchCompanyPage,
    { at: '/company-information', search, others: ['/help'] },
  )
}
const page = () => document.body.textContent ?? ''
const says = (text: string) => waitFor(() => expect(page()).toContain(text))
const sent = (operation: Parameters<typeof callsOf>[0]) => waitFor(() => expect(callsOf(operation)).not.toEqual([]))
const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name })
  await settle(() => buttons.at(-1)?.click())
}
const show = ({ lastName }: Contact) =>
  settle(() => {
    const heading = screen.getAllByRole('rowheader').find(({ textContent }) => textContent.includes(lastName))
    within(heading as HTMLElement)
      .getByRole('button')
      .click()
  })
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

test('lists first name, last name, email, phone and status, active ones first, yourself marked [COM-05]', async () => {
  await open({}, [AKE, LIISA, AINO])
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 5)).toEqual([
    m.contacts_first_name(),
    m.contacts_last_name(),
    m.contacts_email(),
    m.contacts_phone(),
    m.contacts_status(),
  ])
  expect(rows()).toEqual(['Aino VirtanenSinä', 'Liisa Öhman', 'Åke Nyström'])
  const ake = screen.getAllByRole('row').at(-1)
  expect(ake?.textContent).toMatch(/\+358\s40\s123\s4570/)
  expect(ake?.textContent).toContain(m.contacts_unconfirmed())
  // On narrow screens the first cell contains both names.
  expect(screen.getAllByRole('cell').filter(({ className }) => className.includes('max-nav:hidden'))).toHaveLength(3)
})

test('sorts by each column, both ways [COM-05]', async () => {
  await open({}, [
    { ...AINO, emailAddress: 'a@paahtimo.example' },
    { ...LIISA, emailAddress: 'o@paahtimo.example' },
    { ...AKE, emailAddress: 'k@paahtimo.example' },
  ])
  const names = () => rows().map((name) => name?.split(' ')[0])
  for (const [head, rising, falling] of [
    [m.contacts_first_name(), ['Aino', 'Liisa', 'Åke'], ['Åke', 'Liisa', 'Aino']],
    [m.contacts_last_name(), ['Åke', 'Aino', 'Liisa'], ['Liisa', 'Aino', 'Åke']],
    [m.contacts_email(), ['Aino', 'Åke', 'Liisa'], ['Liisa', 'Åke', 'Aino']],
    [m.contacts_phone(), ['Aino', 'Åke', 'Liisa'], ['Liisa', 'Åke', 'Aino']],
  ] as const) {
    await press(head)
    await waitFor(() => expect(names(), head).toEqual(rising))
    await press(head)
    await waitFor(() => expect(names(), head).toEqual(falling))
  }
})

test('a contact whose address the reply lacks is listed, and can be shown and edited [COM-05] [COM-06] [CTR-07]', async () => {
  const { emailAddress: _, ...lacking } = LIISA
  await open({ updateContact: () => undefined }, [AINO, lacking as Contact])
  await says(AINO.emailAddress)
  await show(LIISA)
  await waitFor(() => expect(dialog().getByText(m.contacts_email()).nextElementSibling?.textContent).toBe(MISSING))
  await press(m.contacts_edit())
  await waitFor(() => expect(input('emailAddress').value).toBe(''))
  type('lastName', 'Öhman-Laine')
  await press(m.contacts_save())
  await says(m.form_error_required())
})

test('a contact of whom the reply does not say whether it is active is told by its id [COM-05] [CTR-07]', async () => {
  const untold = (contact: Contact) => ({ ...contact, active: undefined }) as unknown as Contact
  await open({}, [AINO, untold(LIISA), untold(AKE)])
  const rowOf = (name: string) => screen.getAllByRole('row').find((row) => row.textContent.includes(name))?.textContent
  expect(rowOf('Öhman')).toContain(m.contacts_active())
  expect(rowOf('Nyström')).toContain(m.contacts_unconfirmed())
})

test('the sort order is in the URL [COM-05]', async () => {
  await open({}, undefined, '?sort=-status')
  expect(rows()[0]).toBe('Åke Nyström')
})

test('an unconfirmed contact gets the email again or is deleted, an active one is edited or deleted [COM-06] [COM-07]', async () => {
  await open()
  await show(AKE)
  expect(dialog().queryByRole('button', { name: m.contacts_edit() })).toBeNull()
  expect(dialog().getByRole('button', { name: m.contacts_resend() })).toBeTruthy()
  expect(dialog().getByRole('button', { name: m.contacts_delete() })).toBeTruthy()
  await show(LIISA)
  expect(dialog().getByText('liisa.ohman')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: m.contacts_resend() })).toBeNull()
  expect(dialog().getByRole('button', { name: m.contacts_delete() })).toBeTruthy()
  await press(m.contacts_edit())
  await waitFor(() => expect(input('lastName').value).toBe('Öhman'))
})

test('offers no action that needs an id which the reply lacks [COM-07] [CTR-07]', async () => {
  const lacking = [LIISA, AKE].map((contact) => ({ ...contact, personId: undefined, dataContactId: undefined }))
  await open({}, [AINO, ...lacking])
  for (const contact of lacking) {
    await show(contact)
    expect(dialog().getByText(contact.emailAddress)).toBeTruthy()
    const names = [m.contacts_edit(), m.contacts_resend(), m.contacts_delete()]
    expect(names.filter((name) => dialog().queryByRole('button', { name }))).toEqual([])
  }
})

const HELMI = {
  firstName: 'Helmi',
  lastName: 'Salonen',
  emailAddress: 'helmi.salonen@pyynikinpaahtimo.example',
  phoneNumber: '+358401234571',
  userName: 'helmi.salonen',
}
const typeHelmi = () => {
  for (const [name, text] of Object.entries(HELMI)) type(name, text)
}
const add = () => press(m.contacts_add())
const submitButton = () => document.querySelector('dialog button[type=submit]')

test('adding is disabled until everything is right, and sends what was typed [COM-06] [COM-13]', async () => {
  await open({ createContact: () => undefined })
  await add()
  expect(submitButton()?.getAttribute('aria-disabled')).toBe('true')
  // The account is created with the name that is chosen then.
  expect(screen.getByRole('dialog').textContent).toContain(m.contacts_username_proposal())
  typeHelmi()
  type('userName', 'helmi@salonen.example')
  await settle()
  expect(submitButton()?.getAttribute('aria-disabled')).toBe('true')
  await add()
  await waitFor(() => expect(messageOf('userName')).toBe(m.error_username_cannot_be_an_email_address()))
  type('userName', 'helmi.salonen')
  type('phoneNumber', '040 123 4571')
  await settle()
  expect(submitButton()?.getAttribute('aria-disabled')).toBeNull()
  await add()
  await sent('createContact')
  expect(callsOf('createContact')).toMatchObject([{ data: HELMI }])
  await says('Yhteyshenkilö Helmi Salonen on lisätty.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says at its field which value is taken [COM-13]', async () => {
  let code = 'username_taken'
  await open({
    createContact: () => {
      throw refused('createContact', 409, code)
    },
  })
  await add()
  typeHelmi()
  await add()
  await waitFor(() => expect(messageOf('userName')).toBe(m.error_username_taken()))
  type('userName', 'helmi.salonen.2')
  code = 'email_address_taken'
  await add()
  await waitFor(() => expect(messageOf('emailAddress')).toBe(m.error_email_address_taken()))
  expect(messageOf('userName')).not.toBe(m.error_username_taken())
})

test('after a lost reply an added contact is looked up in the list and never resent [COM-13]', async () => {
  await open({
    createContact: () => {
      listed = [...listed, { ...HELMI, dataContactId: 'dc-9', active: false }]
      throw lost('createContact')
    },
  })
  await add()
  typeHelmi()
  await add()
  await says('Yhteyshenkilö Helmi Salonen on lisätty.')
  await sent('createContact')
  expect(callsOf('createContact')).toHaveLength(1)
})

test('an added contact that is not found counts as unknown [COM-13]', async () => {
  await open({
    createContact: () => {
      throw lost('createContact')
    },
  })
  await add()
  typeHelmi()
  await add()
  await says(m.contacts_add_unknown())
  expect(input('firstName').value).toBe('Helmi')
})

const editLiisa = async () => {
  await show(LIISA)
  await press(m.contacts_edit())
}

test('a changed contact person is saved by the id of the person [COM-13]', async () => {
  await open({ updateContact: () => undefined })
  await editLiisa()
  await waitFor(() => expect(submitButton()?.getAttribute('aria-disabled')).toBe('true'))
  type('lastName', 'Öhman-Laine')
  await press(m.contacts_save())
  const { active: _, ...liisa } = LIISA
  await sent('updateContact')
  expect(callsOf('updateContact')).toMatchObject([{ data: { ...liisa, lastName: 'Öhman-Laine' } }])
  await says(m.company_saved())
})

test('requires a phone number unless the contact has had none, like the signatory of a contract [COM-13]', async () => {
  const { phoneNumber: _, ...without } = LIISA
  await open({ updateContact: () => undefined }, [AINO, without, AKE])
  await editLiisa()
  type('lastName', 'Öhman-Laine')
  await press(m.contacts_save())
  await sent('updateContact')
  expect(callsOf('updateContact')).not.toMatchObject([{ data: { phoneNumber: expect.anything() } }])
  await says(m.company_saved())
  expect(editContactForm({ ...LIISA, personId: 'p-2' }).errors({ ...valuesOf(LIISA), phoneNumber: '' })).toHaveProperty(
    'phoneNumber',
  )
})

test('changes by another user are shown and not overwritten [COM-13]', async () => {
  await open({ updateContact: () => undefined })
  await editLiisa()
  listed = [AINO, { ...LIISA, phoneNumber: '+358409999999' }, AKE]
  type('lastName', 'Laine')
  await press(m.contacts_save())
  expect(callsOf('updateContact')).toEqual([])
  await says(m.form_meanwhile_title())
  await press(m.popup_confirm())
  await sent('updateContact')
  expect(callsOf('updateContact')).toMatchObject([{ data: { lastName: 'Laine', phoneNumber: '+358409999999' } }])
})

test('a contact deleted by another user is reported as gone, in the panel and the list [COM-13]', async () => {
  await open({ updateContact: () => undefined })
  await editLiisa()
  listed = [AINO, AKE]
  type('lastName', 'Laine')
  await press(m.contacts_save())
  expect(callsOf('updateContact')).toEqual([])
  expect(await dialog().findByText(m.error_contact_deleted())).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: 'Liisa Öhman', hidden: true })).toBeNull()
})

test('a change of a deleted contact says so and refetches the list [COM-13]', async () => {
  await open({
    updateContact: () => {
      listed = [AINO, AKE]
      throw refused('updateContact', 409, 'contact_deleted')
    },
  })
  await editLiisa()
  type('lastName', 'Laine')
  await press(m.contacts_save())
  expect(await dialog().findByText(m.error_contact_deleted())).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: 'Liisa Öhman', hidden: true })).toBeNull()
})

test('after a lost reply a change counts as saved if the list has it [COM-13]', async () => {
  await open({
    updateContact: ({ data }) => {
      const { personId: _, ...changed } = data as UpdateContactRequest
      listed = [AINO, { ...LIISA, ...changed }, AKE]
      throw lost('updateContact')
    },
  })
  await editLiisa()
  type('lastName', 'Laine')
  await press(m.contacts_save())
  await says(m.company_saved())
  await sent('updateContact')
  expect(callsOf('updateContact')).toHaveLength(1)
})

const NEW_ADDRESS = 'liisa.o@pyynikinpaahtimo.example'
const askForPassword = async () => {
  await press(m.contacts_save())
  return within(await screen.findByRole('dialog', { name: m.popup_title() }))
}

test.each([
  ['emailAddress', NEW_ADDRESS, `Vahvistuslinkki lähetettiin osoitteeseen ${NEW_ADDRESS}.`],
  ['userName', 'liisa.renamed', m.company_saved()],
] as const)(
  'a changed %s is sent with the user’s password, and the page says what happens next [COM-16] [ACC-07]',
  async (field, value, text) => {
    await open({ updateContact: () => undefined })
    await editLiisa()
    type(field, value)
    const popup = await askForPassword()
    expect(callsOf('updateContact')).toEqual([])
    type('password', 'Etuportaali-1')
    await settle(() => popup.getByRole('button', { name: m.popup_confirm() }).click())
    await sent('updateContact')
    expect(callsOf('updateContact')).toMatchObject([{ data: { [field]: value, password: 'Etuportaali-1' } }])
    await says(text)
  },
)

test('a wrong password shows at its field, and the input stays [COM-16] [ACC-07]', async () => {
  await open({
    updateContact: () => {
      throw refused('updateContact', 422, 'incorrect_password', 'password')
    },
  })
  await editLiisa()
  type('emailAddress', NEW_ADDRESS)
  const popup = await askForPassword()
  type('password', 'wrong')
  await settle(() => popup.getByRole('button', { name: m.popup_confirm() }).click())
  expect(await popup.findByText(m.error_incorrect_password())).toBeTruthy()
  await settle(() => popup.getByRole('button', { name: m.popup_cancel() }).click())
  expect(input('emailAddress').value).toBe(NEW_ADDRESS)
})

test('after a lost reply a changed address counts as saved if it is pending [COM-16]', async () => {
  await open({
    updateContact: () => {
      listed = [AINO, { ...LIISA, pendingEmailAddress: NEW_ADDRESS }, AKE]
      throw lost('updateContact')
    },
  })
  await editLiisa()
  type('emailAddress', NEW_ADDRESS)
  const popup = await askForPassword()
  type('password', 'Etuportaali-1')
  await settle(() => popup.getByRole('button', { name: m.popup_confirm() }).click())
  await says(`Vahvistuslinkki lähetettiin osoitteeseen ${NEW_ADDRESS}.`)
  await show(LIISA)
  expect(dialog().getByText(m.contacts_pending_email())).toBeTruthy()
  expect(dialog().getByText(LIISA.emailAddress)).toBeTruthy()
})

test('an address that another user changed meanwhile is no change: no check, password or link [COM-16]', async () => {
  await open({
    updateContact: () => undefined,
    validateEmail: () => {
      throw refused('validateEmail', 400, 'invalid_email_domain')
    },
  })
  await editLiisa()
  type('lastName', 'Laine')
  listed = [AINO, { ...LIISA, emailAddress: NEW_ADDRESS }, AKE]
  await press(m.contacts_save())
  await says(m.form_meanwhile_title())
  await press(m.popup_confirm())
  await sent('updateContact')
  expect(callsOf('updateContact')).toMatchObject([{ data: { lastName: 'Laine', emailAddress: NEW_ADDRESS } }])
  await says(m.company_saved())
})

test('an admin cannot change the login data of a contact [COM-16]', async () => {
  const reply = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['VoucherManager'] }
  startSession({ ...reply, isUserImpersonate: true }, { keep: false, owner: 'aino' })
  await open({ updateContact: () => undefined })
  await editLiisa()
  await waitFor(() => expect([input('emailAddress').readOnly, input('userName').readOnly]).toEqual([true, true]))
  await says(m.profile_impersonated_locked())
  type('lastName', 'Laine')
  await press(m.contacts_save())
  await sent('updateContact')
})

test('deleting an authorised signatory says what that means [COM-16]', async () => {
  const liisa = { ...LIISA, isSignatory: true }
  await open({}, [AINO, liisa, AKE])
  expect(screen.getAllByRole('row').find((row) => row.textContent.includes('Öhman'))?.textContent).toContain(
    m.contacts_signatory(),
  )
  await askToDelete(liisa)
  expect(dialog().getByText(m.contacts_delete_signatory())).toBeTruthy()
})

test('the activation email is sent again [COM-08]', async () => {
  await open({ resendContactEmail: () => undefined })
  await show(AKE)
  await press(m.contacts_resend())
  await sent('resendContactEmail')
  expect(callsOf('resendContactEmail')).toMatchObject([{ data: { dataContactId: 'dc-1003' } }])
  await says(`Uusi aktivointiviesti on lähetetty osoitteeseen ${AKE.emailAddress}.`)
  expect(callsOf('resendContactEmail')).toHaveLength(1)
})

test('the activation email goes to another contact while the first one is still being sent [COM-08]', async () => {
  let answer: () => void = () => undefined
  const second = { ...AKE, dataContactId: 'dc-1004', lastName: 'Toinen' }
  await open({ resendContactEmail: () => new Promise<void>((done) => (answer = done)) }, [AINO, AKE, second])
  await show(AKE)
  await press(m.contacts_resend())
  await show(second)
  await press(m.contacts_resend())
  await press(m.contacts_resend())
  const asked = callsOf('resendContactEmail').map(({ data }) => data)
  expect(asked).toEqual([{ dataContactId: 'dc-1003' }, { dataContactId: 'dc-1004' }])
  answer()
  await says(m.contacts_resent({ email: second.emailAddress }))
})

test('reports why the activation email was not sent, or that nobody knows, and reads the list again then [COM-08]', async () => {
  let error: Error = lost('resendContactEmail')
  await open({
    resendContactEmail: () => {
      throw error
    },
  })
  await show(AKE)
  for (const [failure, text, rereads] of [
    [refused('resendContactEmail', 409, 'creation_completed'), m.error_creation_completed(), true],
    [refused('resendContactEmail', 409, 'contact_deleted'), m.error_contact_deleted(), true],
    [refused('resendContactEmail', 503, 'email_not_sent'), m.error_email_not_sent(), false],
    // After a 5xx or a lost reply the outcome is unknown, so everything is refetched.
    [refused('resendContactEmail', 500, 'internal_error'), m.contacts_resend_unknown(), true],
    [refused('resendContactEmail', 400, 'no_such_code'), m.error_generic(), false],
    [lost('resendContactEmail'), m.contacts_resend_unknown(), true],
  ] as const) {
    error = failure
    await settle(closeAllNotifications)
    const before = [callsOf('listContacts').length, callsOf('resendContactEmail').length] as const
    await press(m.contacts_resend())
    await says(text)
    expect(callsOf('listContacts').length > before[0], text).toBe(rereads)
    expect(callsOf('resendContactEmail')).toHaveLength(before[1] + 1)
  }
})

const askToDelete = async (contact: Contact) => {
  await show(contact)
  await press(m.contacts_delete())
}
const confirm = () => press(m.contacts_delete_confirm())

test('deleting asks first, and names an active contact by person and company [COM-09] [COM-11]', async () => {
  await open({ deleteContact: () => undefined })
  await askToDelete(LIISA)
  expect(callsOf('deleteContact')).toEqual([])
  expect(dialog().getByRole('heading').textContent).toBe('Poistetaanko yhteyshenkilö Liisa Öhman?')
  await confirm()
  await sent('deleteContact')
  expect(callsOf('deleteContact')).toMatchObject([{ params: { personIdToDelete: 'p-2001', companyId: 'c-1' } }])
  await says('Yhteyshenkilö Liisa Öhman on poistettu.')
})

test('an unconfirmed contact is deleted by its own id alone [COM-11]', async () => {
  await open({ deleteContact: () => undefined })
  await askToDelete(AKE)
  await confirm()
  await sent('deleteContact')
  expect(callsOf('deleteContact').map(({ params }) => params)).toEqual([{ dataContactIdToDelete: 'dc-1003' }])
})

test('users cannot delete themselves: a popup says so, and nothing is sent [COM-09]', async () => {
  await open()
  await askToDelete(AINO)
  await waitFor(() => expect(dialog().getByRole('heading').textContent).toBe(m.contacts_delete_yourself_title()))
  expect(dialog().queryByRole('button', { name: /Poista/ })).toBeNull()
  expect(callsOf('deleteContact')).toEqual([])
})

test('the popup says why a contact was not deleted, refetches the list, and offers no retry [COM-09]', async () => {
  let code = ''
  await open({
    deleteContact: () => {
      throw refused('deleteContact', 409, code)
    },
  })
  for (const [refusal, text] of [
    ['last_active_contact', m.error_last_active_contact()],
    ['contact_already_deleted', m.error_contact_deleted()],
    ['cannot_delete_yourself', m.error_cannot_delete_yourself()],
    ['no_such_code', m.error_generic()],
  ] as const) {
    code = refusal
    await askToDelete(LIISA)
    const before = [callsOf('listContacts').length, callsOf('deleteContact').length] as const
    await confirm()
    expect((await dialog().findByRole('alert')).textContent).toContain(text)
    await waitFor(() => expect(callsOf('listContacts').length).toBeGreaterThan(before[0]))
    await waitFor(() => expect(dialog().queryByRole('button', { name: m.contacts_delete_confirm() })).toBeNull())
    expect(dialog().queryByText(m.contacts_delete_active())).toBeNull()
    expect(callsOf('deleteContact')).toHaveLength(before[1] + 1)
    await press(m.contacts_close())
  }
})

test('a contact who has activated the account meanwhile needs a new confirmation and is deleted by person id [COM-09] [COM-11]', async () => {
  const activated: Contact = { ...AKE, dataContactId: undefined, personId: 'p-3001', active: true }
  await open({
    deleteContact: ({ params }) => {
      if ('personIdToDelete' in (params as object)) return undefined
      listed = [AINO, LIISA, activated]
      throw refused('deleteContact', 409, 'contact_already_activated')
    },
  })
  await askToDelete(AKE)
  await confirm()
  expect((await dialog().findByRole('alert')).textContent).toContain(m.contacts_delete_activated())
  await sent('deleteContact')
  expect(callsOf('deleteContact')).toHaveLength(1)
  await confirm()
  await says('Yhteyshenkilö Åke Nyström on poistettu.')
  expect(callsOf('deleteContact').at(-1)?.params).toEqual({ personIdToDelete: 'p-3001', companyId: 'c-1' })
})

test('after a lost reply a deletion counts as done if the contact is gone, otherwise as unknown [COM-09]', async () => {
  let isGone = false
  await open({
    deleteContact: () => {
      if (isGone) listed = [AINO, AKE]
      throw lost('deleteContact')
    },
  })
  await askToDelete(LIISA)
  await confirm()
  expect((await dialog().findByRole('alert')).textContent).toContain(m.contacts_delete_unknown())
  isGone = true
  await confirm()
  await says('Yhteyshenkilö Liisa Öhman on poistettu.')
})

test('only an active contact person deletes others [COM-14]', async () => {
  await open({}, [LIISA, AKE])
  await show(LIISA)
  const button = dialog().getByRole('button', { name: m.contacts_delete() })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await press(m.contacts_delete())
  expect(screen.queryByRole('heading', { name: /Poistetaanko/ })).toBeNull()
  await says(m.contacts_delete_not_contact())
})

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const disabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('while adding is closed a banner leads to customer service, and the button is disabled [COM-10]', async () => {
  await open({ readNotices: () => ({ ...NOTICES, addingContactsDisabled: [{ from: inHours(-1), to: inHours(1) }] }) })
  await says(m.contacts_adding_closed_title())
  expect(screen.getByRole('link', { name: /asiakaspalvelu@etuportaali\.example$/ })).toBeTruthy()
  expect(disabled(m.contacts_add())).toBe(true)
  await add()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('during maintenance contacts can be added but not edited [COM-10]', async () => {
  await open({ readNotices: () => ({ ...NOTICES, editingDisabled: [{ from: inHours(-1) }] }) })
  expect(disabled(m.contacts_add())).toBe(false)
  await show(LIISA)
  await waitFor(() => expect(disabled(m.contacts_edit())).toBe(true))
})

test('nothing is closed outside of the windows, or without the content file [COM-10]', async () => {
  await open({ readNotices: () => ({ ...NOTICES, addingContactsDisabled: [{ from: inHours(1), to: inHours(2) }] }) })
  expect(disabled(m.contacts_add())).toBe(false)
  expect(page()).not.toContain(m.contacts_adding_closed_title())
})
