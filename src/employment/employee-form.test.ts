import type { Employee } from '@generated/api/model'
import { expect, test } from 'vitest'
import { readTolerantly } from '@/api/replies/read-tolerantly'
import { plainDate } from '@/values/dates/plain-date'
import { EERO, groupOf } from '../../tests/support/employees'
import { addForm, EMPTY_EMPLOYEE, editForm, valuesOf, withCurrentType } from './employee-form'
import type { TypeChoice } from './employment-rules'

const context = { groups: [groupOf('lunch')], today: plainDate('2026-03-10') }

test.each([
  ['today', '10.03.2026', 'Dropped', undefined],
  ['tomorrow', '11.03.2026', 'FullTime', 13],
])(
  'benefits that end %s are sent with the type of that day, whatever type a draft has [EMP-07] [EMP-09]',
  (_, endOfBenefit, employeeType, daysForLunari) => {
    const draft = { ...valuesOf(EERO), daysForLunari: '13', endOfBenefit }
    const sent = { employeeType, daysForLunari }
    expect(editForm({ ...context, saved: EERO }).read(draft)).toMatchObject(sent)
    expect(addForm(context).read(draft)).toMatchObject(sent)
  },
)

test.each<[string, TypeChoice, TypeChoice]>([
  ['09.03.2026', 'FullTime', 'Dropped'],
  ['10.03.2026', 'PartTime', 'Dropped'],
  ['10.03.2026', 'Onhold', 'Dropped'],
  ['10.03.2026', '', 'Dropped'],
  ['11.03.2026', 'PartTime', 'PartTime'],
  ['11.03.2026', 'Onhold', 'Onhold'],
  ['11.03.2026', '', ''],
  ['11.03.2026', 'Dropped', ''],
  ['10.03.', 'PartTime', 'PartTime'],
  ['', 'Dropped', ''],
])(
  'on 10.3.2026 the end "%s" makes "%s" to "%s", and changes no other value [EMP-07]',
  (endOfBenefit, before, after) => {
    const values = { ...EMPTY_EMPLOYEE, employeePercentage: '60', daysForLunari: '13', endOfBenefit }
    expect(withCurrentType(context.today, { ...values, employeeType: before })).toEqual({
      ...values,
      employeeType: after,
    })
  },
)

test('a number that others have is refused, unless it is the saved one of this employee [EMP-12]', () => {
  const form = editForm({ ...context, takenNumbers: new Set(['101', '102']), saved: EERO })
  expect(form.errors(valuesOf(EERO))).toEqual({})
  expect(Object.keys(form.errors({ ...valuesOf(EERO), employeeNumber: '102' }))).toEqual(['employeeNumber'])
})

const savedAs = (deviating: object) => readTolerantly(structuredClone({ ...EERO, ...deviating })).reply as Employee

test.each([
  ['31.12.2026', '2026-12-31'],
  ['28.02.2026', '2026-02-28'],
])('the next save sends an end that came as %s as %s, instead of removing it [CTR-07] [EMP-08]', (text, sent) => {
  const saved = savedAs({ endOfBenefit: text })
  const form = editForm({ ...context, saved })
  const typed = { ...valuesOf(saved), firstName: 'Eeva' }
  expect(form.errors(typed)).toEqual({})
  expect(form.read(typed).endOfBenefit).toBe(sent)
})

test('a save that would remove values that cannot be read is refused at their fields [CTR-07] [EMP-08] [EMP-09]', () => {
  const saved = savedAs({ endOfBenefit: 'soon', daysForLunari: '12 pv', employeePercentage: 'all' })
  const form = editForm({ ...context, saved })
  const typed = valuesOf(saved)
  expect(typed).toMatchObject({ endOfBenefit: 'soon', daysForLunari: '12 pv', employeePercentage: 'all' })
  expect(Object.keys(form.errors(typed)).toSorted()).toEqual(['daysForLunari', 'employeePercentage', 'endOfBenefit'])
  // Clearing the fields is allowed: then the user has seen what is removed.
  const emptied = { ...typed, endOfBenefit: '', daysForLunari: '', employeePercentage: '' }
  expect(form.errors(emptied)).toEqual({})
})
