import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { today } from '@/values/clock'
import { type Cents, cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import {
  benefitsQuery,
  employeesQuery,
  estimationQuery,
  groupSettingsQuery,
  groupsQuery,
  settingsQuery,
} from '../queries'
import { choiceFor, countedBenefits } from './estimate-rows'
import { type Forecast, forecast } from './forecast'
import { ForecastChart } from './forecast-chart'
import { costsOf, plannedTopUps } from './planned-top-ups'

/** How many loading days to look ahead. */
const MONTHS = 6
const AVERAGE_LUNCH_DAYS = 21

/** How long the money lasts, and what to transfer by when; beyond the documents, and never in the way of the form. */
export function ForecastCard({ balance }: { balance: Cents }) {
  return (
    <CatchBoundary getResetKey={() => 'forecast'} errorComponent={BrokenForecast}>
      <ForecastOf balance={balance} />
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

function ForecastOf({ balance }: { balance: Cents }) {
  const { loads, lunchDays, isFailed, retry } = useLoads()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.deposit_forecast_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        {loads ? (
          <Shown balance={balance} forecast={forecast(balance, loads, today())} lunchDays={lunchDays} />
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

/** What will leave the account, from groups, employees, and what the estimation says of commissions. */
function useLoads() {
  const benefits = useQuery(benefitsQuery())
  const groups = useQuery(groupsQuery())
  const employees = useQuery(employeesQuery())
  const settings = useQuery(settingsQuery())
  const groupSettings = useQuery(groupSettingsQuery())
  const active = benefits.data && countedBenefits(benefits.data.benefits)
  const estimation = useQuery({
    ...estimationQuery(
      (active ?? []).map((type) => choiceFor(type, 'next')),
      true,
    ),
    enabled: active !== undefined,
  })
  const all = [benefits, groups, employees, settings, groupSettings, estimation]
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  const isFailed = all.some((query) => query.isError)
  const lunchDays = settings.data?.lunchAverageWorkdays ?? AVERAGE_LUNCH_DAYS
  if (!active || !groups.data || !employees.data || !settings.data || !groupSettings.data || !estimation.data) {
    return { loads: undefined, lunchDays, isFailed, retry }
  }
  const { requestedLoads } = estimation.data
  const loads = plannedTopUps({
    today: today(),
    nextLoadDate: plainDate(groupSettings.data.nextRecurringLoadDate),
    months: MONTHS,
    groups: groups.data.benefitGroups.filter(({ benefitType }) => active.includes(benefitType)),
    employees: employees.data.beneficiaries,
    lunchDays,
    costs: costsOf(estimation.data),
    requested: cents(requestedLoads.value + requestedLoads.commission + requestedLoads.commissionVAT),
  })
  return { loads, lunchDays, isFailed, retry }
}

interface ShownProps {
  balance: Cents
  forecast: Forecast
  lunchDays: number
}

function Shown({ balance, forecast: { rows, shortage, missingInAll }, lunchDays }: ShownProps) {
  if (rows.length === 0) return <p>{m.deposit_forecast_nothing()}</p>
  const last = rows.at(-1)
  return (
    <div className="space-y-4">
      {shortage ? (
        <Alert variant="warning" levelLabel={m.level_warning()}>
          <AlertTitle>{lastsText(shortage.date)}</AlertTitle>
          <AlertDescription>
            <p>
              {m.deposit_forecast_transfer({
                sum: formatEuros(shortage.missing),
                date: formatDate(shortage.transferBy),
              })}
            </p>
          </AlertDescription>
        </Alert>
      ) : (
        <p className="font-medium">{m.deposit_forecast_enough({ date: last ? formatDate(last.date) : '' })}</p>
      )}
      <ForecastChart balance={balance} rows={rows} />
      <table className="w-full tabular-nums max-sm:text-sm">
        <caption className="sr-only">{m.deposit_forecast_title()}</caption>
        <thead>
          <tr className="border-b border-border text-sm text-muted-foreground">
            <th scope="col" className="py-2 text-left font-medium">
              {m.deposit_forecast_day()}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {m.deposit_forecast_loads()}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {m.deposit_forecast_after()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Two loads may fall on one day.
            <tr key={`${row.date} ${at}`} className="border-b border-border last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {formatDate(row.date)}
              </th>
              <td className="py-2 pl-2 text-right whitespace-nowrap">{formatEuros(row.amount)}</td>
              <td
                className={`py-2 pl-2 text-right whitespace-nowrap ${row.balance < 0 ? 'font-medium text-error' : ''}`}
              >
                {formatEuros(row.balance)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {missingInAll > 0 && last && (
        <p>{m.deposit_forecast_in_all({ sum: formatEuros(missingInAll), date: formatDate(last.date) })}</p>
      )}
      <p className="text-sm text-muted-foreground">{m.deposit_forecast_assumes({ days: lunchDays })}</p>
    </div>
  )
}

const lastsText = (date: Parameters<typeof formatDate>[0]) =>
  date === today() ? m.deposit_forecast_short_now() : m.deposit_forecast_short({ date: formatDate(date) })
