// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { answerCalls } from '../../tests/support/answered-calls.ts'
import {
  DEFAULT_PAYROLL_COLUMNS,
  downloadPayrollReport,
  PAYROLL_COLUMNS,
  type PayrollColumn,
  payrollColumnsKey,
} from './payroll-reports'

afterEach(() => vi.unstubAllGlobals())

const INCOMES =
  'firstName lastName SSN employeeNumber costCenter benefitType benefitStart sumOfLoads sumOfUsage loadMonth usageMonth requestMonth wageType'.split(
    ' ',
  )

test('each payroll file has its columns, some of them chosen by default [DWN-07] [DWN-10]', () => {
  expect(PAYROLL_COLUMNS).toEqual({
    lunch: [...INCOMES, 'dailyAmount', 'payrollDeduction'],
    'income-register': INCOMES,
  })
  const first = ['firstName', 'lastName', 'employeeNumber', 'loadMonth']
  expect(DEFAULT_PAYROLL_COLUMNS).toEqual({
    lunch: [...first, 'payrollDeduction'],
    'income-register': [...first, 'sumOfLoads'],
  })
  expect(payrollColumnsKey('lunch')).toBe('download-columns-lunch')
})

test.each([
  ['lunch', 'Lunch', /deduction/i],
  ['income-register', 'Transport', /income/i],
] as const)(
  'the file %s requests the benefit %s, and says for each column whether it is included [DWN-02]',
  async (kind, benefit, path) => {
    const asked: Request[] = []
    answerCalls(async (request) => {
      asked.push(request)
      return new Response('Etunimi\r\nAino\r\n', { headers: { 'Content-Type': 'text/csv' } })
    })
    await downloadPayrollReport(kind, {
      period: { startDate: plainDate('2026-10-01'), endDate: plainDate('2026-10-31') },
      active: new Set<PayrollColumn>(['lastName', 'wageType']),
      wageType: '301',
      format: 'csv',
    })
    expect(new URL(asked[0]?.url ?? '').pathname).toMatch(path)
    expect(await asked[0]?.json()).toEqual({
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      columns: Object.fromEntries(
        PAYROLL_COLUMNS[kind].map((column) => [column, column === 'lastName' || column === 'wageType']),
      ),
      wageType: '301',
      loadStatuses: ['Fulfilled'],
      downloadAs: 'csv',
      benefit,
    })
  },
)
