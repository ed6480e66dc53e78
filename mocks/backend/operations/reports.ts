import type {
  DeductionReportRequest,
  ExternalReportColumnGroup,
  ExternalReportColumnId,
  IncomeRegisterReportRequest,
  ReportBenefit,
} from '../../../generated/api/model/index.ts'
import { FIRST_REPORT_DAY } from '../../../generated/limits.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit } from '../../database/rows/benefits.ts'
import { helsinkiDate } from '../../values/calendar.ts'
import { BENEFIT_NAMES } from '../../values/loads.ts'
import { english } from '../rules/language.ts'
import { type Cell, reportFile } from '../rules/report-files.ts'
import { byEmployeeAndMonth, byPerson, type FulfilledLoad, fulfilledLoads } from '../rules/report-loads.ts'
import { settle } from '../rules/settle.ts'

/** x-assumed (listReportBenefits): the names of benefits in reports. */
const REPORT_NAMES: Record<Benefit, ReportBenefit> = {
  lunch: 'Lunch',
  recreational: 'Recreational',
  transport: 'Transport',
  massage: 'Massage',
  wellbeing: 'Wellbeing',
}
const BENEFITS: Record<ReportBenefit, Benefit> = {
  Lunch: 'lunch',
  Recreational: 'recreational',
  Transport: 'transport',
  Massage: 'massage',
  Wellbeing: 'wellbeing',
}

type ColumnId = keyof DeductionReportRequest['columns'] | ExternalReportColumnId
type Column = {
  heading: readonly [fi: string, en: string]
  cell: (load: FulfilledLoad, about: { inEnglish: boolean; wageType: string }) => Cell
}
const text = (value: string | undefined): Cell => (value === undefined ? undefined : { text: value })
/** The employee's share of lunch: three quarters is the taxable value, the rest is exempt (VOU-20). */
const LUNCH_DEDUCTION = 0.75

/** In the order of the files (DWN-10). */
const COLUMNS: Record<ColumnId, Column> = {
  firstName: { heading: ['Etunimi', 'First name'], cell: ({ employee }) => text(employee.firstName) },
  lastName: { heading: ['Sukunimi', 'Last name'], cell: ({ employee }) => text(employee.lastName) },
  SSN: { heading: ['Henkilötunnus', 'Personal identity code'], cell: ({ employee }) => text(employee.personalId) },
  employeeNumber: {
    heading: ['Henkilönumero', 'Employee number'],
    cell: ({ employee }) => text(employee.employeeNumber),
  },
  costCenter: { heading: ['Kustannuspaikka', 'Cost centre'], cell: ({ employee }) => text(employee.costCenterNumber) },
  benefitType: {
    heading: ['Etu', 'Benefit'],
    cell: ({ benefitType }, { inEnglish }) => text(BENEFIT_NAMES[benefitType][inEnglish ? 'en' : 'fi']),
  },
  benefitStart: {
    heading: ['Edun alkupäivä', 'Benefit start date'],
    cell: ({ employee }) => ({ date: employee.entitled }),
  },
  dailyAmount: {
    heading: ['Päiväraja', 'Daily limit'],
    cell: ({ employee }) => {
      const held = employee.benefits.find((row) => row.benefitType === 'lunch')
      return held && { cents: held.maxAmountPerPeriod }
    },
  },
  sumOfLoads: { heading: ['Lataukset yhteensä', 'Total loaded'], cell: ({ amount }) => ({ cents: amount }) },
  // Employees of the fake API use their money in the month in which they get it.
  sumOfUsage: { heading: ['Käyttö yhteensä', 'Total used'], cell: ({ amount }) => ({ cents: amount }) },
  loadMonth: { heading: ['Latauskuukausi', 'Load month'], cell: ({ loadDate }) => ({ month: loadDate }) },
  usageMonth: { heading: ['Käyttökuukausi', 'Usage month'], cell: ({ loadDate }) => ({ month: loadDate }) },
  requestMonth: {
    heading: ['Pyyntökuukausi', 'Request month'],
    cell: ({ requestMonth }) => (requestMonth === undefined ? undefined : { month: requestMonth }),
  },
  payrollDeduction: {
    heading: ['Palkasta vähennettävä', 'Payroll deduction'],
    cell: ({ amount }) => ({ cents: Math.round(amount * LUNCH_DEDUCTION) }),
  },
  wageType: { heading: ['Palkkalaji', 'Wage type'], cell: (_load, { wageType }) => text(wageType) },
  loadAmount: { heading: ['Latauksen summa', 'Load amount'], cell: ({ amount }) => ({ cents: amount }) },
  loadDate: { heading: ['Latauspäivä', 'Load date'], cell: ({ loadDate }) => ({ date: loadDate }) },
  loadStatus: {
    heading: ['Latauksen tila', 'Load status'],
    cell: (_load, { inEnglish }) => text(inEnglish ? 'Loaded' : 'Ladattu'),
  },
}

/** DWN-03 */
function refusePeriod({ startDate, endDate }: { startDate: string; endDate: string }, now: number): void {
  if (startDate < FIRST_REPORT_DAY) throw problem(400, 'start_date_too_early', { fieldName: 'startDate' })
  if (endDate > helsinkiDate(now)) throw problem(400, 'end_date_too_late', { fieldName: 'endDate' })
  if (startDate > endDate) throw problem(400, 'invalid_date_range', { fieldName: 'startDate' })
}

const tableOf = (ids: readonly ColumnId[], loads: readonly FulfilledLoad[], inEnglish: boolean, wageType = '') => ({
  headings: ids.map((id) => COLUMNS[id].heading[inEnglish ? 1 : 0]),
  rows: loads.map((load) => ids.map((id) => COLUMNS[id].cell(load, { inEnglish, wageType }))),
})

type Body = DeductionReportRequest | IncomeRegisterReportRequest

/** The columns and rows of a report for payroll or the incomes register (DWN-02). */
function payrollTable(db: Db, companyId: string, body: Body, inEnglish: boolean, now: number) {
  refusePeriod(body, now)
  const active: Partial<Record<ColumnId, boolean>> = body.columns
  // Keys of COLUMNS are column ids.
  const ids = (Object.keys(COLUMNS) as ColumnId[]).filter((id) => active[id])
  if (ids.length === 0) throw problem(400, 'no_columns', { fieldName: 'columns' })
  if (active.wageType && body.wageType === false) throw problem(400, 'wage_type_required', { fieldName: 'wageType' })
  const type = BENEFITS[body.benefit]
  const isActive = db.benefits.all(companyId).some((row) => row.type === type && row.state === 'active')
  if (!isActive) throw problem(409, 'benefit_not_active', { fieldName: 'benefit' })
  const loads = byEmployeeAndMonth(fulfilledLoads(db, companyId, [type], body, now))
  return tableOf(ids, loads, inEnglish, body.wageType === false ? '' : body.wageType)
}

/** x-assumed (downloadExternalReport): the group of each column. */
const GROUPS: Record<ExternalReportColumnId, ExternalReportColumnGroup> = {
  firstName: 'employeeData',
  lastName: 'employeeData',
  SSN: 'employeeData',
  employeeNumber: 'employeeData',
  costCenter: 'employeeData',
  benefitType: 'benefits',
  benefitStart: 'benefits',
  loadAmount: 'loads',
  loadDate: 'loads',
  loadStatus: 'loads',
}

export const reports: BackendPart<
  'listReportBenefits' | 'downloadDeductionReport' | 'downloadIncomeRegisterReport' | 'downloadExternalReport'
> = {
  // DWN-01, DWN-04
  listReportBenefits: ({ caller: { company }, db }) => ({
    activeBenefits: db.benefits
      .all(company.id)
      .filter((row) => row.state === 'active')
      .map((row) => REPORT_NAMES[row.type]),
  }),

  downloadDeductionReport({ body, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const table = payrollTable(db, company.id, body, english(request), now)
    return reportFile(table, english(request) ? 'lunch-deduction' : 'lounasvahennys', body)
  },

  downloadIncomeRegisterReport({ body, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const table = payrollTable(db, company.id, body, english(request), now)
    return reportFile(table, english(request) ? 'incomes-register' : 'tulorekisteri', body)
  },

  // DWN-04, DWN-05, DWN-09
  downloadExternalReport({ body, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const seen = new Set<string>()
    for (const [elementIndex, { id, group }] of body.columns.entries()) {
      if (GROUPS[id] !== group || seen.has(id)) {
        const fieldName = seen.has(id) ? 'columns.id' : 'columns.group'
        throw validationProblem([{ fieldName, elementIndex, code: 'field_invalid' }])
      }
      seen.add(id)
    }
    refusePeriod(body, now)
    if (body.benefits.length === 0) throw problem(400, 'no_benefits', { fieldName: 'benefits' })
    const shown = body.columns.filter(({ group, active }) => active && body.dataScope[group])
    if (!shown.some(({ group }) => group === 'employeeData')) throw problem(400, 'no_columns', { fieldName: 'columns' })
    const benefits = body.benefits.map((name) => BENEFITS[name])
    const loads = fulfilledLoads(db, company.id, benefits, body, now).toSorted(
      (a, b) => (a.loadDate < b.loadDate ? -1 : a.loadDate > b.loadDate ? 1 : 0) || byPerson(a, b),
    )
    const inEnglish = english(request)
    const table = tableOf(
      shown.map(({ id }) => id),
      loads,
      inEnglish,
    )
    return reportFile(table, inEnglish ? 'report' : 'raportti', body)
  },
}
