import { useCreateEmployee, useUpdateEmployee } from '@generated/api/employees/employees'
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { trimTexts } from '@/forms/form-values'
import { knownEmployees, readAddedSince } from '../added-since'
import { useEmployeeContext } from '../employee-context'
import { employeesQuery } from '../queries'
import { checkInSlices, type ImportRow, type RowCheck, rowChecker } from './check-rows'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns'
import { type RowOutcome, runRows } from './run-rows'
import { sendRow } from './send-row'

/** Rows with what the check said of them; `faultyAtFirst` keeps mended rows in sight. */
export interface CheckedRows {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  faultyAtFirst: ReadonlyMap<number, readonly ImportColumn[]>
}

export type ImportState =
  | { step: 'source' }
  | { step: 'checking'; done: number; total: number }
  | ({ step: 'rows' } & CheckedRows)
  | ({ step: 'running' | 'result'; outcomes: ReadonlyMap<number, RowOutcome>; total: number } & CheckedRows)

const AT_A_TIME = 3
/** Progress is drawn this often at most (ms): each outcome alone would draw 10 000 times. */
const DRAW_EVERY_MS = 80

/** The import from the checked rows on. Nothing of it is stored: it lives as long as the page. */
export function useImport() {
  const client = useQueryClient()
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { groups, today } = useEmployeeContext()
  // One invalidation at the end instead of one for each row.
  const create = useCreateEmployee({ mutation: { meta: { invalidates: false } } })
  const update = useUpdateEmployee({ mutation: { meta: { invalidates: false } } })
  const [state, setState] = useState<ImportState>({ step: 'source' })
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])

  const context = { employees: list.beneficiaries, groups, today }

  async function check(rows: readonly ImportRow[]) {
    stop.current = new AbortController()
    setState({ step: 'checking', done: 0, total: rows.length })
    const checks = await checkInSlices(rows, rowChecker(context, rows), {
      onProgress: (done) => setState({ step: 'checking', done, total: rows.length }),
      signal: stop.current.signal,
    })
    if (!checks) return
    const faultyAtFirst = new Map(
      checks.flatMap((found, index) => (found.kind === 'faulty' ? [[index, wrongIn(found)] as const] : [])),
    )
    setState({ step: 'rows', rows, checks, faultyAtFirst })
  }

  /** Another text in a cell: its row is judged anew, and the rows that shared its number or personal id. */
  function changeCell(index: number, column: ImportColumn, text: string) {
    if (state.step !== 'rows') return
    const before = state.rows[index]
    if (!before) return
    const after = { ...before, cells: { ...before.cells, [column]: text } }
    const rows = state.rows.with(index, after)
    const checkRow = rowChecker(context, rows)
    const checks = state.checks.map((old, at) => {
      const row = rows[at]
      return row && (at === index || sharesKey(row, before) || sharesKey(row, after)) ? checkRow(row) : old
    })
    setState({ ...state, rows, checks })
  }

  /** Saves the rows that are good and have not been saved yet; from the result, those that failed or were left. */
  async function run() {
    if (state.step !== 'rows' && state.step !== 'result') return
    const { rows, checks, faultyAtFirst } = state
    const outcomes = new Map(state.step === 'result' ? state.outcomes : [])
    const work = rows.flatMap((row, index) => {
      const found = checks[index]
      const earlier = outcomes.get(index)
      return found && found.kind !== 'faulty' && (!earlier || earlier.kind === 'failed') ? [{ row, found, index }] : []
    })
    for (const { index } of work) outcomes.delete(index)
    const total = outcomes.size + work.length
    const show = (step: 'running' | 'result') =>
      setState({ step, rows, checks, faultyAtFirst, total, outcomes: new Map(outcomes) })
    show('running')
    stop.current = new AbortController()
    const before = knownEmployees(client)
    let drawn = performance.now()
    await runRows(work, {
      atATime: AT_A_TIME,
      signal: stop.current.signal,
      send: ({ row, found }) =>
        sendRow(row, found, {
          create: (data, headers) => create.mutateAsync({ data, headers }),
          update: (data) => update.mutateAsync({ data }),
          context: { groups, today, takenNumbers: new Set() },
        }),
      onOutcome: ({ index }, outcome) => {
        outcomes.set(index, outcome)
        if (performance.now() - drawn < DRAW_EVERY_MS) return
        drawn = performance.now()
        show('running')
      },
    })
    await lookUpOpenRows(client, before, work, outcomes)
    await invalidateAll(client)
    show('result')
  }

  return {
    state,
    check,
    changeCell,
    run,
    stop: () => stop.current.abort(),
    startOver: () => {
      stop.current.abort()
      setState({ step: 'source' })
    },
  }
}

const wrongIn = ({ errors }: Extract<RowCheck, { kind: 'faulty' }>): ImportColumn[] =>
  IMPORT_COLUMNS.filter((column) => errors[column] !== undefined)

const sharesKey = ({ cells }: ImportRow, other: ImportRow): boolean =>
  (!!cells.employeeNumber && cells.employeeNumber === other.cells.employeeNumber) ||
  (!!cells.personalId && cells.personalId === other.cells.personalId)

/** Rows of open outcome that have been added all the same; one reading for all. What cannot be read stays as it is. */
async function lookUpOpenRows(
  client: QueryClient,
  before: ReadonlySet<string>,
  work: readonly { found: RowCheck; index: number }[],
  outcomes: Map<number, RowOutcome>,
) {
  const open = work.filter(({ index }) => {
    const outcome = outcomes.get(index)
    return outcome?.kind === 'failed' && outcome.isOpen
  })
  if (open.length === 0) return
  const isAdded = await readAddedSince(client, before).catch(() => () => false)
  for (const { found, index } of open) {
    if (found.kind === 'add' && isAdded(trimTexts(found.values))) outcomes.set(index, { kind: 'added' })
  }
}
