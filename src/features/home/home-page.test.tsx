// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tests/support/accessible'
import {
  fill,
  openPortal,
  plain,
  plan,
  sentBody,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal({ mayDepart: true })

/** As `plain` reads it. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const EN = { locale: 'en' } as const
const ORDER = '/api/cross-selling/order'
const region = (name: string) => screen.findByRole('region', { name })
const textOf = async (name: string) => plain(await region(name))
const headingsIn = (element: HTMLElement, level: number) =>
  within(element).getAllByRole('heading', { level }).map(plain)
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** HOM-01: a company that has ordered nothing arrives at the orders first. */
async function openNewCompany(username: string, path: '/' | '/en' = '/') {
  const opened = await openPortal(path, username)
  await waitFor(() => expect(location.pathname).toMatch(/voucher-order-history$/))
  await opened.user.click(await screen.findByRole('link', { name: /^(Etusivu|Home)$/ }))
  await isAt(path)
  await screen.findByRole('heading', { level: 1, name: /^(Hei|Hello)/ })
  return opened
}

/** Folded under what the day needs. */
async function unfold(user: UserEvent) {
  const ready = await region(m.home_ready())
  await user.click(within(ready).getByText(m.home_order_open()))
  return ready
}
const tick = async (user: UserEvent, part: HTMLElement, name: string | RegExp) =>
  user.click(within(part).getByRole('checkbox', { name }))

test('an order needs a benefit and both ticks, fails in its summary, goes once and leads to benefits [HOM-04] [HOM-08] [HOM-10]', async () => {
  await plan('orderCrossSelling!:403:access_denied')
  const { user } = await openPortal('/', 'aino.virtanen')
  const ready = await unfold(user)
  const send = () => within(ready).queryByRole('button', { name: m.home_order_send() })
  const press = async () => user.click(send() as HTMLElement)
  const boxes = () => within(ready).getAllByRole<HTMLInputElement>('checkbox')
  expect((await within(ready).findByRole('link', { name: /^Avaa hinnasto/ })).getAttribute('href')).toMatch(/hinnasto$/)
  expect(
    within(ready)
      .getByRole('link', { name: /^Avaa käyttöehdot/ })
      .getAttribute('href'),
  ).toMatch(/ehdot$/)
  // A button that says why it waits; a press leads to what is missing.
  await press()
  expect(document.activeElement).toBe(boxes()[0])
  expect(plain(document.body)).toContain(m.home_order_choose())
  await tick(user, ready, m.benefits_massage())
  const summary = await region(m.home_order_summary())
  expect(within(summary).getAllByRole('listitem').map(plain)).toEqual([m.benefits_massage()])
  await tick(user, ready, m.home_order_terms())
  await press()
  expect(document.activeElement).toBe(within(ready).getByRole('checkbox', { name: m.home_order_price_list() }))
  expect(plain(document.body)).toContain(m.home_order_accept())
  expect(sentTo('POST', ORDER)).toEqual([])
  await tick(user, ready, m.home_order_price_list())
  await press()
  expect(plain(await within(summary).findByRole('alert'))).toContain(m.home_order_failed())
  expect(boxes().every((box) => box.checked)).toBe(true)
  await expectAccessible()

  await user.dblClick(send() as HTMLElement)
  await waitFor(() => expect(plain(ready)).toContain('Tilaus onnistui: Hierontaetu'))
  expect(await Promise.all(sentTo('POST', ORDER).map(sentBody))).toEqual([
    { benefits: ['massage'] },
    { benefits: ['massage'] },
  ])
  const inUse = await region(m.home_active())
  await waitFor(() =>
    expect(headingsIn(inUse, 3)).toEqual([
      m.benefits_lunch(),
      m.benefits_recreational(),
      m.benefits_transport(),
      m.benefits_massage(),
    ]),
  )
  expect(send()).toBeNull()
  await expectAccessible()
  await user.click(within(ready).getByRole('link', { name: m.home_step_benefits_action() }))
  await isAt('/manage-benefits')
})

test('an order whose answer is lost is taken as sent, and nothing is asked for a second time [HOM-08]', async () => {
  await plan('orderCrossSelling!:drop')
  const { user } = await openNewCompany('riikka.salminen')
  const ready = await unfold(user)
  await tick(user, ready, m.benefits_wellbeing())
  await tick(user, ready, m.home_order_terms())
  await tick(user, ready, m.home_order_price_list())
  await user.click(within(ready).getByRole('button', { name: m.home_order_send() }))
  await waitFor(() => expect(plain(ready)).toContain('Tilaus onnistui: Hyvinvointietu'))
  expect(within(ready).getByRole<HTMLInputElement>('checkbox', { name: m.benefits_recreational() }).checked).toBe(false)
  expect(sentTo('POST', ORDER)).toHaveLength(1)
})

test('lunch and recreational are one Duo and sent as two; what somebody else has ordered is said [HOM-04] [HOM-08] [HOM-10]', async () => {
  await plan('listBenefits:example:200:new_customer', 'listBenefitGroups:example:200:none')
  const { user } = await openPortal('/en', 'aino.virtanen')
  const ready = await region(m.home_ready({}, EN))
  await user.click(within(ready).getByText(m.home_order_open({}, { locale: 'en' })))
  const choices = within(ready).getByRole('group', { name: m.home_order_choices({}, { locale: 'en' }) })
  expect(within(choices).getAllByRole('checkbox')).toHaveLength(4)
  await tick(user, ready, /^Duo/)
  await tick(user, ready, m.home_order_terms({}, EN))
  await tick(user, ready, m.home_order_price_list({}, EN))
  await user.click(within(ready).getByRole('button', { name: m.home_order_send({}, { locale: 'en' }) }))
  const alert = await within(await region(m.home_order_summary({}, { locale: 'en' }))).findByRole('alert')
  expect(await sentBody(sentTo('POST', ORDER)[0])).toEqual({ benefits: ['lunch', 'recreational'] })
  expect(plain(alert)).toContain(m.home_order_failed({}, EN))
  expect(plain(alert)).toContain(m.error_benefit_already_ordered({}, { locale: 'en' }))
  expect(within(ready).getByRole<HTMLInputElement>('checkbox', { name: /^Duo/ }).checked).toBe(true)
})

test('a new customer is led through the set-up, step by step [HOM-02] [HOM-09] [HOM-11]', async () => {
  const { user } = await openNewCompany('niko.rautio')
  const wizard = await region(m.home_set_up())
  const stepsOf = (part: HTMLElement) => within(part.querySelector('ol, ul') as HTMLElement).getAllByRole('listitem')
  expect(stepsOf(wizard).map((step) => plain(within(step).getByRole('heading')))).toEqual([
    m.home_order_choices(),
    m.home_step_employees(),
    m.home_balance_transfer(),
    m.top_up_title(),
  ])
  expect(plain(wizard)).toContain(spaced(m.home_set_up_ready()))
  expect(plain(wizard)).toContain('Valmiina 0/4')
  expect(stepsOf(wizard)[0]?.getAttribute('aria-current')).toBe('step')
  expect(await textOf(m.home_fee())).toContain('kun maksua on kertynyt 5 €')
  expect(await textOf(m.home_fee())).toContain(spaced(m.home_fee_vat({ percent: '25,5' })))
  expect(within(await region(m.home_how())).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('region', { name: m.home_balance() })).toBeNull()
  await user.click(within(wizard).getByRole('link', { name: m.home_step_benefits_action() }))
  await user.click(await screen.findByRole('link', { name: /Hierontaetu/ }))
  await user.click(await screen.findByRole('button', { name: m.benefits_group_add() }))
  await screen.findByRole('dialog')
  await fill(user, topDialog().getByLabelText(m.benefits_name()), 'Hieronta')
  await fill(user, topDialog().getByLabelText(/^Enimmäismäärä työntekijää kohti/), '200')
  await user.click(topDialog().getByRole('radio', { name: new RegExp(`^${m.benefits_direct_load()}`) }))
  await user.click(topDialog().getByRole('button', { name: m.benefits_group_add() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${m.account_menu()}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'In English' }))
  await user.click(await screen.findByRole('link', { name: m.menu_home({}, { locale: 'en' }) }))
  await isAt('/en')
  const english = await region(m.home_set_up({}, { locale: 'en' }))
  await waitFor(() => expect(plain(english)).toContain('1/4 done'))
  expect(plain(stepsOf(english)[0] ?? null)).toContain(m.home_order_choices({}, { locale: 'en' }))
  expect(plain(stepsOf(english)[0] ?? null)).toContain(m.home_step_done({}, { locale: 'en' }))
  expect(stepsOf(english)[1]?.getAttribute('aria-current')).toBe('step')
  expect(
    within(english)
      .getByRole('link', { name: m.home_step_employees_action({}, { locale: 'en' }) })
      .getAttribute('href'),
  ).toBe('/en/beneficiaries')
  expect(plain(english)).toContain(spaced(m.home_set_up_ready({}, EN)))
  expect(await textOf(m.home_fee({}, { locale: 'en' }))).toContain(
    'The first invoice is sent once the fee reaches 5 €.',
  )
})

test('what cannot be read is said in its place and can be read again [HOM-03] [NAV-08]', async () => {
  await plan(
    'listBanners:500:internal_error',
    'readNotices:500:internal_error',
    'readCompanyAccounts!:500:internal_error',
    'listBenefits!:wrong-shape',
  )
  const { user } = await openPortal('/', 'aino.virtanen')
  await screen.findByRole('heading', { level: 1, name: 'Hei Aino' })
  await screen.findByText(m.home_balance_failed())
  await screen.findByText(m.benefits_list_failed())
  expect(screen.getByRole('link', { name: m.home_support_help() })).toBeTruthy()
  expect(screen.queryByRole('region', { name: m.home_news() })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const again = () => screen.getAllByRole('button', { name: m.try_again() })[0] as HTMLElement
  await user.click(again())
  await waitFor(async () => expect(await textOf(m.home_balance())).toContain('4 812,40 €'))
  await user.click(again())
  await waitFor(async () => expect(within(await region(m.home_active())).getAllByRole('listitem')).toHaveLength(3))
})

test('settings that cannot be read block the page, and what they say of prices has its old words [HOM-09]', async () => {
  await plan('readSettings:500:internal_error')
  const { user } = await openNewCompany('niko.rautio')
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(plain(document.body)).toContain(spaced(m.home_fee_vat({ percent: '24' })))
})

test('who may not order vouchers is told so, and led to the help [NAV-08]', async () => {
  const { user } = await openPortal('/', 'saara.kivela')
  expect(location.pathname).toBe('/')
  await screen.findByRole('heading', { level: 1, name: m.home_blocked_title() })
  expect(plain(screen.getByRole('main'))).toContain(m.home_blocked_text())
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: m.home_blocked_help() }))
  await isAt('/help')
})
