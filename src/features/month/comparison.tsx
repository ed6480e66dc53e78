import { m } from '@generated/messages/messages.js'
import { CircleCheck } from 'lucide-react'
import { moneyRow } from '@/domain/money-row'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { type Cents, cents, formatEuros } from '@/values/money'
import type { Check } from './month-sums'

/** Leaves out a row of 0, but keeps an unknown one. */
const present = (label: string, amount: Cents | undefined) => (amount === 0 ? [] : [moneyRow(label, amount)])

/** MON-03: the cost of the loads by their reports next to the account's transactions. Only the totals are compared. */
export function Comparison({ check }: { check: Check }) {
  const { account } = check
  return (
    <div className="space-y-4">
      <Verdict check={check} />
      <div className="grid gap-x-12 gap-y-6 nav:grid-cols-2">
        <Side
          title={m.month_side_reports()}
          rows={[
            moneyRow(m.month_check_loaded(), check.loaded),
            ...present(m.month_check_not_loaded(), check.notLoaded),
            ...present(m.month_check_under_way(), check.underWay),
            moneyRow(m.month_fees_with_vat(), check.fees),
            moneyRow(m.month_column_total(), check.cost, { strong: true }),
            moneyRow(m.month_check_by_account(), check.byAccount),
            moneyRow(m.month_check_by_invoice(), check.byInvoice),
            ...present(m.month_check_not_refunded(), check.notRefunded),
          ]}
        />
        <Side
          title={m.month_side_account()}
          rows={[
            moneyRow(m.month_account_loads(), account.loads),
            ...present(m.month_account_requests(), account.requests),
            moneyRow(m.month_account_fees(), account.fees),
            ...present(m.month_account_refunds(), account.refunds),
            ...present(m.month_account_corrections(), account.corrections),
            ...present(m.month_account_deposits(), account.deposits),
            ...present(m.month_account_others(), account.others),
            moneyRow(m.month_account_change(), account.change, { strong: true }),
          ]}
        />
      </div>
      {(check.otherFees ?? 0) > 0 && (
        <p className="text-sm text-muted-foreground">
          {m.month_other_fees({ sum: formatEuros(check.otherFees ?? cents(0)) })}
        </p>
      )}
    </div>
  )
}

function Side({ title, rows }: { title: string; rows: DescriptionRow[] }) {
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
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
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
