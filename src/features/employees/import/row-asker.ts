import { checkPersonalId, readEmployee } from '@generated/api/employees/employees'
import type { Employee } from '@generated/api/model'
import { type Atom, createAtom } from '@tanstack/react-store'
import { isApiError } from '@/api/replies/api-error'
import { type ImportRow, personalIdIn } from '@/employment/import/import-row'
import { emailRefusal } from '@/forms/fields/field-checks'
import { runRows } from '@/forms/submit/run-rows'
import { today } from '@/values/dates/clock'
import {
  type ApiAnswers,
  type CheckContext,
  domainOf,
  lookalikeFinder,
  needsReading,
  newEmailIn,
  type RowCheck,
} from './check-rows'

/** `partly`: stopped, or some requests failed. */
export type Asking = { state: 'idle' | 'partly' } | { state: 'running'; done: number; total: number }

interface AskedRow {
  row: ImportRow
  isOut: boolean
  check: RowCheck
}

/** A request that rows share, e.g. those of one email domain. */
interface Question {
  key: string
  send: () => Promise<void>
}

/** Leaves browsers one of their six HTTP/1.1 connections per server for what the user does meanwhile. */
const ASKED_AT_A_TIME = 5
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
  company: Pick<CheckContext, 'employees' | 'groups'>
  /** How many employees can be added (CRD-11). */
  places: number
  signal: AbortSignal
  /** The rows of the preview; undefined when it has been left. */
  rowsNow: () => readonly AskedRow[] | undefined
  /** Called at intervals when there are new answers. */
  onAnswers: () => void
}

export type RowAsker = ReturnType<typeof createRowAsker>

/**
 * Asks the API what rows and list cannot tell: whether personal identity codes are taken (EMP-11), whether email
 * domains exist (VAL-02), and details that the list does not contain. Every question is sent once.
 */
export function createRowAsker({ company, places, signal, rowsNow, onAnswers }: AskerOptions) {
  const answers = {
    details: new Map<string, Employee>(),
    ids: new Map<string, boolean>(),
    domains: new Map<string, boolean>(),
  }
  const asking: Atom<Asking> = createAtom<Asking>({ state: 'idle' })
  const lookalikesOf = lookalikeFinder(company.employees)
  const inFlight = new Map<string, Promise<void>>()
  const draw = inIntervals(NEWS_EVERY_MS)
  /** Ends the present round of questions. */
  let round = new AbortController()

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

  function openQuestions({ row, check, isOut }: AskedRow): Question[] {
    if (check.kind === 'faulty' || isOut) return []
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

  const isOpen = (row: AskedRow): boolean => openQuestions(row).length > 0

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

  /** Sends no further question. Replies to those in flight still count. */
  function stop() {
    round.abort()
    asking.set({ state: 'partly' })
  }

  /** Asks about all rows with open questions. After a stop or three consecutive failures no further row is asked about. */
  async function askAll() {
    const rows = rowsNow()
    // A stopped check stays stopped.
    if (!rows || asking.get().state === 'partly') return
    round.abort()
    round = new AbortController()
    const { signal: ended } = round
    // Rows that resemble nobody in the list certainly add an employee. Beyond the limit, their checks would be wasted.
    const added = rows.filter((one) => one.check.kind === 'add' && !one.isOut && lookalikesOf(one.row).length === 0)
    const open = added.length > places ? [] : rows.filter(isOpen)
    if (open.length === 0) return asking.set({ state: 'idle' })
    let done = 0
    const showProgress = () => asking.set({ state: 'running', done, total: open.length })
    showProgress()
    await runRows(open, {
      signal: ended,
      atOnce: ASKED_AT_A_TIME,
      send: (row) =>
        ask(row).then(
          () => ({ kind: 'asked' }),
          () => ({ kind: 'failed', isServiceFailure: true }),
        ),
      onOutcome: () => {
        done += 1
        draw(() => {
          onAnswers()
          if (!ended.aborted) showProgress()
        })
      },
    })
    onAnswers()
    if (!ended.aborted) asking.set({ state: rowsNow()?.some(isOpen) ? 'partly' : 'idle' })
  }

  signal.addEventListener('abort', stop)

  return {
    /** Contains the answers, and those to come. A preview may stay open over midnight, so the day is read each time. */
    context: {
      ...company,
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
  }
}

/** Whether the answers change the check of a row. */
export const isAnswered = ({ row, check, isOut }: AskedRow, answers: ApiAnswers): boolean =>
  !isOut &&
  ((needsReading(check) && answers.details.has(check.personId)) ||
    (check.kind === 'add' && answers.ids.get(personalIdIn(row)) === true) ||
    // VAL-02
    answers.domains.get(domainOf(newEmailIn(check) ?? '')) === true)
