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
 * How far the API has been asked about the rows. `partly`: it was stopped, or did not answer everything. `too-many`: not
 * asked, as more rows add employees than the company has room for.
 */
export type Asking = { state: 'done' | 'partly' | 'too-many' } | { state: 'running'; done: number; total: number }

/** The answers while they come in. */
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

/** Puts its answer to the others. @throws ApiError */
export type Question = () => Promise<void>

/**
 * What is to be asked, each question once: whether those to be added are known already (EMP-11), whether their mail
 * domains take mail (VAL-02), and whom the rows would change where the list says too little.
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

/** Asks about a personal id; the list has none, so whoever of it may be the person is read. */
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

/** Whether the answers may change what was found of a row. */
export function isConcerned(row: ImportRow, check: RowCheck, { ids, domains }: ApiAnswers): boolean {
  if (needsReading(check)) return true
  const email = newEmailIn(check)
  return (
    (check.kind === 'add' && ids.get(personalIdIn(row)) === true) ||
    (email !== undefined && domains.get(domainOf(email)) === true)
  )
}

/** How many rows add an employee whatever the API says: nobody of the list can be meant. */
export function surelyAdded({ rows, checks, leftOut }: Checked, employees: readonly EmployeeListItem[]): number {
  const lookalikesOf = lookalikeFinder(employees)
  return rows.filter(
    (row, index) => checks[index]?.kind === 'add' && !leftOut.has(index) && lookalikesOf(row).length === 0,
  ).length
}
