// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { typeName } from '@/employment/employment-rules'
import { readWorkbook } from '@/employment/import/read-workbook'
import { bytesOf } from '../../../tests/support/file-bytes'
import {
  api,
  fill,
  onTheWay,
  openPortal,
  plain,
  refused,
  saved,
  savedFiles,
  usePortal,
} from '../../../tests/support/portal-test-bed'
import './tools'
import './views'
import './write-workbook'

usePortal()

type User = Awaited<ReturnType<typeof openPortal>>['user']

/** jsdom fires no toggle event when a popover opens. */
async function openPanel(user: User, name: string) {
  const button = await screen.findByRole('button', { name })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
  panel.removeAttribute('popover')
  const opening = new Event('toggle')
  Object.assign(opening, { newState: 'open' })
  fireEvent(panel, opening)
  await waitFor(() => expect(panel.querySelector('button, input')).toBeTruthy())
  return { panel, ...within(panel) }
}

/** Chooses from the export menu. */
async function exportAs(user: User, item: string) {
  await user.click(await screen.findByRole('button', { name: m.table_export() }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const savedFile = async () => {
  await waitFor(() => expect(saved).toHaveLength(1))
  const [name = ''] = saved
  const [file = new Blob()] = savedFiles
  return { name, bytes: await bytesOf(file) }
}
const savedCsv = async () => {
  const { name, bytes } = await savedFile()
  return {
    name,
    lines: new TextDecoder()
      .decode(bytes)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';')),
  }
}
const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(within(row).getByRole('rowheader')))
const found = async (count: number) => {
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(`/ ${count}`))
}

test('a file has every row that passes the filters, in the order and columns of the table [EXP-01] [EXP-04]', async () => {
  const { user } = await openPortal('/beneficiaries?sort=-name&type=FullTime', 'aino.virtanen')
  await screen.findByRole('button', { name: m.table_export() })
  const first = shownRows()
  const panel = await openPanel(user, m.table_columns())
  await user.click(panel.getByRole('checkbox', { name: m.employees_field_email() }))
  await user.click(panel.getByRole('checkbox', { name: m.employees_field_number() }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('columns')).toBe('-email,number'))
  expect(screen.queryByRole('columnheader', { name: m.employees_field_email() })).toBeNull()
  await exportAs(user, m.table_save_csv())
  const { name, lines } = await savedCsv()
  expect(name).toMatch(new RegExp(`^${m.employees_title()} \\d{4}-\\d\\d-\\d\\d ${typeName('FullTime')}\\.csv$`))
  expect(lines[0]?.map((cell) => cell.replace('\ufeff', ''))).toEqual([
    m.employees_column_employee(),
    m.employees_column_benefits(),
    m.employees_field_number(),
    m.employees_column_state(),
  ])
  const [, total = ''] = /\/ (\d+)/.exec(plain(screen.getByRole('main'))) ?? []
  expect(lines.length - 1).toBe(Number(total))
  expect(lines.length - 1).toBeGreaterThan(first.length)
  // The file contains the same names as the screen, as plain text.
  for (const [at, shown] of first.entries()) expect(shown).toContain(lines[at + 1]?.[0])
  await screen.findByText(m.table_saved())
})

test('exports only the selected rows, from every page [EXP-01] [BLK-01]', async () => {
  const { user } = await openPortal('/beneficiaries', 'aino.virtanen')
  const tick = async (name: string) =>
    user.click(await screen.findByRole('checkbox', { name: m.table_select_row({ row: name }) }))
  await tick('Ahola, Liisa')
  await user.click(screen.getByRole('button', { name: m.table_next() }))
  const last = (await screen.findAllByRole('rowheader')).at(-1)
  await tick(plain(last?.querySelector('span span') ?? null))
  const selected = await screen.findByRole('region', { name: m.table_selection() })
  expect(plain(selected)).toContain(m.table_selection_count({ count: '2' }))
  await user.click(await screen.findByRole('button', { name: m.table_export_selected({ count: '2' }) }))
  await user.click(await screen.findByRole('menuitem', { name: m.table_save_csv() }))
  const { lines } = await savedCsv()
  expect(lines).toHaveLength(3)
  expect(lines[1]?.[0]).toBe('Ahola, Liisa')
  await user.click(within(selected).getByRole('button', { name: m.table_selection_clear() }))
  await screen.findByRole('button', { name: m.table_export() })
  await waitFor(() => expect(screen.queryByRole('region', { name: m.table_selection() })).toBeNull())
})

test('a file has only the rows that the search finds, and no file name has the search text [EXP-01]', async () => {
  const { user } = await openPortal('/beneficiaries?search=Alanen', 'aino.virtanen')
  await exportAs(user, m.table_save_xlsx())
  const { name, bytes } = await savedFile()
  expect(name).not.toContain('Alanen')
  const names = (readWorkbook(bytes)[0]?.read().rows ?? []).slice(1).map(([cell]) => cell)
  expect(names.length).toBeGreaterThan(1)
  expect(names.every((cell) => cell?.startsWith('Alanen,'))).toBe(true)
})

test('a file has all server pages to the cent, and is not saved if a page cannot be read [EXP-01] [EXP-02]', async () => {
  onTheWay['POST /api/company-accounts/transactions'] = async (request, pass) =>
    new URL(request.url).searchParams.get('page') === '1' ? pass() : refused(500, 'internal_error')(request, pass)
  const { user } = await openPortal('/reports', 'aino.virtanen')
  await exportAs(user, m.table_save_xlsx())
  await screen.findByText(m.table_save_failed())
  expect(saved).toEqual([])
  delete onTheWay['POST /api/company-accounts/transactions']
  await exportAs(user, m.table_save_xlsx())
  const rows = readWorkbook((await savedFile()).bytes)[0]?.read().rows ?? []
  // The expected rows come from the fake API's ledger, not from the code under test.
  const ledger = await api.database.withDb((db) => db.transactions.all('c-1').map(({ balanceChange }) => balanceChange))
  const amounts = rows.slice(1).map((cells) => Math.round(Number(cells[2]) * 100))
  expect(amounts.length).toBeGreaterThan(20)
  expect(amounts.toSorted((one, other) => one - other)).toEqual(ledger.toSorted((one, other) => one - other))
})

test('the menu prints every row, then the page is as it was [EXP-03]', async () => {
  const { user } = await openPortal('/beneficiaries', 'aino.virtanen')
  let printed = 0
  let said = ''
  vi.stubGlobal('print', () => {
    // The page does not respond while the browser renders, so the busy notice must be shown before.
    said = plain(screen.getByRole('button', { name: m.table_print_pending() }))
    window.dispatchEvent(new Event('beforeprint'))
    printed = shownRows().length
    window.dispatchEvent(new Event('afterprint'))
  })
  await exportAs(user, m.table_print())
  await waitFor(() => expect(printed).toBe(38))
  expect(said).toBe(m.table_print_pending())
  expect(shownRows()).toHaveLength(20)
})

test('a view is saved under a name, opened by its link, renamed and deleted [EXP-05]', async () => {
  const { user, router } = await openPortal('/beneficiaries?sort=-name&state=active&page=2', 'aino.virtanen')
  let panel = await openPanel(user, m.table_views())
  await user.click(await panel.findByRole('button', { name: m.table_view_save() }))
  expect(await panel.findByText(m.form_error_required())).toBeTruthy()
  const name = () => panel.getByLabelText<HTMLInputElement>(m.table_view_name())
  expect(document.activeElement).toBe(name())
  await fill(user, panel.getByLabelText(m.table_view_name()), '131052-308T')
  await user.click(panel.getByRole('button', { name: m.table_view_save() }))
  expect(await panel.findByText(m.table_view_personal_id())).toBeTruthy()
  await user.clear(panel.getByLabelText(m.table_view_name()))
  await fill(user, panel.getByLabelText(m.table_view_name()), 'Aktiiviset')
  await user.click(panel.getByRole('button', { name: m.table_view_save() }))
  const chip = (name = 'Aktiiviset') => screen.findByRole('link', { name })
  expect((await chip()).getAttribute('href')).toBe('/beneficiaries?sort=-name&state=active&columns=')
  expect((await chip()).getAttribute('aria-current')).toBe('true')
  expect(plain(panel.getByRole('region', { name: m.table_views() }))).toContain(
    m.table_view_kept({ name: 'Aktiiviset' }),
  )
  await fill(user, name(), 'aktiiviset')
  await user.click(panel.getByRole('button', { name: m.table_view_save() }))
  expect(await panel.findByText(m.table_view_taken())).toBeTruthy()
  expect(panel.queryByText(m.table_view_kept({ name: 'Aktiiviset' }))).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('131052')

  await act(() => router.navigate({ to: '/beneficiaries' }))
  await user.click(await chip())
  await waitFor(() => expect(location.search).toBe('?sort=-name&state=active&columns='))
  expect(screen.getByRole('columnheader', { name: m.employees_column_employee() }).ariaSort).toBe('descending')
  panel = await openPanel(user, m.table_views())
  await user.click(panel.getByRole('button', { name: m.table_view_rename({ name: 'Aktiiviset' }) }))
  await waitFor(() => expect(document.activeElement).toBe(name()))
  await user.type(name(), ' nyt')
  await user.click(panel.getByRole('button', { name: m.table_view_rename_submit() }))
  await chip('Aktiiviset nyt')
  await user.click(panel.getByRole('button', { name: m.table_view_delete({ name: 'Aktiiviset nyt' }) }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Aktiiviset nyt' })).toBeNull())
  expect(localStorage.getItem('portal.table-views')).not.toContain('nyt')
})

test('a view that the browser refuses to store lasts until a reload, and the page says so [EXP-05]', async () => {
  const { user } = await openPortal('/beneficiaries?state=active', 'aino.virtanen')
  const panel = await openPanel(user, m.table_views())
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await fill(user, panel.getByLabelText(m.table_view_name()), 'Aktiiviset')
  await user.click(panel.getByRole('button', { name: m.table_view_save() }))
  expect(await panel.findByText(m.table_view_not_kept())).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aktiiviset' })).toBeTruthy()
  await user.click(panel.getByRole('button', { name: m.table_view_delete({ name: 'Aktiiviset' }) }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Aktiiviset' })).toBeNull())
})

test('the full URL of the current view can be copied, columns included [EXP-05]', async () => {
  localStorage.setItem('table-columns-employees', '["costCenter"]')
  const { user } = await openPortal('/beneficiaries?state=active', 'aino.virtanen')
  const panel = await openPanel(user, m.table_views())
  await user.click(panel.getByRole('button', { name: m.table_view_copy() }))
  await panel.findByText(m.table_view_copied())
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/beneficiaries?state=active&columns=costCenter`)
})

test('a personal identity code can be searched, but does not get into the URL [EXP-05]', async () => {
  const { user, router } = await openPortal('/beneficiaries', 'aino.virtanen')
  await found(38)
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: m.employees_search_label() })
  await fill(user, search, 'Ahola')
  await waitFor(() => expect(location.search).toContain('Ahola'))
  // In one go, so that only the code follows in the address.
  fireEvent.change(search, { target: { value: '131052-308T' } })
  await screen.findByText(m.table_empty_search())
  await waitFor(() => expect(location.search).not.toContain('Ahola'))
  expect(location.search).toBe('')
  // The page has followed the address.
  await waitFor(() => expect(router.state.resolvedLocation?.searchStr).toBe(''))
  expect(search.value).toBe('131052-308T')
  await waitFor(() => expect(screen.getByText(m.table_empty_search())).toBeTruthy())
  await fill(user, search, 'Alanen')
  await waitFor(() => expect(location.search).toContain('Alanen'))
})
