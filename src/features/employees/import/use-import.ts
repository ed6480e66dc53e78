import { useCreateEmployee, useUpdateEmployee } from '@generated/api/employees/employees'
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createAtom } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { IMPORT_COLUMNS, type ImportColumn } from '@/employees/import/import-columns'
import type { ImportRow } from '@/employees/import/import-row'
import { trimTexts } from '@/forms/form-values'
import { type RunEnd, runRows } from '@/forms/submit/run-rows'
import { knownEmployees, readAddedSince, useEmployeeContext } from '../employee-context'
import { employeesQuery } from '../queries'
import { type Asking, isConcerned, noAnswers, questionsOf, surelyAdded } from './ask-api'
import { checkInSlices, type RowCheck, rowChecker } from './check-rows'
import { dropSavedImport, type FailedRow, type SavedImport, saveImport } from './saved-import'
import { sendRow } from './send-row'
import type { ImportOutcome } from './unsaved-rows'

/** Rows with their checks; `faultyAtFirst` keeps corrected rows visible. */
export interface CheckedRows {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  faultyAtFirst: ReadonlyMap<number, readonly ImportColumn[]>
  /** Indexes of excluded rows. */
  leftOut: ReadonlySet<number>
  /** Rows of this import that earlier runs saved or found unchanged, also before the session expired. */
  saved: { added: number; changed: number; unchanged: number }
  /** Rows that failed in earlier runs, also before the session expired. */
  failed: readonly FailedRow[]
  /** Personal identity codes were not stored across the expired session and must be typed again. */
  lacksIds: boolean
}

export type ImportState =
  | { step: 'source' }
  | { step: 'checking'; done: number; total: number }
  | ({ step: 'rows' } & CheckedRows)
  | ({
      step: 'running' | 'result'
      outcomes: ReadonlyMap<number, ImportOutcome>
      total: number
      /** How the last run ended. */
      end: RunEnd | undefined
    } & CheckedRows)

const AT_A_TIME = 3
/** For reads: browsers allow six HTTP/1.1 connections per server. */
const READ_AT_A_TIME = 6
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
  const { groups, today } = useEmployeeContext()
  // One invalidation at the end instead of one for each row.
  const create = useCreateEmployee({ mutation: { meta: { invalidates: false } } })
  const update = useUpdateEmployee({ mutation: { meta: { invalidates: false } } })
  const [state, setState] = useState<ImportState>({ step: 'source' })
  const stop = useRef(new AbortController())
  const stopAsking = useRef<AbortController>(undefined)
  // An atom, so that progress rerenders only its own component and not thousands of rows.
  const [asking] = useState(() => createAtom<Asking>({ state: 'done' }))
  useEffect(
    () => () => {
      stop.current.abort()
      stopAsking.current?.abort()
    },
    [],
  )
  /** Employees before this import sent anything. */
  const before = useRef(NOBODY)
  const answers = useRef(noAnswers())

  const keptNow = useEffectEvent(() => {
    if (!('rows' in state)) return undefined
    const unsaved = unsavedOf(state)
    return unsaved.rows.length > unsaved.leftOut.length ? { ...unsaved, before: [...before.current] } : undefined
  })
  const isKept = 'rows' in state
  useEffect(() => (isKept ? saveImport(() => keptNow()) : undefined), [isKept])

  const contextOf = () => ({
    employees: list.beneficiaries,
    groups,
    today,
    ...answers.current,
  })

  async function check(
    rows: readonly ImportRow[],
    {
      saved = NOTHING_SAVED,
      failed = [],
      leftOut = new Set(),
      lacksIds = false,
    }: Partial<Pick<CheckedRows, 'saved' | 'failed' | 'leftOut' | 'lacksIds'>> = {},
  ) {
    stop.current = new AbortController()
    const { signal } = stop.current
    if (before.current === NOBODY) before.current = knownEmployees(client)
    answers.current = noAnswers()
    asking.set({ state: 'done' })
    setState({ step: 'checking', done: 0, total: rows.length })
    const takenIn = rows.filter((_, at) => !leftOut.has(at))
    const checks = await checkInSlices(rows, rowChecker(contextOf(), takenIn), {
      onProgress: (done) => setState({ step: 'checking', done, total: rows.length }),
      signal,
    })
    if (!checks || signal.aborted) return
    const checked = { rows, checks, faultyAtFirst: faultyColumns(checks), leftOut, saved, failed, lacksIds }
    setState({ step: 'rows', ...checked })
    await ask(checked)
  }

  /** Runs the API checks in the background of the preview, and rechecks the rows with the replies. */
  async function ask(checked: CheckedRows) {
    // The limit is certainly exceeded (CRD-11), so the API checks would be wasted.
    if (surelyAdded(checked, list.beneficiaries) > places) {
      asking.set({ state: 'too-many' })
      return
    }
    const questions = questionsOf(checked, answers.current, list.beneficiaries)
    if (questions.length === 0) {
      asking.set({ state: 'done' })
      return
    }
    const asks = new AbortController()
    stopAsking.current = asks
    const draw = inIntervals()
    let done = 0
    let failed = 0
    asking.set({ state: 'running', done, total: questions.length })
    const end = await runRows(questions, {
      atATime: READ_AT_A_TIME,
      signal: asks.signal,
      send: async (question): Promise<ImportOutcome> => {
        try {
          await question()
          return { kind: 'unchanged' }
        } catch {
          failed += 1
          return { kind: 'failed', reason: () => '', isTrouble: true }
        }
      },
      onOutcome: () => {
        done += 1
        draw(() => asking.set({ state: 'running', done, total: questions.length }))
      },
    })
    // The user has left the rows.
    if (stopAsking.current !== asks) return
    setState((now) => (now.step === 'rows' ? withAnswers(now) : now))
    asking.set({ state: end === 'done' && failed === 0 ? 'done' : 'partly' })
  }

  /** Rechecks the rows with the replies. Rows whose check failed are checked again when they are saved. */
  function withAnswers(now: Extract<ImportState, { step: 'rows' }>): ImportState {
    const { rows, leftOut } = now
    const checkRow = rowChecker(
      contextOf(),
      rows.filter((_, at) => !leftOut.has(at)),
    )
    const checks = now.checks.map((found, index) => {
      const row = rows[index]
      return row && isConcerned(row, found, answers.current) ? checkRow(row) : found
    })
    return { ...now, checks, faultyAtFirst: new Map([...faultyColumns(checks), ...now.faultyAtFirst]) }
  }

  function leaveRows() {
    stop.current.abort()
    stopAsking.current?.abort()
    stopAsking.current = undefined
  }

  /** Rechecks a changed row, and the rows that share its employee number or personal identity code. */
  function judgeAgain(next: Extract<ImportState, { step: 'rows' }>, index: number, before: ImportRow) {
    const { rows, leftOut } = next
    const after = rows[index]
    const checkRow = rowChecker(
      contextOf(),
      rows.filter((_, at) => !leftOut.has(at)),
    )
    const checks = next.checks.map((old, at) => {
      const row = rows[at]
      const isConcerned = row && (at === index || sharesKey(row, before) || (after && sharesKey(row, after)))
      return isConcerned ? checkRow(row) : old
    })
    return { ...next, checks }
  }

  function changeCell(index: number, column: ImportColumn, text: string) {
    const before = state.step === 'rows' ? state.rows[index] : undefined
    if (state.step !== 'rows' || !before) return
    const after = { ...before, cells: { ...before.cells, [column]: text } }
    setState(judgeAgain({ ...state, rows: state.rows.with(index, after) }, index, before))
  }

  function leaveOut(index: number, isOut: boolean) {
    const row = state.step === 'rows' ? state.rows[index] : undefined
    if (state.step !== 'rows' || !row) return
    const leftOut = new Set(state.leftOut)
    if (isOut) leftOut.add(index)
    else leftOut.delete(index)
    const next = judgeAgain({ ...state, leftOut }, index, row)
    setState(next)
    if (asking.get().state === 'too-many') void ask(next)
  }

  /** Saves the valid rows that are not saved yet; from the result step, those that can be retried. */
  async function run() {
    if (state.step !== 'rows' && state.step !== 'result') return
    stopAsking.current = undefined
    const { step: _step, ...checked }: CheckedRows & { step: string } = state
    const { rows, checks, leftOut } = checked
    const outcomes = new Map(state.step === 'result' ? state.outcomes : [])
    const work = rows.flatMap((row, index) => {
      const found = checks[index]
      const earlier = outcomes.get(index)
      if (!found || found.kind === 'faulty' || leftOut.has(index)) return []
      return !earlier || canBeTriedAgain(earlier) ? [{ row, found, index, earlier }] : []
    })
    for (const { index } of work) outcomes.delete(index)
    const total = outcomes.size + work.length
    const show = (step: 'running' | 'result', end?: RunEnd) =>
      setState({ ...checked, step, total, end, outcomes: new Map(outcomes) })
    show('running')
    stop.current = new AbortController()
    const draw = inIntervals()
    const end = await runRows(work, {
      atATime: AT_A_TIME,
      signal: stop.current.signal,
      send: ({ row, found, earlier }) =>
        sendRow(
          row,
          found,
          {
            create: (data, headers) => create.mutateAsync({ data, headers }),
            update: (data) => update.mutateAsync({ data }),
            context: { groups, today, takenNumbers: new Set() },
            ids: answers.current.ids,
          },
          earlier,
        ),
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
    if (state.step !== 'result') return
    const { rows, failed, leftOut, ...saved } = unsavedOf(state)
    void check(rows, { saved, failed, leftOut: placesOf(rows, leftOut) })
  }

  /** Resumes the import of an expired session; rows that were saved after all are dropped. */
  async function resume({ rows = [], failed, leftOut = [], added, changed, unchanged, before: known }: SavedImport) {
    dropSavedImport()
    before.current = new Set(known)
    const isAdded = await readAddedSince(client, before.current).catch(() => () => false)
    const left = rows.filter(({ cells: { firstName = '', lastName = '', emailAddress = '' } }) => {
      return !isAdded({ firstName: firstName.trim(), lastName: lastName.trim(), emailAddress: emailAddress.trim() })
    })
    const saved = { added: added + rows.length - left.length, changed, unchanged }
    await check(left, { saved, failed, leftOut: placesOf(left, leftOut), lacksIds: true })
  }

  return {
    state,
    check,
    changeCell,
    leaveOut,
    run,
    correct,
    resume,
    stop: () => stop.current.abort(),
    asking,
    stopAsking: () => stopAsking.current?.abort(),
    startOver: () => {
      leaveRows()
      before.current = NOBODY
      setState({ step: 'source' })
    },
    /** Back to the column step, whose state the page keeps. */
    backToColumns: () => {
      leaveRows()
      setState({ step: 'source' })
    },
  }
}

/** @returns a throttle that calls at once, then at most every 80 ms */
function inIntervals(): (draw: () => void) => void {
  let drawn = -Infinity
  return (draw) => {
    if (performance.now() - drawn < DRAW_EVERY_MS) return
    drawn = performance.now()
    draw()
  }
}

/** Rows that failed for no reason of their own. */
export const canBeTriedAgain = (outcome: ImportOutcome): boolean =>
  outcome.kind === 'failed' && outcome.isTrouble === true

const placesOf = (rows: readonly ImportRow[], lines: readonly number[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ line }, index) => (lines.includes(line) ? [index] : [])))

/** The rows not known to be saved with reasons and exclusions, and the number of saved rows. */
function unsavedOf(state: Extract<ImportState, { rows: readonly ImportRow[] }>) {
  const outcomes = 'outcomes' in state ? state.outcomes : new Map<number, ImportOutcome>()
  const count = (kind: ImportOutcome['kind']) =>
    [...outcomes.values()].filter((outcome) => outcome.kind === kind).length
  const rows = state.rows.filter((_, index) => {
    const outcome = outcomes.get(index)
    return !outcome || outcome.kind === 'failed'
  })
  const leftOut = state.rows.flatMap(({ line }, index) => (state.leftOut.has(index) ? [line] : []))
  const failed = rows.flatMap((row) => {
    const outcome = outcomes.get(state.rows.indexOf(row))
    if (outcome?.kind === 'failed') return [{ line: row.line, reason: outcome.reason() }]
    return state.failed.filter(({ line }) => line === row.line)
  })
  return {
    rows,
    failed,
    leftOut,
    added: state.saved.added + count('added'),
    changed: state.saved.changed + count('changed'),
    unchanged: state.saved.unchanged + count('unchanged'),
  }
}

const faultyColumns = (checks: readonly RowCheck[]) =>
  new Map(checks.flatMap((found, index) => (found.kind === 'faulty' ? [[index, wrongIn(found)] as const] : [])))

const wrongIn = ({ errors }: Extract<RowCheck, { kind: 'faulty' }>): ImportColumn[] =>
  IMPORT_COLUMNS.filter((column) => errors[column] !== undefined)

const sharesKey = ({ cells }: ImportRow, other: ImportRow): boolean =>
  (!!cells.employeeNumber && cells.employeeNumber === other.cells.employeeNumber) ||
  (!!cells.personalId && cells.personalId === other.cells.personalId)

/** Finds added employees among rows with an unknown outcome, with one read for all. If it fails, they stay unknown. */
async function lookUpOpenRows(
  client: QueryClient,
  before: ReadonlySet<string>,
  work: readonly { found: RowCheck; index: number }[],
  outcomes: Map<number, ImportOutcome>,
) {
  const open = work.filter(({ found, index }) => {
    const outcome = outcomes.get(index)
    return found.kind === 'add' && outcome?.kind === 'failed' && outcome.isOpen
  })
  if (open.length === 0) return
  const isAdded = await readAddedSince(client, before).catch(() => () => false)
  for (const { found, index } of open) {
    if (found.kind === 'add' && isAdded(trimTexts(found.values))) outcomes.set(index, { kind: 'added' })
  }
}
