import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { CircleCheck, WalletCards } from 'lucide-react'
import type { LaterRead } from '@/api/outdated-note'
import { benefitName } from '@/domain/benefit-names'
import type { Month } from '@/domain/months'
import { ReportFailure } from '@/shell/report-failure'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { TableCell, TableHead } from '@/ui/table'
import { formatCount } from '@/values/count'
import { type Cents, formatEuros } from '@/values/money'
import type { BenefitSums, Check, MonthSums } from './month-sums'
import { TotalsRow } from './totals-row'
import { useMonthSums } from './use-month'

/** A sum that is not known is said to be none, never 0. */
const orDash = (amount: Cents | undefined): string => (amount === undefined ? '–' : formatEuros(amount))

const columns = dataColumns<BenefitSums>([
  {
    id: 'benefit',
    header: () => m.reports_column_benefit(),
    cell: ({ benefit }) => benefitName(benefit),
    isMain: true,
  },
  { id: 'people', header: () => m.month_column_people(), cell: ({ people }) => formatCount(people), kind: 'number' },
  { id: 'loads', header: () => m.month_column_loads(), cell: ({ loads }) => formatEuros(loads), kind: 'money' },
  { id: 'fee', header: () => m.month_column_fee(), cell: ({ fee }) => orDash(fee), kind: 'money' },
  { id: 'vat', header: () => m.month_column_vat(), cell: ({ vat }) => orDash(vat), kind: 'money' },
  { id: 'total', header: () => m.month_column_total(), cell: ({ total }) => formatEuros(total), kind: 'money' },
])

/** MON-02, MON-03: the month by benefit, and whether the account says the same. */
export function BenefitsCard({ month }: { month: Month }) {
  const { sums, reads, vatPercentage, isFailed, isReading, retry } = useMonthSums(month)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.month_loads_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        {sums ? (
          <Shown sums={sums} reads={reads} vatPercentage={vatPercentage} />
        ) : isFailed ? (
          <ReportFailure title={m.month_failed_title()} isBusy={isReading} onRetry={retry} />
        ) : (
          <SkeletonGroup label={m.month_loading()} className="space-y-4">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
      </CardContent>
    </Card>
  )
}

interface ShownProps {
  sums: MonthSums
  reads: readonly LaterRead[]
  vatPercentage: number | undefined
}

function Shown({ sums, reads, vatPercentage }: ShownProps) {
  const { benefits, check } = sums
  if (benefits.length === 0 && check.foots) return <NothingLoaded />
  const isFeeWhole = benefits.every((one) => one.isFeeWhole)
  return (
    <div className="space-y-4">
      <CheckNote check={check} />
      <DataTable
        caption={m.month_loads_title()}
        columns={columns}
        rows={benefits}
        // The cards below show them too, and leave it to this one to say so.
        reads={reads}
        rowId={({ benefit }) => benefit}
        rowLabel={({ benefit }) => benefitName(benefit)}
        footer={() => (
          <TotalsRow>
            <TableHead scope="row">{m.month_column_total()}</TableHead>
            <TableCell kind="number">{formatCount(sums.people)}</TableCell>
            <TableCell kind="money">{formatEuros(sums.loads)}</TableCell>
            <TableCell kind="money">{orDash(sums.fee)}</TableCell>
            <TableCell kind="money">{orDash(sums.vat)}</TableCell>
            <TableCell kind="money">{formatEuros(sums.total)}</TableCell>
          </TotalsRow>
        )}
      />
      <DescriptionList
        className="border-t border-border nav:hidden print:hidden"
        rows={[
          { label: m.month_column_people(), value: formatCount(sums.people), kind: 'number' },
          { label: m.month_column_loads(), value: formatEuros(sums.loads), kind: 'money' },
          { label: m.month_fees_with_vat(), value: formatEuros(sums.feeWithVat), kind: 'money' },
          { label: m.month_column_total(), value: formatEuros(sums.total), kind: 'money', strong: true },
        ]}
      />
      <p className="text-sm text-muted-foreground">
        {isFeeWhole
          ? m.month_fee_note({ percent: String(vatPercentage ?? '').replace('.', ',') })
          : m.month_fee_unknown()}
      </p>
    </div>
  )
}

function CheckNote({ check }: { check: Check }) {
  const rows = [
    { label: m.month_check_loaded(), value: check.loaded },
    { label: m.month_check_charged(), value: check.charged },
    { label: m.month_check_not_loaded(), value: check.notLoaded },
    { label: m.month_check_invoiced(), value: check.invoiced },
    { label: m.month_check_refunded(), value: check.refunded },
    { label: m.month_check_difference(), value: check.difference },
  ]
  const facts = (
    <DescriptionList rows={rows.map(({ label, value }) => ({ label, value: formatEuros(value), kind: 'money' }))} />
  )
  if (check.foots) {
    return (
      <details>
        <summary className="flex cursor-pointer items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {m.month_check_ok()}
        </summary>
        {facts}
      </details>
    )
  }
  return (
    <>
      <Alert variant="warning" levelLabel={m.level_warning()}>
        <AlertTitle>{m.month_check_differs()}</AlertTitle>
        <AlertDescription>
          <p>
            {check.difference === 0 ? m.month_check_within() : m.month_check_by({ sum: formatEuros(check.difference) })}
          </p>
          {check.feeDifference !== 0 && <p>{m.month_check_fees({ sum: formatEuros(check.feeDifference) })}</p>}
          {check.isMoving && <p>{m.month_check_moving()}</p>}
        </AlertDescription>
      </Alert>
      {facts}
    </>
  )
}

function NothingLoaded() {
  return (
    <EmptyState
      icon={<WalletCards />}
      title={m.month_nothing_title()}
      action={
        <Link to="/load-benefit" className={buttonVariants()}>
          {m.reports_top_ups_empty_action()}
        </Link>
      }
    >
      {m.month_nothing_text()}
    </EmptyState>
  )
}
