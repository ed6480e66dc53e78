import { checkPersonalId, createEmployee, readEmployee, updateEmployee } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { sendOrLookUp, withoutBody } from '@/api/calls/send-or-look-up'
import { isApiError } from '@/api/replies/api-error'
import { refusalText } from '@/domain/error-texts'
import { type ImportRow, personalIdIn } from '@/employment/import/import-row'
import { trimTexts } from '@/forms/form-values'
import { headersOf } from '@/forms/submit/press'
import { isServiceFailure } from '@/forms/submit/run-rows'
import { isSavedAs, mayBeAdded, readAddedSince } from '../form/saved-employee'
import type { RowCheck } from './check-rows'
import { addedIdOf, type CheckedRow, cellErrorsText, failureOf, type ImportOutcome } from './import-state'
import type { RowAsker } from './row-asker'

const keys = new WeakMap<ImportRow, string>()

/** Resending the same row uses the same key; a corrected row is a new object and gets a new key. */
function idempotencyKey(row: ImportRow): string {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

/**
 * Never throws. If an earlier outcome is unknown and the employee has these values, the row counts as changed.
 * @param check that of the preview, which also sees what the API has answered since
 */
export async function sendRow(
  sent: CheckedRow,
  asker: RowAsker,
  check: (row: ImportRow) => RowCheck,
): Promise<ImportOutcome> {
  const { row, check: shown, earlier } = sent
  if (shown.kind === 'faulty' || shown.kind === 'unchanged') return { kind: 'unchanged' }
  try {
    await askBeforeSending(sent, asker)
    const now = check(row)
    if (now.kind === 'faulty') return { kind: 'failed', reason: () => cellErrorsText(now.errors) }
    if (now.kind === 'add') {
      const { personId } = await createEmployee(now.body(), headersOf({ key: idempotencyKey(row) }))
      return { kind: 'added', personId }
    }
    // The preview said that the row adds somebody, so nobody has confirmed a change.
    if (shown.kind === 'add') return { kind: 'failed', reason: () => m.error_personal_id_already_exists() }
    if (now.kind === 'unchanged') {
      return { kind: earlier?.kind === 'unknown' ? 'changed' : 'unchanged' }
    }
    const body = now.body()
    const isSaved = async () => isSavedAs(await readEmployee(now.personId), body, asker.context)
    await sendOrLookUp(() => withoutBody('updateEmployee', updateEmployee(body)), isSaved)
    return { kind: 'changed' }
  } catch (error) {
    const isTrouble = isServiceFailure(error)
    const maybe = shown.kind === 'add' && isApiError(error) && mayBeAdded(error)
    // A retry that fails before it is sent, or that conflicts with what was sent before, says nothing about that.
    const isStillUnknown = earlier?.kind === 'unknown' && (isTrouble || maybe)
    return {
      kind: isStillUnknown || (isApiError(error) && error.outcomeUnknown) ? 'unknown' : 'failed',
      reason: () => reasonOf(error),
      mayBeAdded: maybe || earlier?.mayBeAdded === true,
      isServiceFailure: isTrouble,
    }
  }
}

/** Asks what the preview has not asked yet. @throws ApiError if the personal identity code or the employee is unknown */
async function askBeforeSending(sent: CheckedRow, { ask, fetchEmployee, context: { ids } }: RowAsker): Promise<void> {
  const { row, check, earlier } = sent
  const personalId = personalIdIn(row)
  if (check.kind === 'change') {
    // Read again: columns that the row lacks keep the employee's present values, and the check compares the person with the row.
    await fetchEmployee(check.personId)
    await ask(sent).catch(() => undefined)
  } else {
    // EMP-11: an earlier submit of the row may have added the employee, so the old answer is outdated.
    if (earlier) await checkPersonalId({ personalId })
    await ask(sent).catch((error: unknown) => {
      if (!ids.has(personalId)) throw error
    })
  }
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return m.error_generic()
  if (error.outcomeUnknown) return m.employees_import_unknown()
  return refusalText(error)
}

const mayBeHere = (row: CheckedRow) => failureOf(row)?.mayBeAdded

/** Finds added employees among rows with an unknown outcome, with one read for all. If it fails, they stay unknown. */
export async function lookUpOpenRows(
  client: QueryClient,
  before: ReadonlySet<string>,
  rows: readonly CheckedRow[],
): Promise<readonly CheckedRow[]> {
  if (!rows.some(mayBeHere)) return rows
  // Also those that were not sent yet: they may have the same name and address.
  const people = rows.flatMap(({ check, outcome }) =>
    check.kind === 'add' && addedIdOf(outcome) === undefined ? [trimTexts(check.values)] : [],
  )
  const isAdded = await readAddedSince(client, before, people).catch(() => () => false)
  return rows.map((row) =>
    row.check.kind === 'add' && mayBeHere(row) && isAdded(trimTexts(row.check.values))
      ? { ...row, outcome: { kind: 'added' } }
      : row,
  )
}
