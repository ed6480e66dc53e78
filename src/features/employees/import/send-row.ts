import { readEmployee } from '@generated/api/employees/employees'
import type { CreateEmployeeHeaders, CreateEmployeeRequest, UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { joinedErrorTexts } from '@/domain/error-texts'
import { headersOf } from '@/forms/submit/press'
import { normalisePersonalId } from '@/values/personal-id'
import { plainDate } from '@/values/plain-date'
import { mayBeAdded } from '../added-since'
import { addForm, type EmployeeFormContext, editForm, valuesOf } from '../form/employee-form'
import { type ImportRow, type RowCheck, valuesOfCells } from './check-rows'
import { columnName, IMPORT_COLUMNS } from './import-columns'
import type { RowOutcome } from './run-rows'

export interface RowCommands {
  create: (body: CreateEmployeeRequest, headers: CreateEmployeeHeaders) => Promise<unknown>
  update: (body: UpdateEmployeeRequest) => Promise<unknown>
  context: EmployeeFormContext
}

const keys = new WeakMap<ImportRow, string>()

/** The same row sent again is the same command. A row that is mended is another one. */
function keyOf(row: ImportRow): string {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

/** Saves one row that was found good; never throws. */
export async function sendRow(row: ImportRow, check: RowCheck, commands: RowCommands): Promise<RowOutcome> {
  try {
    if (check.kind === 'add') {
      const body = addForm(commands.context).read(check.values)
      await commands.create(body, headersOf({ key: keyOf(row) }))
      return { kind: 'added' }
    }
    if (check.kind === 'change') return await sendChange(row, check, commands)
    return { kind: 'unchanged' }
  } catch (error) {
    const isOpen = check.kind === 'add' && isApiError(error) && mayBeAdded(error)
    return { kind: 'failed', reason: () => reasonOf(error), isOpen }
  }
}

/** Reads the employee first: what the row does not say stays, and whoever is changed is the person that the row means. */
async function sendChange(
  row: ImportRow,
  { personId, columns }: Extract<RowCheck, { kind: 'change' | 'unchanged' }>,
  { update, context }: RowCommands,
): Promise<RowOutcome> {
  const employee = await readEmployee(personId)
  const { personalId } = row.cells
  if (personalId && normalisePersonalId(personalId) !== employee.personalId) {
    return { kind: 'failed', reason: () => m.employees_import_other_person() }
  }
  const before = valuesOf(employee)
  const given = Object.fromEntries(columns.map((column) => [column, row.cells[column]]))
  const { values } = valuesOfCells({ ...given, personalId: undefined }, before, context.today)
  if (JSON.stringify(values) === JSON.stringify(before)) return { kind: 'unchanged' }
  const pendingLoadDate = employee.pendingLoadDate === undefined ? undefined : plainDate(employee.pendingLoadDate)
  const rules = editForm({ ...context, saved: employee, pending: { pendingLoadDate, isLoading: false } })
  const errors = rules.errors(values)
  const faulty = IMPORT_COLUMNS.filter((column) => errors[column] !== undefined)
  if (faulty.length > 0) {
    return {
      kind: 'failed',
      reason: () => faulty.map((column) => `${columnName(column)}: ${errors[column]?.() ?? ''}`).join(' '),
    }
  }
  await update(rules.read(values))
  return { kind: 'changed' }
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return m.error_generic()
  if (error.outcomeUnknown) return m.employees_import_unknown()
  return joinedErrorTexts(error.codes, error.retryAfterS) || m.error_generic()
}
