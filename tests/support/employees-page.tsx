import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { EmployeeValues } from '@/employment/employee-form'
import { ADD_DRAFT } from '@/features/employees/list/employee-row'
import { api, fill, openPortal, plain, sent, storeTyped, topDialog } from './portal-test-bed'
import { rows } from './table-rows'

export { rows }

/** Helpers for the list of employees in tests of the whole portal. */
const findRow = (name: string) => rows().find((row) => plain(row).includes(name))
export function rowOf(name: string): HTMLElement {
  const row = findRow(name)
  if (!row) throw new Error(`there is no row of ${name}`)
  return row
}
export const rowAppears = (name: string) => waitFor(() => rowOf(name))
export const opener = (name: string) => within(within(rowOf(name)).getByRole('rowheader')).getByRole('button')

/** Keeps only these of the 38 employees of c-1 ("Ahola, Liisa"), for tests of one of them: most of a page's time is its rows. */
export const keepEmployees = (names: readonly string[]): Promise<void> =>
  api.database.withDb((db) => {
    for (const { id, lastName, firstName } of db.employees.all('c-1')) {
      if (!names.includes(`${lastName}, ${firstName}`)) db.employees.remove('c-1', id)
    }
  })

export const field = (label: string | RegExp) => topDialog().getByLabelText<HTMLInputElement>(label)
export const radio = (name: string) =>
  topDialog().getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
export const save = (name = 'Tallenna') => topDialog().getByRole('button', { name })
export const inDialog = () => plain(topDialog().element)
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export async function openEmployees(username = 'aino.virtanen', path = '/beneficiaries') {
  const opened = await openPortal(path, username)
  await screen.findByRole('heading', { level: 1, name: /^(Työntekijät|Employees)$/ })
  return opened
}

/** The content of a slide-out or dialog loads after its frame. */
export const slideOutAppears = () =>
  waitFor(() => expect(topDialog().element.querySelector('[data-slot=skeleton]')).toBeNull())

/** Opens the slide-out of an employee in the list. */
export async function openEmployee(user: UserEvent, name: string) {
  await rowAppears(name)
  await user.click(opener(name))
  await slideOutAppears()
}

export async function chooseFromMenu(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Toiminnot: ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  await slideOutAppears()
}

export async function openAdd(user: UserEvent) {
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: m.employees_add() }))
  await screen.findByRole('dialog')
  // The form loads after its frame.
  await waitFor(() => topDialog().getByRole('form'))
}

/** DD.MM.YYYY of the day `offset` days from today in Helsinki. */
export function day(offset: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(Date.now())
  const iso = new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10)
  return iso.split('-').reverse().join('.')
}

const NEW_EMPLOYEE = {
  Etunimi: 'Sanni',
  Sukunimi: 'Rautio',
  Sähköposti: 'sanni.rautio@pyynikinpaahtimo.example',
  Henkilötunnus: '120395-955F',
  Henkilönumero: '9105',
}

/** Fills the form of a new employee. */
export async function fillNew(user: UserEvent, values: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...NEW_EMPLOYEE, ...values })) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a user does
    await fill(user, topDialog().getAllByLabelText(new RegExp(`^${label}`))[0] as HTMLElement, text)
  }
  await user.click(radio(m.employees_type_full_time()))
  await fill(user, field(new RegExp(`^${m.employees_field_start()}`)), day(0))
}

/** Opens the list with the form of a new employee, filled in as by fillNew. */
export async function openAddFilled(values: Partial<EmployeeValues> = {}, username = 'aino.virtanen') {
  const typed: Partial<EmployeeValues> = {
    firstName: NEW_EMPLOYEE.Etunimi,
    lastName: NEW_EMPLOYEE.Sukunimi,
    emailAddress: NEW_EMPLOYEE.Sähköposti,
    personalId: NEW_EMPLOYEE.Henkilötunnus,
    employeeNumber: NEW_EMPLOYEE.Henkilönumero,
    employeeType: 'FullTime',
    employeePercentage: '100',
    startOfBenefit: day(0),
    ...values,
  }
  await storeTyped(ADD_DRAFT, typed, username)
  const opened = await openEmployees(username)
  await opened.user.click(await screen.findByRole('button', { name: m.form_draft_restore() }))
  return opened
}

export const submitAdd = (user: UserEvent) => user.click(save(m.employees_add()))

/** The calls of a method to the employees, by path. */
export const callsOf = (method: string) =>
  sent
    .filter((request) => request.method === method)
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/api/company-beneficiaries'))
