// @vitest-environment jsdom

import type { CreateVoucherOrderRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logIn } from '@/session/login'
import { PASSWORD } from '../../../../mocks/control/scenarios.ts'
import { logInAs } from '../../../../tests/support/login-pages'
import { acceptAll, button, field, heading, onPage, payBy } from '../../../../tests/support/order-pages'
import {
  at,
  fill,
  lost,
  neverSent,
  onTheWay,
  openPortal,
  refused,
  reloadPortal,
  sentBody,
  sentTo,
  storeTyped,
  usePortal,
  visitPortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const ORDERS = '/api/voucher-orders'
const orders = () => sentTo('POST', ORDERS)
const GUEST_PASSWORD = 'Kirjapaja-26'

async function toInformation(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /^11,00\s€$/ }))
  await user.click(button(m.wizard_next()))
  await heading(m.orders_delivery())
}

const TYPED: [string | RegExp, string][] = [
  [m.orders_company_name(), 'Rauhaniemen Kirjapaja Oy'],
  [m.address_line(), 'Rauhaniementie 20'],
  [m.address_post_code(), '33180'],
  [m.address_city(), 'Tampere'],
  [m.sign_up_first_name(), 'Eero'],
  [m.sign_up_last_name(), 'Mäkelä'],
  [/^Puhelinnumero/, '040 765 4321'],
  [/^Käyttäjätunnus/, 'eero.makela'],
]

async function fillIn(user: UserEvent, { businessId = '9900001-8' } = {}) {
  await user.click(screen.getByRole('radio', { name: /^Yrityksen osoite/ }))
  for (const [name, text] of TYPED) {
    await user.click(field(name))
    await user.paste(text)
  }
  await user.click(field(m.orders_business_id()))
  await user.paste(businessId)
  await user.click(field(m.orders_email()))
  await user.paste('eero.makela@kirjapaja.example')
  await user.click(screen.getByLabelText(m.login_password()))
  await user.paste(GUEST_PASSWORD)
}

const FORM = 'voucher-order-lunch'
/** What toInformation and fillIn type, as the form holds it. */
const typed = ({ businessId = '9900001-8', email = 'eero.makela@kirjapaja.example' } = {}) => ({
  amount: { voucherId: 'v-l-1100' },
  user: {
    firstName: 'Eero',
    lastName: 'Mäkelä',
    emailAddress: email,
    phoneNumber: '040 765 4321',
    username: 'eero.makela',
    password: GUEST_PASSWORD,
  },
  company: {
    name: 'Rauhaniemen Kirjapaja Oy',
    businessIdentityCode: businessId,
    place: { address: 'Rauhaniementie 20', postCode: '33180', city: 'Tampere' },
  },
  delivery: { method: 'ToCompanyAddress' },
})
const PICKED_UP = { method: 'ToPickupPoint', pickupPointConfirmation: 'SendSms', phoneNumber: '0401234567' }

/** Opens the payment of a guest's order that is filled in, with all required checkboxes ticked. */
async function openPayment(given: Parameters<typeof typed>[0] = {}) {
  await storeTyped(FORM, { ...typed(given), terms: true, isChecked: true })
  const opened = await openPortal('/voucher-order/lunch/payment')
  await screen.findByRole('radio', { name: 'OP' })
  return opened
}

test('a guest orders, is logged in with the new account, and continues to the payment [VOU-11] [VOU-25] [VOU-26]', async () => {
  const { user, router } = await openPortal('/voucher-order/lunch')
  await toInformation(user)
  await fillIn(user)
  await user.click(button(m.wizard_next()))
  await heading(m.vouchers_step_payment())
  await screen.findByRole('radio', { name: 'OP' })
  await acceptAll(user)
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(orders()).toHaveLength(1)
  expect(orders()[0]?.headers.get('Authorization')).toBeNull()
  const { user: who, company, delivery } = await sentBody<CreateVoucherOrderRequest>(orders()[0])
  expect(who).toEqual({
    firstName: 'Eero',
    lastName: 'Mäkelä',
    emailAddress: 'eero.makela@kirjapaja.example',
    phoneNumber: '+358407654321',
    username: 'eero.makela',
    password: GUEST_PASSWORD,
  })
  expect(company.businessIdentityCode).toBe('9900001-8')
  expect(delivery).toEqual({ method: 'ToCompanyAddress' })
  expect(await sentBody(sentTo('POST', '/api/login')[0])).toEqual({ username: 'eero.makela', password: GUEST_PASSWORD })
  expect(sentTo('POST', '/api/payments')).toHaveLength(1)
})

test('a guest changes the order in its steps, because the edit pages need a session [VOU-24]', async () => {
  await openPayment()
  const links = screen.getAllByRole('link', { name: new RegExp(`^${m.orders_change()}`) })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/voucher-order/lunch',
    '/voucher-order/lunch/information',
    '/voucher-order/lunch/information',
  ])
})

test('a guest has no saved addresses: another address is asked for first [VOU-08]', async () => {
  const { user } = await openPortal('/voucher-order/lunch')
  await toInformation(user)
  expect(screen.queryByRole('radio', { name: m.orders_delivery_saved() })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.orders_delivery_other() }).checked).toBe(true)
  // Address fields of company and delivery.
  expect(screen.getAllByRole('textbox', { name: m.address_line() })).toHaveLength(2)
})

test('by invoice the guest sees the status of the order at once [VOU-26]', async () => {
  const { user, router } = await openPayment()
  await user.click(screen.getByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(await screen.findByRole('button', { name: /^Tilaa lasku \(/ }))
  await heading(m.orders_invoice_title())
  expect(router.state.location.pathname).toMatch(/^\/voucher-order\/lunch\/status\/pay-/)
  expect(screen.getByRole('link', { name: m.vouchers_history() })).toBeTruthy()
})

test('if the email must be verified first, a page says that the order exists and leads to the payment [VOU-27]', async () => {
  const { user, router } = await openPayment({ email: 'unverified@kirjapaja.example' })
  await payBy(user, 'OP')
  await heading(m.vouchers_ordered_title())
  expect(onPage()).toContain('Älä tilaa uudelleen.')
  expect(orders()).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(GUEST_PASSWORD)
  await user.click(screen.getByRole('main').querySelector('button') as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('portal.saved-location')).toMatch(/voucher-order-payment\/pay-/)
})

test('a failed login keeps the order, and nothing is resent [VOU-27]', async () => {
  onTheWay['POST /api/login'] = refused(503, 'service_unavailable')
  const { user, router } = await openPayment()
  await user.click(screen.getByRole('radio', { name: 'Tulostettava lasku' }))
  await user.click(await screen.findByRole('button', { name: /^Tilaa lasku \(/ }))
  await heading(m.vouchers_ordered_title())
  expect(orders()).toHaveLength(1)
  await user.click(screen.getByRole('main').querySelector('button') as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  // An invoice needs no provider page, so the user sees the order's status after the login.
  expect(sessionStorage.getItem('portal.saved-location')).toMatch(
    /voucher-order\/lunch\/status\/pay-|order-payment-status\/pay-/,
  )
})

test('the address alone does not say that an order was made [VOU-27]', async () => {
  const { router } = await openPortal('/voucher-order/lunch/ordered/pay-7512')
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'))
  expect(onPage()).not.toContain(m.vouchers_ordered_title())
})

test('a guest who left while the login failed stays away, and is told that the order was made [VOU-27]', async () => {
  let refuse = () => {}
  const isLeft = new Promise<void>((resolve) => {
    refuse = resolve
  })
  onTheWay['POST /api/login'] = async (...call) => {
    await isLeft
    return refused(503, 'service_unavailable')(...call)
  }
  const { user, router } = await openPayment()
  await payBy(user, 'OP')
  await waitFor(() => expect(sentTo('POST', '/api/login')).toHaveLength(1))
  await act(() => router.navigate({ to: '/help', ignoreBlocker: true }))
  refuse()
  await user.click(await screen.findByRole('link', { name: m.vouchers_unknown_show() }))
  await heading(m.vouchers_ordered_title())
  expect(orders()).toHaveLength(1)
})

test('an existing customer is led to the login, which keeps the order [VOU-28] [SGN-07]', async () => {
  const { user: typedUser, ...order } = typed({ businessId: '9912345-6' })
  await storeTyped(FORM, { ...order, user: { ...typedUser, password: '' }, delivery: PICKED_UP })
  const { user, router } = await openPortal('/voucher-order/lunch/information')
  await user.click(await screen.findByLabelText(m.login_password()))
  await user.paste(GUEST_PASSWORD)
  await user.click(button(m.wizard_next()))
  await user.click(
    within(await screen.findByRole('dialog', { name: m.existing_company_title() })).getByRole('link', {
      name: m.to_login(),
    }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('portal.drafts')).not.toContain(GUEST_PASSWORD)
  await fill(user, field(m.login_username()), 'aino.virtanen')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/voucher-order/lunch/information'))
  expect(await screen.findByRole('radio', { name: /^Noutopiste/, checked: true })).toBeTruthy()
  // After login the company is the user's own, not the one typed as a guest.
  await user.click(button(m.wizard_next()))
  await heading(m.vouchers_step_payment())
  expect(onPage()).toContain('50 × 11,00 €')
  expect(onPage()).toContain('Pyynikin Paahtimo Oy')
  expect(onPage()).not.toContain('Rauhaniemen')
  expect(orders()).toEqual([])
})

test('a guest who logs in in another tab goes on with the order as that user [VOU-28] [SES-14]', async () => {
  await openPortal('/help')
  await act(() => logIn({ username: 'aino.virtanen', password: PASSWORD, keep: true }))
  const login = { ...localStorage }
  localStorage.clear()
  sessionStorage.clear()
  await storeTyped(FORM, { ...typed(), delivery: PICKED_UP })
  const { user, router } = await visitPortal('/voucher-order/lunch/information')
  Object.assign(localStorage, login)
  await user.click(button(m.wizard_next()))
  await heading(m.vouchers_step_payment())
  await waitFor(() => expect(onPage()).toContain('Pyynikin Paahtimo Oy'))
  expect(onPage()).toContain(m.wizard_resumed_title())
  expect(onPage()).not.toContain('Rauhaniemen')
  expect(sessionStorage.getItem('portal.drafts')).not.toContain('Rauhaniemen')
  await screen.findByRole('radio', { name: 'OP' })
  await acceptAll(user)
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const body = await sentBody<CreateVoucherOrderRequest>(orders()[0])
  expect([body.user, body.company.name, body.delivery.method]).toEqual([null, 'Pyynikin Paahtimo Oy', 'ToPickupPoint'])
})

test('an impersonation that begins in a guest’s order sees nothing of it, and the guest goes on after it [SES-14] [SES-30]', async () => {
  const label = () => screen.findByRole('region', { name: m.impersonation_label() })
  await openPortal('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await label()
  const impersonation = { ...sessionStorage }
  sessionStorage.clear()
  await storeTyped(FORM, typed())
  const { user, router } = await visitPortal('/voucher-order/lunch/information')
  await heading(m.orders_delivery())
  Object.assign(sessionStorage, { 'portal.impersonation': impersonation['portal.impersonation'] })
  await user.click(button(m.wizard_next()))
  await label()
  await heading(m.vouchers_step_amount())
  expect(onPage()).not.toContain('Rauhaniemen')
  await user.click(within(await label()).getByRole('button', { name: m.impersonation_end() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await act(() => router.navigate({ to: '/voucher-order/$voucherType/information', params: { voucherType: 'lunch' } }))
  await heading(m.orders_delivery())
  expect(field(m.orders_company_name())).toHaveProperty('value', 'Rauhaniemen Kirjapaja Oy')
  expect(sessionStorage.getItem('portal.drafts')).not.toContain(GUEST_PASSWORD)
})

test('an order in an expired session leads to the login and back, unchanged [SES-12] [SES-16]', async () => {
  const { user } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await toInformation(user)
  at(new Date(Date.now() + 2 * 86_400_000).toISOString())
  const { user: again, router } = await reloadPortal()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await logInAs(again, 'aino.virtanen')
  await waitFor(() => expect(router.state.location.pathname).toBe('/voucher-order/lunch/information'))
  await heading(m.orders_delivery())
  expect(onPage()).toContain(m.wizard_resumed_title())
})

test('a user who does not log in again can order as a guest [SES-12] [VOU-24]', async () => {
  await openPortal('/voucher-order/lunch', 'aino.virtanen')
  at(new Date(Date.now() + 2 * 86_400_000).toISOString())
  const { user, router } = await reloadPortal()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await user.click(screen.getByRole('link', { name: m.vouchers_lunch() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/voucher-order/lunch'))
})

test('after a guest or another user, the order starts with the user’s own company [SES-14]', async () => {
  const { user, router } = await openPortal('/voucher-order/lunch', 'aino.virtanen')
  await screen.findByRole('radio', { name: /^11,00\s€$/ })
  await router.navigate({ to: '/help' })
  await user.click(button(new RegExp(`^${m.account_menu()}`)))
  await user.click(await screen.findByRole('menuitem', { name: m.menu_logout() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await fill(user, field(m.login_username()), 'kerttu.makela')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await router.navigate({ to: '/voucher-order/$voucherType', params: { voucherType: 'lunch' } })
  await toInformation(user)
  expect(onPage()).not.toContain('Pyynikin')
})

test('validates a guest’s business id, username and password [VOU-25] [VAL-03] [VAL-06]', async () => {
  const { user } = await openPortal('/voucher-order/lunch')
  await toInformation(user)
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(document.activeElement).toBe(field(m.orders_company_name())))
  await fillIn(user, { businessId: '9900001-7' })
  await user.clear(field(/^Käyttäjätunnus/))
  await fill(user, field(/^Käyttäjätunnus/), 'aino.virtanen')
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(onPage()).toContain(m.orders_error_business_id()))
  await waitFor(() => expect(onPage()).toContain('Käyttäjätunnus on jo käytössä'))
  expect(orders()).toEqual([])
})

test.each(['edit-delivery', 'edit-company', 'status/pay-1'])(
  'without a session /%s is not found [VOU-11] [VOU-24]',
  async (page) => {
    const { router } = await openPortal(`/voucher-order/lunch/${page}`)
    expect(router.state.location.pathname).toBe('/not-found')
  },
)

test.each(['/login', '/sign-up'])('%s leads to ordering without an account [VOU-24]', async (path) => {
  await openPortal(path)
  expect(screen.getByRole('link', { name: m.vouchers_lunch() }).getAttribute('href')).toBe('/voucher-order/lunch')
  expect(screen.getByRole('link', { name: m.vouchers_recreational() }).getAttribute('href')).toBe(
    '/voucher-order/recreational',
  )
})

test('after a lost reply a guest finds out by logging in whether the order was made [VOU-27] [PAY-12]', async () => {
  onTheWay[`POST ${ORDERS}`] = lost
  const { user } = await openPayment()
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_guest())
  expect(within(screen.getByRole('main')).getByRole('link', { name: m.login_title() })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: m.to_support() })).toBeTruthy()
  expect(orders()).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(GUEST_PASSWORD)
})

test('a lost order’s guest is told to look for the order: a username that had an account can log in without one [VOU-27]', async () => {
  onTheWay[`POST ${ORDERS}`] = neverSent
  const { user } = await openPayment()
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_guest())
  expect(onPage()).toContain('katso tilaushistoriasta')
  expect(onPage()).not.toContain('Jos se onnistuu, tilaus on tehty')
})

test('a guest’s order that never arrived can be sent again [PAY-12]', async () => {
  onTheWay[`POST ${ORDERS}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, router } = await openPayment()
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_guest())
  delete onTheWay[`POST ${ORDERS}`]
  await user.click(button(m.orders_unknown_back()))
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(orders()).toHaveLength(2)
})
