import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'
import { createTopUp } from '@generated/api/top-ups/top-ups'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import * as z from 'zod/mini'
import { isApiError } from '@/api/replies/api-error'
import { headersOf } from '@/forms/submit/press'
import { markLookedUp, type SentCommand, sentCommand, stopWaiting, storeSent } from '@/session/sent-commands'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import type { PreparedTopUp } from '../form/prepare-top-up'
import type { TopUpValues } from '../form/top-up-form'
import { runsNow, SERIES_FORM, topUpEvidence } from '../outcome/sent-top-up'

/**
 * `sent`: no reply yet. `running`, `made`: in the company's loads. `unknown`: the reply was lost. `not-found`: looked
 * up, and not among the loads. `several`: made more than once.
 */
const STATES = ['waiting', 'sent', 'running', 'made', 'refused', 'unknown', 'not-found', 'several'] as const

const Load = z.object({
  /** Idempotency-Key of this load. */
  key: z.string(),
  body: CreateTopUpBody,
  /** Cents, for all its employees. */
  fee: z.number(),
  total: z.number(),
  state: z.enum(STATES),
  id: z.optional(z.string()),
  /** Status of a load that was made. */
  status: z.optional(z.string()),
  /** Error codes of a rejected load. */
  codes: z.array(z.string()),
})
const Series = z.object({
  id: z.string(),
  kind: z.enum(['same', 'maximum', 'days']),
  loads: z.array(Load),
  /** Ids of the company's loads before the first one was sent. */
  before: z.array(z.string()),
  /** Balance in cents before the first one was sent. */
  balance: z.number(),
  /** A reply was lost. The remaining loads need a new submit, even if the look-up finds the load. */
  isStopped: z.boolean(),
})
export type SeriesLoad = z.infer<typeof Load>
export type Series = z.infer<typeof Series>

export const readSeries = (sent: SentCommand | undefined): Series | undefined =>
  z.safeParse(Series, sent?.evidence).data

const storedSeries = (): Series | undefined => readSeries(sentCommand(SERIES_FORM))

/** Stored before the first load is sent and after each reply, so that a reload knows what was sent. */
function keep(series: Series): void {
  const before = sentCommand(SERIES_FORM)
  storeSent(SERIES_FORM, series.id, { ...series })
  // The series page shows the state of each load, so no form has to wait for this command.
  stopWaiting(series.id)
  // The user has seen this result and left the series. A result that arrives again must not bring the series back.
  if (before?.key === series.id && before.isLookedUp) leaveSeries()
}

export type PlannedSeries = Pick<PreparedTopUp, 'id' | 'kind' | 'loads' | 'before' | 'balance'>

const bodyText = (body: CreateTopUpRequest) => JSON.stringify(body)

/**
 * A load equal to one of an earlier series that was not sent, or whose outcome is unknown, keeps its key, so that the
 * server makes it only once.
 */
export function beginSeries({ id, kind, loads, before, balance }: PlannedSeries): void {
  const earlier = storedSeries()
  if (earlier?.id === id) return
  const keys = new Map(
    earlier?.loads.map((load) => [bodyText(load.body), load.id === undefined ? load.key : undefined]),
  )
  keep({
    id,
    kind,
    loads: loads.map(({ body, fee, total }) => ({
      key: keys.get(bodyText(body)) ?? crypto.randomUUID(),
      body,
      fee,
      total,
      state: 'waiting',
      codes: [],
    })),
    before: [...before],
    balance,
    isStopped: false,
  })
}

export function changeLoad(key: string, change: Partial<SeriesLoad>): void {
  const series = storedSeries()
  if (!series?.loads.some((load) => load.key === key)) return
  keep({
    ...series,
    loads: series.loads.map((load) => (load.key === key ? { ...load, ...change } : load)),
    isStopped: series.isStopped || change.state === 'unknown',
  })
}

/** TOP-15: statuses in which the employees got the benefit, or the load waits for its payment or day. */
const WELL: readonly (string | undefined)[] = [
  'success',
  'waiting_for_load_date',
  'waiting_for_payment',
  'payment_confirmed_waiting_for_load_date',
]
export const isMadeWell = ({ state, status }: SeriesLoad): boolean => state === 'made' && WELL.includes(status)

/** Also a load that only some of its employees got. */
export const isMade = (load: SeriesLoad): boolean =>
  isMadeWell(load) || (load.state === 'made' && load.status === 'closed_with_errors')

export const isFinished = ({ loads }: Series): boolean => loads.every(isMadeWell)

/** The next load to send; undefined unless all before it succeeded. */
export function nextLoad({ loads, isStopped }: Series): SeriesLoad | undefined {
  const next = loads.find((load) => !isMadeWell(load))
  return !isStopped && next?.state === 'waiting' ? next : undefined
}

/** Employees of loads that were not made. Excludes unknown outcomes until they are looked up. */
export const idsNotLoaded = ({ loads }: Series): string[] =>
  loads
    .filter(({ state }) => state === 'waiting' || state === 'refused' || state === 'not-found')
    .flatMap(({ body }) => body.beneficiariesIds)

/** Data to look up a load with an unknown outcome among the company's loads. */
export const evidenceOf = ({ before, balance, loads }: Series, { body }: SeriesLoad) =>
  topUpEvidence({ body, before: [...before, ...loads.flatMap(({ id }) => id ?? [])], balance })

const stateOfMade = (body: CreateTopUpRequest): Pick<SeriesLoad, 'state' | 'status'> =>
  runsNow(body)
    ? { state: 'running' }
    : { state: 'made', status: body.paymentMethod === 'deduction' ? 'waiting_for_load_date' : 'waiting_for_payment' }

export const stateOfListed = ({ id, status }: Pick<TopUpLoad, 'id' | 'status'>): Partial<SeriesLoad> =>
  status === 'in_progress' ? { id, state: 'running' } : { id, state: 'made', status }

/** Sends a load. Repeated calls do not send it again. */
export async function sendLoad(key: string): Promise<void> {
  const load = storedSeries()?.loads.find((one) => one.key === key)
  if (load?.state !== 'waiting') return
  if (!navigator.onLine) {
    // Offline: do not start a request whose outcome could be unknown.
    changeLoad(key, { state: 'refused', codes: [OFFLINE] })
    return
  }
  changeLoad(key, { state: 'sent' })
  try {
    const { topUpLoadId } = await createTopUp(load.body, headersOf(load))
    changeLoad(key, { ...stateOfMade(load.body), id: topUpLoadId })
  } catch (error) {
    if (!isApiError(error)) {
      changeLoad(key, { state: 'unknown' })
      throw error
    }
    changeLoad(key, { state: error.outcomeUnknown ? 'unknown' : 'refused', codes: error.codes })
  }
}

/** Used like an error code: nothing was sent, because the device was offline. */
export const OFFLINE = 'offline'

/** Called when the user has seen the results. Loads not known to be made keep their keys, to be sent again. */
export const leaveSeries = (): void => markLookedUp(SERIES_FORM)

export function valuesOf({ kind, loads: [load] }: Series): Partial<TopUpValues> {
  if (!load) return {}
  const { benefitType, paymentMethod, showOnHoldBeneficiaries, scheduledOn } = load.body
  return {
    benefit: benefitType,
    amountKind: kind,
    paymentMethod,
    showOnHold: showOnHoldBeneficiaries,
    ...(scheduledOn !== undefined && {
      scheduleType: 'date',
      scheduleDate: formatDate(plainDate(scheduledOn)),
    }),
    ...(load.body.paymentMethod === 'einvoice' && {
      eInvoiceAddress: load.body.eInvoiceAddress,
      operator: load.body.operator,
    }),
  }
}
