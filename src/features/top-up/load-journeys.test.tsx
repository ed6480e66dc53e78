// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tests/support/accessible'
import { chooseInAccountMenu, logInAs } from '../../../tests/support/login-pages'
import {
  at,
  description,
  fill,
  onTheWay,
  openPortal,
  plain,
  plan,
  sentBody,
  sentTo,
  usePortal,
  visitPortal,
} from '../../../tests/support/portal-test-bed'
import {
  amount,
  box,
  boxOfAll,
  fillLoad,
  loads,
  outcome,
  question,
  radio,
  submit,
  THREE,
  TOP_UP_PATH,
} from '../../../tests/support/top-up-pages'

usePortal()

const AINO = 'aino.virtanen'
const HOUR_MS = 3_600_000

const main = () => within(screen.getByRole('main'))
const summary = () => plain(main().getByRole('heading', { level: 2, name: m.top_up_summary() }).closest('section'))
const inSummary = (text: string) => waitFor(() => expect(summary()).toContain(text))
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const bodies = () => Promise.all(loads().map((request) => sentBody<object>(request)))
const polls = () => sentTo('GET', '/api/top-up-load/in-progress').length

async function confirm(user: UserEvent, press = /^Lataa/) {
  await user.click(submit())
  await user.click((await question()).getByRole('button', { name: press }))
}

test('restores the selected employees of an expired session with its draft, and only then [SES-16]', async () => {
  let now = Date.now()
  /** Advances the clock by 25 hours, so that the session has expired. */
  const expire = async () => {
    now += 25 * HOUR_MS
    at(new Date(now).toISOString())
    act(() => void dispatchEvent(new Event('focus')))
    await waitFor(() => expect(location.pathname).toBe('/login'))
  }
  const logIn = async (user: UserEvent) => {
    await logInAs(user, AINO)
    await waitFor(() => expect(location.pathname).toBe(TOP_UP_PATH))
    await radio(m.benefits_recreational())
  }
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await inSummary('3 ')
  await expire()
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  await waitFor(() => expect(amount().value).toBe('20,00'))
  expect((await box('Ahola, Liisa')).checked).toBe(true)
  expect(main().getAllByRole('checkbox', { checked: true })).toHaveLength(THREE.length)
  await inSummary(`${m.top_up_recipients()}${plain(m.top_up_recipients_many({ count: '3', amount: '20,00 €' }))}`)
  // A discarded draft is gone: a later draft does not restore its employees.
  await expire()
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: m.form_draft_discard() }))
  await user.click(await radio(m.benefits_recreational()))
  await fill(user, amount(), '30')
  await expire()
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  await waitFor(() => expect(amount().value).toBe('30'))
  expect((await box('Ahola, Liisa')).checked).toBe(false)
})

test('a restored draft stays when a colleague starts a load [TOP-08] [SES-16]', async () => {
  let now = Date.now()
  const pass = (ms: number) => {
    now += ms
    at(new Date(now).toISOString())
    act(() => {
      dispatchEvent(new Event('focus'))
      focusManager.onFocus()
    })
  }
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user, ['Ahola, Liisa'])
  pass(25 * HOUR_MS)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInAs(user, AINO)
  await waitFor(() => expect(location.pathname).toBe(TOP_UP_PATH))
  await user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  await inSummary('1 työntekijä × 20,00 €')
  onTheWay['GET /api/top-up-load/in-progress'] = () =>
    Promise.resolve(Response.json({ isTopUpLoadInProgress: true, ids: ['t-1'] }))
  const known = polls()
  // The second read starts only after the first one's reply.
  await waitFor(() => {
    pass(60_000)
    expect(polls()).toBeGreaterThan(known + 1)
  })
  await inSummary('1 työntekijä × 20,00 €')
})

test('employees who are the only input are part of the draft, and leaving them asks [SES-16] [TOP-02]', async () => {
  onTheWay['GET /api/top-up-load/loadable-benefits'] = () =>
    Promise.resolve(Response.json({ loadableBenefits: ['recreational'] }))
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await user.click(await box('Ahola, Liisa'))
  await user.click(screen.getAllByRole('link', { name: m.menu_help() })[0] as HTMLElement)
  await user.click(
    within(await screen.findByRole('dialog', { name: m.form_leave_title() })).getByRole('button', {
      name: m.form_leave_stay(),
    }),
  )
  at(new Date(Date.now() + 25 * HOUR_MS).toISOString())
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInAs(user, AINO)
  await user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  await waitFor(async () => expect((await box('Ahola, Liisa')).checked).toBe(true))
})

test('employees: 20 a page, all pages at once, on hold by the switch [TOP-03] [TOP-04]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await user.click(await radio(m.benefits_recreational()))
  await boxOfAll()
  expect(description(amount())).toContain('enintään 400,00 € vuodessa')
  const rows = () =>
    main()
      .getAllByRole('row')
      .filter((each) => each.closest('tbody'))
  expect(rows()).toHaveLength(20)
  await user.click(await boxOfAll())
  await inSummary(m.top_up_employees_chosen({ count: '28' }))
  await user.click(main().getByRole('button', { name: m.table_page({ page: '2' }) }))
  await waitFor(() => expect(rows()).toHaveLength(8))
  expect(rows().filter((each) => within(each).getByRole<HTMLInputElement>('checkbox').checked)).toHaveLength(8)
  const onHold = () => main().getByRole('switch', { name: m.top_up_employees_on_hold() })
  const search = () => main().getByLabelText(m.top_up_employees_search())
  await user.click(onHold())
  await inSummary(m.top_up_employees_chosen({ count: '31' }))
  await fill(user, search(), 'Nyström')
  expect(plain(await row('Nyström, Åke'))).toContain(m.top_up_on_hold())
  expect((await box('Nyström, Åke')).checked).toBe(true)
  await user.click(onHold())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Nyström, Åke/ })).toBeNull())
  await inSummary(m.top_up_employees_chosen({ count: '28' }))

  // Employees on hold are shown for lunch, but cannot be selected.
  await user.click(await radio(m.benefits_lunch()))
  await inSummary(m.top_up_employees_chosen({ count: '0' }))
  await waitFor(() => expect(description(amount())).toContain('enintään 273,00 € kuukaudessa'))
  await user.click(onHold())
  await fill(user, search(), 'Nyström')
  expect((await box('Nyström, Åke')).disabled).toBe(true)
  expect(plain(await row('Nyström, Åke'))).toContain(m.top_up_reason_on_hold())
})

test('focuses a missing selection and an amount above a maximum; the last cent can be loaded [TOP-03] [TOP-04] [FMT-02]', async () => {
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await user.click(await radio(m.benefits_lunch()))
  await boxOfAll()
  await fill(user, amount(), '10')
  submit().focus()
  await user.keyboard('{Enter}')
  const group = main().getByRole('group', { name: m.top_up_step_employees() })
  await waitFor(() => expect(description(group)).toContain(m.top_up_error_employees()))
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
  await expectAccessible()
  await user.click(await box('Ahola, Liisa'))
  await fill(user, amount(), '104,01')
  submit().focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(plain(screen.getByRole('main'))).toContain(m.top_up_error_amount_limit_month({ max: '104,00 €' })),
  )
  await waitFor(() => expect(document.activeElement).toBe(amount()))
  // Selections, errors and figures follow the language.
  await chooseInAccountMenu(user, 'In English')
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain('The maximum is 104,00 €.'))
  expect((await box('Ahola, Liisa')).checked).toBe(true)
  await inSummary('1 employee × 104,01 €')
  await chooseInAccountMenu(user, 'Suomeksi')
  // Her whole remaining maximum; nothing is left afterwards.
  await fill(user, amount(), '104')
  await confirm(user)
  await outcome(m.top_up_running_title())
  expect(await bodies()).toMatchObject([{ amount: '10400', showOnHoldBeneficiaries: false }])
  // TOP-08: a list without the load does not end it, because its own data says that it is in progress.
  onTheWay['GET /api/top-up-load/in-progress'] = () =>
    Promise.resolve(Response.json({ isTopUpLoadInProgress: false, ids: [] }))
  const known = polls()
  await waitFor(() => expect(polls()).toBeGreaterThan(known + 1))
  at(new Date(Date.now() + 30_000).toISOString())
  await outcome(m.top_up_done_title())
  const next = await visitPortal(TOP_UP_PATH)
  await next.user.click(await radio(m.benefits_lunch()))
  expect(plain(await row('Ahola, Liisa'))).toContain(m.top_up_reason_nothing_left())
  expect((await box('Ahola, Liisa')).disabled).toBe(true)
})

test('scheduled and e-invoice loads say what they wait for and are not polled [TOP-13] [TOP-16] [TOP-17]', async () => {
  const year = new Date().getFullYear() + 1
  at(`${year}-12-02T12:00:00+02:00`)
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await user.click(await radio(m.top_up_schedule_date()))
  const date = () => main().getByRole<HTMLInputElement>('textbox', { name: m.top_up_date() })
  expect(description(date())).toContain(plain(m.top_up_date_hint({ min: `03.12.${year}`, max: `31.12.${year + 1}` })))
  await fill(user, date(), `2.12.${year}`)
  submit().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(`Aikaisin mahdollinen päivä on 03.12.${year}.`))
  await fill(user, date(), `3.1.${year + 1}`)
  await user.tab()
  await waitFor(async () => expect((await box('Ahola, Liisa')).checked).toBe(true))
  await user.click(submit())
  const asked = await question()
  expect(plain(screen.getByRole('dialog'))).toContain(m.top_up_charged_on({ date: `03.01.${year + 1}` }))
  let known = polls()
  /**
   * With all data stale, the running loads are refetched once. A load that waits for its payment or day is not
   * polled.
   */
  const isNotPolled = async () => {
    await waitFor(() => expect(polls()).toBe(known + 1))
    known = polls()
  }
  await user.click(asked.getByRole('button', { name: /^Ajasta/ }))
  await outcome(m.top_up_scheduled_title())
  await isNotPolled()
  const says = m.top_up_scheduled_text({ date: `03.01.${year + 1}`, total: '63,77 €' })
  expect(plain(screen.getByRole('main'))).toContain(plain(says))
  expect(main().getAllByRole('status').map(plain)).toContain(plain(`${m.top_up_scheduled_title()}. ${says}`))
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: m.top_up_another() }))
  await fillLoad(user)
  await user.click(await radio(m.top_up_schedule_date()))
  await fill(user, date(), `3.1.${year + 1}`)
  await user.click(await radio(m.top_up_schedule_direct()))
  // TOP-05: selecting direct clears the date.
  await user.click(await radio(m.top_up_schedule_date()))
  expect(date().value).toBe('')
  await user.click(await radio(m.top_up_schedule_direct()))
  await user.click(await radio(m.top_up_payment_einvoice()))
  await waitFor(() =>
    expect(main().getByLabelText<HTMLInputElement>(m.top_up_einvoice_address()).value).toBe('003799123456'),
  )
  await inSummary(m.top_up_balance_invoice())
  await confirm(user, new RegExp(`^${m.top_up_confirm_invoice({ total: '63,77' }).replace(/[()]/g, '.').slice(0, -1)}`))
  await outcome(m.top_up_invoiced_title())
  await isNotPolled()
  await expectAccessible()
  const sent = await bodies()
  expect(sent).toMatchObject([
    { paymentMethod: 'deduction', scheduledOn: `${year + 1}-01-03` },
    { paymentMethod: 'einvoice', eInvoiceAddress: '003799123456', operator: '003721291126' },
  ])
  expect(sent[1]).not.toHaveProperty('scheduledOn')
  await user.click(screen.getByRole('button', { name: m.top_up_another() }))
  await waitFor(() => expect(polls()).toBe(known))
})

test('a rejection shows in the dialog, and the input stays [TOP-09]', async () => {
  await plan('createTopUp!:409:group_yearly_limit_exceeded')
  const { user } = await openPortal(TOP_UP_PATH, AINO)
  await fillLoad(user)
  await confirm(user)
  const asked = await question()
  expect(plain(await asked.findByRole('alert'))).toContain(m.error_group_yearly_limit_exceeded())
  await expectAccessible(screen.getByRole('dialog'))
  await user.click(asked.getByRole('button', { name: m.top_up_confirm_back() }))
  await waitFor(() => expect(amount().value).toBe('20,00'))
  expect((await box('Ahola, Liisa')).checked).toBe(true)
})
