import { useCreateEmployee, useUpdateEmployee } from '@generated/api/employees/employees'
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createAtom } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { IMPORT_COLUMNS, type ImportColumn } from '@/employees/import/import-columns'
import type { ImportRow } from '@/employees/import/import-row'
import { trimTexts } from '@/forms/form-values'
import { knownEmployees, readAddedSince } from '../added-since'
import { useEmployeeContext } from '../employee-context'
import { employeesQuery } from '../queries'
import { type Asking, isConcerned, noAnswers, questionsOf, surelyAdded } from './ask-api'
import { checkInSlices, type RowCheck, rowChecker } from './check-rows'
import { type RowOutcome, type RunEnd, runRows } from './run-rows'
import { dropKeptImport, type FailedRow, type KeptImport, keepImport } from './saved-import'
import { sendRow } from './send-row'

/** Rows with what the check said of them; `faultyAtFirst` keeps mended rows in sight. */
export interface CheckedRows {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  faultyAtFirst: ReadonlyMap<number, readonly ImportColumn[]>
  /** Rows that are not to be saved, by their place. */
  leftOut: ReadonlySet<number>
  /** Rows of this import that were saved, or found unchanged, before these, such as before the session expired. */
  saved: { added: number; changed: number; unchanged: number }
  /** Rows that failed when they were to be saved before, such as before the session expired. */
  failed: readonly FailedRow[]
  /** Personal ids were not kept over an expired session. */
  lacksIds: boolean
}

export type ImportState =
  | { step: 'source' }
  | { step: 'checking'; done: number; total: number }
  | ({ step: 'rows' } & CheckedRows)
  | ({
      step: 'running' | 'result'
      outcomes: ReadonlyMap<number, RowOutcome>
      total: number
      /** How the last run ended. */
      end: RunEnd | undefined
    } & CheckedRows)

const AT_A_TIME = 3
/** What only reads: as many as a browser has connections to one server. */
const READ_AT_A_TIME = 6
/** Progress is drawn this often at most (ms): each outcome alone would draw 10 000 times. */
const DRAW_EVERY_MS = 80
const NOBODY: ReadonlySet<string> = new Set()
const NOTHING_SAVED = { added: 0, changed: 0, unchanged: 0 }

/**
 * The import from the checked rows on. It lives as long as the page, and outlives an expired session.
 * @param places how many employees can still be added (CRD-11)
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
  // An atom: what shows the progress draws itself alone, not thousands of rows.
  const [asking] = useState(() => createAtom<Asking>({ state: 'done' }))
  useEffect(
    () => () => {
      stop.current.abort()
      stopAsking.current?.abort()
    },
    [],
  )
  /** Who was there before anything of this import was sent. */
  const before = useRef(NOBODY)
  const answers = useRef(noAnswers())

  const keptNow = useEffectEvent(() => {
    if (!('rows' in state)) return undefined
    const unsaved = unsavedOf(state)
    return unsaved.rows.length > unsaved.leftOut.length ? { ...unsaved, before: [...before.current] } : undefined
  })
  const isKept = 'rows' in state
  useEffect(() => (isKept ? keepImport(() => keptNow()) : undefined), [isKept])

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

  /** Asks the API what the rows cannot tell, behind the preview that stands already, and judges the rows by its answers. */
  async function ask(checked: CheckedRows) {
    // Many calls would tell in the end what is clear before the first one (CRD-11).
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
      send: async (question): Promise<RowOutcome> => {
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
    // The rows have been left.
    if (stopAsking.current !== asks) return
    setState((now) => (now.step === 'rows' ? withAnswers(now) : now))
    asking.set({ state: end === 'done' && failed === 0 ? 'done' : 'partly' })
  }

  /** The rows judged by what the API has said; whoever could not be asked about is asked about when the row is saved. */
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

  /** The rows anew after a change of one: it is judged again, and those that share its number or personal id. */
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

  /** Saves the rows that are good and have not been saved yet; from the result, those that can be tried again. */
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

  /** From the result back to the rows that were not saved, judged anew. */
  function mend() {
    if (state.step !== 'result') return
    const { rows, failed, leftOut, ...saved } = unsavedOf(state)
    void check(rows, { saved, failed, leftOut: placesOf(rows, leftOut) })
  }

  /** Goes on with what an expired session left; rows that turn out to be saved are not offered again. */
  async function resume({ rows = [], failed, leftOut = [], added, changed, unchanged, before: known }: KeptImport) {
    dropKeptImport()
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
    mend,
    resume,
    stop: () => stop.current.abort(),
    asking,
    stopAsking: () => stopAsking.current?.abort(),
    startOver: () => {
      leaveRows()
      before.current = NOBODY
      setState({ step: 'source' })
    },
    /** To the columns, which the page keeps. */
    backToColumns: () => {
      leaveRows()
      setState({ step: 'source' })
    },
  }
}

/** @returns what draws at once, and then no sooner than 80 ms after it drew last */
function inIntervals(): (draw: () => void) => void {
  let drawn = -Infinity
  return (draw) => {
    if (performance.now() - drawn < DRAW_EVERY_MS) return
    drawn = performance.now()
    draw()
  }
}

/** Rows that failed for no reason of their own. */
export const canBeTriedAgain = (outcome: RowOutcome): boolean => outcome.kind === 'failed' && outcome.isTrouble === true

const placesOf = (rows: readonly ImportRow[], lines: readonly number[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ line }, index) => (lines.includes(line) ? [index] : [])))

/** Rows that are not saved as far as is known, why some of them are not, which of them are left out, and how many are saved. */
function unsavedOf(state: Extract<ImportState, { rows: readonly ImportRow[] }>) {
  const outcomes = 'outcomes' in state ? state.outcomes : new Map<number, RowOutcome>()
  const count = (kind: RowOutcome['kind']) => [...outcomes.values()].filter((outcome) => outcome.kind === kind).length
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

/** Rows of open outcome that have been added all the same; one reading for all. What cannot be read stays as it is. */
async function lookUpOpenRows(
  client: QueryClient,
  before: ReadonlySet<string>,
  work: readonly { found: RowCheck; index: number }[],
  outcomes: Map<number, RowOutcome>,
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
