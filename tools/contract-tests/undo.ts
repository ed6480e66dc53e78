/** What a run has made and how it is taken away again: gone is what a read no longer shows. */
import type { OperationName } from '../../generated/registry.ts'
import type { Answer, Values } from './caller.ts'
import type { Created, Ledger } from './ledger.ts'
import { todayOf } from './report-periods.ts'
import type { Run } from './run.ts'

export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
export const pick = (from: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
export const isDone = ({ status }: Answer) => status >= 200 && status < 300

/** Names of everybody that a run makes. */
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
    return rows((await this.#call('what there is', list)).json)
  }

  /** What came to be by a request that should have been refused: rows that were not there and have a name of this run. */
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

  /** Takes away what was created; true when it is gone. */
  async undo(created: Created): Promise<boolean> {
    const isGone = await this.#take(created)
    if (isGone) this.ledger.undone(created)
    return isGone
  }

  async #take({ kind, key }: Created): Promise<boolean> {
    if (kind === 'load') {
      this.run.skip('createTopUp', `the load ${key} cannot be taken back`)
      return false
    }
    if (kind === 'payment') return this.#cancel(key)
    const { id, list, removal } = LISTED[kind]
    const find = async () => (await this.rows(kind)).find((row) => row[id] === key || row.emailAddress === key)
    const found = await find()
    if (!found) return true
    if (kind === 'employee') return this.#end(String(found[id]))
    const answer = await this.#call('what was created', removal, { params: { dataContactIdToDelete: found[id] } })
    const isLeft = (await find()) !== undefined
    if (isDone(answer) && isLeft) this.run.complain(removal, 'what was created', `${list} still lists it`)
    return !isLeft
  }

  async #cancel(paymentId: string): Promise<boolean> {
    const answer = await this.#call('what was created', 'cancelPayment', { params: { paymentId } })
    const { json } = await this.#call('what was cancelled', 'readPaymentStatus', { params: { id: paymentId } })
    const { status } = (json ?? {}) as Values
    const isGone = ['Canceled', 'Expired'].includes(String(status))
    if (isDone(answer) && !isGone)
      this.run.complain('cancelPayment', 'what was created', 'it is not Canceled afterwards')
    return isGone
  }

  /** Employees are never deleted: their benefit ends today. */
  async #end(id: string): Promise<boolean> {
    const read = await this.#call('to be ended', 'readEmployee', { params: { id } })
    if (!read.json) return read.status === 404
    const isEnded = ({ json }: Answer) => (json as Values | undefined)?.employeeType === 'Dropped'
    if (isEnded(read)) return true
    const names = ['personId', 'firstName', 'lastName', 'emailAddress', 'startOfBenefit', 'employeePercentage']
    const change = { employeeType: 'Dropped', endOfBenefit: todayOf(read), benefits: [] }
    const body = { ...pick(read.json as Values, names), ...change }
    const answer = await this.#call('what was created', 'updateEmployee', { body })
    const isGone = isEnded(await this.#call('that was ended', 'readEmployee', { params: { id } }))
    if (isDone(answer) && !isGone) this.run.complain('updateEmployee', 'what was created', 'its benefit goes on')
    return isGone
  }
}
