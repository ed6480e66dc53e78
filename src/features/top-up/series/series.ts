import type { CreateTopUpRequest, TopUpLoad } from '@generated/api/model'
import { createTopUp } from '@generated/api/top-ups/top-ups'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import * as z from 'zod/mini'
import { isApiError } from '@/api/api-error'
import { headersOf } from '@/forms/submit/press'
import { keepSent, markLookedUp, type SentCommand, sentCommand, stopWaiting } from '@/session/sent-commands'
import { formatDate, plainDate } from '@/values/plain-date'
import type { TopUpValues } from '../form/top-up-form'
import { mayBeOwnTopUp, type TopUpEvidence, topUpEvidence } from '../outcome/unknown-outcome'
import { type PlannedSeries, SERIES_FORM } from './planned-series'

/**
 * `waiting`: not sent. `sent`: no reply yet. `running`, `made`: in the company's loads. `refused`: answered, not made.
 * `unknown`: the reply was lost. `not-found`: looked up, and not among the loads. `several`: made more than once.
 */
const STATES = ['waiting', 'sent', 'running', 'made', 'refused', 'unknown', 'not-found', 'several'] as const

const Load = z.object({
  /** Idempotency-Key of this load alone. */
  key: z.string(),
  body: CreateTopUpBody,
  /** Cents, of all its employees. */
  fee: z.number(),
  total: z.number(),
  state: z.enum(STATES),
  id: z.optional(z.string()),
  /** What became of a load that was made. */
  status: z.optional(z.string()),
  /** Why it was refused. */
  codes: z.array(z.string()),
})
const Series = z.object({
  /** Of one press. */
  id: z.string(),
  kind: z.enum(['same', 'maximum', 'days']),
  loads: z.array(Load),
  /** Ids of the company's loads before the first one was sent. */
  before: z.array(z.string()),
  /** Cents, before the first one was sent. */
  balance: z.number(),
  /** The reply to one was lost: the rest waits for another press, whatever is found out of it. */
  isStopped: z.boolean(),
})
export type SeriesLoad = z.infer<typeof Load>
/** The loads of one confirmation, which are sent one after another. */
export type Series = z.infer<typeof Series>

/** The series as it was written down; undefined when storage holds something else. */
export const readSeries = (sent: SentCommand | undefined): Series | undefined =>
  z.safeParse(Series, sent?.evidence).data

const keptSeries = (): Series | undefined => readSeries(sentCommand(SERIES_FORM))

/** Written down before anything is sent and after each reply: a reload finds what was sent and what was not. */
function keep(series: Series): void {
  keepSent(SERIES_FORM, series.id, { ...series })
  // No form waits for them: the page that shows them says how each is doing.
  stopWaiting(SERIES_FORM, series.id)
}

const bodyText = (body: CreateTopUpRequest) => JSON.stringify(body)

/**
 * Begins to send the loads of a confirmation. A load that an earlier series sent without a known outcome, or did not send,
 * keeps its key: the server makes the same load once.
 */
export function beginSeries({ id, kind, loads, before, balance }: PlannedSeries): void {
  const earlier = keptSeries()
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

/** Changes what is known of one load, if it is still kept. */
export function changeLoad(key: string, change: Partial<SeriesLoad>): void {
  const series = keptSeries()
  if (!series?.loads.some((load) => load.key === key)) return
  keep({
    ...series,
    loads: series.loads.map((load) => (load.key === key ? { ...load, ...change } : load)),
    isStopped: series.isStopped || change.state === 'unknown',
  })
}

/** TOP-15: what gave its employees the benefit, or waits for its payment or its day. */
const WELL: readonly (string | undefined)[] = [
  'success',
  'waiting_for_load_date',
  'waiting_for_payment',
  'payment_confirmed_waiting_for_load_date',
]
export const isMadeWell = ({ state, status }: SeriesLoad): boolean => state === 'made' && WELL.includes(status)

export const isFinished = ({ loads }: Series): boolean => loads.every(isMadeWell)

/** The next load to send: only while every one before it was made well. */
export function nextLoad({ loads, isStopped }: Series): SeriesLoad | undefined {
  const next = loads.find((load) => !isMadeWell(load))
  return !isStopped && next?.state === 'waiting' ? next : undefined
}

/** The employees of the loads that were not made; a load of unknown outcome is no such load until it was looked up. */
export const idsNotLoaded = ({ loads }: Series): string[] =>
  loads
    .filter(({ state }) => state === 'waiting' || state === 'refused' || state === 'not-found')
    .flatMap(({ body }) => body.beneficiariesIds)

/** By what a load of unknown outcome is found among the company's loads. */
export function evidenceOf({ before, balance, loads }: Series, { body }: SeriesLoad): TopUpEvidence {
  const made = loads.flatMap(({ id }) => id ?? [])
  return topUpEvidence({ body, before: new Set([...before, ...made]), balance })
}

/** TOP-17: only a load that is paid at once runs now. */
const stateOfMade = ({ paymentMethod, scheduledOn }: CreateTopUpRequest): Pick<SeriesLoad, 'state' | 'status'> => {
  if (paymentMethod === 'deduction' && scheduledOn === undefined) return { state: 'running' }
  return { state: 'made', status: paymentMethod === 'deduction' ? 'waiting_for_load_date' : 'waiting_for_payment' }
}

/** What the company's list says of a load. */
export const stateOfListed = ({ id, status }: Pick<TopUpLoad, 'id' | 'status'>): Partial<SeriesLoad> =>
  status === 'in_progress' ? { id, state: 'running' } : { id, state: 'made', status }

/** Sends a load once, however often it is called. */
export async function sendLoad(key: string): Promise<void> {
  const load = keptSeries()?.loads.find((one) => one.key === key)
  if (load?.state !== 'waiting') return
  if (!navigator.onLine) {
    // Money is not sent where nobody could tell afterwards whether it left.
    changeLoad(key, { state: 'refused', codes: [OFFLINE] })
    return
  }
  changeLoad(key, { state: 'sent', codes: [] })
  try {
    const { topUpLoadId } = await createTopUp(load.body, headersOf(load))
    changeLoad(key, { ...stateOfMade(load.body), id: topUpLoadId })
  } catch (error) {
    if (!isApiError(error)) {
      changeLoad(key, { state: 'unknown' })
      throw error
    }
    const { codes } = error
    if (error.outcomeUnknown || mayBeOwnTopUp(error)) changeLoad(key, { state: 'unknown', codes })
    else changeLoad(key, { state: 'refused', codes })
  }
}

/** Stands for a code of the API: nothing was sent, because the device had no network. */
export const OFFLINE = 'offline'

/** What became of the loads was told. What is not known to be made keeps its keys, for the same load sent again. */
export const leaveSeries = (): void => markLookedUp(SERIES_FORM)

/** The form for what was not loaded. */
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
