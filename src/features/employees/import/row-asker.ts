import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { type Atom, createAtom } from '@tanstack/react-store'
import { isApiError } from '@/api/api-error'
import { type ImportRow, personalIdIn } from '@/employment/import/import-row'
import { emailRefusal } from '@/forms/fields/field-checks'
import { today } from '@/values/clock'
import {
  type ApiAnswers,
  type CheckContext,
  domainOf,
  lookalikeFinder,
  needsReading,
  newEmailIn,
  type RowCheck,
} from './check-rows'

/**
 * `partly`: stopped, or some requests failed. `too-many`: more rows add employees than the limit allows, so nothing is
 * asked until fewer do.
 */
export type Asking = { state: 'done' | 'partly' | 'too-many' } | { state: 'running'; done: number; total: number }

interface AskedRow {
  row: ImportRow
  check: RowCheck
}

/** A request that rows share, e.g. those of one email domain. */
interface Question {
  key: string
  send: () => Promise<void>
}

/** Leaves browsers one of their six HTTP/1.1 connections per server for what the user does meanwhile. */
const ASKED_AT_A_TIME = 5
/** Number of consecutive failures after which the background stops. */
const MAX_TROUBLES = 3
/** Minimum time (ms) between updates of the page. */
const NEWS_EVERY_MS = 500

/** @returns a throttle that calls at once, then at most once in `everyMs` */
export function inIntervals(everyMs: number): (draw: () => void) => void {
  let drawn = -Infinity
  return (draw) => {
    if (performance.now() - drawn < everyMs) return
    drawn = performance.now()
    draw()
  }
}

interface AskerOptions {
  context: Omit<CheckContext, keyof ApiAnswers | 'today'>
  /** How many employees can be added (CRD-11). */
  places: number
  signal: AbortSignal
  /** The rows of the preview; undefined when it has been left. */
  rowsNow: () => readonly (AskedRow & { isOut: boolean })[] | undefined
  /** Called at intervals when there are new answers. */
  onAnswers: () => void
}

export type RowAsker = ReturnType<typeof createRowAsker>

/**
 * Asks the API what rows and list cannot tell: whether personal identity codes are taken (EMP-11), whether email
 * domains exist (VAL-02), and details that the list does not contain. Every question is sent once.
 */
export function createRowAsker({ context, places, signal, rowsNow, onAnswers }: AskerOptions) {
  const answers = {
    details: new Map<string, Employee>(),
    ids: new Map<string, boolean>(),
    domains: new Map<string, boolean>(),
  }
  const asking: Atom<Asking> = createAtom<Asking>({ state: 'done' })
  const lookalikesOf = lookalikeFinder(context.employees)
  const inFlight = new Map<string, Promise<void>>()
  const inSight = new Set<number>()
  const waiting = new Set<number>()
  const drawNews = inIntervals(NEWS_EVERY_MS)
  let [done, busy, failed, troubles] = [0, 0, 0, 0]
  let held: 'partly' | 'too-many' | undefined

  const fetchEmployee = async (personId: string) => {
    answers.details.set(personId, await readEmployee(personId))
  }

  /** The list does not contain personal identity codes, so employees with the same name or address are read. */
  async function askAboutId(personalId: string, row: ImportRow) {
    try {
      await checkPersonalId({ personalId })
      answers.ids.set(personalId, false)
    } catch (error) {
      if (!isApiError(error) || !error.has('personal_id_already_exists')) throw error
      await Promise.allSettled(lookalikesOf(row).map(({ personId }) => fetchEmployee(personId)))
      answers.ids.set(personalId, true)
    }
  }

  function openQuestions({ row, check }: AskedRow): Question[] {
    if (check.kind === 'faulty') return []
    const open: Question[] = []
    const personalId = personalIdIn(row)
    if (check.kind === 'add' && !answers.ids.has(personalId)) {
      open.push({ key: `id ${personalId}`, send: () => askAboutId(personalId, row) })
    }
    if (needsReading(check) && !answers.details.has(check.personId)) {
      const { personId } = check
      open.push({ key: `person ${personId}`, send: () => fetchEmployee(personId) })
    }
    const email = newEmailIn(check)
    const domain = domainOf(email ?? '')
    if (email !== undefined && !answers.domains.has(domain)) {
      const send = async () => {
        answers.domains.set(domain, (await emailRefusal(email)) === 'invalid_email_domain')
      }
      open.push({ key: `domain ${domain}`, send })
    }
    return open
  }

  function once({ key, send }: Question): Promise<void> {
    const sent = inFlight.get(key) ?? send().finally(() => inFlight.delete(key))
    inFlight.set(key, sent)
    return sent
  }

  /** Runs the open checks of a row. @throws ApiError after all replies, if a check failed */
  async function ask(row: AskedRow): Promise<void> {
    const replies = await Promise.allSettled(openQuestions(row).map(once))
    const failure = replies.find((reply) => reply.status === 'rejected')
    if (failure) throw failure.reason
  }

  function showProgress() {
    if (held) asking.set({ state: held })
    else if (busy > 0) asking.set({ state: 'running', done, total: done + busy + waiting.size })
    else asking.set({ state: failed > 0 ? 'partly' : 'done' })
  }

  function showNews() {
    onAnswers()
    showProgress()
  }

  /** Sends no further request. Replies to those in flight still count. */
  function hold(reason: 'partly' | 'too-many') {
    held = reason
    waiting.clear()
    showProgress()
  }

  function next(): number | undefined {
    const index = [...inSight].find((shown) => waiting.has(shown)) ?? waiting.values().next().value
    if (index !== undefined) waiting.delete(index)
    return index
  }

  async function work() {
    for (let index = next(); index !== undefined; index = next()) {
      const row = rowsNow()?.[index]
      if (!row || row.isOut) continue
      busy += 1
      // oxlint-disable-next-line no-await-in-loop -- a worker asks about its rows in order; several run in parallel
      const isAsked = await ask(row).then(
        () => true,
        () => false,
      )
      busy -= 1
      done += 1
      failed += isAsked ? 0 : 1
      troubles = isAsked ? 0 : troubles + 1
      if (troubles >= MAX_TROUBLES) waiting.clear()
      drawNews(showNews)
    }
    // The last worker reports what the throttle has skipped.
    if (busy === 0) showNews()
  }

  /** Queues the rows with open questions. After a stop or three consecutive failures no further row is asked about. */
  function askAll() {
    const rows = rowsNow()
    // A stopped check stays stopped.
    if (!rows || asking.get().state === 'partly') return
    // Rows that resemble nobody in the list certainly add an employee. Beyond the limit, their checks would be wasted.
    const added = rows.filter(({ row, check, isOut }) => {
      return check.kind === 'add' && !isOut && lookalikesOf(row).length === 0
    })
    if (added.length > places) return hold('too-many')
    held = undefined
    for (const [index, row] of rows.entries()) if (!row.isOut && openQuestions(row).length > 0) waiting.add(index)
    if (busy === 0) done = 0
    // Workers that still await a reply take the added rows too.
    for (let free = ASKED_AT_A_TIME - busy; free > 0 && waiting.size > 0; free -= 1) void work()
    showProgress()
  }

  const stop = () => hold('partly')
  signal.addEventListener('abort', stop)

  return {
    /** Contains the answers, and those to come. A preview may stay open over midnight, so the day is read each time. */
    context: {
      ...context,
      ...answers,
      get today() {
        return today()
      },
    },
    fetchEmployee,
    asking,
    ask,
    askAll,
    stop,
    /** Whether something about the row is not known yet. */
    isOpen: (row: AskedRow): boolean => openQuestions(row).length > 0,
    /** Asks about a row on the screen before the others. @returns a function that ends this */
    prefer: (index: number) => {
      inSight.add(index)
      return () => {
        inSight.delete(index)
      }
    },
  }
}

/** Whether the answers change the check of a row. */
export const isAnswered = ({ row, check, isOut }: AskedRow & { isOut: boolean }, answers: ApiAnswers): boolean =>
  !isOut &&
  ((needsReading(check) && answers.details.has(check.personId)) ||
    (check.kind === 'add' && answers.ids.get(personalIdIn(row)) === true) ||
    // VAL-02
    answers.domains.get(domainOf(newEmailIn(check) ?? '')) === true)
