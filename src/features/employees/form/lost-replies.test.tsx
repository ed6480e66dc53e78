// @vitest-environment jsdom

import type { AnyBenefitType, Employee, UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { calls, callsOf, lost, openPart, refused } from '../../../../tests/support/answers-test-bed'
import '@/forms/errors/apply-server-errors'
import { installSentCommands } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { companyOf, EERO, listItem } from '../../../../tests/support/employees'
import { input, settle, type, useFreshPage } from '../../../../tests/support/mount-in-test'
import { prefetchEmployees } from '../queries'
import { EmployeeDetails } from './employee-details'
import { EmployeeFormPanel } from './employee-form-panel'
import { EndBenefit } from './end-benefit'

useFreshPage()

let stop: () => void
beforeEach(() => {
  stop = installSentCommands()
  const reply = {
    accessToken: 'a',
    tokenType: 'Bearer',
    expiresIn: 3600,
    roles: ['Signatory'],
    isUserImpersonate: false,
  }
  startSession(reply, { keep: false, owner: 'aino' })
})
afterEach(() => {
  endSession('logged-out')
  stop()
})

const page = () => document.body.textContent ?? ''
const press = (name: string) =>
  settle(() => [...document.querySelectorAll('button')].findLast((one) => one.textContent === name)?.click())
const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

/** The employee record behind the fake replies. */
function company(saved: Employee = EERO) {
  const state = { saved }
  const save = ({ benefits: _benefits, ...body }: UpdateEmployeeRequest) => {
    state.saved = { ...state.saved, ...body }
  }
  const answers = { ...companyOf([EERO]), readEmployee: () => state.saved }
  return { state, save, answers }
}
const openDetails = async (answers: Parameters<typeof openPart>[1]) => {
  await openPart(<EmployeeDetails personId="e-1" name="Mäkelä, Eero" onClose={onClose} />, answers, prefetchEmployees)
}
const openEnd = (answers: Parameters<typeof openPart>[1], personId = 'e-1') =>
  openPart(
    <EndBenefit personId={personId} name="Mäkelä, Eero" onClose={onClose} onEdit={() => undefined} />,
    answers,
    prefetchEmployees,
  )

async function endToday() {
  type('endOfBenefit', formatDate(today()))
  await press(m.employees_row_end())
}
/** Every read fails with this error once an update has been sent. */
function unreadAfter(error: Error) {
  let isSent = false
  return {
    ...company().answers,
    readEmployee: () => {
      if (isSent) throw lost('readEmployee')
      return EERO
    },
    updateEmployee: () => {
      isSent = true
      throw error
    },
  }
}

test('a new number that the list has for this employee after a lost reply is not said to be taken [EMP-12] [EMP-16]', async () => {
  await openDetails({
    ...unreadAfter(lost('updateEmployee')),
    listEmployees: () => ({
      beneficiaries: [{ ...listItem(EERO), employeeNumber: callsOf('updateEmployee').length > 0 ? '102' : '101' }],
    }),
  })
  type('employeeNumber', '102')
  await press(m.employees_save())
  await waitFor(() => expect(page()).toContain(m.form_unknown_repeatable()))
  await press(m.employees_save())
  await waitFor(() => expect(callsOf('readEmployee').length).toBeGreaterThan(2))
  expect(page()).not.toContain(m.employees_error_number_taken())
})

test('the dialog refuses an end before the benefit begins [EMP-12]', async () => {
  const startOfBenefit = '2035-06-01'
  await openEnd({
    ...companyOf([EERO]),
    readEmployee: () => ({ ...EERO, startOfBenefit }),
    updateEmployee: () => undefined,
  })
  type('endOfBenefit', '31.05.2035')
  await press(m.employees_row_end())
  await waitFor(() => expect(page()).toContain(m.employees_error_end_before_start({ date: '01.06.2035' })))
  expect(callsOf('updateEmployee')).toEqual([])
  type('endOfBenefit', '01.06.2035')
  await press(m.employees_row_end())
  await waitFor(() => expect(callsOf('updateEmployee')).toHaveLength(1))
})

test('after a lost reply an edit is looked up and reported as saved if it was [EMP-16]', async () => {
  const { save, answers } = company()
  await openDetails({
    ...answers,
    updateEmployee: ({ data }) => {
      save(data)
      throw lost('updateEmployee')
    },
  })
  type('lastName', 'Mäki')
  await press(m.employees_save())
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('an edit that is not found counts as unknown, and the list is refetched [EMP-16]', async () => {
  const { answers } = company()
  await openDetails({
    ...answers,
    updateEmployee: () => {
      throw lost('updateEmployee')
    },
  })
  type('lastName', 'Mäki')
  const before = callsOf('listEmployees').length
  await press(m.employees_save())
  await waitFor(() => expect(page()).toContain(m.form_unknown_repeatable()))
  expect(onClose).not.toHaveBeenCalled()
  expect(input('lastName').value).toBe('Mäki')
  expect(callsOf('listEmployees').length).toBeGreaterThan(before)
})

test('changes by another user are shown and not overwritten [EMP-16]', async () => {
  const { state, answers } = company()
  await openDetails({ ...answers, updateEmployee: () => undefined })
  type('lastName', 'Mäki')
  state.saved = { ...EERO, phoneNumber: '+358401112223' }
  await press(m.employees_save())
  await waitFor(() => expect(page()).toContain(m.form_meanwhile_title()))
  expect(callsOf('updateEmployee')).toEqual([])
  await press(m.popup_confirm())
  await waitFor(() => expect(callsOf('updateEmployee')).toHaveLength(1))
  expect(callsOf('updateEmployee')[0]?.data).toMatchObject({ lastName: 'Mäki', phoneNumber: '+358401112223' })
})

test('a benefit that another user gives meanwhile stays, although its new group is not in hand [GRP-04] [EMP-16]', async () => {
  const { state, answers } = company()
  await openDetails({ ...answers, updateEmployee: () => undefined })
  type('lastName', 'Mäki')
  const given = { benefitType: 'transport', groupId: 'g-new', maxAmountPerPeriod: 0 } as const
  state.saved = { ...EERO, benefits: [...EERO.benefits, given] }
  await press(m.employees_save())
  await waitFor(() => expect(page()).toContain(m.form_meanwhile_title()))
  await press(m.popup_confirm())
  await waitFor(() => expect(callsOf('updateEmployee')).toHaveLength(1))
  const { benefitType, groupId } = given
  expect(callsOf('updateEmployee')[0]?.data).toMatchObject({
    benefits: expect.arrayContaining([{ benefitType, groupId }]),
  })
})

test('a benefit of a type that the portal does not know is sent back as it is [GRP-04] [CTR-07]', async () => {
  const { state, answers } = company()
  const sauna = { benefitType: 'sauna' as AnyBenefitType, groupId: 'g-sauna', maxAmountPerPeriod: 0 }
  state.saved = { ...EERO, benefits: [...EERO.benefits, sauna] }
  await openDetails({ ...answers, updateEmployee: () => undefined })
  type('lastName', 'Mäki')
  await press(m.employees_save())
  const { benefitType, groupId } = sauna
  await waitFor(() =>
    expect(callsOf('updateEmployee')[0]?.data).toMatchObject({
      benefits: expect.arrayContaining([{ benefitType, groupId }]),
    }),
  )
})

test.each([
  ['without benefits', [], true],
  ['whose only benefit is unknown to the portal', ['sauna' as AnyBenefitType], false],
])('an employee %s is said to get none, or not [EMP-14] [CTR-07]', async (_, benefitTypes, isSaid) => {
  const { state, answers } = company()
  state.saved = { ...EERO, benefitTypes, benefits: [] }
  await openDetails(answers)
  await waitFor(() => {
    input('lastName')
    expect(page().includes(m.employees_given_none())).toBe(isSaid)
  })
})

test('after a lost reply an end of benefit is looked up and reported as ended if it was [EMP-17]', async () => {
  const { save, answers } = company()
  await openEnd({
    ...answers,
    updateEmployee: ({ data }) => {
      save(data)
      throw lost('updateEmployee')
    },
  })
  await endToday()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an end that cannot be looked up counts as unknown, never as failed [EMP-13] [EMP-17]', async () => {
  await openEnd(unreadAfter(lost('updateEmployee')))
  await endToday()
  await waitFor(() => expect(page()).toContain(m.employees_end_unknown()))
  expect(page()).not.toContain(m.employees_end_failed())
})

test('an end without a reply is not said to be sent for another employee [EMP-17] [SES-14]', async () => {
  await openEnd(unreadAfter(lost('updateEmployee')))
  await endToday()
  await waitFor(() => expect(page()).toContain(m.employees_end_unknown()))
  await openEnd({ ...companyOf([EERO]), readEmployee: () => ({ ...EERO, personId: 'e-2' }) }, 'e-2')
  await waitFor(() => expect(input('endOfBenefit').value).toBe(''))
  expect(page()).not.toContain(m.form_sent_text())
})

test('retrying an end that had succeeded reports it as ended [EMP-17]', async () => {
  const { save, answers } = company()
  await openEnd({
    ...answers,
    updateEmployee: ({ data }) => {
      save(data)
      throw refused('updateEmployee', 409, 'employee_terminated')
    },
  })
  await endToday()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an end that already exists and cannot be looked up is not reported as unchanged [EMP-17]', async () => {
  await openEnd(unreadAfter(refused('updateEmployee', 409, 'employee_terminated')))
  await endToday()
  await waitFor(() => expect(page()).toContain(m.error_employee_terminated()))
  expect(page()).not.toContain(m.employees_end_failed())
})

test('an end that is refused because somebody else has the saved number says that the details need correcting [EMP-17]', async () => {
  const { answers } = company()
  await openEnd({
    ...answers,
    updateEmployee: () => {
      throw refused('updateEmployee', 409, 'employee_number_already_exists', 'employeeNumber')
    },
  })
  await endToday()
  await waitFor(() => expect(page()).toContain(m.employees_end_needs_correcting()))
})

test('ending benefits keeps changes by another user [EMP-17]', async () => {
  const { state, answers } = company()
  await openEnd({ ...answers, updateEmployee: () => undefined })
  state.saved = { ...EERO, phoneNumber: '+358401112223' }
  await endToday()
  expect(callsOf('updateEmployee')[0]?.data).toMatchObject({
    phoneNumber: '+358401112223',
    employeeType: 'Dropped',
  })
})

test('preselects the usual benefits and warns before saving an employee without any [EMP-14]', async () => {
  await openPart(<EmployeeFormPanel onClose={onClose} />, companyOf([EERO]), prefetchEmployees)
  await waitFor(() => expect(page()).toContain('Saa edut: Lounasetu.'))
  await settle(() => input('benefits.lunch').click())
  await waitFor(() => expect(page()).toContain(m.employees_given_none()))
})

test('an empty form lists what is missing and hides fields that do not apply [EMP-10]', async () => {
  await openPart(<EmployeeFormPanel onClose={onClose} />, companyOf([EERO]), prefetchEmployees)
  const submit = [...document.querySelectorAll('button')].findLast((one) => one.textContent === m.employees_add())
  const ids = submit?.getAttribute('aria-describedby')?.split(' ') ?? []
  const reason = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(reason).not.toContain('Mitään ei ole muutettu')
  expect(reason).toMatch(/[a-zä]/)
  const names = [...(submit?.closest('footer, [data-slot=sheet-footer]')?.querySelectorAll('input, button') ?? [])].map(
    (one) => (one instanceof HTMLInputElement ? one.type : one.textContent),
  )
  expect(names).toEqual(['checkbox', m.employees_cancel(), m.employees_add()])
  expect(input('employeePercentage').readOnly).toBe(true)
  expect(input('employeePercentage').getAttribute('aria-required')).not.toBe('true')
})

test('the live region of selected benefits contains only text, with its button outside [EMP-14]', async () => {
  await openPart(<EmployeeFormPanel onClose={onClose} />, companyOf([EERO]), prefetchEmployees)
  const said = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent?.startsWith('Saa edut'))
  expect(said?.querySelector('button, a')).toBeNull()
  expect(said?.parentElement?.querySelector('button')?.textContent).toBe(m.employees_given_change())
})

test('checks the domain of a new address once, and never that of the saved one [VAL-02]', async () => {
  const { answers } = company()
  await openDetails({
    ...answers,
    validateEmail: () => {
      throw refused('validateEmail', 400, 'invalid_email_domain')
    },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const leave = () => settle(() => input('emailAddress').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  type('emailAddress', 'eero@nowhere.example')
  type('emailAddress', EERO.emailAddress)
  await leave()
  // Longer than the debounce of the check.
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(callsOf('validateEmail')).toEqual([])
  type('emailAddress', 'eero@nowhere.example')
  await leave()
  await waitFor(() => expect(input('emailAddress').getAttribute('aria-invalid')).toBe('true'))
  expect(callsOf('validateEmail')).toMatchObject([{ data: { emailAddress: 'eero@nowhere.example' } }])
  await press(m.employees_save())
  await isAt('emailAddress')
  expect(callsOf('validateEmail')).toHaveLength(1)
  expect(callsOf('updateEmployee')).toEqual([])
})

test('an employee number rejected without a field name shows the error at its field [EMP-13]', async () => {
  const { answers } = company()
  await openDetails({
    ...answers,
    updateEmployee: () => {
      throw refused('updateEmployee', 409, 'employee_number_already_exists')
    },
  })
  type('employeeNumber', '102')
  await press(m.employees_save())
  await waitFor(() => expect(input('employeeNumber').getAttribute('aria-invalid')).toBe('true'))
  expect(calls.at(-1)?.operation).toBe('updateEmployee')
})

const NEW_EMPLOYEE = {
  firstName: 'Sanni',
  lastName: 'Rautio',
  emailAddress: 'sanni.rautio@yritys.example',
  personalId: '120395-955F',
  employeeNumber: '9105',
}

/** Opens the form of a new employee, filled in. Eero has the number 101. */
async function openNew(values: Partial<typeof NEW_EMPLOYEE> = {}, own: Parameters<typeof openPart>[1] = {}) {
  const answers = { ...companyOf([EERO]), validateEmail: () => undefined, createEmployee: () => undefined, ...own }
  await openPart(<EmployeeFormPanel onClose={onClose} />, answers, prefetchEmployees)
  const typed = { ...NEW_EMPLOYEE, startOfBenefit: formatDate(today()), ...values }
  for (const [name, text] of Object.entries(typed)) type(name, text)
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === m.employees_type_full_time(),
  )
  await settle(() => label?.click())
}
const isAt = (name: string) => waitFor(() => expect(document.activeElement).toBe(input(name)))

test('a start more than a year ahead is pointed at, and can be saved [EMP-12]', async () => {
  await openNew()
  expect(page()).not.toContain(m.employees_start_far())
  type('startOfBenefit', '1.12.2100')
  await waitFor(() => expect(page()).toContain(m.employees_start_far()))
  await press(m.employees_add())
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(callsOf('createEmployee')[0]?.data).toMatchObject({ lastName: 'Rautio', startOfBenefit: '2100-12-01' })
})

test('a personal id is checked by form, day and check character [EMP-12]', async () => {
  await openNew({ personalId: '120395-955A' })
  await press(m.employees_add())
  await isAt('personalId')
  await waitFor(() => expect(page()).toContain('Tarkista henkilötunnus'))
  expect([...callsOf('checkPersonalId'), ...callsOf('createEmployee')]).toEqual([])
})

test('an existing employee is rejected at the personal identity code [EMP-13]', async () => {
  await openNew(
    { personalId: '140585-912d' },
    {
      checkPersonalId: () => {
        throw refused('checkPersonalId', 409, 'personal_id_already_exists', 'personalId')
      },
    },
  )
  await press(m.employees_add())
  await waitFor(() => expect(input('personalId').getAttribute('aria-invalid')).toBe('true'))
  await isAt('personalId')
  expect(callsOf('checkPersonalId').map(({ data }) => data)).toEqual([{ personalId: '140585-912D' }])
  expect(callsOf('createEmployee')).toEqual([])
  expect(input('lastName').value).toBe('Rautio')
})

test('another employee’s number is rejected at its field [EMP-12] [EMP-13]', async () => {
  await openNew({ employeeNumber: '101' })
  await press(m.employees_add())
  await waitFor(() => expect(page()).toContain(m.employees_error_number_taken()))
  expect([...callsOf('checkPersonalId'), ...callsOf('createEmployee')]).toEqual([])
})

test('an employee number that the server refuses is a field error [EMP-13]', async () => {
  await openNew(undefined, {
    createEmployee: () => {
      throw refused('createEmployee', 409, 'employee_number_already_exists', 'employeeNumber')
    },
  })
  await press(m.employees_add())
  await waitFor(() => expect(input('employeeNumber').getAttribute('aria-invalid')).toBe('true'))
  await isAt('employeeNumber')
})
