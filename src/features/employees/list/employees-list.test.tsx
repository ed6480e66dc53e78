// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '@/values/dates/clock'
import { addDays, formatDate } from '@/values/dates/plain-date'
import { expectAccessible } from '../../../../tests/support/accessible'
import {
  field,
  keepEmployees,
  openAdd,
  openEmployees,
  opener,
  rowAppears,
  rowOf,
  rows,
  slideOutAppears,
} from '../../../../tests/support/employees-page'
import { expectRouteError } from '../../../../tests/support/expected-console'
import { fill, notices, plain, plan, sentTo, topDialog, usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const THREE = ['Ahola, Liisa', 'Alanen, Pasi', 'Haapala, Outi']
const main = () => within(screen.getByRole('main'))
const rowsAre = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))

test('without a benefit the page links to the benefits [EMP-01]', async () => {
  const { user } = await openEmployees('niko.rautio')
  await screen.findByRole('heading', { name: m.employees_no_benefit_title() })
  await expectAccessible()
  await user.click(main().getByRole('link', { name: m.employees_no_benefit_action() }))
  await waitFor(() => expect(location.pathname).toBe('/manage-benefits'))
})

test('without employees the page offers to add one [EMP-01]', async () => {
  const { user } = await openEmployees('vaino.koskela')
  await screen.findByRole('heading', { name: m.employees_none_title() })
  await expectAccessible()
  await openAdd(user)
  await waitFor(() => expect(document.activeElement).toBe(field(/^Etunimi/)))
})

test('the list has new employees first, tags, benefits in words and twenty rows a page [EMP-02] [FMT-11]', async () => {
  const { user } = await openEmployees()
  await rowsAre(20)
  const isNew = rows().map((row) => plain(row).includes('Uusi'))
  expect(isNew.indexOf(false)).toBe(3)
  expect(isNew.lastIndexOf(true)).toBe(2)
  const old = rows()
    .slice(3)
    .map((row) => plain(row.querySelector('th button > span:first-child')))
  expect(old).toEqual(old.toSorted(new Intl.Collator('fi', { sensitivity: 'accent' }).compare))
  expect(old[0]).toContain(',')
  expect(plain(screen.getByRole('main'))).toContain('1–20 / 38')
  // An icon for each contracted benefit, with its state as text.
  expect(within(rowOf('Ahola, Liisa')).getAllByRole('listitem').map(plain)).toEqual([
    m.benefits_lunch(),
    m.benefits_recreational(),
    'Työmatkaetu: ei käytössä',
    'Hierontaetu: ei käytössä',
  ])
  await user.click(screen.getByRole('button', { name: m.table_next() }))
  await waitFor(() => expect(location.search).toMatch(/page=2/))
  await rowsAre(18)
  expect(rows().some((row) => plain(row).includes('Poistuu'))).toBe(true)
})

test('pages appear only above twenty rows [EMP-02]', async () => {
  await openEmployees('riikka.salminen')
  await rowsAre(12)
  expect(screen.queryByRole('navigation', { name: /^Sivut/ })).toBeNull()
})

test('an employee past the end of funds is disabled and opens read-only [EMP-03]', async () => {
  const { user } = await openEmployees('aino.virtanen', '/beneficiaries?state=funds-ended')
  await waitFor(() => expect(plain(rows()[0] ?? null)).toContain(m.employees_row_out_of_use()))
  const row = within(rows()[0] as HTMLElement)
  expect(plain(row.getAllByRole('listitem')[0] ?? null)).toContain('varojen käyttöaika päättynyt')
  await user.click(row.getByRole('button', { name: /^Toiminnot/ }))
  const read = await screen.findByRole('menuitem', { name: m.employees_row_show() })
  expect(screen.queryByRole('menuitem', { name: m.employees_row_edit() })).toBeNull()
  expect(
    screen.getByRole('menuitem', { name: new RegExp(`^${m.employees_row_end()}`) }).getAttribute('aria-disabled'),
  ).toBe('true')
  await user.click(read)
  await screen.findByRole('dialog')
  await waitFor(() => expect(plain(topDialog().element)).toContain('Varojen käyttöaika päättyi'))
  expect(topDialog().queryByRole('textbox')).toBeNull()
  expect(topDialog().queryByRole('button', { name: m.employees_save() })).toBeNull()
})

test('an employee who cannot be read shows a toast [EMP-13]', async () => {
  await keepEmployees(THREE)
  await plan('readEmployee:500:internal_error')
  const { user } = await openEmployees()
  await rowAppears('Ahola, Liisa')
  await user.click(opener('Ahola, Liisa'))
  await waitFor(() => expect(notices()).toMatch(/vikaan|virhe/i))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list that cannot be read shows a toast and a retry [EMP-13]', async () => {
  expectRouteError(/ApiError: listEmployees/)
  await plan('listEmployees!:500:internal_error')
  const { user } = await openEmployees()
  await waitFor(() => expect(screen.getAllByRole('button', { name: m.employees_notice_close() })).toHaveLength(1))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await rowsAre(20)
})

/** Opens the list with the question for these employees. @returns it, and the day in 30 days */
async function askToEnd(names: readonly string[], count: string) {
  await keepEmployees(THREE)
  const { user } = await openEmployees()
  await rowAppears('Ahola, Liisa')
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await user.click(screen.getByRole('checkbox', { name: m.table_select_row({ row: name }) }))
  }
  const bar = within(await screen.findByRole('region', { name: m.table_selection() }))
  await user.click(bar.getByRole('button', { name: m.employees_end_submit() }))
  await slideOutAppears()
  const dialog = within(screen.getByRole('dialog', { name: m.employees_end_many_title({ count }) }))
  const line = async (name: string) => plain((await dialog.findByText(name)).closest('li'))
  const dayField = () => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${m.employees_field_end()}`))
  const end = () => dialog.getByRole('button', { name: m.employees_end_submit() })
  return { user, dialog, line, dayField, end, day: formatDate(addDays(today(), 30)) }
}

test('benefits of the selected end on one day, row by row; who has ended already is left out and not counted [EMP-17] [BLK-02] [BLK-03]', async () => {
  await plan('updateEmployee!:400:validation_failed')
  const { user, dialog, line, dayField, end, day } = await askToEnd(THREE, '2')
  expect(await line('Haapala, Outi')).toContain(m.employees_row_end_not_now())
  expect(end().getAttribute('aria-disabled')).toBe('true')
  // Notifications never cover a dialog's footer.
  expect(end().closest('[data-slot=dialog-footer]')).not.toBeNull()
  await fill(user, dayField(), day)
  await expectAccessible(topDialog().element)
  await user.click(end())
  await dialog.findByText(m.bulk_done({ done: '1', total: '2' }))
  expect(dialog.queryByText(m.bulk_running())).toBeNull()
  const endsOn = async (date: string) =>
    [await line('Ahola, Liisa'), await line('Alanen, Pasi')].filter((text) =>
      text.endsWith(m.employees_end_outcome({ date })),
    )
  expect(await endsOn(day)).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: m.try_again() }))
  // The same day can be tried again, and another day can be chosen.
  await waitFor(() => expect(document.activeElement).toBe(dayField()))
  expect(plain(topDialog().element)).toContain(m.employees_end_many_title({ count: '1' }))
  expect(dayField().value).toBe(day)
  expect(end().getAttribute('aria-disabled')).toBeNull()
  await expectAccessible(topDialog().element)
  const other = formatDate(addDays(today(), 31))
  await fill(user, dayField(), other)
  await user.click(end())
  await dialog.findByText(m.bulk_done({ done: '2', total: '2' }))
  expect([await endsOn(day), await endsOn(other)].map(({ length }) => length)).toEqual([1, 1])
  // Two commands and one more for the one that failed; nothing for who has ended.
  expect(sentTo('PUT', '/api/company-beneficiaries')).toHaveLength(3)
})

test.each(['500:internal_error', 'html'])(
  'after a failure of the service (%s) the same day can be sent again, for those who are left alone [EMP-17] [BLK-02]',
  async (fault) => {
    await plan(`updateEmployee!:${fault}`)
    const { user, dialog, dayField, end, day } = await askToEnd(['Ahola, Liisa', 'Alanen, Pasi'], '2')
    await fill(user, dayField(), day)
    await user.click(end())
    await dialog.findByText(m.bulk_done({ done: '1', total: '2' }))
    await user.click(dialog.getByRole('button', { name: m.try_again() }))
    await waitFor(() => expect(document.activeElement).toBe(dayField()))
    await user.click(end())
    await dialog.findByText(m.bulk_done({ done: '2', total: '2' }))
    expect(sentTo('PUT', '/api/company-beneficiaries')).toHaveLength(3)
  },
)
