// @vitest-environment jsdom
import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidateAll } from '@/api/queries/query-client'
import { writeStoredValue } from '@/browser/browser-storage'
import { payrollColumnsKey } from '@/domain/payroll-reports'
import { expectAccessible } from '../../../tests/support/accessible'
import { chooseInAccountMenu } from '../../../tests/support/login-pages'
import {
  at,
  letRepliesDepart,
  notices,
  onTheWay,
  openPortal,
  plain,
  refused,
  sentBody,
  sentTo,
  usePortal,
} from '../../../tests/support/portal-test-bed'

usePortal()

const EXTERNAL = '/api/external-reports'

async function open(path: string, username = 'aino.virtanen') {
  at('2026-11-22T09:00:00Z')
  return openPortal(path, username)
}

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const found = heading.closest<HTMLElement>('[data-slot=card]')
  if (!found) throw new Error(`no card ${title}`)
  return found
}
const bodyRows = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(plain).join(' | '))

test('a month shows benefits and employees, equal to the account, and reads each report once, a few at a time [MON-01] [MON-02] [MON-03]', async () => {
  let [running, most] = [0, 0]
  const asked: string[] = []
  onTheWay[`POST ${EXTERNAL}`] = async (request, pass) => {
    const { benefits, startDate } = (await request.clone().json()) as { benefits: string[]; startDate: string }
    asked.push(`${startDate} ${benefits.join()}`)
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return pass()
  }
  await open('/month/2026-10')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lokakuu 2026')
  const loads = await card(m.month_loads_title())
  await within(loads).findByText(m.month_check_ok())
  expect(bodyRows(loads)).toEqual([
    'Etu | Työntekijöitä | Ladattu | Palvelumaksu | Alv | Yhteensä',
    'Lounasetu | 29 | 5 876,00 € | 146,90 € | 37,46 € | 6 060,36 €',
    'Virike-etu | 3 | 45,00 € | 3,00 € | 0,77 € | 48,77 €',
    'Yhteensä | 29 | 5 921,00 € | 149,90 € | 38,23 € | 6 109,13 €',
  ])
  const people = await card(m.month_people_title())
  await waitFor(() => expect(bodyRows(people).at(-1)).toContain('4 407,00'))
  expect(plain(people)).toContain('yhteensä 5 921,00 €.')
  expect(bodyRows(people)[4]).toBe('Harju, Åke | 134 |  | 234,00 € |  | 175,50 € | 234,00 €')
  // The month is over, so it is not described as in progress.
  expect(screen.queryByText(/vielä kesken/)).toBeNull()
  await expectAccessible()
  await within(await card(m.month_changes_title())).findByRole('table')
  expect(asked.toSorted()).toEqual(
    ['2026-09-01', '2026-10-01'].flatMap((day) =>
      ['Lunch', 'Massage', 'Recreational', 'Transport', 'Wellbeing'].map((benefit) => `${day} ${benefit}`),
    ),
  )
  // At most three requests at a time for each of the two months.
  expect(most).toBeLessThanOrEqual(6)
})

test('a company whose employees request their lunch has it in the month, without a load of its own [MON-02] [MON-03] [REQ-05]', async () => {
  await open('/month/2026-10', 'kerttu.makela')
  const loads = await card(m.month_loads_title())
  await within(loads).findByText(m.month_check_ok())
  expect(bodyRows(loads)[1]).toMatch(/^Lounasetu \| 4 \| /)
  const people = await card(m.month_people_title())
  expect(plain(people)).toContain('Työntekijöitä: 4')
})

test('arrows and list open other months; the current one is marked [MON-01]', async () => {
  const { user, router } = await open('/month/2026-10')
  await user.click(screen.getByRole('button', { name: m.month_next() }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Marraskuu 2026')
  expect(router.state.location.pathname).toBe('/month/2026-11')
  expect(plain(await screen.findByText(/kesken/))).toContain('22.11.2026')
  expect(screen.getByRole('button', { name: m.month_next() }).getAttribute('aria-disabled')).toBe('true')
  await user.selectOptions(screen.getByRole('combobox', { name: m.menu_month() }), '2024-09')
  await waitFor(() => expect(router.state.location.pathname).toBe('/month/2024-09'))
  expect(screen.getByRole('button', { name: m.month_previous() }).getAttribute('aria-disabled')).toBe('true')
  expect(plain(await card(m.month_changes_title()))).toContain(m.month_changes_first())
})

test.each([
  ['/month', '/month/2026-11', 'Marraskuu 2026', undefined],
  ['/month/2027-01', '/month/2027-01', 'Tammikuu 2027', 'Tammikuu 2027 ei ole vielä alkanut'],
  ['/month/2024-08', '/month/2024-08', 'Elokuu 2024', '01.09.2024'],
])(
  '%s shows %s; a month that cannot be shown says why and fetches nothing [MON-01]',
  async (path, shown, title, text) => {
    const { router } = await open(path)
    await waitFor(() => expect(router.state.location.pathname).toBe(shown))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    if (text === undefined) return
    expect(plain(document.querySelector('main'))).toContain(text)
    expect(sentTo('POST', EXTERNAL)).toEqual([])
    expect(screen.getByRole('link', { name: m.month_current_action() }).getAttribute('href')).toBe('/month/2026-11')
  },
)

test('an invalid month is a not-found page [MON-01]', async () => {
  const { router } = await open('/month/2026-13')
  expect(router.state.location.pathname).toBe('/not-found')
})

test('loads of an unknown status are counted, and nothing is compared with the account [MON-03] [CTR-07]', async () => {
  letRepliesDepart()
  let changed = 0
  onTheWay['GET /api/top-up-load/summary'] = async (request, pass) => {
    const reply = await pass(request)
    const { topUpLoads } = (await (reply as Response).json()) as { topUpLoads: TopUpLoad[] }
    const isChanged = (load: TopUpLoad) => load.createdAt.startsWith('2026-10') && load.benefitType === 'recreational'
    changed = topUpLoads.filter(isChanged).length
    const topUps = topUpLoads.map((load) => (isChanged(load) ? { ...load, status: 'paused' } : load))
    return Response.json({ topUpLoads: topUps })
  }
  await open('/month/2026-10')
  const loads = await card(m.month_loads_title())
  await within(loads).findByText(m.month_check_untold())
  expect(changed).toBeGreaterThan(0)
  // The reports may have their sums: here what was loaded includes them.
  expect(plain(within(loads).getByText(m.month_check_loaded()).parentElement)).toContain('5 921,00 €')
  expect(plain(within(loads).getByText(m.month_check_unsettled()).parentElement)).toMatch(new RegExp(`${changed}$`))
})

test('without loads only the report of lunch is requested, once for each of the two months [MON-02] [REQ-02]', async () => {
  await open('/month', 'niko.rautio')
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  const sent = await Promise.all(sentTo('POST', EXTERNAL).map(sentBody))
  expect(sent.map((body) => (body as { benefits: string[] }).benefits)).toEqual([['Lunch'], ['Lunch']])
})

test('a month without loads offers to load only while it is running [MON-02]', async () => {
  const { router } = await open('/month', 'niko.rautio')
  await screen.findByText(m.month_nothing_text())
  await act(() => router.navigate({ href: '/month/2026-10' }))
  await waitFor(() => expect(screen.queryByText(m.month_nothing_text())).toBeNull())
  await screen.findByText(m.month_nothing_title())
  expect(within(await card(m.month_loads_title())).queryByRole('link')).toBeNull()
})

test('the checklist lists open tasks with links, and what could not be read [MON-05]', async () => {
  onTheWay['GET /api/requested-loads'] = refused(500, 'internal_error')
  const { user } = await open('/month/2026-11')
  const list = screen.getByRole('region', { name: m.month_checklist_title() })
  // The link fills in the missing amount.
  const money = await within(list).findByRole('link', { name: /Saldo/ })
  expect(money.getAttribute('href')).toMatch(/^\/load-account\?amount=[1-9]\d+$/)
  // The linked employee list shows exactly the counted employees.
  const [missing] = await within(list).findAllByRole('link', { name: /puuttuu, vaikka/ })
  expect(missing?.getAttribute('href')).toMatch(/^\/beneficiaries\?benefit=no-/)
  // Loads that are scheduled for a later month are not of this one.
  within(list).getByText(m.month_scheduled_none_now())
  await within(list).findByText(m.month_requests_failed())
  delete onTheWay['GET /api/requested-loads']
  await user.click(within(list).getByRole('button', { name: m.try_again() }))
  await within(list).findByText(m.month_requests_none())
})

test('a check that cannot be read again says so instead of its old answer [MON-05]', async () => {
  const { user, queryClient } = await open('/month/2026-11')
  const list = within(screen.getByRole('region', { name: m.month_checklist_title() }))
  await list.findByText(m.month_requests_none())
  onTheWay['GET /api/requested-loads'] = refused(500, 'internal_error')
  await act(() => invalidateAll(queryClient))
  await list.findByText(m.month_requests_failed())
  expect(list.queryByText(m.month_requests_none())).toBeNull()
  delete onTheWay['GET /api/requested-loads']
  await user.click(list.getByRole('button', { name: m.try_again() }))
  await list.findByText(m.month_requests_none())
})

test('after a language switch the checklist shows the load requests in the new language [MON-05] [FMT-02]', async () => {
  onTheWay['GET /api/requested-loads'] = async (_, pass) =>
    Response.json({
      ...((await (await pass())?.json()) as object),
      totalRequestedLoads: 2,
      totalRequestedLoadsAmount: 5000,
    })
  const { user } = await open('/month/2026-11')
  const list = () => within(screen.getByRole('region', { name: m.month_checklist_title() }))
  await list().findByText(/^Latauspyyntöjä odottaa: 2/)
  await chooseInAccountMenu(user, 'In English')
  await list().findByText(/^Load requests waiting: 2/)
})

test('a month long past checks only its own loads [MON-05]', async () => {
  await open('/month/2026-05')
  const list = screen.getByRole('region', { name: m.month_checklist_title() })
  await within(list).findByText(m.month_failed_none())
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

test('downloads the payroll and register files in one press each, with the selected columns [MON-07]', async () => {
  // A file with this column would need a wage type.
  writeStoredValue('local', payrollColumnsKey('lunch'), ['SSN', 'payrollDeduction', 'wageType'])
  const { user } = await open('/month/2026-10')
  await user.click(await screen.findByRole('button', { name: m.month_file_lunch() }))
  await waitFor(() => expect(notices()).toContain(m.downloads_done()))
  const lunch = sentTo('POST', '/api/deduction-reports').at(-1)
  expect(await sentBody(lunch)).toMatchObject({
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    wageType: false,
    downloadAs: 'csv',
    columns: { SSN: true, payrollDeduction: true, wageType: false, lastName: false },
  })
  await user.click(screen.getByRole('button', { name: m.month_file_register() }))
  await waitFor(() => expect(sentTo('POST', '/api/income-register-reports')).toHaveLength(1))
})

test('a part that cannot be read shows an error with a retry; the others stay [MON-02] [MON-03]', async () => {
  onTheWay['POST /api/company-accounts/transactions'] = refused(500, 'internal_error')
  const { user } = await open('/month/2026-10')
  const loads = await card(m.month_loads_title())
  await within(loads).findByText(m.month_failed_title())
  const people = await card(m.month_people_title())
  await within(people).findByText(/5.921,00/, { selector: 'p' })
  delete onTheWay['POST /api/company-accounts/transactions']
  await user.click(within(loads).getByRole('button', { name: m.try_again() }))
  await within(loads).findByText(m.month_check_ok())
})

test('a report with a missing row shows the difference to the account [MON-03]', async () => {
  onTheWay[`POST ${EXTERNAL}`] = async (request, pass) => {
    const { benefits } = (await request.clone().json()) as { benefits: string[] }
    const response = await pass()
    if (!response || benefits[0] !== 'Lunch') return response
    const lines = (await response.text()).split('\r\n')
    lines.splice(1, 1)
    return new Response(lines.join('\r\n'), { headers: response.headers })
  }
  await open('/month/2026-10')
  const loads = await card(m.month_loads_title())
  await within(loads).findByText(m.month_check_differs())
  expect(plain(loads)).toMatch(/Tililtä on veloitettu (104|234),00 € enemmän kuin latausraporteissa/)
})

test('a past month lists who differs from the month before, its own unfinished loads, and prints all employees [MON-04] [MON-05] [MON-06]', async () => {
  await open('/month/2026-10')
  const changes = await card(m.month_changes_title())
  await within(changes).findByRole('table')
  const text = plain(changes)
  // The exact difference of the months: 5 921,00 − 9 356,00.
  expect(text).toContain('Yhteensä−3 435,00 €')
  expect(text).toContain(m.month_kind_failed())
  // From 120 to 15 like others with 15: the end of benefit later in the month is not the reason.
  expect(text).toContain(m.month_kind_amount())
  expect(text).not.toContain(m.month_kind_ended())

  const list = screen.getByRole('region', { name: m.month_checklist_title() })
  const failed = await within(list).findByRole('link', { name: /Virike-etu 08.10.2026/ })
  expect(failed.getAttribute('href')).toMatch(/^\/reports\/topups\/t-/)
  expect(plain(list)).not.toMatch(/Saldo|Ajastettu|latauspyyntö|puuttuu/)

  // Print has no pages and no controls, and the totals on top.
  const people = await card(m.month_people_title())
  await within(people).findByRole('table')
  await within(await card(m.month_loads_title())).findByText(m.month_check_ok())
  expect(within(people).getAllByRole('row').length).toBeLessThan(25)
  window.dispatchEvent(new Event('beforeprint'))
  // Heading row, all people, totals row.
  expect(within(people).getAllByRole('row')).toHaveLength(31)
  expect(plain(document.querySelector('[data-slot=print-head]'))).toContain('Ladattu5 921,00 €')
  expect(plain(document.querySelector('[data-slot=print-head]'))).toContain('Yhteensä6 109,13 €')
  window.dispatchEvent(new Event('afterprint'))
})

test('a running month is read again up to the new day on a page that stays open [MON-01] [FMT-05]', async () => {
  at('2026-11-22T23:59:00+02:00')
  await openPortal('/month/2026-11', 'aino.virtanen')
  const untilDay = async (endDate: string) => {
    const bodies = await Promise.all(sentTo('POST', EXTERNAL).map((request) => sentBody<{ endDate: string }>(request)))
    return bodies.filter((body) => body.endDate === endDate).length
  }
  await waitFor(async () => expect(await untilDay('2026-11-22')).toBeGreaterThan(0))
  at('2026-11-23T00:01:00+02:00')
  await screen.findByText(m.month_running({ date: '23.11.2026' }))
  await waitFor(async () => expect(await untilDay('2026-11-23')).toBeGreaterThan(0))
})

test('the line of the next loads says that it cannot be read while the balance is unknown [MON-05] [CTR-07]', async () => {
  letRepliesDepart()
  onTheWay['GET /api/company-accounts'] = async (_, pass) => {
    const reply = (await (await pass())?.json()) as { accounts: object[] }
    return Response.json({ ...reply, accounts: reply.accounts.map((row) => ({ ...row, availableBalance: 0.5 })) })
  }
  await open('/month/2026-11')
  expect(await screen.findByText(m.month_money_failed())).toBeDefined()
})

test('the checklist says up to which day no loads are planned, because later ones may be [MON-05]', async () => {
  await open('/month/2026-11', 'vaino.koskela')
  const list = within(screen.getByRole('region', { name: m.month_checklist_title() }))
  expect(plain(await list.findByRole('link', { name: /^Saldo/ }))).toMatch(
    /latauksia ole tulossa 01\.12\.2026 mennessä/,
  )
})
