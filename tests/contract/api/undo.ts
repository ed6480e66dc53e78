/** Removes the records that a run has created, and checks by reads that they are gone. */
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer, Values } from './caller.ts'
import { todayOf } from './days.ts'
import type { Created, Ledger } from './ledger.ts'
import type { Run } from './run.ts'

export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
export const pick = (from: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
export const isDone = ({ status }: Answer) => status >= 200 && status < 300

/** The name of every person that a run creates. */
export const PERSON = { firstName: 'Contract', lastName: 'Test' }

type Listed = { list: OperationName; rows: (json: unknown) => Values[]; id: string; removal: OperationName }
const LISTED: Record<'contact' | 'employee', Listed> = {
  contact: { list: 'listContacts', rows: rowsOf, id: 'dataContactId', removal: 'deleteContact' },
  employee: {
    list: 'listEmployees',
    rows: (json) => rowsOf((json as Values | undefined)?.beneficiaries),
    id: 'personId',
    removal: 'updateEmployee',
  },
}

export class Undo {
  readonly run: Run
  readonly ledger: Ledger
  constructor(run: Run, ledger: Ledger) {
    this.run = run
    this.ledger = ledger
  }

  #call(name: string, operation: OperationName, given: { params?: Values; body?: unknown } = {}) {
    return this.run.try(name, { operation, ...given, by: this.run.session })
  }

  async rows(kind: 'contact' | 'employee'): Promise<Values[]> {
    const { list, rows } = LISTED[kind]
    return rows((await this.#call('existing rows', list)).json)
  }

  /** Finds records created by a request that should have been refused: new rows with this run's name. */
  async takeNew(kind: 'contact' | 'employee', before: readonly Values[]): Promise<void> {
    const { id } = LISTED[kind]
    const known = new Set(before.map((row) => row[id]))
    for (const row of await this.rows(kind)) {
      const isOwn = row.firstName === PERSON.firstName || row.lastName === PERSON.lastName
      if (known.has(row[id]) || !isOwn) continue
      const created = { kind, key: String(row[id]) }
      this.ledger.add(created)
      await this.undo(created)
    }
  }

  /** Removes a created record. @returns true when it is gone */
  async undo(created: Created): Promise<boolean> {
    const isGone = await this.#take(created)
    if (isGone) this.ledger.undone(created)
    return isGone
  }

  async #take({ kind, key }: Created): Promise<boolean> {
    if (kind === 'load') {
      this.run.skip('createTopUp', `the load ${key} cannot be undone`)
      return false
    }
    if (kind === 'payment') return this.#cancel(key)
    const { id, list, removal } = LISTED[kind]
    const find = async () => (await this.rows(kind)).find((row) => row[id] === key || row.emailAddress === key)
    const found = await find()
    if (!found) return true
    if (kind === 'employee') return this.#end(String(found[id]))
    const answer = await this.#call('created record', removal, { params: { dataContactIdToDelete: found[id] } })
    const isLeft = (await find()) !== undefined
    if (isDone(answer) && isLeft) this.run.complain(removal, 'created record', `${list} still lists it`)
    return !isLeft
  }

  async #cancel(paymentId: string): Promise<boolean> {
    const answer = await this.#call('created record', 'cancelPayment', { params: { paymentId } })
    const { json } = await this.#call('after cancelling', 'readPaymentStatus', { params: { id: paymentId } })
    const { status } = (json ?? {}) as Values
    const isGone = ['Canceled', 'Expired'].includes(String(status))
    if (isDone(answer) && !isGone) this.run.complain('cancelPayment', 'created record', 'it is not Canceled afterwards')
    return isGone
  }

  /** Employees cannot be deleted: their benefit ends today. */
  async #end(id: string): Promise<boolean> {
    const read = await this.#call('before ending', 'readEmployee', { params: { id } })
    if (!read.json) return read.status === 404
    const isEnded = ({ json }: Answer) => (json as Values | undefined)?.employeeType === 'Dropped'
    if (isEnded(read)) return true
    const names = ['personId', 'firstName', 'lastName', 'emailAddress', 'startOfBenefit', 'employeePercentage']
    const change = { employeeType: 'Dropped', endOfBenefit: todayOf(read), benefits: [] }
    const body = { ...pick(read.json as Values, names), ...change }
    const answer = await this.#call('created record', 'updateEmployee', { body })
    const isGone = isEnded(await this.#call('after ending', 'readEmployee', { params: { id } }))
    if (isDone(answer) && !isGone) this.run.complain('updateEmployee', 'created record', 'the benefit has not ended')
    return isGone
  }
}
