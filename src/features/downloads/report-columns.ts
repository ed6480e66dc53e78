import type { ExternalReportColumnGroup, ExternalReportColumnId } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { PayrollColumn } from '@/domain/payroll-reports'

export type ReportColumn = PayrollColumn | ExternalReportColumnId

const NAMES: Record<ReportColumn, () => string> = {
  firstName: () => m.downloads_column_first_name(),
  lastName: () => m.downloads_column_last_name(),
  SSN: () => m.downloads_column_personal_id(),
  employeeNumber: () => m.downloads_column_employee_number(),
  costCenter: () => m.downloads_column_cost_center(),
  benefitType: () => m.downloads_column_benefit(),
  benefitStart: () => m.downloads_column_benefit_start(),
  dailyAmount: () => m.downloads_column_daily_amount(),
  sumOfLoads: () => m.downloads_column_sum_of_loads(),
  sumOfUsage: () => m.downloads_column_sum_of_usage(),
  loadMonth: () => m.downloads_column_load_month(),
  usageMonth: () => m.downloads_column_usage_month(),
  requestMonth: () => m.downloads_column_request_month(),
  payrollDeduction: () => m.downloads_column_payroll_deduction(),
  wageType: () => m.downloads_column_wage_type(),
  loadAmount: () => m.downloads_column_load_amount(),
  loadDate: () => m.downloads_column_load_date(),
  loadStatus: () => m.downloads_column_load_status(),
}
export const columnName = (column: ReportColumn): string => NAMES[column]()

/** DWN-04, DWN-09: the columns of the other report by group. */
export const GROUP_COLUMNS: Record<ExternalReportColumnGroup, readonly ExternalReportColumnId[]> = {
  employeeData: ['firstName', 'lastName', 'SSN', 'employeeNumber', 'costCenter'],
  benefits: ['benefitType', 'benefitStart'],
  loads: ['loadAmount', 'loadDate', 'loadStatus'],
}
export const GROUPS = ['employeeData', 'benefits', 'loads'] as const satisfies readonly ExternalReportColumnGroup[]
export const OTHER_COLUMNS: readonly ExternalReportColumnId[] = GROUPS.flatMap((group) => GROUP_COLUMNS[group])
export const DEFAULT_OTHER_COLUMNS: readonly ExternalReportColumnId[] = [
  'firstName',
  'lastName',
  'benefitType',
  'loadAmount',
]

/** Name of a column group, and label of the switch that includes it in the file. */
export const GROUP_TEXTS: Record<ExternalReportColumnGroup, { name: () => string; include: () => string }> = {
  employeeData: {
    name: () => m.downloads_group_employee_data(),
    include: () => m.downloads_include_employee_data(),
  },
  benefits: { name: () => m.downloads_group_benefits(), include: () => m.downloads_include_benefits() },
  loads: { name: () => m.downloads_group_loads(), include: () => m.downloads_include_loads() },
}

/** DWN-04: names and personal identity codes are personal data. */
export const isPersonal = (column: ReportColumn): boolean =>
  column === 'firstName' || column === 'lastName' || column === 'SSN'
