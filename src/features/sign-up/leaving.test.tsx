// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { companySizeOptions } from '@/domain/company-sizes'
import '@/forms/fields/search-select'
import { fill, openPortal, reloadPortal, sentTo, switchTab, usePortal } from '../../../tests/support/portal-test-bed'

vi.mock('@/shell/recaptcha', () => ({ reCaptchaToken: (action: string) => Promise.resolve(`token of ${action}`) }))

usePortal()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const paste = async (user: UserEvent, name: string, text: string) => fill(user, await box(name), text)
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
/** The browser's own buttons, which lead to what is drawn later. */
const back = () => act(() => history.back())
const forward = () => act(() => history.forward())
const address = () => location.pathname + location.search

async function person(user: UserEvent, name: string) {
  await paste(user, m.sign_up_first_name(), 'Aino')
  await paste(user, m.sign_up_last_name(), name)
  await paste(user, m.sign_up_email(), 'aino@paahtimo.example')
}

/** The steps in their order: how each is filled in, and a field of it that tells whether it is still there. */
const STEPS = [
  {
    name: 'company',
    path: '/contract',
    title: m.contract_company,
    field: m.sign_up_company_name,
    typed: 'Pyynikin Uusi Paahtimo Oy',
    enter: async (user: UserEvent) => {
      await paste(user, m.sign_up_company_name(), 'Pyynikin Uusi Paahtimo Oy')
      await paste(user, m.sign_up_business_id(), '9812346-2')
      const [, size] = companySizeOptions()
      await user.click(screen.getByRole('radio', { name: size?.label }))
      await paste(user, m.address_line(), 'Satakunnankatu 18')
      await paste(user, m.address_post_code(), '33210')
      await paste(user, m.address_city(), 'Tampere')
    },
  },
  {
    name: 'invoicing',
    path: '/contract/invoicing',
    title: m.contract_invoicing,
    field: m.invoicing_email,
    typed: 'laskut@paahtimo.example',
    enter: async (user: UserEvent) => {
      await paste(user, m.invoicing_email(), 'laskut@paahtimo.example')
      await press(user, m.contract_same_address())
    },
  },
  {
    name: 'contact persons',
    path: '/contract/contact-persons',
    title: m.contract_contacts,
    field: m.sign_up_last_name,
    typed: 'Virtanen',
    enter: async (user: UserEvent) => {
      await person(user, 'Virtanen')
      await paste(user, m.sign_up_phone(), '040 123 4567')
    },
  },
  {
    name: 'signing',
    path: '/contract/signing',
    title: m.contract_signing,
    field: m.sign_up_last_name,
    typed: 'Korhonen',
    enter: (user: UserEvent) => person(user, 'Korhonen'),
  },
] as const
type Step = (typeof STEPS)[number]

/** Opens the contract and fills it in up to this step, whose fields are filled in too. */
async function fillUpTo(last: Step) {
  const { user, router } = await openPortal('/sign-up')
  await act(() => router.navigate({ to: '/contract' }))
  for (const step of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
    await title(step.title())
    await step.enter(user)
    if (step !== last) await press(user, m.wizard_next())
  }
  return { user, router }
}

async function standsAt(step: Step, typed: string = step.typed) {
  await title(step.title())
  await waitFor(async () => expect((await box(step.field())).value).toBe(typed))
  expect(address()).toBe(step.path)
}

test.each(STEPS)(
  'a company that leaves the contract at "$name" finds it again, in its own tab [SGN-01]',
  async (step) => {
    await fillUpTo(step)
    // The page is loaded anew.
    const { router, user } = await reloadPortal()
    await standsAt(step)
    // Another page, and the beginning of the contract: the list of the steps leads to where it was left.
    await act(() => router.navigate({ to: '/help' }))
    await title(m.help_title())
    await act(() => router.navigate({ to: '/contract' }))
    await standsAt(STEPS[0])
    if (step !== STEPS[0]) {
      await user.click(
        within(screen.getByRole('navigation', { name: m.wizard_steps({ name: m.contract_title() }) })).getByRole(
          'link',
          {
            name: new RegExp(step.title()),
          },
        ),
      )
    }
    await standsAt(step)
    // Another tab knows nothing of it: there a later step leads to the beginning, and what is typed there stays there.
    const first = await switchTab(step.path)
    await standsAt(STEPS[0], '')
    await paste(userEvent.setup(), m.sign_up_company_name(), 'Toinen Oy')
    const second = await switchTab(first)
    await standsAt(step)
    await switchTab(second)
    await standsAt(STEPS[0], 'Toinen Oy')
  },
)

test.each(STEPS)('Back and Forward around "$name" lose nothing that is typed [SGN-01]', async (step) => {
  const before = STEPS[STEPS.indexOf(step) - 1]
  const { user, router } = await fillUpTo(step)
  if (before) {
    back()
    await standsAt(before)
    forward()
    await standsAt(step)
    back()
    await standsAt(before)
    // Nothing is asked for again.
    await press(user, m.wizard_next())
    await standsAt(step)
  }
  await act(() => router.navigate({ to: '/help' }))
  await title(m.help_title())
  back()
  await standsAt(step)
})

test('a contract that was signed in another tab is not signed again in this one [SGN-05] [SGN-07]', async () => {
  const [, , , signing] = STEPS
  const { user } = await fillUpTo(signing)
  const consents = [m.contract_right(), m.contract_terms(), m.contract_price_list()]
  for (const name of consents) await user.click(screen.getByRole('checkbox', { name }))
  // The browser's "duplicate tab" takes what is stored along.
  const copy = await switchTab('/help')
  await switchTab(copy)
  await press(userEvent.setup(), m.contract_sign())
  await waitFor(() => expect(location.pathname).toBe('/contract/summary'))
  await switchTab(copy)
  await title(signing.title())
  await press(userEvent.setup(), m.contract_sign())
  // It is told at the company's id, as one that is a customer already.
  await title(STEPS[0].title())
  await screen.findAllByText(m.error_company_already_exists())
  expect((await box(m.sign_up_business_id())).getAttribute('aria-invalid')).toBe('true')
  expect(sentTo('POST', '/api/sign-contract')).toHaveLength(2)
})

const LINK = '/create-account?token=sign-up-valid&type=1'
const username = () => box(m.sign_up_username())
async function fillAccount(name: string) {
  const user = userEvent.setup()
  await fill(user, await username(), name)
  for (const label of [m.sign_up_password(), m.sign_up_password_again()]) {
    await fill(user, await screen.findByLabelText(label), 'Kahvipapu-2026')
  }
  return user
}
const create = async (user: UserEvent) => {
  const button = await screen.findByRole('button', { name: m.sign_up_submit() })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(button)
}

test('an account that is being created is found again by reload, Back and Forward, without its password [SGN-09] [SGN-14]', async () => {
  const { router } = await openPortal(LINK)
  await fillAccount('uusi.tunnus')
  const { router: next } = await reloadPortal()
  expect(next).not.toBe(router)
  await waitFor(async () => expect((await username()).value).toBe('uusi.tunnus'))
  await act(() => next.navigate({ to: '/help' }))
  await title(m.help_title())
  back()
  await title(m.sign_up_create_title())
  expect((await username()).value).toBe('uusi.tunnus')
  expect(screen.getByLabelText<HTMLInputElement>(m.sign_up_password()).value).toBe('')
  // The link is still that of the mail: the account is created by it.
  await create(await fillAccount('uusi.tunnus'))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  // Back does not offer what is done.
  back()
  await title(m.link_completed_title())
})

test('an account that was created in another tab is told in this one, which keeps its own words [SGN-10] [SGN-15]', async () => {
  await openPortal(LINK)
  await fillAccount('uusi.tunnus')
  const first = await switchTab(LINK)
  await waitFor(async () => expect((await username()).value).toBe(''))
  await create(await fillAccount('toinen.tunnus'))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await switchTab(first)
  // The page asks anew what the link is worth.
  await title(m.link_completed_title())
  expect(screen.queryByLabelText(m.sign_up_password())).toBeNull()
})
