// @vitest-environment jsdom

import type { CardOrderReply, CardOrdersReply, Company, CreateCardOrderRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { offeredTypes, typeName } from '@/employment/employment-rules'
import { logIn } from '@/session/login'
import { now } from '@/values/dates/clock'
import { PASSWORD } from '../../../../mocks/control/scenarios.ts'
import { decide, handOff, paymentOf } from '../../../../mocks/provider/outcomes.ts'
import { idOf, rowsOf, typedEmployees } from '../../../../tests/support/card-order-rows'
import {
  acceptAll,
  bringEmployees,
  button,
  field,
  goOn,
  heading,
  onPage,
  openCardOrder,
  payBy,
  summary,
  tick,
  toCardEmployees,
} from '../../../../tests/support/order-pages'
import {
  api,
  fill,
  ignoreKeys,
  lost,
  neverAnswered,
  neverSent,
  notices,
  onTheWay,
  openPortal,
  plain,
  refused,
  reload,
  sentTo,
  usePortal,
  visitPortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()

const ORDERS = '/api/card-orders'
const orders = () => sentTo('POST', ORDERS)
const bodyOf = async (request: Request | undefined) => (await request?.clone().json()) as CreateCardOrderRequest

/** The payment with all required checkboxes ticked, as by acceptAll. */
const ACCEPTED = { terms: true, priceList: true }

/** One employee, with these form values: also those that an import keeps because it does not know them. */
const withEmployee = (typed: object) => ({
  employees: typedEmployees(1).map((employee) => ({ ...employee, ...typed })),
})

/** Number of orders that exist in the fake API. */
const made = () => api.database.withDb((db) => db.cardOrders.all('c-3').length)

test('an order from benefits to the bank: one call, with all that was typed [CRD-01] [CRD-07] [CRD-09]', async () => {
  const { user, router } = await openPortal('/order/benefits', 'niko.rautio')
  await toCardEmployees(user, [/^Lounasetu/, /^Virike-etu/, /^Työmatkaetu/])
  await bringEmployees(user, rowsOf(2))
  expect(onPage()).toContain('Työntekijöitä tilauksessa: 2.')
  await goOn(user, m.cards_step_usage())
  await fill(user, field(/^Lounasetu päivässä/), '13')
  await fill(user, field(/^Virike-etu/), '200')
  await fill(user, field(/^Työmatkaetu/), '150')
  await goOn(user, m.cards_step_payment())
  await acceptAll(user)
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(orders()).toHaveLength(1)
  expect(orders()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  const body = await bodyOf(orders()[0])
  expect(body).toMatchObject({
    benefits: ['lunch', 'recreational', 'transport'],
    usage: { lunchAmount: 1300, workdays: 21, recreationalAmount: 20_000, transportAmount: 15_000 },
    payment: { method: 'Online', methodCode: 'FI02' },
    termsAndConditions: true,
    priceList: true,
  })
  expect(body.employees).toHaveLength(2)
  expect(body.employees[0]).toEqual({
    lastName: 'Rantanen',
    firstName: 'Helmiaa',
    emailAddress: 'helmi0@yritys.example',
    personalId: idOf(0),
    employeeType: 'FullTime',
    employeePercentage: 100,
    startOfBenefit: '2027-04-01',
  })
  const starts = sentTo('POST', '/api/payments')
  expect(starts).toHaveLength(1)
  const start = (await starts[0]?.clone().json()) as { successUrl: string } | undefined
  expect(new URL(start?.successUrl ?? '').pathname).toMatch(/^\/order\/status\/pay-/)
})

test('shows every cost and its calculation next to the form while typing [CRD-02]', async () => {
  const { user } = await openCardOrder('employee-information', { benefits: { lunch: true, recreational: true } })
  // Without employees there are no costs.
  expect(summary()).not.toContain('€')
  expect(summary()).toContain(m.cards_summary_empty())
  await bringEmployees(user, rowsOf(5))
  expect(plain(screen.getByRole('table', { name: m.cards_employees() }))).toContain('01.04.2027')
  // Lunch and recreational share one card.
  expect(summary()).toContain('Duo-kortit24,50 €5 × 4,90 €')
  // The total lacks the benefits themselves.
  expect(summary()).toContain(m.cards_summary_no_amounts())
  await goOn(user, m.cards_step_usage())
  await fill(user, field(/^Lounasetu päivässä/), '13,00')
  await waitFor(() => {
    expect(summary()).toContain('Lounasetu1 365,00 €5 × 21 pv × 13,00 €')
    expect(summary()).toContain('Palvelumaksu, lounasetu40,95 €3 % edun summasta')
    expect(summary()).toContain('Toimitusmaksu9,90 €')
    expect(summary()).toContain('Yhteensä ilman alv:tä1 440,35 €')
    expect(summary()).toContain('Alv 25,5 %19,21 €')
    expect(summary()).toContain('Maksettavaa yhteensä1 459,56 €')
  })
  expect(summary()).toContain(m.cards_summary_no_amounts())
  await fill(user, field(/^Virike-etu/), '100')
  await waitFor(() => expect(summary()).not.toContain(m.cards_summary_no_amounts()))
})

test('links benefits without cards elsewhere, and requires one with a card [CRD-06]', async () => {
  const { user } = await openPortal('/order/benefits', 'niko.rautio')
  await screen.findByRole('checkbox', { name: /^Lounasetu/ })
  expect(screen.queryByRole('checkbox', { name: /^Hieronta/ })).toBeNull()
  expect(onPage()).toContain(m.cards_others())
  expect(within(screen.getByRole('main')).getByRole('link', { name: m.cards_manage() }).getAttribute('href')).toBe(
    '/manage-benefits',
  )
  await user.click(button(m.wizard_next()))
  expect(await screen.findByText(m.cards_error_no_benefit())).toBeTruthy()
  expect(document.activeElement).toBe(tick(/^Lounasetu/))
})

test('a benefit that the company has cannot be ordered again, and says so [CRD-06]', async () => {
  await openPortal('/order/benefits', 'riikka.salminen')
  await screen.findByRole('checkbox', { name: /^Virike-etu/ })
  expect([/^Lounasetu/, /^Virike-etu/, /^Työmatkaetu/].map((name) => tick(name).disabled)).toEqual([true, false, true])
  expect(onPage()).toContain(m.cards_benefit_in_use())
})

test('after another user’s session the order starts with the new user’s company [SES-14]', async () => {
  const { router } = await openPortal('/order/benefits', 'riikka.salminen')
  await waitFor(() => expect(onPage()).toContain(m.cards_benefit_in_use()))
  await router.navigate({ to: '/help' })
  await act(() => logIn({ username: 'niko.rautio', password: PASSWORD, keep: false }))
  await router.navigate({ to: '/order/benefits' })
  await screen.findByRole('checkbox', { name: /^Lounasetu/ })
  expect(onPage()).not.toContain(m.cards_benefit_in_use())
})

test('without orderable benefits the page links to the benefits [CRD-06]', async () => {
  await openPortal('/order/benefits', 'helena.lindqvist')
  expect(await screen.findByText(m.cards_none_title())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.wizard_next() })).toBeNull()
})

test('company and billing address can be changed for this order only, outside the steps [CRD-07]', async () => {
  const { user, router } = await openCardOrder('company-information')
  await user.click(screen.getByRole('link', { name: m.cards_company_change() }))
  await heading(m.orders_edit_company())
  const [, billing] = screen.getAllByRole<HTMLInputElement>('textbox', { name: m.address_line() })
  await user.clear(billing as HTMLElement)
  await fill(user, billing as HTMLElement, 'Laskukatu 1')
  await user.click(button(m.wizard_save()))
  await heading(m.cards_step_company())
  expect(router.state.location.pathname).toBe('/order/company-information')
  expect(onPage()).toContain('Laskukatu 1')
  expect(sentTo('PUT', '/api/company')).toEqual([])
})

test('company data that the order cannot take leads to the page where they are changed [CRD-07]', async () => {
  onTheWay['GET /api/companies'] = async (_, pass) => {
    const company = (await (await pass())?.json()) as Company
    return Response.json({ ...company, address: { ...company.address, postCode: '' } })
  }
  const { user } = await openCardOrder('company-information')
  await user.click(button(m.wizard_next()))
  await heading(m.orders_edit_company())
  const [postCode] = screen.getAllByRole('textbox', { name: m.address_post_code() })
  await waitFor(() => expect(document.activeElement).toBe(postCode))
  await fill(user, postCode as HTMLElement, '33100')
  await user.click(button(m.wizard_save()))
  await heading(m.cards_step_company())
  await goOn(user, m.cards_step_employees())
})

test('a step opens only when all earlier steps are valid [CRD-08]', async () => {
  const { user, router } = await openPortal('/order/benefits', 'niko.rautio')
  const steps = ['benefits', 'company-information', 'employee-information', 'benefit-usage', 'payment']
  /** Opening these steps by URL redirects to the first step with errors, or opens them. */
  const openAll = async (paths: readonly string[], expected: (path: string) => string) => {
    for (const path of paths) {
      await act(() => router.navigate({ href: `/order/${path}` }))
      await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${expected(path)}`))
    }
  }
  const redirect = (from: number, to: number) => openAll(steps.slice(from), () => String(steps[to]))
  await screen.findByRole('checkbox', { name: /^Lounasetu/ })
  await redirect(1, 0)
  await toCardEmployees(user)
  await redirect(3, 2)
  await heading(m.cards_step_employees())
  await bringEmployees(user, rowsOf(1))
  await goOn(user, m.cards_step_usage())
  await redirect(4, 3)
  await fill(user, await screen.findByRole('textbox', { name: /^Lounasetu päivässä/ }), '13')
  await goOn(user, m.cards_step_payment())
  await openAll(steps, (path) => path)
})

test('adds an employee by the usual rules and checks the personal identity code [CRD-07] [EMP-12]', async () => {
  const { user } = await openCardOrder('employee-information')
  await user.click(button(m.wizard_next()))
  expect(await screen.findByText(m.cards_error_no_employees())).toBeTruthy()
  await user.click(button(m.cards_employee_add()))
  const panel = within(await screen.findByRole('dialog'))
  await fill(user, panel.getByRole('textbox', { name: m.employees_field_first_name() }), 'Helmi')
  await fill(user, panel.getByRole('textbox', { name: m.employees_field_last_name() }), 'Rantanen')
  await fill(user, panel.getByRole('textbox', { name: /^Sähköposti/ }), 'helmi@yritys.example')
  await fill(user, panel.getByRole('textbox', { name: /^Henkilötunnus/ }), idOf(3))
  await user.click(panel.getByRole('radio', { name: /^Kokoaikainen/ }))
  await waitFor(() => expect(panel.queryByRole('textbox', { name: /päättymispäivä/ })).toBeNull())
  await fill(user, panel.getByRole('textbox', { name: /alkupäivä/ }), '1.4.2027')
  await user.tab()
  await user.click(panel.getByRole('button', { name: m.cards_employee_save() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(sentTo('POST', '/api/company-beneficiaries/check-SSN')).toHaveLength(1))
  // The state stands beside the name: on a narrow screen the last columns are scrolled to.
  const table = plain(screen.getByRole('table', { name: m.cards_employees() }))
  expect(table).toContain(`Rantanen, Helmi${m.cards_employee_complete()}`)
  expect(summary()).toContain('Duo-kortit4,90 €')
})

test('errors of an imported table are corrected in the order and block the next step [CRD-07] [EMP-12]', async () => {
  const { user } = await openCardOrder('employee-information')
  await bringEmployees(user, rowsOf(2).replace(idOf(1), idOf(0)))
  const cells = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: m.employees_field_personal_id() })
  expect(onPage()).toContain('Sama tieto on myös rivillä 2.')
  await user.click(button(m.wizard_next()))
  expect(await screen.findByText(m.cards_error_faulty_employees())).toBeTruthy()
  expect(document.activeElement).toBe(cells()[0])
  await fill(user, cells()[1] as HTMLElement, idOf(1))
  await user.keyboard('{Enter}')
  expect(await screen.findAllByText(m.employees_import_corrected())).not.toHaveLength(0)
  await goOn(user, m.cards_step_usage())
})

test('a cell that is corrected last is part of the step that the next click sends on [CRD-07]', async () => {
  const { user } = await openCardOrder('employee-information', withEmployee({ personalId: '' }))
  await fill(user, screen.getByRole('textbox', { name: m.employees_field_personal_id() }), idOf(0))
  await goOn(user, m.cards_step_usage())
})

test('a corrected cell follows a change in the panel of its employee, and does not undo it [CRD-07]', async () => {
  const { user } = await openCardOrder('employee-information', withEmployee({ emailAddress: 'helmi0', personalId: '' }))
  const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: m.employees_field_email() })
  await fill(user, screen.getByRole('textbox', { name: m.employees_field_personal_id() }), idOf(0))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: /^Toiminnot/ }))
  await user.click(await screen.findByRole('menuitem', { name: m.cards_employee_edit() }))
  const panel = within(await screen.findByRole('dialog'))
  await fill(user, panel.getByRole('textbox', { name: /^Sähköposti/ }), 'helmi@yritys.example')
  await user.tab()
  await user.click(panel.getByRole('button', { name: m.cards_employee_save() }))
  await screen.findByText(m.employees_import_corrected())
  expect(cell().value).toBe('helmi@yritys.example')
  await user.click(cell())
  await user.tab()
  await goOn(user, m.cards_step_usage())
})

test('full time with other working hours is refused in the order too, not changed in silence [CRD-07] [EMP-05]', async () => {
  const { user } = await openCardOrder(
    'employee-information',
    withEmployee({ employeeType: 'kokoaika', employeePercentage: '60' }),
  )
  const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: m.employees_field_percentage() })
  const type = screen.getByRole('textbox', { name: m.employees_field_type() })
  await fill(user, type, 'kokoaikainen')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(m.employees_import_error_full_time())).toBeTruthy()
  expect(cell().value).toBe('60')
  await fill(user, cell(), '70')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(m.employees_import_error_full_time())).toBeTruthy()
  await user.click(button(m.wizard_next()))
  expect(await screen.findByText(m.cards_error_faulty_employees())).toBeTruthy()
  await fill(user, cell(), '100')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(m.employees_import_corrected())).toBeTruthy()
  await goOn(user, m.cards_step_usage())
})

test('an imported employment type that is unknown is kept, shown and corrected, also after a change of another cell [CRD-07] [EMP-12]', async () => {
  const { user } = await openCardOrder('employee-information')
  await bringEmployees(user, rowsOf(1).replace('kokoaikainen', 'vuokratyö').replace(idOf(0), ''))
  const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: m.employees_field_type() })
  await waitFor(() => expect(cell().value).toBe('vuokratyö'))
  expect(onPage()).toContain(m.employees_import_error_type({ types: offeredTypes('add').map(typeName).join(', ') }))
  expect(plain(screen.getByRole('table', { name: m.cards_employees() }))).toContain('vuokratyö')
  await fill(user, screen.getByRole('textbox', { name: m.employees_field_personal_id() }), idOf(0))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(cell().value).toBe('vuokratyö'))
  await fill(user, cell(), 'kokoaikainen')
  await user.keyboard('{Enter}')
  await screen.findByText(m.employees_import_corrected())
  await goOn(user, m.cards_step_usage())
})

test('existing and new employees together are at most what the company may have [CRD-04] [CRD-11]', async () => {
  const existing = await api.database.withDb((db) => db.employees.all('c-8').length)
  expect(existing).toBeGreaterThan(0)
  const { user } = await openCardOrder(
    'employee-information',
    { benefits: { recreational: true }, employees: typedEmployees(101 - existing) },
    'riikka.salminen',
  )
  await user.click(button(m.wizard_next()))
  expect(await screen.findByText(m.cards_error_too_many_employees({ places: 100 - existing, extra: 1 }))).toBeTruthy()
  expect(button(m.cards_employee_add()).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getAllByRole('button', { name: /^Toiminnot|^Lisää toimintoja|Rantanen/ })[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: m.cards_employee_remove() }))
  await goOn(user, m.cards_step_usage())
})

test('amounts outside the limits of the year are refused at their field [CRD-07] [GRP-09]', async () => {
  const { user } = await openCardOrder('benefit-usage')
  await fill(user, field(/^Lounasetu päivässä/), '99')
  await fill(user, field(/^Lounaspäiviä/), '24')
  await user.click(button(m.wizard_next()))
  await waitFor(() => {
    expect(onPage()).toContain('Päiväraja voi olla')
    expect(onPage()).toContain('Enintään 23.')
  })
})

test('an order above the largest payment shows the maximum at its amounts [CRD-07] [PAY-02]', async () => {
  const { user } = await openCardOrder('benefit-usage', {
    benefits: { lunch: true, recreational: true },
    employees: typedEmployees(100),
  })
  await fill(user, field(/^Lounasetu päivässä/), '14')
  await fill(user, field(/^Virike-etu/), '400')
  await user.click(button(m.wizard_next()))
  await waitFor(() => expect(document.activeElement).toBe(field(/^Lounasetu päivässä/)))
  expect(onPage()).toContain(m.cards_error_too_much({ maximum: '50 000,00 €' }))
  await fill(user, field(/^Virike-etu/), '100')
  await goOn(user, m.cards_step_payment())
})

test('the draft survives a reload without personal identity codes, and says why they are needed again [CRD-08]', async () => {
  const first = await openCardOrder('employee-information')
  await bringEmployees(first.user, rowsOf(2))
  await waitFor(() => expect(sessionStorage.getItem('portal.drafts')).toContain('Helmiaa'))
  expect(sessionStorage.getItem('portal.drafts')).not.toContain(idOf(0))
  reload(first)
  const { user } = await openPortal('/order/benefit-usage', 'niko.rautio')
  await heading(m.cards_step_employees())
  expect(onPage()).toContain('Helmiaa')
  expect(onPage()).toContain(m.cards_employees_no_ids())
  const [one, other] = screen.getAllByRole<HTMLInputElement>('textbox', { name: m.employees_field_personal_id() })
  await fill(user, one as HTMLElement, idOf(0))
  await fill(user, other as HTMLElement, idOf(1))
  await user.tab()
  await goOn(user, m.cards_step_usage())
})

test('the button of an invoice orders once both terms are accepted [CRD-05] [PAY-15]', async () => {
  const { user, router } = await openCardOrder('payment')
  await user.click(screen.getByRole('radio', { name: 'Tulostettava lasku' }))
  const order = await screen.findByRole('button', { name: /^Tilaa lasku \(/ })
  expect(order.getAttribute('aria-disabled')).toBe('true')
  expect(onPage()).not.toContain(m.orders_handling_fee())
  await user.click(tick(m.orders_terms()))
  expect(order.getAttribute('aria-disabled')).toBe('true')
  await user.click(tick(m.cards_price_list()))
  await user.click(button(/^Tilaa lasku \(/))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/order\/status\/pay-/))
  await heading(m.orders_invoice_title())
  expect(button(m.vouchers_save_invoice())).toBeTruthy()
  expect(orders()).toHaveLength(1)
})

test('a bank button places no order until both terms are accepted, and focuses them [CRD-05] [HOM-10]', async () => {
  const { user } = await openCardOrder('payment')
  for (const [name, address] of [
    [m.cards_read_terms(), /ehdot$/],
    [m.cards_read_prices(), /hinnasto$/],
  ] as const) {
    const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) })
    expect(link.getAttribute('href')).toMatch(address)
    expect(link.getAttribute('target')).toBe('_blank')
  }
  await payBy(user, 'Nordea')
  await waitFor(() => expect(document.activeElement).toBe(tick(m.orders_terms())))
  expect(orders()).toEqual([])
})

// A voucher order plays Enter twice on the same button.
test('two presses at once order once [CRD-09] [PAY-12]', async () => {
  const { user } = await openCardOrder('payment', ACCEPTED)
  await payBy(user, 'OP', 'dblClick')
  await waitFor(() => expect(sentTo('POST', '/api/payments')).toHaveLength(1))
  expect(orders()).toHaveLength(1)
  expect(await made()).toBe(1)
})

test.each([
  ['a lost order', lost, () => screen.findByText(m.orders_unknown_recent())],
  ['an order whose reply is in flight', neverAnswered, async () => waitFor(async () => expect(await made()).toBe(1))],
])('after a reload %s is shown before the form [CRD-09] [PAY-12]', async (_, answer, isSent) => {
  onTheWay[`POST ${ORDERS}`] = answer
  const first = await openCardOrder('payment', ACCEPTED)
  await payBy(first.user, 'OP')
  await isSent()
  reload(first)
  const { user, router } = await openPortal('/order/payment', 'niko.rautio')
  await user.click(await screen.findByRole('button', { name: /^Tilaukseni on \d/ }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/card-order-payment\//))
  expect(orders()).toHaveLength(1)
  expect(await made()).toBe(1)
})

test('an order in a duplicated tab, where its personal identity codes are typed again, is the same one [CRD-09] [PAY-12]', async () => {
  const first = await openPortal('/order/benefits', 'niko.rautio')
  await toCardEmployees(first.user)
  await bringEmployees(first.user, rowsOf(1))
  await waitFor(() => expect(sessionStorage.getItem('portal.drafts')).toContain('Helmiaa'))
  const copied = Object.entries(sessionStorage)
  const order = async (user: UserEvent) => {
    await goOn(user, m.cards_step_usage())
    await fill(user, field(/^Lounasetu päivässä/), '13')
    await goOn(user, m.cards_step_payment())
    await acceptAll(user)
    await payBy(user, 'OP')
  }
  await order(first.user)
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/maksuturva-payment'))
  reload(first)
  sessionStorage.clear()
  for (const [key, value] of copied) sessionStorage.setItem(key, value as string)
  const { user } = await openPortal('/order/benefit-usage', 'niko.rautio')
  await fill(user, await screen.findByRole('textbox', { name: m.employees_field_personal_id() }), idOf(0))
  await user.tab()
  await order(user)
  await waitFor(() => expect(orders()).toHaveLength(2))
  const [one, other] = orders().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(other).toBe(one)
  expect(await made()).toBe(1)
})

test('an order that never arrived is the same command at the next press [CRD-09] [PAY-12]', async () => {
  onTheWay[`POST ${ORDERS}`] = neverSent
  const { user, router } = await openCardOrder('payment', ACCEPTED)
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_nothing())
  // Session storage holds no readable personal data of the employees.
  expect(sessionStorage.getItem('portal.sent')).toContain('card-order')
  expect(sessionStorage.getItem('portal.sent')).not.toMatch(/Rantanen|Helmi|yritys\.example|\d{6}-9\d\d[\dA-Y](?!-)/)
  delete onTheWay[`POST ${ORDERS}`]
  await user.click(button(m.orders_unknown_back()))
  await screen.findByRole('radio', { name: 'OP' })
  expect(screen.queryByText(/emme saaneet vahvistusta/i)).toBeNull()
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  const keys = orders().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await made()).toBe(1)
})

test('after a lost reply the orders of the last day are listed, for the user to find the one that was sent [CRD-09] [PAY-12]', async () => {
  const order = (orderNumber: string, hoursAgo: number): CardOrderReply => ({
    id: `k-${orderNumber}`,
    orderNumber,
    date: new Date(now() - hoursAgo * 3_600_000).toISOString(),
    paymentId: `pay-${orderNumber}`,
    paymentStatus: 'Created',
    paymentMethod: 'Online',
    isCanceled: false,
    amountInCents: 30_000,
    benefits: ['lunch'],
    employees: [{ firstName: 'Helmiaa', lastName: 'Rantanen', personalId: idOf(0) }],
  })
  const { user } = await openCardOrder('payment', ACCEPTED)
  onTheWay[`GET ${ORDERS}`] = () =>
    Promise.resolve(Response.json({ cardOrders: [order('6203', 0), order('6202', 23), order('6201', 25)] }))
  onTheWay[`POST ${ORDERS}`] = lost
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_recent())
  const listed = screen.getAllByRole('button', { name: /^Tilaukseni on/ }).map(plain)
  expect(listed).toEqual([expect.stringContaining('6203'), expect.stringContaining('6202')])
  expect(orders()).toHaveLength(1)
})

test('a list of orders that was being read before an order does not hide it [CRD-09] [PAY-12]', async () => {
  let answer = () => {}
  const isMade = new Promise<void>((resolve) => {
    answer = resolve
  })
  onTheWay[`GET ${ORDERS}`] = async () => {
    await isMade
    return Response.json({ cardOrders: [] })
  }
  const { user } = await openCardOrder('payment', ACCEPTED)
  await waitFor(() => expect(sentTo('GET', ORDERS)).toHaveLength(1))
  delete onTheWay[`GET ${ORDERS}`]
  onTheWay[`POST ${ORDERS}`] = lost
  await payBy(user, 'OP')
  await waitFor(async () => expect(await made()).toBe(1))
  answer()
  await screen.findByText(m.orders_unknown_recent())
})

test('an order that is edited and sent again is found [CRD-09] [PAY-12]', async () => {
  await ignoreKeys()
  const { user, router } = await openCardOrder('payment', ACCEPTED)
  onTheWay[`POST ${ORDERS}`] = neverSent
  onTheWay[`GET ${ORDERS}`] = refused(500, 'internal_error')
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_undecided())
  delete onTheWay[`GET ${ORDERS}`]
  onTheWay[`POST ${ORDERS}`] = lost
  await user.click(button(m.orders_unknown_back()))
  await heading(m.cards_step_payment())
  await act(() => router.navigate({ to: '/order/employee-information' }))
  await heading(m.cards_step_employees())
  const [head, , , third] = rowsOf(3).split('\n')
  await bringEmployees(user, `${head}\n${third}`)
  await goOn(user, m.cards_step_usage())
  await goOn(user, m.cards_step_payment())
  await payBy(user, 'OP')
  await screen.findByText(m.orders_unknown_recent())
  expect((await bodyOf(orders()[1])).employees).toHaveLength(3)
})

test('the draft of an order that may have been sent is still there after a reload [CRD-08]', async () => {
  onTheWay[`POST ${ORDERS}`] = neverSent
  const first = await openCardOrder('payment', ACCEPTED)
  await payBy(first.user, 'OP')
  await screen.findByText(m.orders_unknown_nothing())
  await first.user.click(button(m.orders_unknown_back()))
  await heading(m.cards_step_payment())
  reload(first)
  const { user } = await openPortal('/order/payment', 'niko.rautio')
  // Personal identity codes must be typed again, which only they are.
  await heading(m.cards_step_employees())
  const ids = screen.getAllByRole<HTMLInputElement>('textbox', { name: m.employees_field_personal_id() })
  for (const [at, id] of ids.entries()) await fill(user, id, idOf(at))
  await user.tab()
  await waitFor(() => expect(onPage()).toContain('Helmiaa'))
  await goOn(user, m.cards_step_usage())
  await waitFor(() => expect(field(/^Lounasetu päivässä/).value).toBe('13,00'))
  await goOn(user, m.cards_step_payment())
})

test('warns of each unpaid order with the same person and benefit [CRD-13]', async () => {
  const first = await openCardOrder('payment')
  expect(screen.queryByText(m.orders_cards_again_title())).toBeNull()
  await acceptAll(first.user)
  await first.user.click(await screen.findByRole('radio', { name: 'Tulostettava lasku' }))
  await first.user.click(button(/^Tilaa lasku/))
  await heading(m.orders_invoice_title())
  reload(first)
  const one = await openCardOrder('payment')
  expect((await screen.findAllByText(m.orders_cards_open())).length).toBeGreaterThan(0)
  expect(await screen.findByText(m.orders_cards_again_title())).toBeTruthy()
  expect(onPage()).toContain('Maksamattomassa korttitilauksessa 61')
  expect(screen.getAllByRole('link', { name: /^Näytä tilaus 61/ })).toHaveLength(1)
  onTheWay[`GET ${ORDERS}`] = async (_, pass) => {
    const reply = (await (await pass())?.json()) as CardOrdersReply
    return Response.json({
      ...reply,
      cardOrders: reply.cardOrders.flatMap((order) => [order, { ...order, id: crypto.randomUUID() }]),
    })
  }
  reload(one)
  await openCardOrder('payment')
  await waitFor(() => expect(onPage()).toContain('Maksamattomissa korttitilauksissa 61'))
  expect(screen.getAllByRole('link', { name: /^Näytä tilaus 61/ })).toHaveLength(2)
})

test('an error of the server for an employee shows at the step and the cell [CRD-09] [EMP-12]', async () => {
  onTheWay[`POST ${ORDERS}`] = () =>
    Promise.resolve(
      Response.json(
        {
          errors: [
            {
              code: 'personal_id_already_exists',
              message: 'There is one.',
              severity: 'Error',
              fieldName: 'employees.personalId',
              elementIndex: 1,
            },
          ],
          canRetry: false,
        },
        { status: 409 },
      ),
    )
  const { user } = await openCardOrder('payment', ACCEPTED)
  await payBy(user, 'OP')
  await heading(m.cards_step_employees())
  await waitFor(() => expect(notices()).toContain(m.cards_order_failed()))
  await waitFor(() => expect(onPage()).toContain('Rivi 2'))
  await waitFor(() => expect(onPage()).toContain(m.error_personal_id_already_exists()))
  expect(orders()).toHaveLength(1)
})

test('after a failed payment start the order remains and can be paid from its own page [CRD-03] [CRD-09]', async () => {
  onTheWay['POST /api/payments'] = refused(503, 'payment_service_unavailable')
  const { user, router } = await openCardOrder('payment', ACCEPTED)
  await payBy(user, 'OP')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/card-order-payment\/pay-[^/]+\/1$/))
  await heading(m.cards_pay())
  expect(onPage()).toContain('Maksupalvelu ei ole käytettävissä')
  expect(onPage()).toContain('Lounasetu546,00 €2 × 21 pv × 13,00 €')
  expect(onPage()).toContain(m.cards_billing())
  delete onTheWay['POST /api/payments']
  await payBy(user, 'Nordea')
  await waitFor(() => expect(router.state.location.pathname).toBe('/maksuturva-payment'))
  expect(orders()).toHaveLength(1)
  expect(sentTo('POST', '/api/card-order-payments')).toHaveLength(1)
})

test('paying creates employees and groups and completes the set-up [CRD-10]', async () => {
  const order = await openCardOrder('payment', ACCEPTED)
  await payBy(order.user, 'OP')
  await waitFor(() => expect(order.router.state.location.pathname).toBe('/maksuturva-payment'))
  const paymentId = await api.database.withDb((db) => {
    const payment = paymentOf(db, 'c-3', String(db.cardOrders.all('c-3')[0]?.paymentId))
    if (!payment) throw new Error('no payment')
    decide(db, handOff(db, payment, Date.now()), 'pay', Date.now())
    return payment.id
  })
  const { user, router } = await visitPortal(`/order/status/${paymentId}`)
  await heading(m.orders_paid_title())
  expect(onPage()).toContain('Edut ovat käytettävissä 15 minuutin kuluttua, aikaisintaan alkupäivänään.')
  await user.click(screen.getByRole('link', { name: m.cards_show_employees() }))
  await heading(m.cards_step_employees())
  await waitFor(() => expect(onPage()).toContain('Rantanen, Helmiaa'))
  await router.navigate({ to: '/' })
  await screen.findByText(m.home_active())
  expect(screen.queryByRole('heading', { name: m.home_set_up() })).toBeNull()
})
