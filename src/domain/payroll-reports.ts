import type { DeductionReportColumns, IncomeRegisterReportColumns, ReportFormat } from '@generated/api/model'
import { downloadDeductionReport, downloadIncomeRegisterReport } from '@generated/api/reports/reports'
import type { ReportPeriod } from './months'

// The two payroll files. Their own page has all options; the month page downloads them with one press.

export type PayrollReport = 'lunch' | 'income-register'

/** A column of either payroll file: the two have nearly the same columns. */
export type PayrollColumn = keyof DeductionReportColumns

const INCOME_COLUMNS = [
  'firstName',
  'lastName',
  'SSN',
  'employeeNumber',
  'costCenter',
  'benefitType',
  'benefitStart',
  'sumOfLoads',
  'sumOfUsage',
  'loadMonth',
  'usageMonth',
  'requestMonth',
  'wageType',
] as const satisfies readonly (keyof IncomeRegisterReportColumns)[]

/** DWN-10: the columns of each file, in order. */
export const PAYROLL_COLUMNS: Record<PayrollReport, readonly PayrollColumn[]> = {
  lunch: [...INCOME_COLUMNS, 'dailyAmount', 'payrollDeduction'],
  'income-register': INCOME_COLUMNS,
}
export const DEFAULT_PAYROLL_COLUMNS: Record<PayrollReport, readonly PayrollColumn[]> = {
  lunch: ['firstName', 'lastName', 'employeeNumber', 'loadMonth', 'payrollDeduction'],
  'income-register': ['firstName', 'lastName', 'employeeNumber', 'loadMonth', 'sumOfLoads'],
}

export const payrollColumnsKey = (report: PayrollReport) => `download-columns-${report}` as const

interface PayrollRequest {
  period: ReportPeriod
  active: ReadonlySet<PayrollColumn>
  /** Wage type text; false when its column is not active (DWN-02). */
  wageType: string | false
  format: ReportFormat
}

/** DWN-02: downloads the file. @throws ApiError */
export function downloadPayrollReport(
  kind: PayrollReport,
  { period, active, wageType, format }: PayrollRequest,
): Promise<Blob> {
  const body = {
    ...period,
    columns: Object.fromEntries(PAYROLL_COLUMNS[kind].map((column) => [column, active.has(column)])),
    wageType,
    loadStatuses: ['Fulfilled' as const],
    downloadAs: format,
  }
  return kind === 'lunch'
    ? downloadDeductionReport({ ...body, benefit: 'Lunch' })
    : downloadIncomeRegisterReport({ ...body, benefit: 'Transport' })
}
