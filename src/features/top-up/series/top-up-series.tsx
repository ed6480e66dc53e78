import type { TopUpLoad } from '@generated/api/model'
import { listTopUps } from '@generated/api/top-ups/top-ups'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { useOnce } from '@/browser/use-once'
import { useLookUp } from '@/forms/submit/lost-reply'
import { useSent } from '@/session/sent-commands'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { isKeyOf } from '@/values/collections/look-up'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros, sum } from '@/values/numbers/money'
import { LoadList } from '../form/cost-summary'
import type { TopUpValues } from '../form/top-up-form'
import { AnotherButton, OutcomePanel, type PanelTexts, ReportLink, SeeReports } from '../outcome/outcome-panel'
import { findTopUp, SERIES_FORM } from '../outcome/sent-top-up'
import { useRunning } from '../outcome/top-up-outcome'
import { fetchTopUp } from '../queries'
import { refusalText } from '../top-up-texts'
import {
  changeLoad,
  evidenceOf,
  idsNotLoaded,
  isFinished,
  isMade,
  isMadeWell,
  leaveSeries,
  nextLoad,
  OFFLINE,
  readSeries,
  type Series,
  type SeriesLoad,
  sendLoad,
  stateOfListed,
  valuesOf,
} from './series'

export interface TopUpSeriesProps {
  /** False after a reload: then only results are shown and nothing is sent. */
  isSending: boolean
  /** Called once with the ids of the loads when all have their results. */
  onOver: (ids: readonly string[]) => void
  /** Begins another load, or the rest of this series. */
  onAnother: (rest?: Partial<TopUpValues>) => void
}

/** Sends the loads in sequence and polls each. One that is rejected, fails or has an unknown outcome stops the rest. */
export function TopUpSeries(props: TopUpSeriesProps) {
  const series = readSeries(useSent(SERIES_FORM))
  const another = (rest?: Partial<TopUpValues>) => {
    leaveSeries()
    props.onAnother(rest)
  }
  if (series) return <Loads {...props} series={series} onAnother={another} />
  return (
    <SeeReports
      title={m.top_up_series_unread_title()}
      text={m.top_up_series_unread_text()}
      onAnother={() => another()}
    />
  )
}

function Loads({ series, isSending, onOver, onAnother }: TopUpSeriesProps & { series: Series }) {
  const { loads } = series
  const next = isSending ? nextLoad(series) : undefined
  const nextKey = next?.key
  useEffect(() => {
    if (nextKey !== undefined) void sendLoad(nextKey)
  }, [nextKey])
  const running = loads.filter(({ state }) => state === 'running')
  const watch = useWatch(running)
  // After a reload nobody awaits the reply of a sent load.
  const unknownLoads = loads.filter(({ state }) => state === 'unknown' || (state === 'sent' && !isSending))
  const lookUp = useLookUp(unknownLoads, () => lookUpIn(series, unknownLoads))
  const isOver = next === undefined && !loads.some(({ state }) => OPEN.includes(state))
  useOnce(isOver, () => {
    onOver(loads.flatMap(({ id }) => id ?? []))
    // Returning to the page opens an empty form.
    if (isFinished(series)) leaveSeries()
  })

  const rest = idsNotLoaded(series)
  const isUnknown = unknownLoads.length > 0
  const isUnread = isUnknown && lookUp.hasFailed
  const willSend = isSending && !isOver && !series.isStopped
  // The series is stored, so without a way out this tab would show it instead of the form until the load can be read.
  const isLost = watch.isOver && watch.hasFailed
  const canLeave = isOver || isLost
  return (
    <OutcomePanel
      {...textsOf(series, { isLate: watch.isOver, isLost, isUnread, isUnknown, isOver, willSend })}
      actions={
        isOver || isUnread || watch.isOver ? (
          <>
            {isUnread && (
              <Button busy={lookUp.isReading} onClick={lookUp.refetch}>
                {m.top_up_check_again()}
              </Button>
            )}
            {watch.isOver && <Button onClick={watch.refetch}>{m.top_up_check_again()}</Button>}
            {canLeave && rest.length > 0 && (
              <Button onClick={() => onAnother({ ...valuesOf(series), employees: rest })}>
                {m.top_up_series_rest()}
              </Button>
            )}
            <ReportLink ids={[]} isPrimary={isOver && rest.length === 0} />
            {canLeave && <AnotherButton onAnother={() => onAnother()} />}
          </>
        ) : undefined
      }
    >
      <LoadList
        loads={loads}
        aside={(load) => (
          <LoadProgress
            load={load}
            isSending={willSend}
            isUnread={load.state === 'running' ? isLost : isUnread && unknownLoads.includes(load)}
          />
        )}
      />
    </OutcomePanel>
  )
}

/** States in which the result is still awaited. */
const OPEN: readonly SeriesLoad['state'][] = ['sent', 'running', 'unknown']

function useWatch(running: readonly SeriesLoad[]) {
  const client = useQueryClient()
  const ids = running.flatMap(({ id }) => id ?? [])
  const noteResult = async (overId: string) => {
    // If it cannot be read, the load stays a running one, and the rest is not sent.
    const { status } = await fetchTopUp(client, overId)
    const state = stateOfListed({ id: overId, status })
    for (const { key, id } of running) if (id === overId) changeLoad(key, state)
    return state.state === 'running'
  }
  return useRunning(ids, noteResult)
}

/** Looks up loads with an unknown outcome among the company's loads. Nothing is resent. */
async function lookUpIn(series: Series, unknownLoads: readonly SeriesLoad[]): Promise<true> {
  const { topUpLoads } = await listTopUps()
  for (const load of unknownLoads) changeLoad(load.key, foundState(series, load, topUpLoads))
  return true
}

function foundState(series: Series, load: SeriesLoad, list: readonly TopUpLoad[]): Partial<SeriesLoad> {
  const finding = findTopUp(evidenceOf(series, load), list)
  if (finding.kind === 'made') return stateOfListed(finding.load)
  if (finding.kind === 'several') return { state: 'several' }
  // The error code could have come from this very load; the look-up shows that it did not.
  return { state: load.codes.length > 0 ? 'refused' : 'not-found' }
}

type Stage = Record<'isLate' | 'isLost' | 'isUnread' | 'isUnknown' | 'isOver' | 'willSend', boolean>

function textsOf(series: Series, { isLate, isLost, isUnread, isUnknown, isOver, willSend }: Stage): PanelTexts {
  const { loads } = series
  const made = loads.filter(isMade)
  const figures = {
    done: formatCount(made.length),
    count: formatCount(loads.length),
    total: formatEuros(sum(made.map(({ total }) => cents(total)))),
  }
  if (isLost) return { tone: 'attention', title: m.top_up_series_unread_title(), text: m.top_up_series_unread_text() }
  if (isLate) return { tone: 'attention', title: m.top_up_late_title(), text: m.top_up_late_text() }
  if (isFinished(series)) {
    const areAllDone = made.every(({ status }) => status === 'success')
    const title = areAllDone ? m.top_up_done_many_title() : m.top_up_series_taken_title()
    return { tone: 'success', title, text: m.top_up_series_done_text(figures) }
  }
  if (isUnread) return { tone: 'attention', title: m.top_up_lost_title(), text: m.top_up_lost_unread() }
  if (isUnknown) return { tone: 'running', title: m.top_up_lost_title(), text: m.top_up_lost_checking() }
  if (loads.some(({ state }) => state === 'several')) {
    return { tone: 'attention', title: m.top_up_lost_several_title(), text: m.top_up_lost_several() }
  }
  // A load of a status that the portal does not know may have reached its employees, so no number is told.
  if (isOver && loads.some(({ state, status }) => state === 'made' && !isKeyOf(MADE, status))) {
    return { tone: 'attention', title: m.top_up_series_unread_title(), text: m.top_up_series_unread_text() }
  }
  if (isOver) {
    const reason = loads.flatMap((load) => (load.state === 'refused' ? [reasonOf(load)] : []))
    const title = made.length === loads.length ? m.top_up_series_partly_title() : m.top_up_series_stopped_title()
    return { tone: 'attention', title, text: [m.top_up_series_stopped_text(figures), ...reason].join(' ') }
  }
  if (!willSend) return { tone: 'running', title: m.top_up_running_title(), text: m.top_up_running_text() }
  return {
    tone: 'running',
    title: m.top_up_series_running_title({ number: formatCount(Math.min(made.length + 1, loads.length)), ...figures }),
    text: m.top_up_series_running_text(),
  }
}

const reasonOf = ({ codes }: SeriesLoad): string =>
  codes.includes(OFFLINE) ? m.form_offline() : refusalText({ codes })

/** TOP-15, TOP-16: short texts for the statuses of a load. */
const MADE: Record<string, () => string> = {
  success: () => m.top_up_series_loaded(),
  closed_with_errors: () => m.top_up_series_partly(),
  waiting_for_load_date: () => m.top_up_series_scheduled(),
  waiting_for_payment: () => m.top_up_series_invoiced(),
  payment_confirmed_waiting_for_load_date: () => m.top_up_series_scheduled(),
  payment_not_received: () => m.top_up_unpaid_title(),
  canceled: () => m.top_up_canceled_title(),
  expired: () => m.top_up_canceled_title(),
}

function progressText({ state, status = '' }: SeriesLoad, isSending: boolean, isUnread: boolean): string {
  switch (state) {
    case 'waiting':
      return isSending ? m.top_up_series_waiting() : m.top_up_series_unsent()
    case 'sent':
      return isSending ? m.top_up_series_sending() : checkText(isUnread)
    case 'unknown':
      return checkText(isUnread)
    case 'running':
      return isUnread ? m.top_up_unread_title() : m.top_up_series_running()
    case 'made':
      return MADE[status]?.() ?? m.top_up_unread_title()
    case 'refused':
      return m.top_up_series_refused()
    case 'not-found':
      return m.top_up_series_not_found()
    case 'several':
      return m.top_up_series_several()
  }
}

const checkText = (isUnread: boolean) => (isUnread ? m.top_up_lost_title() : m.top_up_series_checking())

function LoadProgress({ load, isSending, isUnread }: { load: SeriesLoad; isSending: boolean; isUnread: boolean }) {
  const isWaiting = load.state === 'waiting'
  const isBusy = !isUnread && OPEN.includes(load.state)
  return (
    <span className="flex items-center gap-2 [&_svg]:size-5">
      <span aria-hidden="true">
        {isBusy ? (
          <Spinner />
        ) : isMadeWell(load) ? (
          <CircleCheck className="text-success" />
        ) : isWaiting ? (
          <Clock className="text-muted-foreground" />
        ) : (
          <CircleAlert className="text-attention" />
        )}
      </span>
      {progressText(load, isSending, isUnread)}
    </span>
  )
}
