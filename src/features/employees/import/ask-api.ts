import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { Employee, EmployeeListItem } from '@generated/api/model'
import { isApiError } from '@/api/api-error'
import type { ImportRow } from '@/employees/import/import-row'
import { emailRefusal } from '@/shell/field-checks'
import {
  type ApiAnswers,
  domainOf,
  lookalikeFinder,
  needsReading,
  newEmailIn,
  personalIdIn,
  type RowCheck,
} from './check-rows'

/**
 * State of the API checks of the rows. `partly`: stopped, or some requests failed. `too-many`: not started, because
 * more rows add employees than the limit allows.
 */
export type Asking = { state: 'done' | 'partly' | 'too-many' } | { state: 'running'; done: number; total: number }

/** Replies, filled in as they arrive. */
export interface OpenAnswers extends ApiAnswers {
  details: Map<string, Employee>
  ids: Map<string, boolean>
  domains: Map<string, boolean>
}

export const noAnswers = (): OpenAnswers => ({ details: new Map(), ids: new Map(), domains: new Map() })

interface Checked {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  leftOut: ReadonlySet<number>
}

/** Sends one request and stores its reply. @throws ApiError */
export type Question = () => Promise<void>

/**
 * The requests to make, without duplicates: whether new personal identity codes are taken (EMP-11), whether email
 * domains exist (VAL-02), and details of changed employees that the list does not contain.
 */
export function questionsOf(
  { rows, checks, leftOut }: Checked,
  answers: OpenAnswers,
  employees: readonly EmployeeListItem[],
): Question[] {
  const lookalikesOf = lookalikeFinder(employees)
  const questions = new Map<string, Question>()
  for (const [index, row] of rows.entries()) {
    const check = checks[index]
    if (!check || check.kind === 'faulty' || leftOut.has(index)) continue
    const personalId = personalIdIn(row)
    if (check.kind === 'add' && !answers.ids.has(personalId)) {
      questions.set(`id ${personalId}`, () => askAboutId(personalId, lookalikesOf(row), answers))
    }
    if (needsReading(check) && !answers.details.has(check.personId)) {
      questions.set(`person ${check.personId}`, () => readWhole(check.personId, answers))
    }
    const email = newEmailIn(check)
    const domain = domainOf(email ?? '')
    if (email !== undefined && !answers.domains.has(domain)) {
      questions.set(`domain ${domain}`, async () => {
        answers.domains.set(domain, (await emailRefusal(email)) === 'invalid_email_domain')
      })
    }
  }
  return [...questions.values()]
}

async function readWhole(personId: string, { details }: OpenAnswers) {
  details.set(personId, await readEmployee(personId))
}

/**
 * Checks a personal identity code. The list does not contain them, so employees with the same name or address are
 * read.
 */
async function askAboutId(personalId: string, lookalikes: readonly EmployeeListItem[], answers: OpenAnswers) {
  try {
    await checkPersonalId({ personalId })
    answers.ids.set(personalId, false)
  } catch (error) {
    if (!isApiError(error) || !error.has('personal_id_already_exists')) throw error
    answers.ids.set(personalId, true)
    await Promise.allSettled(lookalikes.map(({ personId }) => readWhole(personId, answers)))
  }
}

/** Whether the replies may change the check of a row. */
export function isConcerned(row: ImportRow, check: RowCheck, { ids, domains }: ApiAnswers): boolean {
  if (needsReading(check)) return true
  const email = newEmailIn(check)
  return (
    (check.kind === 'add' && ids.get(personalIdIn(row)) === true) ||
    (email !== undefined && domains.get(domainOf(email)) === true)
  )
}

/** Number of rows that certainly add an employee, because nobody in the list resembles them. */
export function surelyAdded({ rows, checks, leftOut }: Checked, employees: readonly EmployeeListItem[]): number {
  const lookalikesOf = lookalikeFinder(employees)
  return rows.filter(
    (row, index) => checks[index]?.kind === 'add' && !leftOut.has(index) && lookalikesOf(row).length === 0,
  ).length
}
