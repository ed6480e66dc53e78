import { expect, test } from 'vitest'
import { isNewCustomer, setUpSteps } from './set-up'

test.each([
  [false, false, true],
  [true, false, true],
  [false, true, true],
  [true, true, false],
])('employees set %s, benefits set %s: a new customer %s [HOM-02]', (isEmployeesSet, isBenefitsSet, isNew) => {
  expect(isNewCustomer({ isEmployeesSet, isBenefitsSet })).toBe(isNew)
})

// Benefits, employees and balance against the four steps: + done, > current, - upcoming.
test.each<[boolean, boolean, number | undefined, string]>([
  [false, false, 0, '>---'],
  [false, false, undefined, '>---'],
  [true, false, 0, '+>--'],
  [false, true, 0, '>+--'],
  [false, false, 1, '>-+-'],
  [true, false, 5000, '+>+-'],
  [false, true, 5000, '>++-'],
  [true, true, 0, '++>-'],
  [true, true, undefined, '++>-'],
  [true, true, -4500, '++>-'],
  [true, true, 1, '+++>'],
])('benefits %s, employees %s, balance %s: %s [HOM-11]', (isBenefitsSet, isEmployeesSet, balance, expected) => {
  const marks = { done: '+', current: '>', upcoming: '-' }
  const steps = setUpSteps({ isBenefitsSet, isEmployeesSet }, balance)
  expect(steps.map(({ key }) => key)).toEqual(['benefits', 'employees', 'deposit', 'load'])
  expect(steps.map(({ state }) => marks[state]).join('')).toBe(expected)
})
