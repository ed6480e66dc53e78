import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { Employee, EmployeeListItem } from '@generated/api/model'
import { type Atom, createAtom } from '@tanstack/react-store'
import { isApiError } from '@/api/api-error'
import type { ImportRow } from '@/employees/import/import-row'
import { emailRefusal } from '@/shell/field-checks'
import {
  type ApiAnswers,
  domainOf,
  lookalikeFinder,
  needsReading,
  newEmailIn,
  personalIdIn,
  type RowCheck,
} from './check-rows'
import type { CheckedRows } from './import-state'

/**
 * State of the API checks in the background, in rows. `partly`: stopped, or some requests failed. `too-many`: not
 * started, because more rows add employees than the limit allows.
 */
export type Asking = { state: 'done' | 'partly' | 'too-many' } | { state: 'running'; done: number; total: number }

interface OpenAnswers extends ApiAnswers {
  details: Map<string, Employee>
  ids: Map<string, boolean>
  domains: Map<string, boolean>
}

/** A request that rows share, e.g. those of one email domain. */
interface Question {
  key: string
  about: 'id' | 'person' | 'domain'
  send: () => Promise<void>
}

/** Leaves browsers one of their six HTTP/1.1 connections per server for what the user does meanwhile. */
const ASKED_AT_A_TIME = 5
/** Number of consecutive failures after which the background stops. */
const MAX_TROUBLES = 3
/** Minimum time (ms) between updates of the progress and of the rows. */
const PROGRESS_EVERY_MS = 80
const ANSWERS_EVERY_MS = 500

/** @returns a throttle that calls at once, then at most once in `everyMs` */
export function inIntervals(everyMs: number): (draw: () => void) => void {
  let drawn = -Infinity
  return (draw) => {
    if (performance.now() - drawn < everyMs) return
    drawn = performance.now()
    draw()
  }
}

export type RowAsker = ReturnType<typeof createRowAsker>

/**
 * Asks the API what rows and list cannot tell: whether new personal identity codes are taken (EMP-11), whether email
 * domains exist (VAL-02), and details of changed employees that the list does not contain. Every question is sent once,
 * even if the background and the save need it at the same time.
 */
export function createRowAsker(employees: readonly EmployeeListItem[]) {
  const answers: OpenAnswers = { details: new Map(), ids: new Map(), domains: new Map() }
  const asking: Atom<Asking> = createAtom<Asking>({ state: 'done' })
  const lookalikesOf = lookalikeFinder(employees)
  const inFlight = new Map<string, Promise<void>>()
  /** Rows that are on the screen are asked about first. */
  const inSight = new Set<number>()
  const waiting = new Set<number>()
  let isStopped = false

  const readWhole = async (personId: string) => {
    answers.details.set(personId, await readEmployee(personId))
  }

  /** The list does not contain personal identity codes, so employees with the same name or address are read. */
  async function askAboutId(personalId: string, row: ImportRow) {
    try {
      await checkPersonalId({ personalId })
      answers.ids.set(personalId, false)
    } catch (error) {
      if (!isApiError(error) || !error.has('personal_id_already_exists')) throw error
      await Promise.allSettled(lookalikesOf(row).map(({ personId }) => readWhole(personId)))
      answers.ids.set(personalId, true)
    }
  }

  function openQuestions(row: ImportRow, check: RowCheck): Question[] {
    if (check.kind === 'faulty') return []
    const open: Question[] = []
    const personalId = personalIdIn(row)
    if (check.kind === 'add' && !answers.ids.has(personalId)) {
      open.push({ key: `id ${personalId}`, about: 'id', send: () => askAboutId(personalId, row) })
    }
    if (needsReading(check) && !answers.details.has(check.personId)) {
      const { personId } = check
      open.push({ key: `person ${personId}`, about: 'person', send: () => readWhole(personId) })
    }
    const email = newEmailIn(check)
    const domain = domainOf(email ?? '')
    if (email !== undefined && !answers.domains.has(domain)) {
      const send = async () => {
        answers.domains.set(domain, (await emailRefusal(email)) === 'invalid_email_domain')
      }
      open.push({ key: `domain ${domain}`, about: 'domain', send })
    }
    return open
  }

  function once({ key, send }: Question): Promise<void> {
    const sent = inFlight.get(key) ?? send().finally(() => inFlight.delete(key))
    inFlight.set(key, sent)
    return sent
  }

  /** Runs the open checks of a row. @throws ApiError after all replies, if a check failed */
  async function ask(row: ImportRow, check: RowCheck, leaveOut?: Question['about']): Promise<void> {
    const questions = openQuestions(row, check).filter(({ about }) => about !== leaveOut)
    const replies = await Promise.allSettled(questions.map(once))
    const failure = replies.find((reply) => reply.status === 'rejected')
    if (failure) throw failure.reason
  }

  /** Takes the next row from the queue. */
  function next(): number | undefined {
    const index = [...inSight].find((shown) => waiting.has(shown)) ?? waiting.values().next().value
    if (index !== undefined) waiting.delete(index)
    return index
  }

  /**
   * Queues the rows with open questions, and asks about a few at a time. After a stop or three consecutive failures no
   * further row is asked about.
   * @param rowsNow the rows with their checks; they change while the queue runs
   * @param onAnswers called at intervals with the rows that the new answers are about
   */
  async function askInBackground(
    rowsNow: () => CheckedRows | undefined,
    onAnswers: (indexes: ReadonlySet<number>) => void,
  ) {
    const given = rowsNow()
    for (const [index, row] of given?.rows.entries() ?? []) {
      const check = given?.checks[index]
      if (check && !given.leftOut.has(index) && openQuestions(row, check).length > 0) waiting.add(index)
    }
    // The running workers take the added rows too.
    if (asking.get().state === 'running') return
    isStopped = false
    const [drawProgress, drawAnswers] = [inIntervals(PROGRESS_EVERY_MS), inIntervals(ANSWERS_EVERY_MS)]
    const answered = new Set<number>()
    let [done, busy, failed, troubles] = [0, 0, 0, 0]
    const showProgress = () => {
      if (!isStopped) asking.set({ state: 'running', done, total: done + busy + waiting.size })
    }
    const handOver = () => {
      if (answered.size > 0) onAnswers(new Set(answered))
      answered.clear()
    }
    const work = async () => {
      for (let index = next(); index !== undefined; index = next()) {
        const now = rowsNow()
        const [row, check] = [now?.rows[index], now?.checks[index]]
        if (!row || !check || now?.leftOut.has(index)) continue
        busy += 1
        // oxlint-disable-next-line no-await-in-loop -- a worker asks about its rows in order; several run in parallel
        const isAsked = await ask(row, check).then(
          () => true,
          () => false,
        )
        busy -= 1
        done += 1
        failed += isAsked ? 0 : 1
        troubles = isAsked ? 0 : troubles + 1
        if (troubles >= MAX_TROUBLES) waiting.clear()
        answered.add(index)
        drawProgress(showProgress)
        drawAnswers(handOver)
      }
    }
    if (waiting.size > 0) {
      showProgress()
      await Promise.all(Array.from({ length: ASKED_AT_A_TIME }, work))
    }
    handOver()
    asking.set({ state: failed > 0 || isStopped ? 'partly' : 'done' })
  }

  return {
    answers,
    asking,
    lookalikesOf,
    ask,
    askInBackground,
    /** Whether something about the row is not known yet. */
    isOpen: (row: ImportRow, check: RowCheck): boolean => openQuestions(row, check).length > 0,
    /** Asks about a row on the screen before the others. @returns a function that ends this */
    prefer: (index: number) => {
      inSight.add(index)
      return () => {
        inSight.delete(index)
      }
    },
    /** Requests in flight are answered; no further one is sent. */
    stop: () => {
      isStopped = true
      waiting.clear()
      if (asking.get().state === 'running') asking.set({ state: 'partly' })
    },
  }
}

/** Whether the answers may change the check of a row. */
export function isConcerned(row: ImportRow, check: RowCheck, { ids, domains }: ApiAnswers): boolean {
  if (needsReading(check)) return true
  const email = newEmailIn(check)
  return (
    (check.kind === 'add' && ids.get(personalIdIn(row)) === true) ||
    (email !== undefined && domains.get(domainOf(email)) === true)
  )
}

/** Number of rows that certainly add an employee, because nobody in the list resembles them. */
export const surelyAdded = ({ rows, checks, leftOut }: CheckedRows, { lookalikesOf }: Pick<RowAsker, 'lookalikesOf'>) =>
  rows.filter((row, index) => checks[index]?.kind === 'add' && !leftOut.has(index) && lookalikesOf(row).length === 0)
    .length
