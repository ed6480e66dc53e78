import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { CreateEmployeeHeaders, CreateEmployeeRequest, UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { sendOrLookUp, withoutBody } from '@/api/send-or-look-up'
import { refusalText } from '@/domain/error-texts'
import { addForm, type EmployeeFormContext, editForm, valuesOf } from '@/employees/employee-form'
import { IMPORT_COLUMNS } from '@/employees/import/import-columns'
import { type ImportRow, valuesOfCells } from '@/employees/import/import-row'
import { headersOf } from '@/forms/submit/press'
import { plainDate } from '@/values/plain-date'
import { mayBeAdded } from '../added-since'
import { isSavedAs } from '../form/saved-as'
import { isOtherPerson, type RowCheck } from './check-rows'
import type { RowOutcome } from './run-rows'
import { cellErrorsText } from './unsaved-rows'

export interface RowCommands {
  create: (body: CreateEmployeeRequest, headers: CreateEmployeeHeaders) => Promise<unknown>
  update: (body: UpdateEmployeeRequest) => Promise<unknown>
  context: EmployeeFormContext
  /** Personal ids that the preview asked about: whether somebody has them. */
  ids: ReadonlyMap<string, boolean>
}

const keys = new WeakMap<ImportRow, string>()

/** The same row sent again is the same command. A row that is mended is another one. */
function keyOf(row: ImportRow): string {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

/**
 * Saves one row that was found good; never throws. `earlier` is what became of it before: a change that is there now
 * may be its own.
 */
export async function sendRow(
  row: ImportRow,
  check: RowCheck,
  commands: RowCommands,
  earlier?: RowOutcome,
): Promise<RowOutcome> {
  try {
    if (check.kind === 'add') {
      const body = addForm(commands.context).read(check.values)
      // EMP-11: as in the form, unless the preview has just asked; a row that was sent before may have made it known.
      if (earlier || commands.ids.get(body.personalId) !== false) await checkPersonalId({ personalId: body.personalId })
      await commands.create(body, headersOf({ key: keyOf(row) }))
      return { kind: 'added' }
    }
    if (check.kind !== 'change') return { kind: 'unchanged' }
    const outcome = await sendChange(row, check, commands)
    const wasOpen = earlier?.kind === 'failed' && earlier.isOpen
    return outcome.kind === 'unchanged' && wasOpen ? { kind: 'changed' } : outcome
  } catch (error) {
    const isOpen =
      isApiError(error) && (check.kind === 'add' ? mayBeAdded(error) : check.kind === 'change' && error.outcomeUnknown)
    return { kind: 'failed', reason: () => reasonOf(error), isOpen, isTrouble: isTrouble(error) }
  }
}

/** Reads the employee first: what the row does not say stays, and whoever is changed is the person that the row means. */
async function sendChange(
  row: ImportRow,
  { personId, columns }: Extract<RowCheck, { kind: 'change' | 'unchanged' }>,
  { update, context }: RowCommands,
): Promise<RowOutcome> {
  const employee = await readEmployee(personId)
  if (isOtherPerson(row, employee)) return { kind: 'failed', reason: () => m.employees_import_other_person() }
  const before = valuesOf(employee)
  const given = Object.fromEntries(columns.map((column) => [column, row.cells[column]]))
  const { values } = valuesOfCells({ ...given, personalId: undefined }, before, context.today)
  if (JSON.stringify(values) === JSON.stringify(before)) return { kind: 'unchanged' }
  const pendingLoadDate = employee.pendingLoadDate === undefined ? undefined : plainDate(employee.pendingLoadDate)
  const rules = editForm({ ...context, saved: employee, pending: { pendingLoadDate, isLoading: false } })
  const errors = rules.errors(values)
  if (IMPORT_COLUMNS.some((column) => errors[column] !== undefined)) {
    return { kind: 'failed', reason: () => cellErrorsText(errors) }
  }
  const body = rules.read(values)
  const isSaved = async () => isSavedAs(await readEmployee(personId), body, context)
  await sendOrLookUp(() => withoutBody('updateEmployee', update(body)), isSaved)
  return { kind: 'changed' }
}

/** Nothing is wrong with the row: the service, the connection or the session failed. */
function isTrouble(error: unknown): boolean {
  if (!isApiError(error)) return true
  return error.kind !== 'http' || error.status >= 500 || error.status === 401 || error.status === 429
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return m.error_generic()
  if (error.outcomeUnknown) return m.employees_import_unknown()
  return refusalText(error)
}
