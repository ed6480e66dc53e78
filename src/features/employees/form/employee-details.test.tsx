// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { endSession } from '@/session/session-store'
import type { EmployeeRow } from '../../../../mocks/database/rows/benefits.ts'
import {
  callsOf,
  chooseFromMenu,
  day,
  field,
  inDialog,
  keepEmployees,
  noDialog,
  openEmployee,
  openEmployees,
  radio,
  rowAppears,
  rowOf,
  rows,
  save,
} from '../../../../tests/support/employees-page'
import { logInAs } from '../../../../tests/support/login-pages'
import {
  api,
  at,
  beginAnew,
  fill,
  notices,
  plain,
  plan,
  storeTyped,
  topDialog,
  usePortal,
} from '../../../../tests/support/portal-test-bed'

usePortal()
beforeEach(() => keepEmployees([LIISA, 'Koskinen, Helmi', 'Uusitalo, Matti']))

const LIISA = 'Ahola, Liisa'
const END = new RegExp(`^${m.employees_field_end()}`)
const percentage = () => field(m.employees_field_percentage())
const lunchDays = () => field(/^Lounaspäivät/)
/** Changes the saved employee, as another user does. */
const saveLiisa = (changed: Partial<EmployeeRow>) =>
  api.database.withDb((db) => {
    const [liisa] = db.employees.all('c-1').filter(({ lastName, firstName }) => `${lastName}, ${firstName}` === LIISA)
    if (liisa) db.employees.put('c-1', { ...liisa, ...changed })
  })

test('between end of benefit and end of funds the details are read-only [EMP-08]', async () => {
  const { user } = await openEmployees('aino.virtanen', '/beneficiaries?state=ended')
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  await user.click(within(within(rows()[0] as HTMLElement).getByRole('rowheader')).getByRole('button'))
  await waitFor(() => expect(inDialog()).toContain('Ladatut varat ovat käytettävissä'))
  expect(topDialog().queryByRole('textbox')).toBeNull()
  await user.click(topDialog().getByRole('tab', { name: m.employees_tab_benefits() }))
  await waitFor(() => expect(inDialog()).toContain('Enintään 13,00 €'))
})

test('edits an employee: the personal id is fixed, the change is saved and listed [EMP-03] [EMP-12] [EMP-16]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  expect(field(/^Henkilötunnus/).readOnly).toBe(true)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await fill(user, field(m.employees_field_last_name()), 'Aakkola')
  await user.click(save())
  await waitFor(() => expect(notices()).toContain('Liisa Aakkola'))
  await rowAppears('Aakkola, Liisa')
})

test('the employment type sets the percentage: full time is 100, others enter it, on hold keeps it [EMP-05] [EMP-06] [EMP-09]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  expect(percentage().value).toBe('40')
  await user.click(radio(m.employees_type_on_hold()))
  await waitFor(() => {
    expect(percentage().value).toBe('40')
    expect(percentage().readOnly).toBe(true)
    expect(lunchDays().readOnly).toBe(true)
    expect(inDialog()).toContain(m.employees_type_on_hold_hint())
  })
  await user.click(radio(m.employees_type_full_time()))
  await waitFor(() => expect(percentage().value).toBe('100'))
  await user.click(radio(m.employees_type_part_time()))
  await waitFor(() => expect(percentage().value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(percentage()))
  // The limit of the employment type and the general limit have the same error text.
  for (const tooMuch of ['100', '101']) {
    await fill(user, percentage(), tooMuch)
    await user.click(field(m.employees_field_first_name()))
    await waitFor(() => {
      expect(percentage().getAttribute('aria-invalid')).toBe('true')
      expect(inDialog()).toContain('osa-aikaisella enintään 99')
    })
  }
  await fill(user, percentage(), '37,5')
  await fill(user, lunchDays(), '24')
  await user.click(field(m.employees_field_first_name()))
  await waitFor(() => expect(lunchDays().getAttribute('aria-invalid')).toBe('true'))
  await fill(user, lunchDays(), '23')
  await user.click(save())
  await noDialog()
  await openEmployee(user, LIISA)
  await waitFor(() => expect(percentage().value).toBe('37,5'))
})

test('ending benefits today sets Dropped; clearing the date clears type and lunch days [EMP-07]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await fill(user, field(END), day(0))
  await topDialog().findByText(m.employees_type_dropped())
  expect(topDialog().queryByRole('radio')).toBeNull()
  // The form shows the same hint as the dialog that ends benefits.
  expect(inDialog()).toContain(plain(m.employees_end_hint({ date: day(30) })))
  // A future date instead brings the type back.
  field(END).select()
  await user.paste(day(20))
  await waitFor(() => expect(radio(m.employees_type_part_time()).checked).toBe(true))
  expect(percentage().value).toBe('40')
  await fill(user, field(END), '')
  await waitFor(() =>
    expect(topDialog().queryByRole('radio', { name: m.employees_type_part_time(), checked: false })).not.toBeNull(),
  )
  // Without a date before it, an incomplete date that is deleted clears nothing.
  await user.click(radio(m.employees_type_part_time()))
  await waitFor(() => expect(document.activeElement).toBe(percentage()))
  await fill(user, percentage(), '60')
  await fill(user, field(END), '1')
  await fill(user, field(END), '')
  await waitFor(() => expect(radio(m.employees_type_part_time()).checked).toBe(true))
  expect(percentage().value).toBe('60')
  expect(lunchDays().value).toBe('')
  await fill(user, field(END), day(-1))
  await user.click(save())
  await waitFor(() => expect(inDialog()).toContain(m.employees_error_end_past()))
})

test('a restored edit that cleared the end date keeps its type, percentage and lunch days [EMP-07] [SES-16]', async () => {
  await saveLiisa({ endOfBenefit: day(20).split('.').toReversed().join('-') })
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await fill(user, field(END), '')
  await user.click(radio(m.employees_type_temporary()))
  await waitFor(() => expect(document.activeElement).toBe(percentage()))
  await fill(user, percentage(), '60')
  await fill(user, lunchDays(), '12')
  act(() => endSession('expired'))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await logInAs(user, 'aino.virtanen')
  await openEmployee(user, LIISA)
  await user.click(await topDialog().findByRole('button', { name: m.form_draft_restore() }))
  await waitFor(() => expect(inDialog()).toContain(m.form_draft_restored()))
  expect(radio(m.employees_type_temporary()).checked).toBe(true)
  expect([percentage().value, lunchDays().value, field(END).value]).toEqual(['60', '12', ''])
})

test('another type than one that another user has saved meanwhile sets its percentage [EMP-05]', async () => {
  await saveLiisa({ employeeType: 'FullTime', employeePercentage: 100 })
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await fill(user, field(m.employees_field_last_name()), 'Aakkola')
  await saveLiisa({ employeeType: 'PartTime', employeePercentage: 60 })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: m.form_meanwhile_back() }))
  await waitFor(() => expect(percentage().value).toBe('60'))
  await user.click(radio(m.employees_type_full_time()))
  await waitFor(() => expect(percentage().value).toBe('100'))
})

test('an edit that ends the benefits today must be confirmed as final [EMP-08]', async () => {
  const { user } = await openEmployees()
  // A future date can still be changed, so it needs no confirmation.
  await openEmployee(user, LIISA)
  await waitFor(() => field(END))
  await fill(user, field(END), day(20))
  await user.click(save())
  await noDialog()
  await openEmployee(user, LIISA)
  await waitFor(() => expect(field(END).value).toBe(day(20)))
  await fill(user, field(END), day(0))
  await topDialog().findByText(m.employees_type_dropped())
  await user.click(save())
  await waitFor(() => expect(inDialog()).toContain(plain(m.employees_end_final())))
  expect(inDialog()).toContain(plain(m.employees_end_explained({ days: 30 })))
  expect(inDialog()).toContain(day(30))
  await user.click(save(m.employees_cancel()))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(field(END).value).toBe(day(0))
  expect(callsOf('PUT')).toHaveLength(1)
  await user.click(save())
  await user.click(await waitFor(() => save(m.employees_end_submit())))
  await noDialog()
  expect(callsOf('PUT')).toHaveLength(2)
})

test('after a lost reply the edited row is refetched [EMP-16]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await waitFor(() => field(m.employees_field_email()))
  await plan('updateEmployee!:drop')
  await fill(user, field(m.employees_field_email()), 'uusi.ahola@pyynikinpaahtimo.example')
  await user.click(save())
  await noDialog()
  await waitFor(() => expect(plain(rowOf(LIISA))).toContain('uusi.ahola@pyynikinpaahtimo.example'))
})

test('after a lost reply the row of the ended benefit is refetched [EMP-16]', async () => {
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await waitFor(() => field(m.employees_field_end()))
  await plan('updateEmployee!:fail-after')
  await fill(user, field(m.employees_field_end()), day(0))
  await user.click(save(m.employees_row_end()))
  await noDialog()
  await waitFor(() => expect(plain(rowOf(LIISA))).toContain(m.employees_tag_remove()))
  await user.click(await screen.findByRole('button', { name: `Toiminnot: ${LIISA}` }))
  await screen.findByRole('menuitem', { name: m.employees_row_show() })
  expect(screen.queryByRole('menuitem', { name: m.employees_row_end() })).toBeNull()
})

test('an invalid reply to an update is looked up, and unknown if nothing is saved [EMP-16]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await waitFor(() => field(m.employees_field_last_name()))
  await plan('updateEmployee!:wrong-shape')
  await fill(user, field(m.employees_field_last_name()), 'Aakkola')
  await user.click(save())
  await waitFor(() => expect(inDialog()).toContain(m.form_unknown_repeatable()))
  expect(notices()).not.toContain('Aakkola')
})

test('a rejected end date shows no end of funds [EMP-08]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await waitFor(() => field(END))
  await fill(user, field(END), day(3))
  await waitFor(() => expect(inDialog()).toContain(plain(m.employees_end_hint({ date: day(33) }))))
  await fill(user, field(END), day(-3))
  await waitFor(() => expect(inDialog()).not.toContain(plain(m.employees_end_hint({ date: day(27) }))))
})

test('the row menu ends a benefit and shows the consequences [EMP-08] [EMP-17]', async () => {
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await waitFor(() => expect(inDialog()).toContain('30 päivää aikaa käyttää ladatut varat'))
  await fill(user, field(m.employees_field_end()), day(10))
  await waitFor(() => expect(inDialog()).toContain(`Ladatut varat ovat käytettävissä ${day(40)} asti.`))
  await user.click(save(m.employees_row_end()))
  await waitFor(() => expect(notices()).toContain(m.employees_ended({ name: 'Liisa Ahola', date: day(10) })))
  await noDialog()
  await waitFor(() => expect(plain(rowOf(LIISA))).toContain(m.employees_tag_remove()))
  expect(plain(rowOf(LIISA))).toContain(m.employees_state_ends_on({ date: day(10) }))
})

test('an edit whose end of benefit has become today must be confirmed, before anything is sent [EMP-08]', async () => {
  at('2026-11-20T23:59:00+02:00')
  await beginAnew()
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await fill(user, field(END), '21.11.2026')
  at('2026-11-21T00:01:00+02:00')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await user.click(save())
  await waitFor(() => expect(inDialog()).toContain(m.employees_end_final()))
  expect(callsOf('PUT')).toEqual([])
  await user.click(save(m.employees_end_submit()))
  await noDialog()
  expect(callsOf('PUT')).toHaveLength(1)
})

test('the end of a benefit that is saved already is not offered again as typed input [EMP-17] [SES-14]', async () => {
  const last = day(20)
  await saveLiisa({ endOfBenefit: last.split('.').toReversed().join('-') })
  const personId = await api.database.withDb(
    (db) => db.employees.all('c-1').find(({ lastName, firstName }) => `${lastName}, ${firstName}` === LIISA)?.id,
  )
  await storeTyped(`end-${personId}`, { endOfBenefit: last }, 'aino.virtanen')
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await waitFor(() => expect(field(END).value).toBe(last))
  expect(inDialog()).not.toContain(m.form_draft_title())
})

test('a benefit whose last day has begun since the date was typed ends on that day [EMP-17] [EMP-07]', async () => {
  at('2026-11-20T23:59:00+02:00')
  await beginAnew()
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await fill(user, field(m.employees_field_end()), '21.11.2026')
  at('2026-11-21T00:01:00+02:00')
  await user.click(save(m.employees_row_end()))
  await waitFor(() => expect(notices()).toContain(m.employees_ended({ name: 'Liisa Ahola', date: '21.11.2026' })))
})

test('a benefit cannot end while loads are pending [EMP-18] [EMP-08]', async () => {
  await plan('readEmployee:example:200:part_time_ending_load_pending')
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await waitFor(() => expect(inDialog()).toContain('Työntekijälle on ajastettu lataus 15.04.2026'))
  // Notifications never cover a dialog's footer.
  expect(save(m.employees_end_submit()).closest('[data-slot=dialog-footer]')).not.toBeNull()
  await fill(user, field(m.employees_field_end()), day(5))
  await waitFor(() => expect(save(m.employees_row_end()).getAttribute('aria-disabled')).toBe('true'))
  await user.click(save(m.employees_row_end()))
  await waitFor(() => expect(plain(document.body)).toContain('Edut voi päättää, kun lataus on valmis.'))
})

test('does not offer leave to an employee with a scheduled load, and says that loads may be scheduled [EMP-06]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, 'Koskinen, Helmi')
  await waitFor(() => expect(inDialog()).toContain('Työntekijän lataus on kesken tai ajastettu.'))
  expect(radio(m.employees_type_on_hold()).disabled).toBe(true)
})

test('a failed termination says so in the dialog [EMP-13]', async () => {
  await plan('updateEmployee!:403:access_denied')
  const { user } = await openEmployees()
  await chooseFromMenu(user, LIISA, m.employees_row_end())
  await waitFor(() => field(m.employees_field_end()))
  await fill(user, field(m.employees_field_end()), day(10))
  await user.click(save(m.employees_row_end()))
  await waitFor(() => expect(inDialog()).toContain(m.employees_end_failed()))
  expect(field(m.employees_field_end()).value).toBe(day(10))
  // After a 500 the outcome is unknown, and the page says only that.
  await plan('updateEmployee!:500:internal_error')
  await user.click(save(m.employees_row_end()))
  await waitFor(() => expect(inDialog()).toContain(m.employees_end_unknown()))
  expect(inDialog()).not.toContain(m.employees_end_failed())
  expect(field(m.employees_field_end()).value).toBe(day(10))
})

test('the benefits tab shows held benefits and assigns selected ones [EMP-14]', async () => {
  const { user } = await openEmployees()
  await openEmployee(user, LIISA)
  await user.click(topDialog().getByRole('tab', { name: m.employees_tab_benefits() }))
  await waitFor(() =>
    expect(topDialog().getByRole('checkbox', { name: m.benefits_lunch(), checked: true })).toBeTruthy(),
  )
  await user.click(topDialog().getByRole('checkbox', { name: m.benefits_transport(), checked: false }))
  await user.click(save())
  await noDialog()
  await waitFor(() =>
    expect(plain(within(rowOf(LIISA)).getAllByRole('listitem')[2] ?? null)).toBe(m.benefits_transport()),
  )
})
