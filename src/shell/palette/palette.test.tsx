// @vitest-environment jsdom
import { listCardOrders } from '@generated/api/cards/cards'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import type {
  Benefits,
  CardOrderReply,
  EmployeeList,
  PaymentStatusReply,
  TopUpLoads,
  VoucherOrderPage,
  VoucherOrderSummary,
} from '@generated/api/model'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { listVoucherOrders } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { benefitName } from '@/domain/benefit-names'
import { loadTitle } from '@/domain/top-ups/load-day'
import { rememberPayment } from '@/payments/open-payments'
import { compareFinnish } from '@/values/people/names'
import { field, openEmployee, openEmployees } from '../../../tests/support/employees-page'
import {
  at,
  fill,
  notices,
  onTheWay,
  openPortal,
  plain,
  refused,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import { recentCommands } from './recent'

// Lazy-loaded in the portal. Import it here, so that no test waits for it.
import './palette'

usePortal()

const LIST = '/api/company-beneficiaries'
const LIISA = 'Ahola, Liisa'
const name = () => m.palette_open()
const button = () => screen.findByRole('button', { name: name() })
const palette = () => screen.queryByRole('dialog', { name: name() })
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: name() })
const options = () => screen.queryAllByRole('option').map(plain)
const group = (heading: string) =>
  within(screen.getByRole('group', { name: heading }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent)
const active = async () => plain(document.getElementById((await box()).getAttribute('aria-activedescendant') ?? ''))
const status = () => plain(within(palette() as HTMLElement).getByRole('status'))

async function openAs(username: string, path = '/help') {
  const opened = await openPortal(path, username)
  await button()
  await opened.user.keyboard('{Control>}k{/Control}')
  await box()
  return opened
}

async function search(user: UserEvent, text: string) {
  await fill(user, await box(), text)
}

const dataIsThere = () => waitFor(() => expect(status()).not.toBe(m.palette_data_loading()))

test('Ctrl K opens and closes the quick search, also from a text field, and returns the focus [PAL-01]', async () => {
  const { user } = await openPortal('/profile', 'aino.virtanen')
  const field = await screen.findByLabelText(m.sign_up_first_name())
  await button()
  await user.click(field)
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(palette()).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('its button names the shortcut and opens it, and Escape closes it [PAL-01]', async () => {
  const { user } = await openPortal('/help', 'aino.virtanen')
  const opener = await button()
  expect(opener.getAttribute('aria-keyshortcuts')).toBe('Control+K')
  expect(plain(opener)).toContain('Ctrl K')
  // A title would be read as a description that repeats the name.
  expect(opener.title).toBe('')
  await user.click(opener)
  await box()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(palette()).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('does not open over a confirmation [PAL-01]', async () => {
  const { user, router } = await openPortal('/profile', 'aino.virtanen')
  await button()
  await fill(user, await screen.findByLabelText(m.sign_up_first_name()), 'Aina')
  void router.navigate({ to: '/help' })
  await screen.findByRole('dialog', { name: m.form_leave_title() })
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(palette()).toBeNull())
  await user.click(screen.getByRole('button', { name: m.form_leave_confirm() }))
  await screen.findByRole('heading', { level: 1, name: m.help_title() })
  await user.keyboard('{Control>}k{/Control}')
  await box()
})

test('guests have no quick search [PAL-01]', async () => {
  const { user } = await openPortal('/help')
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: name() })).toBeNull()
    expect(palette()).toBeNull()
  })
})

const INVOICE: PaymentStatusReply = {
  status: 'Created',
  paymentMethod: 'PrintInvoicePdf',
  orderType: 'deposit',
  amountInCents: 150_000,
  transfer: {
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    recipient: 'Etuportaali Oy',
    invoiceNumber: '30431',
    referenceNumber: '12345672',
    dueDate: '2026-12-07',
    amountInCents: 150_000,
    barcode: `4${'0'.repeat(53)}`,
  },
}

/** Pages that no menu contains, available to every login. */
const forAnybody = () =>
  [m.settings_title(), m.profile_title(), m.accessibility_title(), m.privacy_title()].toSorted(compareFinnish)

test('a voucher manager is offered only pages that the role may open, and only data that it may read is read [PAL-02] [PAL-10] [SES-26]', async () => {
  await openAs('paivi.nurmi')
  await waitFor(() =>
    expect(group(m.palette_pages())).toEqual([
      m.menu_voucher_orders(),
      m.menu_company(),
      m.menu_help(),
      ...forAnybody(),
    ]),
  )
  expect(group(m.palette_actions())).toContain(m.vouchers_order_lunch())
  expect(group(m.palette_actions())).not.toContain(m.employees_add())
  await dataIsThere()
  expect(sentTo('GET', '/api/voucher-orders').length).toBeGreaterThan(0)
  for (const path of ['/api/company/benefits', '/api/top-up-load/summary', '/api/card-orders', LIST]) {
    expect(sentTo('GET', path), path).toHaveLength(0)
  }
})

test('voucher orders are neither offered nor read if the company may not order them [PAL-02] [PAL-10]', async () => {
  await openAs('saara.kivela')
  expect(group(m.palette_pages())).toEqual([m.menu_company(), m.menu_help(), ...forAnybody()])
  expect(options().join()).not.toContain(m.vouchers_order_lunch())
  await dataIsThere()
  expect(sentTo('GET', '/api/voucher-orders')).toHaveLength(0)
})

test('words for a task find its page or command, and a page opens at the same URL as from the menu [PAL-02]', async () => {
  const { user } = await openAs('aino.virtanen')
  for (const [typed, name] of [
    ['lounasetu', m.menu_manage_benefits()],
    ['maksa', m.deposit_title()],
    ['kuitti', m.menu_reports()],
    ['tumma', m.settings_title()],
    ['palkanlaskenta', m.menu_download_reports()],
    ['salasana', m.menu_profile()],
    ['dark', m.settings_title()],
    ['kaaviot', m.reports_tab_charts()],
    ['poistu', m.menu_logout()],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- searches run in sequence, as a user does
    await search(user, typed)
    await waitFor(() => expect(options(), typed).toContainEqual(expect.stringMatching(new RegExp(`^${name}`))))
  }
  await search(user, 'latauspyyn')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.requests_title() })
  expect(palette()).toBeNull()
})

test('an employee can be added from any page; unsaved input is asked about before another panel opens [PAL-03]', async () => {
  const { user, router } = await openAs('aino.virtanen')
  await search(user, m.employees_add())
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: m.employees_add() })
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await waitFor(() => topDialog().getByRole('form'))
  await fill(user, field(/^Etunimi/), 'Aina')
  await user.keyboard('{Control>}k{/Control}')
  await dataIsThere()
  await search(user, LIISA)
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: m.form_leave_title() })
  await user.click(screen.getByRole('button', { name: m.form_leave_confirm() }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: new RegExp(LIISA) })).toBeTruthy())
  expect(screen.queryByRole('dialog', { name: m.employees_add() })).toBeNull()
})

test('says why no employee can be added [PAL-03]', async () => {
  onTheWay['GET /api/settings'] = async (_, pass) => {
    const settings = (await (await pass())?.json()) as object
    return Response.json({ ...settings, companyBeneficiariesTotalAllowedForCompany: 1 })
  }
  await openPortal('/beneficiaries?open=add', 'aino.virtanen')
  await waitFor(() => expect(notices()).toContain(plain(m.employees_limit({ count: '1' }))))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('language switch and logout work as from the account menu [PAL-03]', async () => {
  const { user } = await openAs('aino.virtanen')
  await search(user, 'english')
  await waitFor(() => expect(screen.getByRole('option', { name: 'In English' }).getAttribute('lang')).toBe('en'))
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.help_title({}, { locale: 'en' }) })
  await user.keyboard('{Control>}k{/Control}')
  await search(user, 'log out')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.login_title() })
})

test('an employee is found by both orders of the name and by number, and opens [PAL-04]', async () => {
  const { user, queryClient, router } = await openAs('aino.virtanen')
  await dataIsThere()
  const { beneficiaries } = queryClient.getQueryData<EmployeeList>(
    getListEmployeesQueryOptions().queryKey,
  ) as EmployeeList
  const liisa = beneficiaries.find((one) => `${one.lastName}, ${one.firstName}` === LIISA)
  for (const text of [LIISA, 'liisa ahola', liisa?.employeeNumber ?? '']) {
    // oxlint-disable-next-line no-await-in-loop -- searches run in sequence, as a user does
    await search(user, text)
    await waitFor(() => expect(group(m.menu_employees())[0], text).toBe(LIISA))
  }
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: LIISA })
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(router.state.location.pathname).toBe('/beneficiaries')
})

test('says that an employee no longer exists, and removes the id from the URL [PAL-04]', async () => {
  const { router } = await openPortal('/beneficiaries?employee=nobody', 'aino.virtanen')
  await waitFor(() => expect(notices()).toContain(m.palette_employee_gone()))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while employees load or fail and are retried, the other commands work [PAL-04]', async () => {
  let answer: (response: Response) => void = () => undefined
  onTheWay[`GET ${LIST}`] = () => new Promise((resolve) => (answer = resolve))
  const { user } = await openAs('aino.virtanen')
  await waitFor(() => expect(status()).toBe(m.palette_data_loading()))
  await search(user, m.menu_employees())
  await waitFor(() => expect(group(m.palette_pages())).toContain(m.menu_employees()))
  answer(Response.json({ errors: [] }, { status: 403 }))
  await waitFor(() => expect(status()).toBe(m.palette_data_failed({ what: m.menu_employees() })))
  delete onTheWay[`GET ${LIST}`]
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await search(user, LIISA)
  await waitFor(() => expect(group(m.menu_employees())).toEqual([LIISA]))
  await user.keyboard('{Escape}')
  await user.keyboard('{Control>}k{/Control}')
  await box()
  expect(sentTo('GET', LIST)).toHaveLength(2)
})

test('of 10 000 employees eight are listed, and a command opens the list of all matches [PAL-04] [PAL-09]', async () => {
  const { user, router } = await openAs('helena.lindqvist')
  expect(screen.getAllByRole('option').length).toBeLessThan(100)
  await dataIsThere()
  await search(user, 'virtanen')
  const [first, ...others] = group(m.menu_employees())
  expect(others).toHaveLength(8)
  expect(first).toMatch(/^Virtanen, A/)
  const all = plain(others.at(-1) ?? '')
  const [count = ''] = /\d[\d ]*$/.exec(all) ?? []
  await waitFor(() => expect(plain(status())).toBe(plain(m.palette_count_part({ count, listed: '8' }))))
  await user.keyboard('{End}{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.employees_title() })
  expect(router.state.location.search).toEqual({ search: 'virtanen' })
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(count))
})

test('a month opens by its name or number, a report by its name [PAL-05]', async () => {
  at('2026-11-22T10:00:00Z')
  const { user, router } = await openAs('aino.virtanen')
  await search(user, '10/2026')
  await waitFor(() => expect(group(m.palette_months())).toEqual(['lokakuu 2026']))
  await search(user, 'lokakuu 2026')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/month/2026-10'))
  await user.keyboard('{Control>}k{/Control}')
  await search(user, m.reports_tab_transactions())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/reports?tab=transactions'))
})

test('a benefit outside the contract is not offered [PAL-10]', async () => {
  onTheWay['GET /api/company/benefits'] = async (_, pass) => {
    const reply = await pass()
    const { benefits } = (await (reply as Response).json()) as Benefits
    return Response.json({
      benefits: benefits.map((one) => (one.type === 'lunch' ? { ...one, status: 'NotContracted' } : one)),
    })
  }
  const { user } = await openAs('aino.virtanen')
  await dataIsThere()
  await search(user, m.palette_words_benefits().split(' ')[0] ?? '')
  await waitFor(() => expect(group(m.menu_group_benefits())).not.toContain(benefitName('lunch')))
})

test('a benefit, a load and a voucher order beyond the first page are found and open their pages [PAL-10]', async () => {
  const { user, router, queryClient } = await openAs('aino.virtanen')
  await dataIsThere()
  await search(user, 'lounas')
  await waitFor(async () => expect(await active()).toContain(benefitName('lunch')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/manage-benefits/lunch'))

  await user.keyboard('{Control>}k{/Control}')
  const [load] = queryClient.getQueryData<TopUpLoads>(getListTopUpsQueryOptions().queryKey)?.topUpLoads ?? []
  const title = loadTitle(load)
  await search(user, title.replace(/^.*: /, ''))
  await waitFor(() => expect(group(m.reports_tab_top_ups())).toContain(title))
  await search(user, load?.id ?? '')
  await waitFor(() => expect(group(m.reports_tab_top_ups())).toEqual([title]))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/reports/topups/${load?.id}`))

  await user.keyboard('{Control>}k{/Control}')
  const { voucherOrders } = await listVoucherOrders({ page: 2, rows: 15, sortBy: 'Date', descending: true })
  const { id, orderNumber } = voucherOrders.at(-1) as VoucherOrderSummary
  await search(user, orderNumber)
  await waitFor(() => expect(group(m.palette_orders())).toEqual([m.vouchers_details_title({ number: orderNumber })]))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order-details/${id}`))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(id)
})

test('a card order is found by its number [PAL-10]', async () => {
  const { user } = await openAs('vaino.koskela')
  await dataIsThere()
  const { cardOrders } = await listCardOrders()
  const { orderNumber } = cardOrders[0] as CardOrderReply
  await search(user, orderNumber)
  await waitFor(() => expect(options()).toHaveLength(1))
  expect(options().join()).toContain(m.orders_cards_number({ number: orderNumber }))
})

test('an open payment that could not be read is named, and found by its number once it is read [PAL-10] [PAY-22]', async () => {
  const id = 'd0000000-0000-4000-8000-000000000001'
  onTheWay[`GET /api/payments/${id}/status`] = refused(500, 'internal_error')
  const { user } = await openPortal('/help', 'aino.virtanen')
  await button()
  rememberPayment(id)
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(status()).toBe(m.palette_data_failed({ what: m.deposit_open_title() })))
  onTheWay[`GET /api/payments/${id}/status`] = () => Promise.resolve(Response.json(INVOICE))
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await search(user, '30431')
  await waitFor(() => expect(group(m.palette_orders())).toEqual([m.deposit_open_invoice({ date: '07.12.2026' })]))
})

test('waits until it is known whether the company has vouchers, instead of finding none [PAL-10]', async () => {
  let answer = () => {}
  const isAsked = new Promise<void>((done) => {
    answer = done
  })
  onTheWay['GET /api/company-metadata'] = (_, pass) => isAsked.then(() => pass())
  const { user } = await openAs('paivi.nurmi')
  await search(user, 'zzz')
  await waitFor(() => expect(status()).toBe(m.palette_data_loading()))
  answer()
  await waitFor(() => expect(status()).toBe(m.palette_none()))
})

test.each([
  [5, 'all were searched', m.palette_none()],
  [6, 'the newest were searched', m.palette_none_newest({ count: 75 })],
])('with %i pages of voucher orders, a search without a match says that %s [PAL-10]', async (totalPages, _, text) => {
  let first: VoucherOrderSummary | undefined
  onTheWay['GET /api/voucher-orders'] = async (request, pass) => {
    first ??= ((await ((await pass()) as Response).json()) as VoucherOrderPage).voucherOrders[0]
    const page = Number(new URL(request.url).searchParams.get('page'))
    const rows = Array.from({ length: page === 5 && totalPages === 5 ? 14 : 15 }, (__, row) => ({
      ...first,
      id: `v-${page}-${row}`,
    }))
    return Response.json({ voucherOrders: rows, totalPages })
  }
  const { user } = await openAs('paivi.nurmi', '/profile')
  await search(user, 'zzz')
  await waitFor(() => expect(status()).toBe(text))
})

test('names data that could not be read, instead of showing no match [PAL-10]', async () => {
  onTheWay['GET /api/top-up-load/summary'] = () => Promise.resolve(Response.json({ errors: [] }, { status: 403 }))
  const { user } = await openAs('aino.virtanen', '/profile')
  await search(user, 'zzz')
  await waitFor(() => expect(status()).toBe(m.palette_data_failed({ what: m.reports_tab_top_ups() })))
  delete onTheWay['GET /api/top-up-load/summary']
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(status()).toBe(m.palette_none()))
})

test('the last choice comes first; employees are stored no longer than the session [PAL-06]', async () => {
  const { user } = await openAs('aino.virtanen')
  await dataIsThere()
  await search(user, m.requests_title())
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.requests_title() })
  await user.keyboard('{Control>}k{/Control}')
  await search(user, LIISA)
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: LIISA })
  await user.keyboard('{Control>}k{/Control}')
  await box()
  expect(group(m.palette_recent())).toEqual([LIISA, m.requests_title()])
  await waitFor(async () => expect(await active()).toContain(LIISA))
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(kept).toContain('page:/load-account/requested-loads')
  expect(kept).not.toMatch(/Ahola|Liisa|employee:/)
  await search(user, m.menu_logout())
  await waitFor(async () => expect(await active()).toContain(m.menu_logout()))
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: m.login_title() })
  expect(recentCommands()).toEqual(['logout', 'page:/load-account/requested-loads'])
})

test('recent commands that another user may not open are not offered [PAL-06]', async () => {
  localStorage.setItem('portal.recent-commands', JSON.stringify(['page:/month', 'page:/help', 7]))
  await openAs('paivi.nurmi')
  expect(group(m.palette_recent())).toEqual([m.menu_help()])
})

test('announces the number of results, and that there are none once in place of the results [PAL-07]', async () => {
  const { user } = await openAs('paivi.nurmi')
  const said = within(palette() as HTMLElement).getByRole('status')
  const hint = () => within(palette() as HTMLElement).queryByText(m.palette_hint())
  await waitFor(() => expect(status()).toBe(''))
  await search(user, m.menu_help())
  await waitFor(() => expect(status()).toBe(m.palette_count({ count: '1' })))
  expect(hint()).not.toBeNull()
  await search(user, 'zzz')
  await waitFor(() => expect(within(palette() as HTMLElement).getAllByText(m.palette_none())).toEqual([said]))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect((await box()).getAttribute('aria-expanded')).toBe('false')
  // An empty result must not leave an empty list: the status follows the search box directly.
  expect(said.parentElement?.previousElementSibling?.contains(await box())).toBe(true)
  expect(said.parentElement?.className).toMatch(/\bgrow\b/)
  expect(hint()).toBeNull()
})

test('asks an impersonating admin before leaving the page [PAL-02] [SES-20]', async () => {
  const { user, router } = await openPortal('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await button()
  await user.keyboard('{Control>}k{/Control}')
  await search(user, m.profile_title())
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: m.impersonation_leave_title() })
  expect(router.state.location.pathname).toBe('/')
  await user.click(screen.getByRole('button', { name: m.impersonation_leave_continue() }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

const keysDialog = () => screen.findByRole('dialog', { name: m.keys_title() })
const headings = async () =>
  within(await keysDialog())
    .getAllByRole('heading', { level: 3 })
    .map(plain)

test('? lists the keys of a slide-out; on a page without own keys it opens nothing, and the quick search has the list [PAL-08]', async () => {
  const { user } = await openEmployees()
  await button()
  await user.keyboard('?')
  await user.keyboard('{Control>}k{/Control}')
  await box()
  expect(screen.queryByRole('dialog', { name: m.keys_title() })).toBeNull()
  await search(user, m.keys_show())
  await user.keyboard('{Enter}')
  expect(await headings()).toEqual([m.keys_group_everywhere()])
  expect(plain(await keysDialog())).toContain('CtrlK')
  await user.keyboard('{Escape}')
  await openEmployee(user, LIISA)
  await waitFor(() => topDialog().getByRole('tablist'))
  await user.click(topDialog().element)
  await user.keyboard('?')
  expect(await headings()).toEqual([
    m.keys_group_everywhere(),
    m.keys_group_panel(),
    m.keys_group_tabs(),
    m.keys_group_calendar(),
  ])
})

test('? lists the keys of a page that has its own [PAL-08]', async () => {
  const { user } = await openPortal('/reports', 'aino.virtanen')
  await button()
  await screen.findByRole('tablist')
  await user.keyboard('?')
  expect(await headings()).toEqual([m.keys_group_everywhere(), m.keys_group_tabs()])
})

test('? types a question mark in a text field, and the shortcut can be turned off permanently [PAL-08]', async () => {
  const { user } = await openPortal('/profile', 'aino.virtanen')
  await button()
  const name = await screen.findByLabelText<HTMLInputElement>(m.sign_up_first_name())
  await fill(user, name, 'Aino')
  await user.keyboard('?')
  expect(name.value).toBe('Aino?')
  await fill(user, name, 'Aino')
  await user.keyboard('{Control>}k{/Control}')
  await search(user, m.keys_show())
  await user.keyboard('{Enter}')
  await keysDialog()
  await user.click(screen.getByRole('switch', { name: m.keys_switch(), checked: true }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('?')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}k{/Control}')
  await search(user, m.keys_show())
  await user.keyboard('{Enter}')
  await keysDialog()
  expect(screen.getByRole('switch', { name: m.keys_switch(), checked: false })).toBeTruthy()
})
