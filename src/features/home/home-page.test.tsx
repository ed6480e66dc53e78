// @vitest-environment jsdom
import type { BenefitGroups } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { rememberPayment } from '@/payments/open-payments'
import { PASSWORD } from '../../../mocks/control/scenarios'
import { expectAccessible } from '../../../tests/support/accessible'
import {
  api,
  at,
  fill,
  goTo,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  plan,
  refused,
  reloadPortal,
  sentBody,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import { employeesQuery } from './queries'

usePortal({ mayDepart: true })

/** Text with plain spaces, as plain() returns it. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const EN = { locale: 'en' } as const
const ORDER = '/api/cross-selling/order'
const region = (name: string) => screen.findByRole('region', { name })
const textOf = async (name: string) => plain(await region(name))
const headingsIn = (element: HTMLElement, level: number) =>
  within(element).getAllByRole('heading', { level }).map(plain)
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** HOM-01: a company without orders starts on the orders page. */
async function openNewCompany(username: string, path: '/' | '/en' = '/') {
  const opened = await openPortal(path, username)
  await waitFor(() => expect(location.pathname).toMatch(/voucher-order-history$/))
  await opened.user.click(await screen.findByRole('link', { name: /^(Etusivu|Home)$/ }))
  await isAt(path)
  await screen.findByRole('heading', { level: 1, name: /^(Hei|Hello)/ })
  return opened
}

/** Opens the collapsed section. */
async function unfold(user: UserEvent) {
  const ready = await region(m.home_ready())
  await user.click(within(ready).getByText(m.home_order_open()))
  await within(ready).findAllByRole('checkbox')
  return ready
}
const tick = async (user: UserEvent, part: HTMLElement, name: string | RegExp) =>
  user.click(within(part).getByRole('checkbox', { name }))

test('an order needs a benefit and both checkboxes, shows failures in its summary, is sent once and links to the benefits [HOM-04] [HOM-08] [HOM-10]', async () => {
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
  expect(plain(ready)).toContain(spaced(m.home_fee_vat({ percent: '25,5' })))
  // The button says why it is inactive; a press focuses what is missing.
  await press()
  await waitFor(() => {
    expect(document.activeElement).toBe(boxes()[0])
    expect(plain(document.body)).toContain(m.home_order_choose())
  })
  await tick(user, ready, m.benefits_massage())
  const summary = await region(m.home_order_summary())
  expect(within(summary).getAllByRole('listitem').map(plain)).toEqual([m.benefits_massage()])
  await tick(user, ready, m.home_order_terms())
  await press()
  await waitFor(() => {
    expect(document.activeElement).toBe(within(ready).getByRole('checkbox', { name: m.home_order_price_list() }))
    expect(plain(document.body)).toContain(m.home_order_accept())
    expect(sentTo('POST', ORDER)).toEqual([])
  })
  await tick(user, ready, m.home_order_price_list())
  await press()
  expect(plain(await within(summary).findByRole('alert'))).toContain(m.home_order_failed_retry())
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

test('an order that the server cannot take shows its failure in the summary and keeps the choices [HOM-08]', async () => {
  const { user } = await openPortal('/', 'aino.virtanen')
  const ready = await unfold(user)
  await tick(user, ready, m.benefits_massage())
  await tick(user, ready, m.home_order_terms())
  await tick(user, ready, m.home_order_price_list())
  const summary = await region(m.home_order_summary())
  for (const [turn, fault] of ['500:internal_error', '503:service_unavailable'].entries()) {
    await plan(`orderCrossSelling!:${fault}`)
    const send = within(ready).getByRole('button', { name: m.home_order_send() })
    await user.click(send)
    await waitFor(() => expect(sentTo('POST', ORDER)).toHaveLength(turn + 1))
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull())
    const alert = plain(await within(summary).findByRole('alert'))
    expect(alert).toContain('Tapahtui virhe. Yritä uudelleen.')
    expect(alert).not.toContain(m.form_outcome_unknown())
    expect(within(ready).getByRole<HTMLInputElement>('checkbox', { name: m.benefits_massage() }).checked).toBe(true)
  }
})

test('an order whose terms cannot be read says so [HOM-10]', async () => {
  onTheWay['GET /content/notices.json'] = refused(500, 'internal_error')
  const { user } = await openPortal('/', 'aino.virtanen')
  const ready = await unfold(user)
  expect(await within(ready).findByText(m.contract_documents_missing())).toBeTruthy()
})

test('after a lost reply the order counts as sent and is not sent again [HOM-08]', async () => {
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

test('lunch and recreational are one Duo sent as two; an order by another user is reported [HOM-04] [HOM-08] [HOM-10]', async () => {
  await plan('listBenefits:example:200:new_customer', 'listBenefitGroups:example:200:none')
  const { user } = await openPortal('/en', 'aino.virtanen')
  const ready = await region(m.home_ready({}, EN))
  await user.click(within(ready).getByText(m.home_order_open({}, { locale: 'en' })))
  const choices = await within(ready).findByRole('group', { name: m.home_order_choices({}, { locale: 'en' }) })
  await waitFor(() => expect(within(choices).getAllByRole('checkbox')).toHaveLength(4))
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

test('guides a new customer through the set-up step by step [HOM-02] [HOM-09] [HOM-11]', async () => {
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

test('parts that cannot be read show an error with a retry [HOM-03] [NAV-08]', async () => {
  await plan(
    'listBanners:500:internal_error',
    'readNotices:500:internal_error',
    'readCompanyAccounts!:500:internal_error',
    'listBenefits!:wrong-shape',
  )
  const { user } = await openPortal('/', 'aino.virtanen')
  await screen.findByRole('heading', { level: 1, name: 'Hei Aino' })
  await within(await region(m.home_balance())).findByText(m.home_figure_failed())
  await screen.findByText(m.benefits_list_failed())
  expect(screen.getByRole('link', { name: m.home_support_help() })).toBeTruthy()
  expect(screen.queryByRole('region', { name: m.home_news() })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const again = (part: HTMLElement) => within(part).getByRole('button', { name: m.try_again() })
  await user.click(again(await region(m.home_balance())))
  await waitFor(async () => expect(await textOf(m.home_balance())).toContain('4 812,40 €'))
  const benefits = screen.getByText(m.benefits_list_failed()).closest<HTMLElement>('[data-slot=alert]')
  await user.click(again(benefits as HTMLElement))
  await waitFor(async () => expect(within(await region(m.home_active())).getAllByRole('listitem')).toHaveLength(3))
})

test('confirms the order of the last offer while the page refetches [HOM-08]', async () => {
  const { user } = await openPortal('/', 'aino.virtanen')
  const ready = await unfold(user)
  for (const name of [m.benefits_massage(), m.home_order_terms(), m.home_order_price_list()])
    await tick(user, ready, name)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  onTheWay['GET /api/company-beneficiaries'] = (_, pass) => held.then(() => pass())
  await user.click(within(ready).getByRole('button', { name: m.home_order_send() }))
  await waitFor(() => expect(plain(ready)).toContain('Tilaus onnistui: Hierontaetu'))
  expect(ready.isConnected).toBe(true)
  release()
})

test('a failure of the settings blocks the page and shows default prices [HOM-09]', async () => {
  await plan('readSettings:500:internal_error')
  const { user } = await openNewCompany('niko.rautio')
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(plain(document.body)).toContain(spaced(m.home_fee_vat({ percent: '24' })))
  })
})

test('users who cannot order vouchers see the reason and a link to help [NAV-08]', async () => {
  const { user } = await openPortal('/', 'saara.kivela')
  expect(location.pathname).toBe('/')
  await screen.findByRole('heading', { level: 1, name: m.home_blocked_title() })
  expect(plain(screen.getByRole('main'))).toContain(m.home_blocked_text())
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: m.home_blocked_help() }))
  await isAt('/help')
})

const greets = (name = 'Aino') => screen.findByRole('heading', { level: 1, name: m.home_greeting({ name }) })

test('shows guests the login form at /, and a signatory the dashboard with balance, benefits and help [SES-25] [HOM-03] [HOM-06]', async () => {
  const { user } = await openPortal('/')
  expect(location.pathname).toBe('/')
  expect([...sentTo('GET', '/api/user/has-orders'), ...sentTo('GET', '/api/company-metadata')]).toEqual([])
  await fill(user, screen.getByLabelText(m.login_username()), 'aino.virtanen')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  await user.click(screen.getByRole('button', { name: m.login_submit() }))
  await greets()
  expect(location.pathname).toBe('/')
  expect(screen.queryByLabelText(m.login_username())).toBeNull()

  const balance = await region(m.home_balance())
  await waitFor(() => expect(plain(balance)).toContain('4 812,40 €'))
  expect(within(balance).getByRole('link', { name: m.home_balance_transfer() }).getAttribute('href')).toBe(
    '/load-account',
  )
  // REQ-05: a balance that covers them leaves no requests waiting.
  expect(plain(balance)).toContain(m.home_balance_no_requests())
  await waitFor(async () =>
    expect(headingsIn(await region(m.home_active()), 3)).toEqual([
      m.benefits_lunch(),
      m.benefits_recreational(),
      m.benefits_transport(),
    ]),
  )
  const [lunch, recreational, transport] = within(await region(m.home_active())).getAllByRole('listitem')
  expect(plain(lunch ?? null)).toContain(`${m.benefits_amount_lunch()} 13,00 €`)
  expect(plain(transport ?? null)).toContain(m.benefits_badge_on_hold())
  expect(
    within(recreational as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/manage-benefits/recreational')

  const help = await region(m.home_support_title())
  const guide = (name: string) => within(help).findByRole('link', { name: new RegExp(`^${name}`) })
  const employer = await guide(m.home_support_employer_guide())
  expect(employer.getAttribute('href')).toBe('https://tuki.etuportaali.example/tyonantaja')
  expect(employer.getAttribute('rel')).toContain('noopener')
  expect((await guide(m.home_support_employee_guide())).getAttribute('href')).toBe(
    'https://tuki.etuportaali.example/tyontekija',
  )
  const anew = await reloadPortal()
  await greets()
  await anew.user.click(await screen.findByRole('link', { name: m.home_support_help() }))
  await isAt('/help')
})

test('shows news in the page’s language and the promotions of the day [HOM-05] [FMT-02]', async () => {
  at('2026-04-30T20:59:00Z') // the last minute of April in Helsinki
  const { user } = await openPortal('/', 'aino.virtanen')
  const newsOf = async (name: string) =>
    headingsIn((await screen.findAllByRole('region', { name }))[0] as HTMLElement, 3)
  await greets()
  const finnish = await newsOf(m.home_news())
  expect(finnish).toContain('Palkanlaskennan raportit yhdestä paikasta')
  expect(finnish).not.toContain('Payroll reports in one place')
  expect(headingsIn(await region(m.home_promotions()), 3)).toEqual(['Hyvinvointia kevääseen'])
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${m.account_menu()}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'In English' }))
  await isAt('/en')
  await screen.findByRole('heading', { level: 1, name: m.home_greeting({ name: 'Aino' }, EN) })
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(document.title).toMatch(new RegExp(`^${m.home_title({}, EN)} – `))
  const english = await newsOf(m.home_news({}, EN))
  expect(english).toContain('Payroll reports in one place')
  expect(english).not.toContain('Palkanlaskennan raportit yhdestä paikasta')

  at('2026-04-30T21:00:00Z') // the first of May
  await reloadPortal()
  expect(headingsIn(await region(m.home_promotions({}, EN)), 3)).toEqual(['Get to work by train and bus'])
})

test('home does not wait for news that never arrive [HOM-05]', async () => {
  onTheWay['GET /content/banners.json'] = () => new Promise(() => undefined)
  await openPortal('/', 'aino.virtanen')
  expect(await greets()).toBeTruthy()
  await waitFor(async () => expect(await textOf(m.home_balance())).toContain('4 812,40 €'))
})

test('a check for orders without an answer delays home by four seconds, and home says that it failed [HOM-01]', async () => {
  onTheWay['GET /api/user/has-orders'] = () => new Promise(() => undefined)
  const { user } = await openPortal('/')
  await fill(user, screen.getByLabelText(m.login_username()), 'aino.virtanen')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(screen.getByRole('button', { name: m.login_submit() }))
  await waitFor(() => expect(sentTo('GET', '/api/user/has-orders')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await greets()
  expect(await screen.findByText(m.home_orders_check_failed())).toBeTruthy()
})

test('shows the notice until the end of 28 August 2024, and not again after closing [HOM-07]', async () => {
  const notice = () => screen.queryByText('Raportit uudistuvat')
  const isGone = async () => {
    await greets()
    await screen.findAllByRole('region', { name: m.home_news() })
    expect(notice()).toBeNull()
  }
  at('2024-08-28T20:59:00Z') // the last minute of the day in Helsinki
  await openPortal('/', 'aino.virtanen')
  await waitFor(() => expect(notice()).toBeTruthy())
  at('2024-08-28T21:00:00Z')
  await reloadPortal()
  await isGone()
  at('2024-08-28T20:59:30Z')
  const { user } = await reloadPortal()
  await waitFor(() => expect(notice()).toBeTruthy())
  await user.click(screen.getByRole('button', { name: m.home_notice_close() }))
  await waitFor(() => expect(notice()).toBeNull())
  await reloadPortal()
  await isGone()
})

test('a figure that cannot be read shows a dash, an error and a retry [HOM-03]', async () => {
  let fails = () => {}
  const failed = new Promise<Response>((_, reject) => {
    fails = () => reject(new TypeError('Failed to fetch'))
  })
  onTheWay['GET /api/top-up-load/summary'] = () => failed
  const { user } = await openPortal('/', 'aino.virtanen')
  const work = await screen.findByLabelText(m.home_work())
  await within(work).findByText(m.home_work_pending())
  const next = await region(m.home_next_load())
  await within(next).findByText(m.home_figure_pending())
  fails()
  await within(work).findByText(m.home_work_failed())
  await within(next).findByText(m.home_figure_failed())
  // The month's figure and the forecast use the same reply.
  await within(await region(m.home_missing())).findByText(m.home_figure_failed())
  await within(await region(m.home_loaded())).findByText(m.home_figure_failed())
  expect(plain(next)).toMatch(/–/)
  expect(plain(next)).not.toMatch(/\d/)
  delete onTheWay['GET /api/top-up-load/summary']
  await user.click(within(next).getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(plain(next)).toMatch(/\d\d\.\d\d\.\d{4}/))
})

test('an automatic load is named beside the next scheduled load, and when none is scheduled [HOM-03] [GRP-07]', async () => {
  onTheWay['GET /api/company/benefit-groups'] = async (request, pass) => {
    const reply = (await (await pass(request))?.json()) as BenefitGroups
    const benefitGroups = reply.benefitGroups.map((group) => ({ ...group, recurringTopupRequestEnabled: true }))
    return Response.json({ benefitGroups })
  }
  await openPortal('/', 'aino.virtanen')
  const next = await region(m.home_next_load())
  await waitFor(() => expect(plain(next)).toMatch(/lataus\d\d\.\d\d\.\d{4}.+ €Automaattinen lataus 01\.\d\d\.\d{4}$/))
  onTheWay['GET /api/top-up-load/summary'] = () => Promise.resolve(Response.json({ topUpLoads: [] }))
  await reloadPortal()
  await waitFor(async () =>
    expect(plain(await region(m.home_next_load()))).toMatch(/lataus–Automaattinen lataus 01\.\d\d\.\d{4}$/),
  )
})

test('without scheduled and automatic loads the next load is a dash, and it says so [HOM-03]', async () => {
  onTheWay['GET /api/top-up-load/summary'] = () => Promise.resolve(Response.json({ topUpLoads: [] }))
  await openPortal('/', 'aino.virtanen')
  const figure = await region(m.home_next_load())
  await within(figure).findByText(m.month_scheduled_none())
  await waitFor(() => expect(plain(figure)).toContain('–'))
})

test('figures that cannot be read again stay, and one note says that they may be outdated, until a retry succeeds [HOM-03]', async () => {
  const { user, queryClient } = await openPortal('/', 'aino.virtanen')
  const balance = await region(m.home_balance())
  await waitFor(() => expect(plain(balance)).toMatch(/\d,\d\d €/))
  const known = plain(balance)
  // A part that is read only later would fail by itself.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  onTheWay['GET /api/company-accounts'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  const note = (await screen.findByText(m.table_outdated())).closest<HTMLElement>('[role=status]')
  expect(plain(await region(m.home_balance()))).toBe(known)
  delete onTheWay['GET /api/company-accounts']
  if (note) await user.click(within(note).getByRole('button', { name: m.try_again() }))
  await waitFor(() => expect(screen.queryByText(m.table_outdated())).toBeNull())
})

test('with a load of an unknown status the total of the month, the next load and the shortage are dashes, and the rest is shown [HOM-03] [CTR-07]', async () => {
  // On the first day of a month the fake API may not have a load in that month.
  at(KNOWN_DAY)
  onTheWay['GET /api/top-up-load/summary'] = async (_, pass) => {
    const reply = (await (await pass())?.json()) as { topUpLoads: object[] }
    return Response.json({ ...reply, topUpLoads: reply.topUpLoads.map((load) => ({ ...load, status: 'paused' })) })
  }
  await openPortal('/', 'aino.virtanen')
  const loaded = await region(m.home_loaded())
  await within(loaded).findByText(m.home_figure_failed())
  expect(plain(loaded)).toMatch(/–/)
  await within(await region(m.home_next_load())).findByText(m.home_figure_failed())
  await within(await region(m.home_missing())).findByText(m.home_figure_failed())
  expect(await textOf(m.home_balance())).toContain('4 812,40 €')
})

test('the work list is not complete while the status of an open payment cannot be read [PAY-22] [HOM-03]', async () => {
  const id = 'd0000000-0000-4000-8000-000000000001'
  onTheWay[`GET /api/payments/${id}/status`] = refused(500, 'internal_error')
  await openPortal('/help', 'aino.virtanen')
  rememberPayment(id)
  await goTo('/')
  const work = await screen.findByLabelText(m.home_work())
  expect(await within(work).findByText(m.home_work_failed())).toBeDefined()
})

test('an accepted payment stands beside what the balance lacks until its money has arrived [PAY-20] [HOM-03]', async () => {
  const id = 'd0000000-0000-4000-8000-000000000001'
  onTheWay[`GET /api/payments/${id}/status`] = () =>
    Promise.resolve(
      Response.json({
        status: 'Confirmed',
        paymentMethod: 'CreditCard',
        orderType: 'deposit',
        amountInCents: 248_606,
      }),
    )
  await openPortal('/help', 'aino.virtanen')
  rememberPayment(id)
  await goTo('/')
  const work = await region(m.home_work())
  await waitFor(() => expect(plain(work)).toMatch(/Saldosta puuttuu .*raha ei ole vielä saldossa: 2 486,06 €/))
})

test('the work list shows the warnings of month and deposit, with links to filtered or prefilled pages [HOM-03] [MON-05]', async () => {
  at('2026-11-22T09:00:00Z')
  const { user, router } = await openPortal('/month/2026-11', 'aino.virtanen')
  const checklist = await region(m.month_checklist_title())
  const warned = async (part: HTMLElement) => {
    await waitFor(() => expect(plain(part)).toMatch(/Saldosta puuttuu .* latauksiin/))
    return within(part).getAllByRole('link')
  }
  const ofMonth = (await warned(checklist)).filter((link) => !/^(Ajastettu|Saldo )/.test(plain(link)))
  expect(ofMonth.length).toBeGreaterThan(2)
  await user.click(await screen.findByRole('link', { name: m.menu_home() }))
  const work = await region(m.home_work())
  const lines = await warned(work)
  const hrefs = lines.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(ofMonth.map((link) => link.getAttribute('href'))))
  expect(hrefs).toContain('/beneficiaries?benefit=none')
  // Figure, list item and deposit form show the same amount.
  const [missing] = /[\d ]+,\d\d €/.exec(plain(lines[0] ?? null).replace('Saldosta puuttuu ', '')) ?? ['']
  expect(plain(await region(m.home_missing()))).toContain(missing)
  await user.click(lines[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/load-account'))
  const heading = await screen.findByRole('heading', { name: m.deposit_forecast_title() })
  await waitFor(() => expect(plain(heading.closest('section'))).toContain(`kun siirrät ${missing.trim()}:`))
})

test('no line of the worklist is inserted before one that is shown [HOM-03]', async () => {
  at('2026-11-22T09:00:00Z')
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  onTheWay['GET /api/top-up-load/summary'] = async (_, pass) => {
    await answered
    return pass()
  }
  const { queryClient } = await openPortal('/', 'aino.virtanen')
  const work = await screen.findByLabelText(m.home_work())
  const seen: string[][] = []
  const look = () => seen.push(within(work).queryAllByRole('link').map(plain))
  new MutationObserver(look).observe(work, { childList: true, subtree: true })
  // The employees are known, but not the loads, which are more urgent.
  await waitFor(() => expect(queryClient.getQueryData(employeesQuery().queryKey)).toBeDefined())
  expect(plain(work)).not.toContain(plain(m.home_work_without_benefit({ count: '1' })))
  answer()
  await within(work).findByText(m.home_work_without_benefit({ count: '1' }))
  look()
  for (const [turn, lines] of seen.entries()) {
    const before = seen[turn - 1] ?? []
    expect(lines.slice(0, before.length)).toEqual(before)
  }
})

test('figure and worklist name one shortage, also when it comes after the next loading day [HOM-03]', async () => {
  at('2026-11-22T09:00:00Z')
  await api.database.withDb((db) => {
    const [row] = db.accounts.all('c-1')
    // Enough for the loads of December, not for those of January.
    if (row) db.accounts.put('c-1', { ...row, availableBalance: 900_000 })
  })
  await openPortal('/', 'aino.virtanen')
  const figure = await region(m.home_missing())
  await waitFor(() => expect(plain(figure)).toMatch(/Päivän \d\d\.01\.2027 arvioituihin latauksiin/))
  const [sum = '', date = ''] = /([\d ]+,\d\d €)Päivän ([\d.]+)/.exec(plain(figure))?.slice(1) ?? []
  const work = within(await region(m.home_work()))
  expect(plain(await work.findByRole('link', { name: /^Saldosta puuttuu/ }))).toContain(
    plain(m.month_money_missing_expected({ sum, date })),
  )
})
