import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy } from 'react'
import { SeenChart } from '@/charts/seen-chart'
import { countedBenefits } from '@/domain/benefit-names'
import { type Forecast, forecast, LARGEST_DEPOSIT, type Shortage } from '@/domain/top-ups/forecast'
import { loadDays, type PlannedKind, plannedChoices, plannedTopUps } from '@/domain/top-ups/planned-top-ups'
import { estimationQuery } from '@/domain/top-ups/queries'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { type Cents, formatEuros, sum } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { benefitsQuery, groupSettingsQuery, topUpsQuery } from '../queries'

const ForecastChart = lazy(async () => ({ default: (await import('./forecast-chart')).ForecastChart }))

/** How many loading days to look ahead. */
const MONTHS = 6

export interface ForecastCardProps {
  balance: Cents
  /** What is being transferred: the typed sum, 0 without one. */
  transfer: Cents
}

/** How long the money lasts, and what to transfer by when; beyond the documents, and never in the way of the form. */
export function ForecastCard(props: ForecastCardProps) {
  return (
    <CatchBoundary getResetKey={() => 'forecast'} errorComponent={BrokenForecast}>
      <ForecastOf {...props} />
    </CatchBoundary>
  )
}

/** Figures that cannot be reckoned with, from replies that depart from the contract. */
const BrokenForecast = ({ reset }: ErrorComponentProps) => (
  <Card>
    <CardHeader>
      <CardTitle>{m.deposit_forecast_title()}</CardTitle>
    </CardHeader>
    <CardContent>
      <Failed onRetry={reset} />
    </CardContent>
  </Card>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert variant="warning" levelLabel={m.level_warning()}>
    <AlertDescription>{m.deposit_forecast_failed()}</AlertDescription>
    <AlertAction>
      <Button variant="outline" onClick={onRetry}>
        {m.try_again()}
      </Button>
    </AlertAction>
  </Alert>
)

function ForecastOf({ balance, transfer }: ForecastCardProps) {
  const { loads, isFailed, retry } = useLoads()
  const after = sum([balance, transfer])
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.deposit_forecast_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        {loads ? (
          <Shown balance={after} transfer={transfer} forecast={forecast(after, loads, today())} />
        ) : isFailed ? (
          <Failed onRetry={retry} />
        ) : (
          <SkeletonGroup label={m.deposit_forecast_loading()} className="space-y-3">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
      </CardContent>
    </Card>
  )
}

/** What will leave the account: from the estimation, as the page's own, and from the loads that are scheduled. */
function useLoads() {
  const benefits = useQuery(benefitsQuery())
  const groupSettings = useQuery(groupSettingsQuery())
  const topUps = useQuery(topUpsQuery())
  const day = today()
  const days = groupSettings.data && loadDays(day, plainDate(groupSettings.data.nextRecurringLoadDate), MONTHS)
  const types = benefits.data && countedBenefits(benefits.data.benefits)
  const estimation = useQuery({
    ...estimationQuery(plannedChoices(types ?? [], days ?? []), true),
    enabled: types !== undefined && days !== undefined,
  })
  const all = [benefits, groupSettings, topUps, estimation]
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  const isFailed = all.some((query) => query.isError)
  const loads =
    days && topUps.data && estimation.data
      ? plannedTopUps({ today: day, days, estimation: estimation.data, loads: topUps.data.topUpLoads })
      : undefined
  return { loads, isFailed, retry }
}

const KINDS: Record<PlannedKind, () => string> = {
  requests: () => m.deposit_forecast_requests(),
  scheduled: () => m.deposit_forecast_scheduled(),
  expected: () => m.deposit_forecast_expected(),
}

interface ShownProps {
  /** With the transfer. */
  balance: Cents
  transfer: Cents
  forecast: Forecast
}

function Shown({ balance, transfer, forecast: { rows, shortage, missingInAll } }: ShownProps) {
  if (rows.length === 0) return <p>{m.deposit_forecast_nothing()}</p>
  const last = rows.at(-1)
  return (
    <div className="space-y-4">
      {transfer > 0 && <p>{m.deposit_forecast_with({ sum: formatEuros(transfer) })}</p>}
      {shortage ? (
        <Alert variant="warning" levelLabel={m.level_warning()}>
          <AlertTitle>{lastsText(shortage.date)}</AlertTitle>
          <AlertDescription>
            <p>{adviceText(shortage)}</p>
            {shortage.deposits > 1 && (
              <p>
                {m.deposit_forecast_several({
                  maximum: formatEuros(LARGEST_DEPOSIT),
                  count: formatCount(shortage.deposits),
                })}
              </p>
            )}
          </AlertDescription>
        </Alert>
      ) : (
        <p className="font-medium">{m.deposit_forecast_enough({ date: last ? formatDate(last.date) : '' })}</p>
      )}
      <SeenChart>
        <ForecastChart balance={balance} rows={rows} kinds={KINDS} />
      </SeenChart>
      {missingInAll > 0 && last && (
        <p>{m.deposit_forecast_in_all({ sum: formatEuros(missingInAll), date: formatDate(last.date) })}</p>
      )}
      <p className="text-sm text-muted-foreground">{m.deposit_forecast_assumes()}</p>
    </div>
  )
}

/** By when to transfer how much; at once, and when it is there, where it can no longer be in time. */
const adviceText = ({ missing, transferBy, arrives }: Shortage) =>
  transferBy
    ? m.deposit_forecast_transfer({ sum: formatEuros(missing), date: formatDate(transferBy) })
    : m.deposit_forecast_transfer_now({
        sum: formatEuros(missing),
        earliest: formatDate(arrives.earliest),
        latest: formatDate(arrives.latest),
      })

const lastsText = (date: Parameters<typeof formatDate>[0]) =>
  date === today() ? m.deposit_forecast_short_now() : m.deposit_forecast_short({ date: formatDate(date) })
