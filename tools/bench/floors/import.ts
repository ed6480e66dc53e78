/** Baseline: only the validators of the import, on the same rows, without a page. */
import type { BenefitGroups, EmployeeList } from '@generated/api/model'
import type { ImportRow } from '@/employment/import/import-row'
import { rowChecker } from '@/features/employees/import/check-rows'
import { today } from '@/values/dates/clock'

declare global {
  interface Window {
    /** Validates the rows once. @returns ms, and the number of valid rows. */
    benchCheck: (rows: ImportRow[]) => Promise<{ tookMs: number; good: number }>
  }
}

window.benchCheck = async (rows) => {
  const replies = await Promise.all(window.benchReplies)
  const [{ beneficiaries: employees }, { benefitGroups: groups }] = replies as [EmployeeList, BenefitGroups]
  const answers = { details: new Map(), ids: new Map(), domains: new Map() }
  const started = performance.now()
  const check = rowChecker({ employees, groups, today: today(), ...answers }, rows)
  const checks = rows.map((row) => check(row))
  return { tookMs: performance.now() - started, good: checks.filter(({ kind }) => kind !== 'faulty').length }
}
