// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { companySizeOptions } from '@/domain/company-choices'
import { EXISTING_ACCOUNT } from '@/forms/existing-company'
import { NEW_INVOICING } from '@/forms/fields/invoicing-values'
import '@/forms/fields/operator-select'
import { UNCHECKED } from '../../../tests/support/mount-in-test'
import {
  goTo,
  openPortal,
  reloadPortal,
  sentTo,
  storeTyped,
  switchTab,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import {
  address,
  box,
  fillLabelled,
  fill as paste,
  press,
  heading as title,
} from '../../../tests/support/sign-up-pages'
import { CONTRACT_FORM, NEW_CONTACT } from './contract/contract-form'

usePortal()

/** The browser's back and forward; the next page renders asynchronously. */
const back = () => act(() => history.back())
const forward = () => act(() => history.forward())

async function person(name: string) {
  await paste(m.sign_up_first_name(), 'Aino')
  await paste(m.sign_up_last_name(), name)
  await paste(m.sign_up_email(), 'aino@paahtimo.example')
}

const PLACE = { address: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' }
const AINO = { firstName: 'Aino', lastName: 'Virtanen', emailAddress: 'aino@paahtimo.example' }

/** Each step: how to fill it in, what a draft then holds, and a field that shows whether the input is still there. */
const STEPS = [
  {
    name: 'company',
    path: '/contract',
    title: m.contract_company,
    field: m.sign_up_company_name,
    typed: 'Pyynikin Uusi Paahtimo Oy',
    stored: {
      companyInformation: {
        companyName: 'Pyynikin Uusi Paahtimo Oy',
        businessIdentityCode: '9812346-2',
        numberOfEmployees: '3',
        ...PLACE,
      },
    },
    enter: async () => {
      await paste(m.sign_up_company_name(), 'Pyynikin Uusi Paahtimo Oy')
      await paste(m.sign_up_business_id(), '9812346-2')
      const [, size] = companySizeOptions()
      await userEvent.click(screen.getByRole('radio', { name: size?.label }), UNCHECKED)
      await paste(m.address_line(), 'Satakunnankatu 18')
      await paste(m.address_post_code(), '33210')
      await paste(m.address_city(), 'Tampere')
    },
  },
  {
    name: 'invoicing',
    path: '/contract/invoicing',
    title: m.contract_invoicing,
    field: m.invoicing_email,
    typed: 'laskut@paahtimo.example',
    stored: { invoicingInformation: { ...NEW_INVOICING, ...PLACE, emailAddress: 'laskut@paahtimo.example' } },
    enter: async () => {
      await paste(m.invoicing_email(), 'laskut@paahtimo.example')
      await press(m.contract_same_address())
    },
  },
  {
    name: 'contact persons',
    path: '/contract/contact-persons',
    title: m.contract_contacts,
    field: m.sign_up_last_name,
    typed: 'Virtanen',
    stored: { contactPersons: [{ ...NEW_CONTACT, ...AINO, phoneNumber: '040 123 4567' }] },
    enter: async () => {
      await person('Virtanen')
      await paste(m.sign_up_phone(), '040 123 4567')
    },
  },
  {
    name: 'signing',
    path: '/contract/signing',
    title: m.contract_signing,
    field: m.sign_up_last_name,
    typed: 'Korhonen',
    stored: {
      contractSignatory: { ...AINO, lastName: 'Korhonen', rightToSign: true, termsAndConditions: true },
      acceptsPriceList: true,
    },
    enter: () => person('Korhonen'),
  },
] as const
type Step = (typeof STEPS)[number]

/** Opens the contract with the steps before this one filled in, goes on to it from the one before, and fills it in. */
async function fillIn(step: Step) {
  const at = STEPS.indexOf(step)
  await storeTyped(CONTRACT_FORM, Object.assign({}, ...STEPS.slice(0, at).map(({ stored }) => stored)))
  const before = STEPS[at - 1]
  await openPortal(before?.path ?? step.path)
  if (before) {
    await title(before.title())
    await press(m.wizard_next())
  }
  await title(step.title())
  await step.enter()
}

async function standsAt(step: Step, typed: string = step.typed) {
  await title(step.title())
  await waitFor(async () => expect((await box(step.field())).value).toBe(typed))
  expect(address()).toBe(step.path)
}

test.each(STEPS)('leaving the contract at "$name" keeps it for the same tab [SGN-01]', async (step) => {
  await fillIn(step)
  const before = STEPS[STEPS.indexOf(step) - 1]
  if (before) {
    back()
    await standsAt(before)
    forward()
    await standsAt(step)
    back()
    await standsAt(before)
    // No step asks for its input again.
    await press(m.wizard_next())
    await standsAt(step)
  }
  await goTo('/help')
  await title(m.help_title())
  back()
  await standsAt(step)
  // Reload.
  await reloadPortal()
  await standsAt(step)
  // Leave and return to the first step: the list of steps links to where the user stopped.
  await goTo('/help')
  await title(m.help_title())
  await goTo('/contract')
  await standsAt(STEPS[0])
  if (step !== STEPS[0]) {
    await userEvent.click(
      within(screen.getByRole('navigation', { name: m.wizard_steps({ name: m.contract_title() }) })).getByRole('link', {
        name: new RegExp(step.title()),
      }),
      UNCHECKED,
    )
  }
  await standsAt(step)
  // Another tab has its own state: a later step redirects to the first one, and its input stays in that tab.
  const first = await switchTab(step.path)
  await standsAt(STEPS[0], '')
  await paste(m.sign_up_company_name(), 'Toinen Oy')
  const second = await switchTab(first)
  await standsAt(step)
  await switchTab(second)
  await standsAt(STEPS[0], 'Toinen Oy')
})

test('a contract that was signed in another tab is not signed again in this one [SGN-05] [SGN-07]', async () => {
  const [, , , signing] = STEPS
  await storeTyped(CONTRACT_FORM, Object.assign({}, ...STEPS.map(({ stored }) => stored)))
  await openPortal(signing.path)
  await title(signing.title())
  // Duplicating a tab in the browser copies its session storage.
  const copy = await switchTab('/help')
  await switchTab(copy)
  await press(m.contract_sign())
  await waitFor(() => expect(location.pathname).toBe('/contract/summary'))
  await switchTab(copy)
  await title(signing.title())
  await press(m.contract_sign())
  await screen.findByRole('dialog', { name: m.existing_company_title() })
  await screen.findAllByText(m.contract_refused())
  await press(m.existing_company_close())
  await title(STEPS[0].title())
  expect(sentTo('POST', '/api/sign-contract')).toHaveLength(2)
})

const LINK = '/create-account?token=sign-up-valid&type=1'
const username = () => box(m.sign_up_username())
const password = () => screen.findByLabelText<HTMLInputElement>(m.sign_up_password())
async function fillAccount(name: string) {
  await paste(m.sign_up_username(), name)
  for (const label of [m.sign_up_password(), m.sign_up_password_again()]) await fillLabelled(label, 'Kahvipapu-2026')
}
const create = async () => {
  const button = await screen.findByRole('button', { name: m.sign_up_submit() })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(button, UNCHECKED)
}
/** The URL changes before the page does. */
const isCreated = () => title(m.login_title())

test('reload, Back and Forward restore the account form without its password [SGN-09] [SGN-14]', async () => {
  await openPortal(LINK)
  await fillAccount('uusi.tunnus')
  await reloadPortal()
  await waitFor(async () => expect((await username()).value).toBe('uusi.tunnus'))
  await goTo('/help')
  await title(m.help_title())
  back()
  await title(m.sign_up_create_title())
  expect((await username()).value).toBe('uusi.tunnus')
  expect((await password()).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kahvipapu')
  // The link of the email still works.
  await fillAccount('uusi.tunnus')
  await create()
  await isCreated()
  // Going back must not offer the form again.
  back()
  await title(m.link_completed_title())
})

test('an account created in another tab is reported in this one, which keeps its input [SGN-10] [SGN-15]', async () => {
  await storeTyped('create-account', { username: 'uusi.tunnus', password: '', confirmPassword: '' })
  await openPortal(LINK)
  const first = await switchTab(LINK)
  await waitFor(async () => expect((await username()).value).toBe(''))
  await fillAccount('toinen.tunnus')
  await create()
  await isCreated()
  await switchTab(first)
  // The page checks the link again.
  await title(m.link_completed_title())
  expect(screen.queryByLabelText(m.sign_up_password())).toBeNull()
})

const USER = { ...AINO, username: 'uusi.tunnus' }
const PASSWORDS = { password: 'Kahvipapu-2026', confirmPassword: 'Kahvipapu-2026' }

/** Pages that create an account without a link: the company's input, what a draft then holds, and one of its fields. */
const WITHOUT_LINK = [
  {
    path: '/sign-up/create-account',
    title: m.sign_up_new_page_title,
    field: m.sign_up_company_name,
    typed: 'Pyynikin Uusi Paahtimo Oy',
    formId: 'new-company',
    stored: {
      companyName: 'Pyynikin Uusi Paahtimo Oy',
      businessIdentityCode: '9812346-2',
      address: PLACE,
      ...USER,
    },
    enter: async () => {
      await paste(m.sign_up_company_name(), 'Pyynikin Uusi Paahtimo Oy')
      await paste(m.sign_up_business_id(), '9812346-2')
      await paste(m.address_line(), 'Satakunnankatu 18')
      await paste(m.address_post_code(), '33210')
      await paste(m.address_city(), 'Tampere')
    },
  },
  {
    path: '/sign-up/existing-account',
    title: m.sign_up_existing_page_title,
    field: m.sign_up_customer_number,
    typed: '10012345',
    formId: EXISTING_ACCOUNT,
    stored: { customerNumber: '10012345', businessIdentityCode: '9912345-6', ...USER },
    enter: async () => {
      await paste(m.sign_up_customer_number(), '10012345')
      await paste(m.sign_up_business_id(), '9912345-6')
    },
  },
] as const
type Page = (typeof WITHOUT_LINK)[number]

async function fillPage(page: Page) {
  await page.enter()
  await person('Virtanen')
  await fillAccount('uusi.tunnus')
}
async function shows(page: Page, typed: string, name: string) {
  await title(page.title())
  await waitFor(async () => expect((await box(page.field())).value).toBe(typed))
  expect((await username()).value).toBe(name)
  expect((await password()).value).toBe('')
}
const postedAccounts = () => sentTo('POST', '/api/user')

test.each(WITHOUT_LINK)(
  'reload, Back and Forward restore $path in its own tab without its password [SGN-08] [SGN-14]',
  async (page) => {
    await openPortal('/sign-up')
    await goTo(page.path)
    await title(page.title())
    await fillPage(page)
    await reloadPortal()
    await shows(page, page.typed, 'uusi.tunnus')
    back()
    await title(m.sign_up_title())
    forward()
    await shows(page, page.typed, 'uusi.tunnus')
    const first = await switchTab(page.path)
    await shows(page, '', '')
    await paste(m.sign_up_username(), 'toinen.tunnus')
    const second = await switchTab(first)
    await shows(page, page.typed, 'uusi.tunnus')
    await switchTab(second)
    await shows(page, '', 'toinen.tunnus')
    expect(postedAccounts()).toEqual([])
  },
)

test.each(WITHOUT_LINK)('Back to $path after the account was created shows an empty form [SGN-15]', async (page) => {
  await storeTyped(page.formId, { ...page.stored, ...PASSWORDS })
  await openPortal(page.path)
  await create()
  await isCreated()
  back()
  await shows(page, '', '')
  expect(postedAccounts()).toHaveLength(1)
})

test.each(WITHOUT_LINK)(
  'what another tab created from $path is reported in this one, and nothing is created twice [SGN-07] [SGN-15]',
  async (page) => {
    await storeTyped(page.formId, page.stored)
    await openPortal(page.path)
    const first = await switchTab(page.path)
    await fillPage(page)
    await create()
    await isCreated()
    await switchTab(first)
    await shows(page, page.typed, 'uusi.tunnus')
    await fillAccount('uusi.tunnus')
    // Taken by the first tab; the form shows it at once and does not submit.
    await screen.findByText(m.error_username_taken())
    await userEvent.click(await screen.findByRole('button', { name: m.sign_up_submit() }), UNCHECKED)
    expect(postedAccounts()).toHaveLength(1)
    if (page.path !== '/sign-up/create-account') return
    await paste(m.sign_up_username(), 'toinen.tunnus')
    await create()
    // And so is the company.
    await screen.findByRole('dialog', { name: m.existing_company_title() })
    expect(postedAccounts()).toHaveLength(1)
  },
)
