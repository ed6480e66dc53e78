import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { balanceOf } from '@/domain/company-account'
import { moneyRow } from '@/domain/money-row'
import { ReadFailure } from '@/domain/read-failure'
import { depositOf, type Forecast, forecast, LARGEST_DEPOSIT, type Shortage } from '@/domain/top-ups/forecast'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { type Cents, cents, formatEuros, sum } from '@/values/numbers/money'
import { accountsQuery } from '../queries'

const ForecastChart = lazy(async () => ({ default: (await import('./forecast-chart')).ForecastChart }))

interface MoneyAheadProps {
  /** The typed amount. */
  transfer?: Cents | undefined
  /** Fills the sum that is missing into the form; undefined where the amount cannot be changed. */
  onUse?: ((sum: Cents) => void) | undefined
}

/**
 * The balance, with open load requests shown but not subtracted (REQ-05). Beyond the specification: how long it lasts, and
 * what to transfer. A failure never blocks the form.
 */
export function MoneyAhead({ transfer = cents(0), onUse }: MoneyAheadProps) {
  const { data: accounts } = useRequiredQuery(accountsQuery())
  const { data, error, refetch } = useQuery(plannedTopUpsQuery())
  const balance = balanceOf(accounts)
  const requested = accounts.unfulfilledRequestSum
  const after = sum([balance, transfer])
  const ahead = data && forecast(after, data.planned, today())
  return (
    <div className="space-y-6">
      <TitledCard title={m.deposit_balance_title()}>
        <DescriptionList
          rows={[
            moneyRow(m.deposit_balance_now(), balance, { isAnswer: true }),
            requested > 0 && moneyRow(m.deposit_balance_requested(), requested),
          ]}
        />
      </TitledCard>
      <TitledCard title={m.deposit_forecast_title()}>
        {error || (data && !ahead) ? (
          // After a failed refetch too: an old forecast of money may be wrong.
          <ReadFailure onRetry={refetch}>{m.deposit_forecast_failed()}</ReadFailure>
        ) : ahead ? (
          <Shown {...ahead} balance={after} transfer={transfer} onUse={onUse} />
        ) : (
          // Warning, chart, the button of its table, and two notes.
          <SkeletonGroup label={m.deposit_forecast_loading()} className="space-y-4">
            <Skeleton className="h-33 w-full" />
            <Skeleton className="h-74 w-full" />
            <Skeleton className="h-10 w-40" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-22 w-full" />
          </SkeletonGroup>
        )}
      </TitledCard>
    </div>
  )
}

interface ShownProps extends Pick<MoneyAheadProps, 'onUse'>, Forecast {
  balance: Cents
  transfer: Cents
}

function Shown({ balance, transfer, onUse, rows, shortage, missingInAll }: ShownProps) {
  if (rows.length === 0) return <p>{m.deposit_forecast_nothing()}</p>
  // With the typed amount, because the shortage is what remains after it.
  const usable = shortage && depositOf(sum([transfer, shortage.missing]))
  const last = rows.at(-1)
  return (
    <div className="space-y-4">
      {transfer > 0 && <p>{m.deposit_forecast_with({ sum: formatEuros(transfer) })}</p>}
      {shortage ? (
        <Notice
          level="warning"
          title={lastsText(shortage)}
          text={
            <>
              <p className="text-2xl font-semibold">
                {m.deposit_forecast_lacks({ sum: formatEuros(shortage.missing) })}
              </p>
              <p>
                {shortage.transferBy
                  ? m.deposit_forecast_transfer({ date: formatDate(shortage.transferBy) })
                  : m.deposit_forecast_transfer_now()}
              </p>
              <SeveralDeposits sum={shortage.missing} />
            </>
          }
        >
          {onUse && usable !== undefined && usable !== transfer && (
            <Button variant="outline" onClick={() => onUse(usable)}>
              {m.deposit_forecast_use({ sum: formatEuros(usable) })}
            </Button>
          )}
        </Notice>
      ) : (
        <p className="font-medium">{m.deposit_forecast_enough({ date: last ? formatDate(last.date) : '' })}</p>
      )}
      <Suspense fallback={<Skeleton className="h-88 w-full" />}>
        <ForecastChart balance={balance} rows={rows} />
      </Suspense>
      {missingInAll > 0 && last && (
        <p>{m.deposit_forecast_in_all({ sum: formatEuros(missingInAll), date: formatDate(last.date) })}</p>
      )}
      <p className="text-sm text-muted-foreground">{m.deposit_forecast_assumes()}</p>
    </div>
  )
}

function lastsText({ date, kind }: Shortage): string {
  if (kind === 'requests') return m.deposit_forecast_short_now()
  if (kind === 'expected') return m.deposit_forecast_short_expected({ date: formatDate(date) })
  return date === today() ? m.deposit_forecast_short_today() : m.deposit_forecast_short({ date: formatDate(date) })
}

/** DEP-02: a sum above the maximum of one deposit takes several. */
export function SeveralDeposits({ sum }: { sum: Cents }) {
  const count = Math.ceil(sum / LARGEST_DEPOSIT)
  return (
    count > 1 && (
      <p>{m.deposit_forecast_several({ maximum: formatEuros(LARGEST_DEPOSIT), count: formatCount(count) })}</p>
    )
  )
}
