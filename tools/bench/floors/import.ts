/** Baseline: only the validators of the import, on the same rows, without a page. */
import type { BenefitGroups, EmployeeList } from '@generated/api/model'
import type { ImportRow } from '@/employment/import/import-row'
import { rowChecker } from '@/features/employees/import/check-rows'
import { today } from '@/values/clock'

declare global {
  interface Window {
    /** Validates the rows once. @returns ms, and the number of valid rows. */
    benchCheck?: (rows: ImportRow[]) => { tookMs: number; good: number }
  }
}

const authorization = sessionStorage.getItem('bench-authorization') ?? ''
const read = async <Reply>(path: string) =>
  (await (await fetch(path, { headers: { Authorization: authorization } })).json()) as Reply

const [{ beneficiaries }, { benefitGroups }] = await Promise.all([
  read<EmployeeList>('/api/company-beneficiaries'),
  read<BenefitGroups>('/api/company/benefit-groups'),
])
window.benchCheck = (rows) => {
  const started = performance.now()
  const check = rowChecker(
    {
      employees: beneficiaries,
      groups: benefitGroups,
      today: today(),
      details: new Map(),
      ids: new Map(),
      domains: new Map(),
    },
    rows,
  )
  const checks = rows.map((row) => check(row))
  return { tookMs: performance.now() - started, good: checks.filter(({ kind }) => kind !== 'faulty').length }
}
document.body.append(Object.assign(document.createElement('h1'), { textContent: 'ready' }))
