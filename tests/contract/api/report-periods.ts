/** Reports of a period in which every row has its date or month. */
import { contractExamples } from '../../../generated/contract-examples.ts'
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer } from './caller.ts'
import { addDays, todayOf } from './days.ts'
import { cellsOfCsv } from './files.ts'
import type { Exchange, Run } from './run.ts'

const column = (id: string, group: string) => ({ id, group, active: true })
/** Request fields that add the load's date or month to each row. */
const DATED: Partial<Record<OperationName, object>> = {
  downloadExternalReport: {
    columns: [column('firstName', 'employeeData'), column('loadDate', 'loads')],
    dataScope: { employeeData: true, benefits: true, loads: true },
    benefits: ['Lunch', 'Recreational', 'Transport', 'Massage', 'Wellbeing'],
  },
  downloadDeductionReport: { columns: { firstName: true, loadMonth: true }, wageType: false },
  downloadIncomeRegisterReport: { columns: { firstName: true, loadMonth: true }, wageType: false },
}

export async function tryReports(run: Run, operation: OperationName, judge: (answer: Answer) => string[]) {
  const own = DATED[operation]
  const [example] = Object.values(contractExamples[operation].request)
  const [first] = run.goodOf(operation)
  if (!own || !first) return
  const today = todayOf(first.answer)
  const startDate = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const body = { ...(example as object), ...own, startDate, endDate: today, downloadAs: 'csv' }
  await run.try('a dated period', { operation, body, by: run.session }, [], judge)
}

const DATE = /^(?:(\d{2})\.)?(\d{2})\.(\d{4})$/

/** Rows of reports whose date or month is outside the requested period. */
export function rowsOutOfPeriod(run: Run): { at: Exchange; what: string }[] {
  return (Object.keys(DATED) as OperationName[]).flatMap((operation) =>
    run.goodOf(operation).flatMap((at) => {
      if (at.answer.type !== 'text/csv' || at.result.name !== 'a dated period') return []
      const { startDate, endDate } = at.call.body as { startDate: string; endDate: string }
      const isOutside = cellsOfCsv(at.answer.bytes)
        .slice(1)
        .flat()
        .some((cell) => {
          const [, day, month, year] = DATE.exec(cell) ?? []
          if (!month) return false
          const date = day ? `${year}-${month}-${day}` : `${year}-${month}`
          return date < startDate.slice(0, date.length) || date > endDate.slice(0, date.length)
        })
      return isOutside ? [{ at, what: 'rows are outside the requested period' }] : []
    }),
  )
}
