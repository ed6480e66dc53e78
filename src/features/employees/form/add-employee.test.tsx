// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pause } from '@/browser/pause'
import { endSession } from '@/session/session-store'
import { PASSWORD } from '../../../../mocks/control/scenarios.ts'
import {
  callsOf,
  field,
  fillNew,
  inDialog,
  keepEmployees,
  noDialog,
  openAdd,
  openAddFilled,
  openEmployee,
  openEmployees,
  radio,
  rowAppears,
  rowOf,
  save,
  submitAdd,
} from '../../../../tests/support/employees-page'
import { settle } from '../../../../tests/support/mount-in-test'
import {
  fill,
  goTo,
  letRepliesDepart,
  notices,
  onTheWay,
  plain,
  plan,
  sentTo,
  topDialog,
  usePortal,
} from '../../../../tests/support/portal-test-bed'
import { hasDeposited } from '../has-deposited'

usePortal()
beforeEach(() => keepEmployees(['Mäkelä, Eero', 'Ahola, Liisa', 'Laaksonen, Tanja']))

const CREATE = '/api/company-beneficiaries'
const TRANSACTIONS = '/api/company-accounts/transactions'
const CHECK = '/api/company-beneficiaries/check-SSN'
/** The form is empty, and the focus has moved to its first field: what is typed earlier would end there. */
async function nextBegins() {
  await waitFor(() => expect(field(m.employees_field_first_name()).value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(field(m.employees_field_first_name())))
}
const isInvalid = (label: string | RegExp) => field(label).getAttribute('aria-invalid') === 'true'

test('adds an employee after checking the personal identity code, and refetches the list [EMP-11] [EMP-15]', async () => {
  const { user } = await openEmployees()
  await openAdd(user)
  await fillNew(user, { Puhelinnumero: '040 765 4321', Kustannuspaikka: '4100' })
  await user.click(topDialog().getByRole('tab', { name: m.employees_tab_benefits() }))
  // Most of the company's employees have it.
  await waitFor(() =>
    expect(topDialog().getByRole('checkbox', { name: m.benefits_lunch(), checked: true })).toBeTruthy(),
  )
  await submitAdd(user)
  await waitFor(() => expect(notices()).toContain('Sanni Rautio on lisätty työntekijäksi.'))
  await noDialog()
  expect(callsOf('POST')).toEqual([CHECK, CREATE])
  await rowAppears('Rautio, Sanni')
  expect(plain(rowOf('Rautio, Sanni'))).toContain(m.employees_tag_new())
  expect(plain(within(rowOf('Rautio, Sanni')).getAllByRole('listitem')[0] ?? null)).toBe(m.benefits_lunch())
  // Not shown: the company has deposited money.
  expect(screen.queryByText(/^Siirrä seuraavaksi rahaa/)).toBeNull()
  await openEmployee(user, 'Rautio, Sanni')
  await waitFor(() => expect(field(/^Puhelinnumero/).value).toBe('+358407654321'))
})

test('offers the input of an expired session again, without the personal identity code [SES-14]', async () => {
  const { user } = await openAddFilled()
  await refuseSession(user)
  await waitFor(() => expect(topDialog().element.textContent).toContain(m.form_draft_title()))
  await user.click(topDialog().getByRole('button', { name: m.form_draft_restore() }))
  await waitFor(() => expect(field(/^Etunimi/).value).toBe('Sanni'))
  expect(field(/^Henkilönumero/).value).toBe('9105')
  expect(field(/^Henkilötunnus/).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('120395-955F')
})

/** The session expires during the submit, and the same user logs in again. */
async function refuseSession(user: UserEvent) {
  onTheWay[`POST ${CHECK}`] = () => {
    delete onTheWay[`POST ${CHECK}`]
    endSession('expired')
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  await submitAdd(user)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await fill(user, await screen.findByLabelText(m.login_username()), 'aino.virtanen')
  await fill(user, screen.getByLabelText(m.login_password()), PASSWORD)
  await user.click(screen.getByRole('button', { name: m.login_submit() }))
  await waitFor(() => expect(location.pathname).toBe('/beneficiaries'))
  await screen.findByRole('dialog')
}

test('after a logout nothing tells the login page of an employee who was just added [SES-14]', async () => {
  const { user } = await openAddFilled()
  let release: () => void = () => {}
  const held = new Promise<void>((done) => (release = done))
  let isHeld = false
  onTheWay[`GET ${CREATE}`] = async (_, pass) => {
    isHeld = true
    await held
    return pass()
  }
  await submitAdd(user)
  await waitFor(() => expect(isHeld).toBe(true))
  act(() => endSession('logged-out'))
  await screen.findByLabelText(m.login_username())
  await settle(() => release())
  expect(notices()).not.toContain('Sanni')
})

test('a double press adds once [SES-24]', async () => {
  const { user } = await openAddFilled()
  await user.dblClick(save(m.employees_add()))
  await rowAppears('Rautio, Sanni')
  expect(callsOf('POST').filter((path) => path === CREATE)).toHaveLength(1)
})

test('a success without a body adds, because the documents show none [EMP-11] [CTR-07]', async () => {
  const { user } = await openAddFilled()
  onTheWay[`POST ${CREATE}`] = async (_, pass) => {
    await pass()
    return new Response('', { status: 201 })
  }
  await submitAdd(user)
  await waitFor(() => expect(notices()).toContain('Sanni Rautio on lisätty'))
})

test('adding another employee empties the form and keeps it open [EMP-11]', async () => {
  const { user } = await openAddFilled()
  await user.click(topDialog().getByRole('switch', { name: m.employees_add_another() }))
  await submitAdd(user)
  await waitFor(() => expect(notices()).toContain('Sanni Rautio on lisätty'))
  await waitFor(() => expect(field(m.employees_field_first_name()).value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(field(m.employees_field_first_name())))
  expect(topDialog().element.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  expect(
    radio(m.employees_type_full_time()).getAttribute('aria-checked') ??
      String(radio(m.employees_type_full_time()).checked),
  ).toBe('false')
})

test('adding the next employee does not wait for the transactions, which only tell about a first deposit [EMP-11]', async () => {
  const { user } = await openAddFilled()
  await user.click(topDialog().getByRole('switch', { name: m.employees_add_another() }))
  await submitAdd(user)
  await waitFor(() => expect(sentTo('POST', TRANSACTIONS).length).toBeGreaterThan(0))
  await nextBegins()
  onTheWay[`POST ${TRANSACTIONS}`] = () => new Promise(() => undefined)
  await fillNew(user, {
    Etunimi: 'Åke',
    Sähköposti: 'ake.rautio@pyynikinpaahtimo.example',
    Henkilötunnus: '010190-900P',
    Henkilönumero: '',
  })
  await submitAdd(user)
  await waitFor(() => expect(notices()).toContain('Åke Rautio on lisätty'))
})

test('a company that has never deposited money is shown the next step [EMP-11]', async () => {
  await plan('listTransactions:example:200:no_transactions')
  const { user } = await openAddFilled({}, 'vaino.koskela')
  await submitAdd(user)
  expect(await within(screen.getByRole('main')).findByText(/^Siirrä seuraavaksi rahaa yrityksen tilille/)).toBeTruthy()
})

test('asks again after the next employee whether money was deposited, if that could not be read [EMP-11]', async () => {
  const { user } = await openAddFilled({}, 'vaino.koskela')
  onTheWay[`POST ${TRANSACTIONS}`] = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(topDialog().getByRole('switch', { name: m.employees_add_another() }))
  await submitAdd(user)
  await waitFor(() => expect(sentTo('POST', TRANSACTIONS)).toHaveLength(1))
  await nextBegins()
  onTheWay[`POST ${TRANSACTIONS}`] = () => Promise.resolve(Response.json({ transactions: [], totalPages: 0 }))
  await fillNew(user, { Etunimi: 'Åke', Henkilötunnus: '010190-900P', Henkilönumero: '' })
  await submitAdd(user)
  await waitFor(() => expect(plain(screen.getByRole('main'))).toContain(m.employees_notice_title()))
})

test('whether a company has deposited money is unknown without a page count, and asked once [EMP-11] [CTR-07]', async () => {
  await openEmployees()
  letRepliesDepart()
  onTheWay[`POST ${TRANSACTIONS}`] = () => Promise.resolve(Response.json({ transactions: null, totalPages: null }))
  await expect(hasDeposited()).rejects.toThrow(TypeError)
  expect(sentTo('POST', TRANSACTIONS)).toHaveLength(1)
})

test('save waits for a valid change and points at the first error [EMP-10] [EMP-12] [VAL-15]', async () => {
  const { user } = await openEmployees()
  await openAdd(user)
  expect(save(m.employees_add()).getAttribute('aria-disabled')).toBe('true')
  await fill(user, field(m.employees_field_first_name()), 'Sanni')
  await user.click(topDialog().getByRole('tab', { name: m.employees_tab_benefits() }))
  await submitAdd(user)
  await waitFor(() => expect(document.activeElement).toBe(field(m.employees_field_last_name())))
  expect(inDialog()).toContain(m.employees_error_start_required())
  expect(inDialog()).toContain(m.employees_error_type_required())
})

test('a personal id check that fails has its own toast and keeps what is typed [EMP-13]', async () => {
  await plan('checkPersonalId:500:internal_error')
  const { user } = await openAddFilled()
  await submitAdd(user)
  await waitFor(() => expect(notices()).toContain('Henkilötunnusta ei voitu tarkistaa'))
  expect(callsOf('POST')).toEqual([CHECK])
  expect(field(m.employees_field_last_name()).value).toBe('Rautio')
  await user.click(topDialog().getByRole('button', { name: m.employees_cancel() }))
  await waitFor(() => expect(inDialog()).toMatch(/tallentamat/i))
})

test('after a lost reply the list is checked and a found employee is reported as added [EMP-11]', async () => {
  await plan('createEmployee!:fail-after')
  const { user } = await openAddFilled({ employeeNumber: '' })
  await submitAdd(user)
  await noDialog()
  await waitFor(() => expect(notices()).toContain('lisätty'))
  expect(callsOf('POST')).toEqual([CHECK, CREATE])
})

test('a lost reply that cannot be looked up is reported as unknown, and retrying adds nobody twice [EMP-11]', async () => {
  const { user } = await openAddFilled({ employeeNumber: '' })
  await plan('createEmployee!:fail-after', 'listEmployees:offline')
  await submitAdd(user)
  await waitFor(() => expect(inDialog()).toContain(m.employees_add_unknown()))
  await submitAdd(user)
  await waitFor(() => expect(isInvalid(/^Henkilötunnus/)).toBe(true))
})

test('closing with unsaved changes asks first [EMP-04]', async () => {
  const { user } = await openEmployees()
  await openAdd(user)
  await fill(user, field(m.employees_field_first_name()), 'Sanni')
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: m.form_leave_title() })
  await user.click(topDialog().getByRole('button', { name: m.form_leave_stay() }))
  await waitFor(() => expect(field(m.employees_field_first_name()).value).toBe('Sanni'))
  // Browsers restore the focus when a dialog closes; jsdom does not.
  await user.click(field(m.employees_field_first_name()))
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: m.form_leave_title() })
  await user.click(topDialog().getByRole('button', { name: m.form_leave_confirm() }))
  await noDialog()
})

test('opening the form again from the quick search discards the input that the user gave up [EMP-04] [PAL-03]', async () => {
  const { user, router } = await openAddFilled()
  void router.navigate({ to: '/beneficiaries', search: { open: 'add' } })
  await user.click(await screen.findByRole('button', { name: m.form_leave_confirm() }))
  await waitFor(() => expect(field(m.employees_field_first_name()).value).toBe(''))
})

test('opens the form when the list from before the first benefit group is still cached [GRP-15]', async () => {
  onTheWay['GET /api/company/benefit-groups'] = async () => Response.json({ benefitGroups: [] })
  const { queryClient } = await openEmployees('vaino.koskela')
  await screen.findByText(m.employees_no_benefit_title())
  await goTo('/help')
  delete onTheWay['GET /api/company/benefit-groups']
  // As every command does.
  await act(() => queryClient.invalidateQueries())
  await goTo('/beneficiaries?open=add')
  expect(await screen.findByRole('dialog', { name: m.employees_add() })).toBeTruthy()
})

test('selects a benefit whose group was created after the list was cached [EMP-14] [GRP-15]', async () => {
  onTheWay['GET /api/company/benefit-groups'] = async (_, pass) => {
    const reply = (await (await pass())?.json()) as { benefitGroups: { benefitType: string }[] }
    return Response.json({ benefitGroups: reply.benefitGroups.filter(({ benefitType }) => benefitType === 'lunch') })
  }
  const { queryClient } = await openEmployees()
  await rowAppears('Ahola, Liisa')
  await goTo('/help')
  onTheWay['GET /api/company/benefit-groups'] = (_, pass) => pause(500).then(pass)
  await act(() => queryClient.invalidateQueries())
  await goTo('/beneficiaries?open=add')
  const benefits = [m.benefits_lunch(), m.benefits_recreational()].join(', ')
  await waitFor(() => expect(inDialog()).toContain(m.employees_given({ benefits })))
})

test('an employee above the limit is rejected in the dialog [CRD-11]', async () => {
  await plan('createEmployee:example:400:too_many_employees')
  const { user } = await openAddFilled()
  await submitAdd(user)
  await waitFor(() => expect(topDialog().getByRole('alert')).toBeTruthy())
})

test('at the employee limit none can be added [CRD-11]', async () => {
  await plan('readSettings:example:200:large_company')
  await openEmployees('helena.lindqvist')
  const add = await within(screen.getByRole('main')).findByRole('button', {
    name: m.employees_add(),
    description: /enintään 10\s000 työntekijää/,
  })
  expect(add.getAttribute('aria-disabled')).toBe('true')
})
