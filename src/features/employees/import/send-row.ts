import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { CreateEmployeeHeaders, CreateEmployeeRequest, UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/api/api-error'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { refusalText } from '@/domain/error-texts'
import { addForm, type EmployeeFormContext, editForm, valuesOf } from '@/employment/employee-form'
import { savedPending } from '@/employment/employment-rules'
import { IMPORT_COLUMNS, type ImportRow } from '@/employment/import/import-row'
import type { FieldError } from '@/forms/errors/field-error'
import { trimTexts } from '@/forms/form-values'
import { headersOf } from '@/forms/submit/press'
import { isTrouble } from '@/forms/submit/run-rows'
import { isSavedAs, mayBeAdded, readAddedSince } from '../form/saved-employee'
import { changeIn, hasRefusedDomain, isOtherPerson, personalIdIn } from './check-rows'
import { type CheckedRow, cellErrorsText, type ImportOutcome } from './import-state'
import type { RowAsker } from './row-asker'

export interface RowCommands {
  create: (body: CreateEmployeeRequest, headers: CreateEmployeeHeaders) => Promise<unknown>
  update: (body: UpdateEmployeeRequest) => Promise<unknown>
  context: EmployeeFormContext
  asker: Pick<RowAsker, 'answers' | 'ask'>
}

const keys = new WeakMap<ImportRow, string>()

/** Resending the same row uses the same key; a corrected row is a new object and gets a new key. */
function keyOf(row: ImportRow): string {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

/** Never throws. If an earlier outcome is unknown and the employee has these values, the row counts as changed. */
export async function sendRow(sent: CheckedRow, commands: RowCommands): Promise<ImportOutcome> {
  const { row, check, outcome: earlier } = sent
  try {
    if (check.kind === 'add') {
      const body = addForm(commands.context).read(check.values)
      // EMP-11: as in the form. An earlier submit of the row may have added the employee, so the old answer is outdated.
      if (earlier) await checkPersonalId({ personalId: body.personalId })
      else {
        const refusal = await refusalOfNew(sent, commands.asker)
        if (refusal) return { kind: 'failed', reason: refusal }
      }
      await commands.create(body, headersOf({ key: keyOf(row) }))
      return { kind: 'added' }
    }
    if (check.kind !== 'change') return { kind: 'unchanged' }
    const outcome = await sendChange(sent, check.personId, commands)
    const wasOpen = earlier?.kind === 'failed' && earlier.isOpen
    return outcome.kind === 'unchanged' && wasOpen ? { kind: 'changed' } : outcome
  } catch (error) {
    const isOpen =
      isApiError(error) && (check.kind === 'add' ? mayBeAdded(error) : check.kind === 'change' && error.outcomeUnknown)
    return { kind: 'failed', reason: () => reasonOf(error), isOpen, isTrouble: isTrouble(error) }
  }
}

/** Asks what the preview has not asked yet. @throws ApiError if the personal identity code cannot be checked */
async function refusalOfNew(
  sent: CheckedRow,
  { ask, answers: { ids, domains } }: RowCommands['asker'],
): Promise<FieldError | undefined> {
  const personalId = personalIdIn(sent.row)
  await ask(sent).catch((error: unknown) => {
    if (!ids.has(personalId)) throw error
  })
  if (ids.get(personalId)) return () => m.error_personal_id_already_exists()
  return hasRefusedDomain(sent.check, domains) ? () => m.error_invalid_email_domain() : undefined
}

/** Reads the employee first: missing columns keep their values, and the person must be the one in the row. */
async function sendChange(
  sent: CheckedRow,
  personId: string,
  { update, context, asker }: RowCommands,
): Promise<ImportOutcome> {
  // VAL-02. The employee is read below.
  await asker.ask(sent, 'person').catch(() => undefined)
  if (hasRefusedDomain(sent.check, asker.answers.domains)) {
    return { kind: 'failed', reason: () => m.error_invalid_email_domain() }
  }
  const employee = await readEmployee(personId)
  if (isOtherPerson(sent.row, employee)) return { kind: 'failed', reason: () => m.employees_import_other_person() }
  const before = valuesOf(employee)
  const { values } = changeIn(sent.row, before, context.today)
  if (JSON.stringify(values) === JSON.stringify(before)) return { kind: 'unchanged' }
  const rules = editForm({ ...context, saved: employee, pending: savedPending(employee) })
  const errors = rules.errors(values)
  if (IMPORT_COLUMNS.some((column) => errors[column] !== undefined)) {
    return { kind: 'failed', reason: () => cellErrorsText(errors) }
  }
  const body = rules.read(values)
  const isSaved = async () => isSavedAs(await readEmployee(personId), body, context)
  await sendOrLookUp(() => withoutBody('updateEmployee', update(body)), isSaved)
  return { kind: 'changed' }
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return m.error_generic()
  if (error.outcomeUnknown) return m.employees_import_unknown()
  return refusalText(error)
}

/** Finds added employees among rows with an unknown outcome, with one read for all. If it fails, they stay unknown. */
export async function lookUpOpenRows(
  client: QueryClient,
  before: ReadonlySet<string>,
  rows: readonly CheckedRow[],
): Promise<readonly CheckedRow[]> {
  const isUnknown = ({ outcome }: CheckedRow) => outcome?.kind === 'failed' && outcome.isOpen === true
  if (!rows.some((row) => row.check.kind === 'add' && isUnknown(row))) return rows
  const isAdded = await readAddedSince(client, before).catch(() => () => false)
  return rows.map((row) =>
    row.check.kind === 'add' && isUnknown(row) && isAdded(trimTexts(row.check.values))
      ? { ...row, outcome: { kind: 'added' } }
      : row,
  )
}
