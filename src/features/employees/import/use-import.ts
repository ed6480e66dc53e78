import { useCreateEmployee, useUpdateEmployee } from '@generated/api/employees/employees'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import type { ImportColumn } from '@/employees/import/import-columns'
import type { ImportRow } from '@/employees/import/import-row'
import { type RunEnd, runRows } from '@/forms/submit/run-rows'
import { today } from '@/values/clock'
import { knownEmployees, readAddedSince } from '../added-since'
import { employeesQuery, groupsQuery } from '../queries'
import { checkInSlices, rowChecker } from './check-rows'
import {
  type CheckedRows,
  canBeTriedAgain,
  faultyColumns,
  type ImportState,
  includedRows,
  indexesOf,
  recheck,
  sharesKey,
  unsavedOf,
} from './import-state'
import { createRowAsker, inIntervals, isConcerned, type RowAsker, surelyAdded } from './row-asker'
import { dropSavedImport, type SavedImport, saveImport } from './saved-import'
import { lookUpOpenRows, sendRow } from './send-row'

const SENT_AT_A_TIME = 3
/** Minimum time (ms) between progress updates, so that 10 000 outcomes do not cause 10 000 renders. */
const DRAW_EVERY_MS = 80
const NOBODY: ReadonlySet<string> = new Set()
const NOTHING_SAVED = { added: 0, changed: 0, unchanged: 0 }

/**
 * State of the import after the column step. It lives with the page and survives an expired session.
 * @param places how many employees can be added (CRD-11)
 */
export function useImport(places: number) {
  const client = useQueryClient()
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  // One invalidation at the end instead of one for each row.
  const create = useCreateEmployee({ mutation: { meta: { invalidates: false } } })
  const update = useUpdateEmployee({ mutation: { meta: { invalidates: false } } })
  // An atom, because answers and outcomes arrive between renders.
  const [store] = useState(() => createAtom<ImportState>({ step: 'source' }))
  const state = useSelector(store)
  const [asker, setAsker] = useState<RowAsker>(() => createRowAsker([]))
  const stop = useRef(new AbortController())
  /** Employees before this import sent anything. */
  const before = useRef(NOBODY)
  useEffect(() => () => stop.current.abort(), [])
  useEffect(() => () => asker.stop(), [asker])

  const hasRows = 'rows' in state
  useEffect(() => {
    if (!hasRows) return undefined
    return saveImport(() => {
      const now = store.get()
      if (!('rows' in now)) return undefined
      const unsaved = unsavedOf(now)
      return unsaved.rows.length > unsaved.leftOut.length ? { ...unsaved, before: [...before.current] } : undefined
    })
  }, [hasRows, store])

  const rowsNow = () => {
    const now = store.get()
    return now.step === 'rows' ? now : undefined
  }
  const context = { groups: groups.benefitGroups, today: today() }
  const contextWith = ({ answers }: RowAsker) => ({ ...context, employees: list.beneficiaries, ...answers })

  async function check(
    rows: readonly ImportRow[],
    { leftOut = new Set(), ...earlier }: Partial<Pick<CheckedRows, 'saved' | 'failed' | 'leftOut' | 'lacksIds'>> = {},
  ) {
    stop.current = new AbortController()
    const { signal } = stop.current
    if (before.current === NOBODY) before.current = knownEmployees(client)
    const fresh = createRowAsker(list.beneficiaries)
    setAsker(fresh)
    store.set({ step: 'checking', done: 0, total: rows.length })
    const checks = await checkInSlices(rows, rowChecker(contextWith(fresh), includedRows({ rows, leftOut })), {
      onProgress: (done) => store.set({ step: 'checking', done, total: rows.length }),
      signal,
    })
    if (!checks || signal.aborted) return
    const rest = { saved: NOTHING_SAVED, failed: [], lacksIds: false, ...earlier, leftOut }
    store.set({ step: 'rows', rows, checks, faultyAtFirst: faultyColumns(checks), ...rest })
    askApi(fresh)
  }

  /** Runs the API checks behind the preview, and rechecks the rows with the answers. */
  function askApi(asks: RowAsker) {
    const now = rowsNow()
    // A stopped check stays stopped.
    if (!now || asks.asking.get().state === 'partly') return
    // The limit is certainly exceeded (CRD-11), so the API checks would be wasted.
    if (surelyAdded(now, asks) > places) {
      asks.stop()
      asks.asking.set({ state: 'too-many' })
      return
    }
    void asks.askInBackground(rowsNow, (indexes) => {
      const latest = rowsNow()
      if (!latest) return
      const isOf = (row: ImportRow, found: CheckedRows['checks'][number], index: number) =>
        indexes.has(index) && isConcerned(row, found, asks.answers)
      const hasNews = latest.rows.some((row, index) => {
        const found = latest.checks[index]
        return found && isOf(row, found, index)
      })
      if (hasNews) store.set(recheck(latest, contextWith(asks), isOf))
    })
  }

  function leaveRows() {
    stop.current.abort()
    asker.stop()
  }

  /** Changes a row or its place among the excluded, and rechecks it with the rows that conflict or conflicted with it. */
  function change(index: number, changed: Partial<Pick<CheckedRows, 'rows' | 'leftOut'>>) {
    const now = rowsNow()
    const old = now?.rows[index]
    if (!now || !old) return
    const after = changed.rows?.[index] ?? old
    store.set(
      recheck(
        { ...now, ...changed },
        contextWith(asker),
        (row, _, at) => at === index || sharesKey(row, old) || sharesKey(row, after),
      ),
    )
    askApi(asker)
  }

  function changeCell(index: number, column: ImportColumn, text: string) {
    const { rows = [] } = rowsNow() ?? {}
    const row = rows[index]
    if (row) change(index, { rows: rows.with(index, { ...row, cells: { ...row.cells, [column]: text } }) })
  }

  function leaveOut(index: number, isOut: boolean) {
    const leftOut = new Set(rowsNow()?.leftOut)
    if (isOut) leftOut.add(index)
    else leftOut.delete(index)
    change(index, { leftOut })
  }

  /** Saves the valid rows that are not saved yet; from the result step, those that can be retried. */
  async function run() {
    const now = store.get()
    if (now.step !== 'rows' && now.step !== 'result') return
    // What is not known yet is asked before the row is sent.
    asker.stop()
    const { step: _step, ...checked }: CheckedRows & { step: string } = now
    const { rows, checks, leftOut } = checked
    const outcomes = new Map(now.step === 'result' ? now.outcomes : [])
    const work = rows.flatMap((row, index) => {
      const found = checks[index]
      const earlier = outcomes.get(index)
      if (!found || found.kind === 'faulty' || leftOut.has(index)) return []
      return !earlier || canBeTriedAgain(earlier) ? [{ row, found, index, earlier }] : []
    })
    for (const { index } of work) outcomes.delete(index)
    const total = outcomes.size + work.length
    const show = (step: 'running' | 'result', end?: RunEnd) =>
      store.set({ ...checked, step, total, end, outcomes: new Map(outcomes) })
    show('running')
    stop.current = new AbortController()
    const draw = inIntervals(DRAW_EVERY_MS)
    const commands = {
      create: (data: Parameters<typeof create.mutateAsync>[0]['data'], headers: object) =>
        create.mutateAsync({ data, headers }),
      update: (data: Parameters<typeof update.mutateAsync>[0]['data']) => update.mutateAsync({ data }),
      context: { ...context, takenNumbers: NOBODY },
      asker,
    }
    const end = await runRows(work, {
      atATime: SENT_AT_A_TIME,
      signal: stop.current.signal,
      send: ({ row, found, earlier }) => sendRow(row, found, commands, earlier),
      onOutcome: ({ index }, outcome) => {
        outcomes.set(index, outcome)
        draw(() => show('running'))
      },
    })
    await lookUpOpenRows(client, before.current, work, outcomes)
    await invalidateAll(client)
    show('result', end)
  }

  /** From the result step back to the rows that were not saved, rechecked. */
  function correct() {
    const now = store.get()
    if (now.step !== 'result') return
    const { rows, failed, leftOut, ...saved } = unsavedOf(now)
    void check(rows, { saved, failed, leftOut: indexesOf(rows, leftOut) })
  }

  /** Resumes the import of an expired session; rows that were saved after all are dropped. */
  async function resume({
    rows = [],
    failed = [],
    leftOut = [],
    added,
    changed,
    unchanged,
    before: known,
  }: SavedImport) {
    dropSavedImport()
    before.current = new Set(known)
    const isAdded = await readAddedSince(client, before.current).catch(() => () => false)
    const left = rows.filter(({ cells: { firstName = '', lastName = '', emailAddress = '' } }) => {
      return !isAdded({ firstName: firstName.trim(), lastName: lastName.trim(), emailAddress: emailAddress.trim() })
    })
    const saved = { added: added + rows.length - left.length, changed, unchanged }
    await check(left, { saved, failed, leftOut: indexesOf(left, leftOut), lacksIds: true })
  }

  /** Back to the column step, whose state the page keeps. */
  function backToColumns() {
    leaveRows()
    store.set({ step: 'source' })
  }

  return {
    state,
    asker,
    check,
    changeCell,
    leaveOut,
    run,
    correct,
    resume,
    stop: () => stop.current.abort(),
    startOver: () => {
      before.current = NOBODY
      backToColumns()
    },
    backToColumns,
  }
}
