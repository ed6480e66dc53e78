import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { invalidateAll } from '@/api/queries/query-client'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { isBenefitType } from '@/domain/benefit-names'
import { mayHaveEmployees, NoEmployees } from '@/domain/no-employees'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { Skeleton, SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import type { LeftOut } from './form/dry-run'
import type { PreparedTopUp } from './form/prepare-top-up'
import type { TopUpValues } from './form/top-up-form'
import { TopUpFormPanel, useTopUpForm } from './form/top-up-form-panel'
import { PanelAnnouncer } from './outcome/outcome-panel'
import { lookUpSentTopUp, runsNow, SERIES_FORM, TOP_UP_FORM } from './outcome/sent-top-up'
import { CompletedTopUp, RunningTopUp } from './outcome/top-up-outcome'
import { SeveralTopUps, UnknownTopUp } from './outcome/unknown-top-up'
import { customerQuery, inProgressQuery, loadableQuery } from './queries'

const TopUpSeries = lazy(async () => ({ default: (await import('./series/top-up-series')).TopUpSeries }))

type Stage =
  | { kind: 'form' }
  | { kind: 'several' }
  /** One confirmation with a load per amount; only the page that stored it sends. */
  | { kind: 'series'; isSending: boolean }
  | { kind: 'running' | 'completed'; ids: readonly string[]; leftOut: readonly LeftOut[]; wasReplyLost: boolean }
  /** The form stays mounted and hidden. */
  | { kind: 'lost'; sent: SentCommand }

const NOBODY: readonly LeftOut[] = []

export function TopUpPage() {
  const { data: customer } = useRequiredQuery(customerQuery())
  const { data: loadable } = useRequiredQuery(loadableQuery())
  const { data: inProgress } = useRequiredQuery(inProgressQuery())
  const [round, setRound] = useState<{ number: number; start?: Partial<TopUpValues> | undefined }>({ number: 1 })
  const hasRunning = inProgress.ids.length > 0
  if (mayHaveEmployees(customer) && (loadable.loadableBenefits.some(isBenefitType) || hasRunning)) {
    const another = (start?: Partial<TopUpValues>) => setRound({ number: round.number + 1, start })
    return <TopUpFlow key={round.number} start={round.start} onAnother={another} />
  }
  return (
    <>
      <FormHeader />
      {mayHaveEmployees(customer) ? <Unavailable /> : <NoEmployees />}
    </>
  )
}

const FormHeader = () => <PageHeader title={m.top_up_title()} description={m.top_up_description()} />

interface TopUpFlowProps {
  start: Partial<TopUpValues> | undefined
  /** Begins another load, with the first values of its form. */
  onAnother: (start?: Partial<TopUpValues>) => void
}

function TopUpFlow({ start, onAnother }: TopUpFlowProps) {
  const client = useQueryClient()
  const { data: inProgress } = useRequiredQuery(inProgressQuery())
  // Results of an unfinished series come first.
  const leftSeries = useUnresolved(SERIES_FORM)
  const [stage, setStage] = useState<Exclude<Stage, { kind: 'lost' }>>(
    leftSeries ? { kind: 'series', isSending: false } : { kind: 'form' },
  )
  // An unknown outcome must be resolved before a new load starts, also after a reload or a new login.
  const unresolved = useUnresolved(TOP_UP_FORM)
  const made = (id: string, prepared: PreparedTopUp) => {
    const { body, run } = prepared
    setStage({ kind: runsNow(body) ? 'running' : 'completed', ids: [id], leftOut: run.leftOut, wasReplyLost: false })
    // The browser may have sent the request twice, and the API may ignore its key (docs/backend-and-proxy.md).
    void lookUpSentTopUp(prepared).then((found) => {
      if (found === 'several') setStage((now) => ('ids' in now && now.ids.includes(id) ? { kind: 'several' } : now))
    })
  }
  const form = useTopUpForm({ start, onMade: made, onSeries: () => setStage({ kind: 'series', isSending: true }) })
  const isDefault = useStore(form.store, (state) => state.isDefaultValue)
  const hasInput = start !== undefined || !isDefault
  // TOP-08: loads that run before the user has typed anything are shown instead of the form.
  if (stage.kind === 'form' && !unresolved && !hasInput && inProgress.ids.length > 0) {
    setStage({ kind: 'running', ids: inProgress.ids, leftOut: NOBODY, wasReplyLost: false })
  }
  const shown: Stage = stage.kind === 'form' && unresolved ? { kind: 'lost', sent: unresolved } : stage

  const over = (done: readonly string[]) => {
    // Until the refetch, finished loads in the cached list of running ones would hide the form.
    client.setQueryData(inProgressQuery().queryKey, (before) => {
      const ids = (before?.ids ?? []).filter((id) => !done.includes(id))
      return { isTopUpLoadInProgress: ids.length > 0, ids }
    })
    // Balance and remaining maximums have changed.
    void invalidateAll(client)
  }
  const hasForm = shown.kind === 'form' || shown.kind === 'lost'
  return (
    <PanelAnnouncer>
      {shown.kind === 'form' ? <FormHeader /> : <PageHeader title={m.top_up_load_title()} />}
      {hasForm && (
        <div hidden={shown.kind === 'lost'}>
          <TopUpFormPanel form={form} />
        </div>
      )}
      {shown.kind === 'running' && (
        <RunningTopUp
          ids={shown.ids}
          onDone={() => {
            setStage({ ...shown, kind: 'completed' })
            over(shown.ids)
          }}
        />
      )}
      {shown.kind === 'completed' && <CompletedTopUp {...shown} onAnother={() => onAnother()} />}
      {shown.kind === 'several' && <SeveralTopUps onAnother={() => onAnother()} />}
      {shown.kind === 'series' && (
        <Suspense fallback={<SkeletonText label={m.top_up_pending()} lines={4} />}>
          <TopUpSeries isSending={shown.isSending} onOver={over} onAnother={onAnother} />
        </Suspense>
      )}
      {shown.kind === 'lost' && (
        <UnknownTopUp
          sent={shown.sent}
          onFound={({ id, status }) => {
            dropSent(TOP_UP_FORM, shown.sent.key)
            // The stored draft has been sent.
            dropDraft(TOP_UP_FORM)
            setStage({
              kind: status === 'in_progress' ? 'running' : 'completed',
              ids: [id],
              leftOut: NOBODY,
              wasReplyLost: true,
            })
          }}
          onBack={() => {
            markLookedUp(TOP_UP_FORM)
            setStage({ kind: 'form' })
          }}
        />
      )}
    </PanelAnnouncer>
  )
}

/** TOP-01: the company has no loadable benefits. */
function Unavailable() {
  return (
    <EmptyState
      icon={<Gift />}
      title={m.top_up_unavailable_title()}
      action={<ButtonLink to="/manage-benefits">{m.top_up_unavailable_action()}</ButtonLink>}
    >
      {m.top_up_unavailable_text()}
    </EmptyState>
  )
}

export function TopUpPending() {
  return (
    <>
      <FormHeader />
      <SkeletonGroup
        label={m.top_up_pending()}
        className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_min(20rem,40%)] wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)]"
      >
        <div className="space-y-6">
          <Skeleton className="h-48 w-full rounded-lg" />
          <Skeleton className="h-48 w-full rounded-lg" />
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

export const TopUpFailure = pageFailure(() => <PageHeader title={m.top_up_title()} />)
