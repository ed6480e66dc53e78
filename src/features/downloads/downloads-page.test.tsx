// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tests/support/accessible'
import { expectRouteError } from '../../../tests/support/expected-console'
import {
  answerAll,
  at,
  description,
  fill,
  KNOWN_DAY,
  notices,
  onTheWay,
  openPortal,
  plain,
  plan,
  reloadPortal,
  saved,
  sentBody,
  sentTo,
  topDialog,
  usePortal,
} from '../../../tests/support/portal-test-bed'

// Some tests make the fake API send replies that violate the contract; that must not fail them.
usePortal({ mayDepart: true, moment: KNOWN_DAY })

const PATH = '/download-reports'
const open = (path = PATH, username = 'aino.virtanen') => openPortal(path, username)
const tabs = () => screen.getAllByRole('tab').map(plain)
const isSelected = (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name))
const tab = (name: string) => screen.getByRole('tab', { name })
/** The other panels stay in the document, hidden, with their choices. */
const panel = () => within(screen.getByRole('tabpanel'))
const download = () => panel().getByRole('button', { name: m.downloads_download() })
/** The checkbox of a column or benefit. Its accessible name may continue with a hint. */
const box = (name: string) => panel().getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}(\\s|$)`) })
const boxesOf = () => panel().getAllByRole<HTMLInputElement>('checkbox')
const radio = (name: string) => panel().getByRole<HTMLInputElement>('radio', { name })
const isSaid = (text: string) => waitFor(() => expect(plain(document.body)).toContain(plain(text)))

test('shows a tab per report of the active benefits, the first selected, the tab in the URL [DWN-01]', async () => {
  const { user } = await open()
  await isSelected(m.downloads_tab_lunch())
  expect(tabs()).toEqual([m.downloads_tab_lunch(), m.downloads_tab_income(), m.downloads_tab_other()])
  expect(download()).toBeTruthy()
  await user.click(tab(m.downloads_tab_lunch()))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(location.search).toBe('?tab=income-register'))
  expect(plain(panel().getByRole('heading', { level: 2 }))).toBe(m.downloads_income_title())
  await expectAccessible()
})

test('a company without commuter benefit has no report for the income register [DWN-01]', async () => {
  await open(`${PATH}?tab=income-register`, 'kerttu.makela')
  await isSelected(m.downloads_tab_lunch())
  expect(tabs()).toEqual([m.downloads_tab_lunch(), m.downloads_tab_other()])
})

test('without benefits the other report says why nothing can be downloaded [DWN-01] [DWN-05]', async () => {
  await open(PATH, 'niko.rautio')
  await isSelected(m.downloads_tab_other())
  expect(tabs()).toEqual([m.downloads_tab_other()])
  expect(panel().getByText(m.downloads_no_benefits())).toBeTruthy()
  expect(description(download())).toBe(m.downloads_block_benefits())
  await expectAccessible()
})

test('selects a benefit that was activated after the list of benefits was cached [DWN-04]', async () => {
  onTheWay['GET /api/external-reports/benefits'] = async () => Response.json({ activeBenefits: ['Lunch'] })
  const { queryClient } = await open(`${PATH}?tab=other`)
  await waitFor(() => expect(box(m.benefits_lunch()).checked).toBe(true))
  delete onTheWay['GET /api/external-reports/benefits']
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(box(m.benefits_recreational()).checked).toBe(true))
})

test('last month is that of the new day on a page that stays open, which keeps its input [DWN-02] [FMT-05]', async () => {
  at('2026-11-30T23:59:00+02:00')
  const { user } = await open()
  await user.click(box(m.downloads_column_wage_type()))
  const wageType = panel().getByRole<HTMLInputElement>('textbox', { name: m.downloads_wage_type() })
  await fill(user, wageType, '3120')
  await panel().findByText(m.downloads_period_days({ from: '01.10.2026', to: '31.10.2026' }))
  at('2026-12-01T00:00:01+02:00')
  await panel().findByText(m.downloads_period_days({ from: '01.11.2026', to: '30.11.2026' }))
  expect(wageType.isConnected && wageType.value).toBe('3120')
})

test('the payroll report has its columns, wage type and format [DWN-02] [DWN-07]', async () => {
  const { user } = await open()
  expect(panel().getByText(m.downloads_period_days({ from: '01.10.2026', to: '31.10.2026' }))).toBeTruthy()
  await user.click(download())
  await waitFor(() => expect(saved).toEqual(['lounasvahennys-2026-10.csv']))
  expect(await sentBody(sentTo('POST', '/api/deduction-reports')[0])).toMatchObject({
    benefit: 'Lunch',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    loadStatuses: ['Fulfilled'],
    wageType: false,
    downloadAs: 'csv',
  })
  await waitFor(() => expect(notices()).toContain(m.downloads_done()))

  await user.click(box(m.downloads_column_wage_type()))
  const wageType = panel().getByRole('textbox', { name: m.downloads_wage_type() })
  await waitFor(() => expect(description(download())).toBe(m.downloads_block_wage_type()))
  await fill(user, wageType, 'x'.repeat(51))
  await isSaid(m.form_error_too_long({ count: 50 }))
  expect(download().getAttribute('aria-disabled')).toBe('true')
  await fill(user, wageType, '334')
  await user.click(radio(m.downloads_period_this_month()))
  await user.click(radio(m.downloads_format_xls()))
  await user.click(download())
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toBe('lounasvahennys-2026-11.xls')
  expect(await sentBody(sentTo('POST', '/api/deduction-reports')[1])).toMatchObject({
    startDate: '2026-11-01',
    endDate: '2026-11-20',
    wageType: '334',
    downloadAs: 'xls',
  })
})

test('each report keeps its columns in the browser, and needs one [DWN-07] [DWN-10]', async () => {
  const { user } = await open()
  await user.click(box(m.downloads_column_cost_center()))
  await user.click(box(m.downloads_column_wage_type()))
  await reloadPortal()
  expect(box(m.downloads_column_cost_center()).checked).toBe(true)
  for (const name of [
    m.downloads_column_first_name(),
    m.downloads_column_last_name(),
    m.downloads_column_employee_number(),
    m.downloads_column_cost_center(),
    m.downloads_column_load_month(),
    m.downloads_column_payroll_deduction(),
    m.downloads_column_wage_type(),
  ]) {
    expect(box(name).checked).toBe(true)
    // oxlint-disable-next-line no-await-in-loop -- clicks run in sequence
    await user.click(box(name))
  }
  await waitFor(() => {
    expect(boxesOf().filter(({ checked }) => checked)).toEqual([])
    expect(description(download())).toBe(m.downloads_block_no_columns())
  })
  // Other reports keep their own choices.
  await user.click(tab(m.downloads_tab_income()))
  await waitFor(() => expect(box(m.downloads_column_first_name()).checked).toBe(true))
})

test('the income register has its own errors for a missing or too early start [DWN-03]', async () => {
  const { user } = await open()
  await user.click(tab(m.downloads_tab_income()))
  await isSelected(m.downloads_tab_income())
  await user.click(radio(m.downloads_period_custom()))
  await user.click(panel().getByRole('button', { name: m.downloads_period_pick() }))
  await screen.findByRole('dialog', { name: m.downloads_range_title() })
  const first = topDialog().getByLabelText<HTMLInputElement>(m.downloads_range_start())
  await fill(user, first, '31.8.2024')
  await fill(user, topDialog().getByLabelText(m.downloads_range_end()), '1.9.2024')
  await user.click(topDialog().getByRole('button', { name: m.downloads_range_save() }))
  await isSaid(m.downloads_start_early_income({ date: '01.09.2024' }))
  await fill(user, first, '')
  await user.tab()
  await isSaid(m.downloads_start_missing_income())
})

test('a custom period is set in a dialog, within the available data, and never ends before it starts [DWN-03] [DWN-05]', async () => {
  const { user } = await open()
  const openDays = async () => {
    await user.click(radio(m.downloads_period_custom()))
    await user.click(panel().getByRole('button', { name: m.downloads_period_pick() }))
    await screen.findByRole('dialog', { name: m.downloads_range_title() })
  }
  const first = () => topDialog().getByLabelText<HTMLInputElement>(m.downloads_range_start())
  const last = () => topDialog().getByLabelText<HTMLInputElement>(m.downloads_range_end())
  const save = () => topDialog().getByRole('button', { name: m.downloads_range_save() })
  await openDays()
  expect(description(save())).toBe(m.downloads_range_both())
  // Notifications never cover a dialog's footer.
  expect(save().closest('[data-slot=dialog-footer]')).not.toBeNull()
  await fill(user, first(), '31.8.2024')
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'))
  await fill(user, last(), '1.9.2024')
  await user.click(save())
  await isSaid(m.downloads_start_early_lunch({ date: '01.09.2024' }))
  await fill(user, first(), '')
  await user.tab()
  await isSaid(m.downloads_start_missing_lunch())
  await fill(user, first(), '10.11.2026')
  await waitFor(() => expect(last().value).toBe('11.11.2026'))
  await fill(user, first(), '20.11.2026')
  await waitFor(() => expect(last().value).toBe('20.11.2026'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(plain(panel().getByRole('status'))).toBe(m.downloads_block_dates()))
  expect(description(download())).toBe(m.downloads_block_dates())

  await user.click(tab(m.downloads_tab_other()))
  await openDays()
  await fill(user, first(), '31.8.2024')
  await fill(user, last(), '21.11.2026')
  await user.click(save())
  await isSaid(m.downloads_start_early_other({ date: '01.09.2024' }))
  await fill(user, first(), '')
  await user.tab()
  await isSaid(m.downloads_start_missing_other())
  await isSaid(m.downloads_end_late({ date: '20.11.2026' }))
  await fill(user, first(), '1.9.2024')
  await fill(user, last(), '20.11.2026')
  await user.click(save())
  await waitFor(() =>
    expect(plain(panel().getByRole('status'))).toBe(m.downloads_period_days({ from: '01.09.2024', to: '20.11.2026' })),
  )
  expect(download().getAttribute('aria-disabled')).toBeNull()
  // Choices in a tab survive switching to another tab.
  await user.click(tab(m.downloads_tab_lunch()))
  await waitFor(() => expect(radio(m.downloads_period_custom()).checked).toBe(true))
})

test('the other report has benefits, groups of columns and personal data named [DWN-04] [DWN-05] [DWN-09]', async () => {
  const { user } = await open(`${PATH}?tab=other`)
  const checked = boxesOf().filter((one) => one.checked)
  expect(checked).toEqual(
    [
      m.benefits_lunch(),
      m.benefits_recreational(),
      m.benefits_transport(),
      m.downloads_column_first_name(),
      m.downloads_column_last_name(),
      m.downloads_column_benefit(),
      m.downloads_column_load_amount(),
    ].map(box),
  )
  expect(panel().getAllByText(m.downloads_personal())).toHaveLength(3)
  expect(panel().getByText(m.downloads_personal_note())).toBeTruthy()
  await user.click(panel().getByRole('switch', { name: m.downloads_include_loads() }))
  await waitFor(() => expect(box(m.downloads_column_load_amount()).matches(':disabled')).toBe(true))
  await user.click(box(m.benefits_recreational()))
  await user.click(download())
  await waitFor(() => expect(saved).toEqual(['raportti-2026-10.csv']))
  expect(await sentBody(sentTo('POST', '/api/external-reports')[0])).toEqual({
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    columns: [
      { id: 'firstName', group: 'employeeData', active: true },
      { id: 'lastName', group: 'employeeData', active: true },
      { id: 'SSN', group: 'employeeData', active: false },
      { id: 'employeeNumber', group: 'employeeData', active: false },
      { id: 'costCenter', group: 'employeeData', active: false },
      { id: 'benefitType', group: 'benefits', active: true },
      { id: 'benefitStart', group: 'benefits', active: false },
      { id: 'loadAmount', group: 'loads', active: true },
      { id: 'loadDate', group: 'loads', active: false },
      { id: 'loadStatus', group: 'loads', active: false },
    ],
    dataScope: { employeeData: true, benefits: true, loads: false },
    benefits: ['Lunch', 'Transport'],
    loadStatuses: ['Fulfilled'],
    downloadAs: 'csv',
  })
  await user.click(panel().getByRole('switch', { name: m.downloads_include_employee_data() }))
  await waitFor(() => {
    expect(description(download())).toBe(m.downloads_block_columns())
    expect(panel().queryByText(m.downloads_personal_note())).toBeNull()
  })
  await user.click(box(m.benefits_lunch()))
  await user.click(box(m.benefits_transport()))
  await waitFor(() => expect(description(download())).toBe(m.downloads_block_benefits()))
})

test('saves a workbook of another kind and media type than requested under its own extension [DWN-06] [CTR-07]', async () => {
  answerAll(async (request, pass) => {
    if (!request.url.endsWith('/api/deduction-reports')) return pass(request)
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="lounas.xlsx"',
    }
    return new Response('PK\u0003\u0004', { headers })
  })
  const { user } = await open()
  await user.click(radio(m.downloads_format_xls()))
  await user.click(download())
  await waitFor(() => expect(saved).toEqual(['lounas.xlsx']))
  // Only rows of text are counted.
  await waitFor(() => expect(notices()).toContain(m.downloads_done_uncounted()))
})

test('a file without rows is said to have headings only [DWN-06] [MON-07]', async () => {
  const { user } = await open(`${PATH}?tab=income-register`)
  await isSelected(m.downloads_tab_income())
  // No commuting benefit was loaded in October.
  await user.click(download())
  await waitFor(() => expect(saved).toEqual(['tulorekisteri-2026-10.csv']))
  await waitFor(() => expect(notices()).toContain(m.downloads_no_rows()))
})

test('a failed download shows an error in the page’s language and saves nothing [DWN-06]', async () => {
  await plan('downloadDeductionReport!:500:internal_error')
  const { user } = await open(`/en${PATH}`)
  await user.click(download())
  const told = await screen.findByRole('region', { name: m.notifications_label() })
  await waitFor(() => expect(plain(told)).toContain(plain(m.downloads_failed({}, { locale: 'en' }))))
  expect(saved).toEqual([])
})

test('benefits that cannot be read show an error with a retry [DWN-06]', async () => {
  expectRouteError(/ApiError: listReportBenefits/)
  await plan('listReportBenefits!:malformed')
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: m.try_again() })
  await waitFor(() => expect(notices()).toContain(m.downloads_benefits_failed()))
  await expectAccessible()
  await user.click(retry)
  await waitFor(() => expect(tabs()).toHaveLength(3))
})
