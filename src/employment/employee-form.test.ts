import { expect, test } from 'vitest'
import { plainDate } from '@/values/plain-date'
import { EERO, groupOf } from '../../tests/support/employees'
import { addForm, editForm, NO_LOADS, valuesOf } from './employee-form'

const context = { groups: [groupOf('lunch')], takenNumbers: new Set<string>(), today: plainDate('2026-03-10') }

test.each([
  ['today', '10.03.2026', 'Dropped', undefined],
  ['tomorrow', '11.03.2026', 'FullTime', 13],
])(
  'benefits that end %s are sent with the type of that day, whatever type a draft has [EMP-07] [EMP-09]',
  (_, endOfBenefit, employeeType, daysForLunari) => {
    const draft = { ...valuesOf(EERO), daysForLunari: '13', endOfBenefit }
    const sent = { employeeType, daysForLunari }
    expect(editForm({ ...context, saved: EERO, pending: NO_LOADS }).read(draft)).toMatchObject(sent)
    expect(addForm(context).read(draft)).toMatchObject(sent)
  },
)
