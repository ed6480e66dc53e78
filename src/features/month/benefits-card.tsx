import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, WalletCards } from 'lucide-react'
import { useMemo } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitName } from '@/domain/benefit-names'
import { countRow, moneyRow } from '@/domain/money-row'
import { type Month, monthOf } from '@/domain/months'
import { joinReads } from '@/domain/read-failure'
import { ReportFailure } from '@/notifications/report-failure'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow, type DescriptionRows } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { MISSING } from '@/values/collections/look-up'
import { formatCount, formatDecimal } from '@/values/numbers/count'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { type BenefitSums, type Check, type MonthSums, monthSums } from './month-sums'
import { monthAccountQuery, monthRowsQuery, vatQuery } from './queries'

/** An unknown sum is shown as a dash, never as 0. */
const orDash = (amount: Cents | undefined): string => (amount === undefined ? MISSING : formatEuros(amount))

const columns = dataColumns<BenefitSums>([
  {
    id: 'benefit',
    header: () => m.reports_column_benefit(),
    cell: ({ benefit }) => <BenefitLabel type={benefit} />,
    isMain: true,
  },
  { id: 'people', header: () => m.month_column_people(), cell: ({ people }) => formatCount(people), kind: 'number' },
  { id: 'loads', header: () => m.month_column_loads(), cell: ({ loads }) => formatEuros(loads), kind: 'money' },
  { id: 'fee', header: () => m.month_column_fee(), cell: ({ fee }) => orDash(fee), kind: 'money' },
  { id: 'vat', header: () => m.month_column_vat(), cell: ({ vat }) => orDash(vat), kind: 'money' },
  { id: 'total', header: () => m.month_column_total(), cell: ({ total }) => formatEuros(total), kind: 'money' },
])

export function useMonthSums(month: Month) {
  const rows = useQuery(monthRowsQuery(month))
  const account = useQuery(monthAccountQuery(month))
  const vat = useQuery(vatQuery())
  const sums = useMemo(
    () =>
      rows.data && account.data && vat.data !== undefined
        ? monthSums({
            rows: rows.data,
            ...account.data,
            loads: account.data.loads.filter(({ day }) => monthOf(day) === month),
            vatPercentage: vat.data,
          })
        : undefined,
    [month, rows.data, account.data, vat.data],
  )
  return { sums, reads: [rows, account, vat], vatPercentage: vat.data }
}

interface BenefitsCardProps extends ReturnType<typeof useMonthSums> {
  isRunning: boolean
}

/** MON-02, MON-03: the month by benefit, and whether the account transactions agree. */
export function BenefitsCard({ sums, ...rest }: BenefitsCardProps) {
  const read = joinReads(rest.reads)
  return (
    <TitledCard title={m.month_loads_title()}>
      {sums ? (
        <Shown sums={sums} {...rest} />
      ) : read.isError ? (
        <ReportFailure title={m.month_failed_title()} onRetry={read.refetch} />
      ) : (
        <SkeletonGroup label={m.month_loading()} className="space-y-4">
          {/* As high as the table of two benefits and the comparison with the account. */}
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-94 w-full" />
        </SkeletonGroup>
      )}
    </TitledCard>
  )
}

function Shown({ sums, reads, vatPercentage, isRunning }: BenefitsCardProps & { sums: MonthSums }) {
  const { benefits, check } = sums
  if (benefits.length === 0 && check.foots && check.account.change === 0) return <NothingLoaded isRunning={isRunning} />
  return (
    <div className="space-y-4">
      {benefits.length > 0 && (
        <>
          <DataTable
            caption={m.month_loads_title()}
            columns={columns}
            rows={benefits}
            // The cards below use the same reads; only this card shows their failure.
            reads={reads}
            rowId={({ benefit }) => benefit}
            rowLabel={({ benefit }) => benefitName(benefit)}
            footer={{
              label: m.month_column_total(),
              sums: {
                people: formatCount(sums.people),
                loads: formatEuros(sums.loads),
                fee: orDash(sums.fee),
                vat: orDash(sums.vat),
                total: <span className="text-2xl print:text-xl">{formatEuros(sums.total)}</span>,
              },
            }}
          />
          <DescriptionList
            className="border-t border-border nav:hidden print:hidden"
            rows={totalRows(sums, { isAnswer: true })}
          />
          <p className="text-sm text-muted-foreground">
            {m.month_fee_note({ percent: formatDecimal(vatPercentage) })}
            {check.account.requests !== 0 && ` ${m.month_requests_note()}`}
          </p>
        </>
      )}
      <Comparison check={check} />
    </div>
  )
}

/** The totals without the table: on a phone and at the top of the printout. */
export const totalRows = (sums: MonthSums, total: Pick<DescriptionRow, 'strong' | 'isAnswer'>): DescriptionRow[] => [
  countRow(m.month_column_people(), sums.people),
  moneyRow(m.month_column_loads(), sums.loads),
  moneyRow(m.month_fees_with_vat(), sums.feeWithVat),
  moneyRow(m.month_column_total(), sums.total, total),
]

/** Only the current month can still get loads. */
function NothingLoaded({ isRunning }: { isRunning: boolean }) {
  return (
    <EmptyState
      icon={<WalletCards />}
      title={m.month_nothing_title()}
      action={isRunning ? <ButtonLink to="/load-benefit">{m.reports_top_ups_empty_action()}</ButtonLink> : undefined}
    >
      {isRunning ? m.month_nothing_text() : undefined}
    </EmptyState>
  )
}

/** Leaves out a row of 0, but keeps an unknown one. */
const present = (label: string, amount: Cents | undefined) => amount !== 0 && moneyRow(label, amount)

/** MON-03: the cost of the loads by their reports next to the account's transactions. Only the totals are compared. */
function Comparison({ check }: { check: Check }) {
  const { account, otherFees } = check
  return (
    <div className="space-y-4">
      <Verdict check={check} />
      <div className="grid gap-x-12 gap-y-6 nav:grid-cols-2">
        <Side
          title={m.month_side_reports()}
          rows={[
            moneyRow(m.month_check_loaded(), check.loaded),
            present(m.month_check_not_loaded(), check.notLoaded),
            present(m.month_check_under_way(), check.underWay),
            moneyRow(m.month_fees_with_vat(), check.fees),
            moneyRow(m.month_column_total(), check.cost, { strong: true }),
            moneyRow(m.month_check_by_account(), check.byAccount),
            moneyRow(m.month_check_by_invoice(), check.byInvoice),
            present(m.month_check_not_refunded(), check.notRefunded),
            check.unsettled > 0 && countRow(m.month_check_unsettled(), check.unsettled),
          ]}
        />
        <Side
          title={m.month_side_account()}
          rows={[
            moneyRow(m.month_account_loads(), account.loads),
            present(m.month_account_requests(), account.requests),
            moneyRow(m.month_fees_with_vat(), account.fees),
            present(m.month_account_refunds(), account.refunds),
            present(m.month_account_corrections(), account.corrections),
            present(m.month_account_deposits(), account.deposits),
            account.others !== undefined && moneyRow(m.month_account_others(), account.others),
            moneyRow(m.month_account_change(), account.change, { strong: true }),
          ]}
        />
      </div>
      {otherFees !== undefined && otherFees > 0 && (
        <p className="text-sm text-muted-foreground">{m.month_other_fees({ sum: formatEuros(otherFees) })}</p>
      )}
    </div>
  )
}

function Side({ title, rows }: { title: string; rows: DescriptionRows }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-2 font-semibold">{title}</h3>
      <DescriptionList rows={rows} />
    </section>
  )
}

function Verdict({ check: { foots, difference, otherFees, underWay } }: { check: Check }) {
  if (foots) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck className="size-5 shrink-0 text-success" />
        {m.month_check_ok()}
      </p>
    )
  }
  if (difference === undefined || otherFees === undefined) {
    return <Notice level="info" text={m.month_check_untold()} />
  }
  return (
    <Notice
      level="warning"
      title={m.month_check_differs()}
      text={
        <>
          {difference !== 0 && (
            <p>
              {difference > 0
                ? m.month_check_above({ sum: formatEuros(difference) })
                : m.month_check_below({ sum: formatEuros(cents(0 - difference)) })}
            </p>
          )}
          {otherFees < 0 && <p>{m.month_check_fees({ sum: formatEuros(cents(0 - otherFees)) })}</p>}
          {underWay > 0 && <p>{m.month_check_moving()}</p>}
        </>
      }
    />
  )
}
