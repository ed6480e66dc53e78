import { useQueryClient } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { invalidateAll } from '@/api/queries/query-client'
import { useToday } from '@/browser/use-by-clock'
import { correctedTable } from '@/employment/import/import-mapping'
import { type ImportColumn, type ImportRow, sharesKey } from '@/employment/import/import-row'
import type { ReadTable } from '@/employment/import/read-table'
import { useRegisteredDraft } from '@/forms/draft/form-draft'
import { trimTexts } from '@/forms/form-values'
import { runRows } from '@/forms/submit/run-rows'
import { useStop } from '@/forms/submit/use-stop'
import { cachedEmployeeIds, readAddedSince } from '../form/saved-employee'
import { type CheckContext, checkInSlices, rowChecker } from './check-rows'
import {
  addedIdOf,
  type CheckedRow,
  canBeTriedAgain,
  draftOf,
  dropSavedImport,
  type EarlierRuns,
  failureOf,
  IMPORT_DRAFT,
  type ImportSource,
  type ImportState,
  includedRows,
  isSent,
  type OpenRow,
  openRows,
  readSavedImport,
  recheck,
  type SavedImport,
  savedCounts,
  withCheck,
} from './import-state'
import { createRowAsker, inIntervals, isAnswered, type RowAsker } from './row-asker'
import { lookUpOpenRows, sendRow } from './send-row'

/** Minimum time (ms) between progress updates, so that 10 000 outcomes do not cause 10 000 renders. */
const DRAW_EVERY_MS = 80
const NOTHING_SAVED = { added: 0, changed: 0, unchanged: 0 }

const atSource = (): ImportState => ({ step: 'source', kept: readSavedImport() })

export type ImportActions = Omit<ReturnType<typeof useImport>, 'state' | 'steps'>

/** The steps of an import. @param places how many employees can be added (CRD-11) */
export function useImport(company: Pick<CheckContext, 'employees' | 'groups'>, places: number) {
  const client = useQueryClient()
  // An atom, because answers and outcomes arrive between renders.
  const [store] = useState(() => createAtom(atSource()))
  const state = useSelector(store)
  /** Around the steps. */
  const steps = useRef<HTMLDivElement>(null)
  /** Of the check with its questions to the API, or of the run. */
  const { stop, begin } = useStop()
  const day = useToday()

  // EMP-07, EMP-08: on a new day an end of benefit may have become today or be over.
  useEffect(() => {
    const now = store.get()
    if (now.step === 'rows') store.set({ ...now, rows: recheck(now.rows, now.asker.context, () => true) })
  }, [store, day])

  useRegisteredDraft(IMPORT_DRAFT, () => draftOf(store.get()))

  const preview = () => {
    const now = store.get()
    return now.step === 'rows' ? now : undefined
  }

  /** Focuses the heading of a new step: the button that opened it unmounts, and with it the focus is lost. */
  function goTo(next: ImportState) {
    const isNew = next.step !== store.get().step
    flushSync(() => store.set(next))
    const heading = isNew && steps.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'nearest' })
  }

  function startOver() {
    stop()
    goTo(atSource())
  }

  const open = (table: ReadTable) => goTo({ step: 'columns', table })

  async function check(rows: readonly OpenRow[], runs: EarlierRuns, source?: ImportSource) {
    const signal = begin()
    const asker: RowAsker = createRowAsker({
      company,
      places,
      signal,
      rowsNow: () => (preview()?.asker === asker ? preview()?.rows : undefined),
      onAnswers: () => {
        const now = preview()
        const isNews = (row: CheckedRow) => isAnswered(row, asker.context)
        if (now?.asker !== asker || !now.rows.some(isNews)) return
        store.set({ ...now, rows: recheck(now.rows, asker.context, isNews) })
      },
    })
    const onProgress = (done: number) => goTo({ step: 'checking', source, rows, runs, done })
    onProgress(0)
    const checkRow = rowChecker(asker.context, includedRows(rows))
    const checked = await checkInSlices(rows, (row) => withCheck(row, checkRow(row.row)), { onProgress, signal })
    if (!checked || signal.aborted) return
    goTo({ step: 'rows', source, rows: checked, asker, runs })
    void asker.askAll()
  }

  /** Back to the columns, keeping corrections. */
  function backToColumns() {
    stop()
    const now = store.get()
    if (now.step === 'source' || now.step === 'columns' || !now.source) return
    const { table, choice } = now.source
    goTo({ step: 'columns', table: correctedTable(table, choice, now.rows), choice })
  }

  /** Changes a row, and rechecks it with the rows that conflict or conflicted with it. */
  function change(index: number, changed: Partial<Pick<CheckedRow, 'row' | 'isOut'>>) {
    const now = preview()
    const old = now?.rows[index]
    if (!now || !old) return
    const next = { ...old, ...changed }
    const rows = recheck(
      now.rows.with(index, next),
      now.asker.context,
      ({ row }, at) => at === index || sharesKey(row, old.row) || sharesKey(row, next.row),
    )
    store.set({ ...now, rows })
    void now.asker.askAll()
  }

  function changeCell(index: number, column: ImportColumn, text: string) {
    const row = preview()?.rows[index]?.row
    if (row) change(index, { row: { ...row, cells: { ...row.cells, [column]: text } } })
  }

  /** Saves the valid rows that are not saved yet; from the result step, those that can be retried. */
  async function run() {
    const now = store.get()
    if (now.step !== 'rows' && now.step !== 'result') return
    // This also stops the questions of the preview: what is not known yet is asked before the row is sent.
    const signal = begin()
    const rows = [...now.rows]
    const work = [...now.rows.entries()].flatMap(([index, row]): [number, CheckedRow][] =>
      isSent(row) && (!row.outcome || canBeTriedAgain(row))
        ? [[index, { ...row, earlier: failureOf(row), outcome: undefined }]]
        : [],
    )
    for (const [index, row] of work) rows[index] = row
    const show = (step: 'running' | 'result', shown: readonly CheckedRow[]) => goTo({ ...now, step, rows: shown })
    show('running', [...rows])
    const draw = inIntervals(DRAW_EVERY_MS)
    const check = rowChecker(now.asker.context, includedRows(rows))
    await runRows(work, {
      signal,
      send: ([, row]) => sendRow(row, now.asker, check),
      onOutcome: ([index, row], outcome) => {
        rows[index] = { ...row, outcome }
        const addedId = addedIdOf(outcome)
        if (addedId !== undefined) now.runs.before.add(addedId)
        draw(() => show('running', [...rows]))
      },
    })
    const known = await lookUpOpenRows(client, now.runs.before, rows)
    await invalidateAll(client)
    show('result', known)
  }

  function correct() {
    const now = store.get()
    if (now.step !== 'result') return
    // Saved rows are no longer part of the table, so there is no way back to its columns.
    void check(openRows(now.rows), { ...now.runs, saved: savedCounts(now.rows, now.runs), lacksIds: false })
  }

  /** Resumes the import of an expired session; rows that were saved after all are dropped. */
  async function resume(kept: SavedImport) {
    dropSavedImport()
    if ('table' in kept) {
      open(kept.table)
      return
    }
    const { saved } = kept
    const before = new Set(kept.before)
    const rows = kept.rows.map(
      ({ earlier, ...row }): OpenRow => ({
        ...row,
        earlier: earlier && { kind: earlier.kind, reason: () => earlier.reason },
      }),
    )
    const signal = begin()
    goTo({ step: 'checking', rows, runs: { saved, before, lacksIds: true }, done: 0 })
    const personOf = ({ row: { cells } }: OpenRow) => {
      const { firstName = '', lastName = '', emailAddress = '' } = cells
      return trimTexts({ firstName, lastName, emailAddress })
    }
    const isAdded = await readAddedSince(client, before, rows.map(personOf)).catch(() => () => false)
    if (signal.aborted) return
    const left = rows.filter((row) => !isAdded(personOf(row)))
    const added = saved.added + rows.length - left.length
    await check(left, { saved: { ...saved, added }, before, lacksIds: true })
  }

  return {
    state,
    steps,
    open,
    check: (rows: readonly ImportRow[], source: ImportSource) => {
      const runs = { saved: NOTHING_SAVED, before: new Set(cachedEmployeeIds(client)), lacksIds: false }
      void check(
        rows.map((row) => ({ row, isOut: false })),
        runs,
        source,
      )
    },
    changeCell,
    leaveOut: (index: number, isOut: boolean) => change(index, { isOut }),
    run: () => void run(),
    correct,
    resume: (kept: SavedImport) => void resume(kept),
    discardSaved: () => {
      dropSavedImport()
      startOver()
    },
    stop,
    startOver,
    backToColumns,
  }
}
