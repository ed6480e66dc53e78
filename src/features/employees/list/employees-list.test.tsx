// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/accessible'
import {
  field,
  openAdd,
  openEmployees,
  opener,
  rowAppears,
  rowOf,
  rows,
} from '../../../../tests/support/employees-page'
import { expectRouteError } from '../../../../tests/support/expected-console'
import { notices, plain, plan, topDialog, usePortal } from '../../../../tests/support/portal-test-bed'

usePortal()

const main = () => within(screen.getByRole('main'))
const rowsAre = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))

test('without a benefit the page leads to the benefits [EMP-01]', async () => {
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
  // One of each contracted benefit, with its state in words.
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

test('pages stand only above twenty rows [EMP-02]', async () => {
  await openEmployees('riikka.salminen')
  await rowsAre(12)
  expect(screen.queryByRole('navigation', { name: /^Sivut/ })).toBeNull()
})

test('an employee past the end of funds is disabled, opens to read and has no edit [EMP-03]', async () => {
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

test('an employee who cannot be read gives a toast [EMP-13]', async () => {
  await plan('readEmployee:500:internal_error')
  const { user } = await openEmployees()
  await rowAppears('Ahola, Liisa')
  await user.click(opener('Ahola, Liisa'))
  await waitFor(() => expect(notices()).toMatch(/vikaan|virhe/i))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list that cannot be read gives a toast and a way on [EMP-13]', async () => {
  expectRouteError(/ApiError: listEmployees/)
  await plan('listEmployees!:500:internal_error')
  const { user } = await openEmployees()
  await waitFor(() => expect(screen.getAllByRole('button', { name: m.employees_notice_close() })).toHaveLength(1))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  await rowsAre(20)
})
