import type { EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test, vi } from 'vitest'
import { type ImportRow, readBenefits, readType, recogniseHeaders, sharesKey } from '@/employment/import/import-row'
import { textIn } from '@/language/locale'
import { plainDate } from '@/values/dates/plain-date'
import { EERO, groupOf, listItem } from '../../../../tests/support/employees'
import { checkInSlices, rowChecker } from './check-rows'

const TODAY = plainDate('2026-03-10')
const person = (rest: Partial<EmployeeListItem>): EmployeeListItem => ({ ...listItem(EERO), ...rest })
const CONTEXT = {
  today: TODAY,
  groups: [groupOf('lunch')],
  employees: [person({})],
  details: new Map(),
  ids: new Map<string, boolean>(),
  domains: new Map<string, boolean>(),
}
const GOOD: ImportRow['cells'] = {
  lastName: 'Rautio',
  firstName: 'Sanni',
  emailAddress: 'sanni@yritys.example',
  personalId: '120395-955f',
  employeeType: 'kokoaikainen',
  startOfBenefit: '1.4.2026',
  benefits: 'Lounasetu',
}
const check = (cells: ImportRow['cells'], context = CONTEXT) =>
  rowChecker(context, [{ line: 1, cells }])({ line: 1, cells })
const faults = (cells: ImportRow['cells']) => {
  const found = check(cells)
  return found.kind === 'faulty'
    ? Object.keys(found.errors)
        .filter((name) => name in found.errors)
        .toSorted()
    : []
}

test('a good row adds', () => {
  expect(check(GOOD)).toMatchObject({
    kind: 'add',
    values: { employeeType: 'FullTime', employeePercentage: '100', benefits: { lunch: true, massage: false } },
  })
})

test('a date is the same with and without its zeros', () => {
  const employees = [person({ endOfBenefit: '2026-06-01' })]
  expect(check(GOOD)).toMatchObject({ values: { startOfBenefit: '01.04.2026' } })
  expect(check({ employeeNumber: '101', endOfBenefit: '1.6.2026' }, { ...CONTEXT, employees })).toMatchObject({
    kind: 'unchanged',
  })
})

test.each([
  ['personalId', '120395-955A'],
  ['personalId', ''],
  ['lastName', ''],
  ['emailAddress', 'sanni'],
  ['employeeType', 'pomo'],
  ['employeeType', 'tauolla'],
  ['startOfBenefit', ''],
  ['startOfBenefit', '31.2.2026'],
  ['startOfBenefit', '31.12.1899'],
  ['endOfBenefit', '9.3.2026'],
  ['endOfBenefit', '31.12.9999'],
  ['phoneNumber', '+46701234567'],
  ['benefits', 'lounas, sauna'],
  ['benefits', 'hieronta'],
  ['employeeNumber', '1'.repeat(21)],
  ['costCenterNumber', '1'.repeat(51)],
  ['employeePercentage', '101'],
] as const)('%s "%s" is refused at its cell by the rules of the form [EMP-12]', (column, text) => {
  expect(faults({ ...GOOD, [column]: text })).toContain(column)
})

test('an end of benefit before its start is refused, as in the form [EMP-12]', () => {
  expect(faults({ ...GOOD, endOfBenefit: '31.3.2026' })).toEqual(['endOfBenefit'])
  expect(faults({ ...GOOD, endOfBenefit: '1.4.2026' })).toEqual([])
})

test('part time asks for a percentage of at most 99 [EMP-05]', () => {
  expect(faults({ ...GOOD, employeeType: 'part-time' })).toContain('employeePercentage')
  expect(faults({ ...GOOD, employeeType: 'osa-aikainen', employeePercentage: '100' })).toContain('employeePercentage')
  expect(check({ ...GOOD, employeeType: 'Osa-aikainen', employeePercentage: '37,5 %' }).kind).toBe('add')
})

test('an address of a mail domain that is refused is faulty, unless it is saved so [VAL-02]', () => {
  const context = { ...CONTEXT, domains: new Map([['nowhere.example', true]]) }
  expect(check({ ...GOOD, emailAddress: 'x@Nowhere.example' }, context).kind).toBe('faulty')
  expect(check({ employeeNumber: '101', emailAddress: 'x@nowhere.example' }, context).kind).toBe('faulty')
  const employees = [person({ emailAddress: 'x@nowhere.example' })]
  const saved = { employeeNumber: '101', emailAddress: 'x@nowhere.example', lastName: 'Mäki' }
  expect(check(saved, { ...context, employees }).kind).toBe('change')
})

test('full time with other working hours is refused, not changed in silence [EMP-05]', () => {
  expect(faults({ ...GOOD, employeePercentage: '50 %' })).toEqual(['employeePercentage'])
  expect(check({ ...GOOD, employeePercentage: '100 %' })).toMatchObject({ values: { employeePercentage: '100' } })
  expect(faults({ employeeNumber: '101', employeePercentage: '50' })).toEqual(['employeePercentage'])
})

test.each(['37.5 %', '37,50%', '37,5'])('a saved percentage that a sheet writes as "%s" does not change', (text) => {
  const details = new Map([[EERO.personId, { ...EERO, employeeType: 'PartTime' as const, employeePercentage: 37.5 }]])
  const row = check({ employeeNumber: '101', employeePercentage: text }, { ...CONTEXT, details })
  expect(row).toMatchObject({ kind: 'unchanged', values: { employeePercentage: '37,5' } })
})

test('a row changes neither the hours nor the lunch days of an employee on leave [EMP-05] [EMP-09]', () => {
  const onLeave = { employeeType: 'Onhold' as const, employeePercentage: 80, daysForLunari: undefined }
  const employees = [person(onLeave)]
  const cells = { employeeNumber: '101', employeePercentage: '60 %', daysForLunari: '12' }
  const read = { ...CONTEXT, employees, details: new Map([[EERO.personId, { ...EERO, ...onLeave }]]) }
  expect(check(cells, read)).toMatchObject({
    kind: 'unchanged',
    values: { employeePercentage: '80', daysForLunari: '' },
  })
  expect(check({ ...cells, employeeType: 'osa-aikainen' }, read)).toMatchObject({
    kind: 'change',
    values: { employeePercentage: '60', daysForLunari: '12' },
  })
  // Before the employee is read, the check does not know that this employee is on leave.
  expect(check(cells, { ...CONTEXT, employees })).toMatchObject({ kind: 'change', isRead: false })
})

test('a phone number is read as the form sends it [VAL-07]', () => {
  expect(check({ ...GOOD, phoneNumber: '040 111 2223' })).toMatchObject({ values: { phoneNumber: '+358401112223' } })
})

test('the same person or number twice is refused in both rows', () => {
  const rows: ImportRow[] = [
    { line: 1, cells: { ...GOOD, employeeNumber: '7' } },
    { line: 2, cells: { ...GOOD, personalId: '120395-955F ', employeeNumber: '8' } },
    { line: 3, cells: { ...GOOD, personalId: '010101A901S', employeeNumber: '8' } },
  ]
  const checker = rowChecker(CONTEXT, rows)
  expect(rows.map((row) => checker(row).kind)).toEqual(['faulty', 'faulty', 'faulty'])
})

test('a known employee number changes that employee, and only what the row says', () => {
  expect(check({ employeeNumber: '101', lastName: 'Mäki', emailAddress: '' })).toMatchObject({
    kind: 'change',
    personId: 'e-1',
    columns: ['lastName', 'employeeNumber'],
  })
  expect(check({ employeeNumber: '101', lastName: 'Mäkelä', firstName: 'Eero' }).kind).toBe('unchanged')
  expect(faults({ employeeNumber: '101', lastName: 'M4kelä' })).toEqual(['lastName'])
})

test('somebody whose benefit has ended cannot be changed [EMP-08]', () => {
  const employees = [
    person({
      employeeType: 'Dropped',
      endOfBenefit: '2026-03-10',
      endOfFunds: '2026-04-09',
    }),
  ]
  expect(check({ employeeNumber: '101', lastName: 'Mäki' }, { ...CONTEXT, employees }).kind).toBe('faulty')
})

test('an end of benefit waits for pending loads [EMP-18]', () => {
  const employees = [person({ pendingLoadDate: '2026-03-20' })]
  expect(check({ employeeNumber: '101', endOfBenefit: '15.3.2026' }, { ...CONTEXT, employees }).kind).toBe('faulty')
})

test('columns are recognised in Finnish and English', () => {
  expect(recogniseHeaders([m.employees_field_last_name(), 'etunimi ', 'HETU', 'jotain', 'Sähköposti:'])).toEqual([
    'lastName',
    'firstName',
    'personalId',
    undefined,
    'emailAddress',
  ])
  expect(
    recogniseHeaders([
      m.employees_field_last_name({}, { locale: 'en' }),
      m.employees_field_first_name({}, { locale: 'en' }),
      m.employees_field_cost_center({}, { locale: 'en' }),
      m.employees_field_last_name({}, { locale: 'en' }),
    ]),
  ).toEqual(['lastName', 'firstName', 'costCenterNumber', undefined])
  expect(recogniseHeaders(['Mäkelä', 'Eero', '010190-123A'])).toBeUndefined()
})

test.each(['fi', 'en'] as const)(
  'the error of an unknown type names the types that the row can have, in %s',
  (locale) => {
    const errorOf = (cells: ImportRow['cells']) => {
      const found = check({ ...cells, employeeType: 'pomo' })
      return found.kind === 'faulty' && textIn(locale, () => found.errors.employeeType?.() ?? '').toLowerCase()
    }
    const onHold = m.employees_type_on_hold({}, { locale }).toLowerCase()
    expect(errorOf(GOOD)).toContain(m.employees_type_part_time({}, { locale }).toLowerCase())
    // A new employee cannot be on hold (EMP-06).
    expect(errorOf(GOOD)).not.toContain(onHold)
    expect(errorOf({ employeeNumber: '101' })).toContain(onHold)
  },
)

test('rows for one person conflict, however the personal identity code is typed', () => {
  const [upper, lower] = ['120395-955F', '120395-955f'].map((personalId) => ({ line: 1, cells: { personalId } }))
  expect(upper && lower && sharesKey(upper, lower)).toBe(true)
})

test('types and benefits are read in both languages', () => {
  expect(
    ['Kokoaikainen', 'PART-TIME', 'määräaikainen', m.employees_type_on_hold({}, { locale: 'en' }), 'x'].map(readType),
  ).toEqual(['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold', undefined])
  expect(readBenefits('Lounasetu, virike / transport')).toEqual(['lunch', 'recreational', 'transport'])
  expect(readBenefits('')).toEqual([])
  expect(readBenefits('sauna')).toBeUndefined()
})

test('10 000 rows are checked in slices that leave the page its turns', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    line: index + 1,
    cells: { ...GOOD, employeeNumber: `n${index}` },
  }))
  const checker = rowChecker(CONTEXT, rows)
  const onProgress = vi.fn<(done: number) => void>()
  // A millisecond passes with each look at the clock, so the slices do not depend on the machine.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const checks = await checkInSlices(rows, checker, { onProgress, signal: new AbortController().signal })
  vi.mocked(performance.now).mockRestore()
  expect(checks).toHaveLength(10_000)
  expect(onProgress.mock.calls.length).toBeGreaterThan(200)
})

test('stopped, the check gives nothing', async () => {
  const stop = new AbortController()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const rows = Array.from({ length: 5000 }, (_, index) => ({ line: index + 1, cells: GOOD }))
  const checks = await checkInSlices(rows, rowChecker(CONTEXT, rows), {
    onProgress: () => stop.abort(),
    signal: stop.signal,
  })
  vi.mocked(performance.now).mockRestore()
  expect(checks).toBeUndefined()
})
