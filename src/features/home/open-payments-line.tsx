import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useOpenPayments } from '@/payments/open-payments'
import { linkVariants } from '@/ui/link-variants'
import { MISSING } from '@/values/missing'
import { cents, formatEuros, sum } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { STEP_PATHS } from './set-up'

/** Invoices and payments that are still to be paid, with the first due date; nothing when there are none. */
export function OpenPaymentsLine() {
  const open = useOpenPayments()
  if (open.length === 0) return null
  const due = open
    .flatMap(({ reply }) => reply.transfer?.dueDate ?? [])
    .toSorted()
    .at(0)
  const amounts = open.flatMap(({ reply }) => (reply.amountInCents === undefined ? [] : cents(reply.amountInCents)))
  // Without one of them there is no sum.
  const amount = amounts.length === open.length ? formatEuros(sum(amounts)) : MISSING
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-muted-foreground">
      {due === undefined
        ? m.home_open_payments({ count: open.length, amount })
        : m.home_open_payments_due({ count: open.length, amount, date: formatDate(plainDate(due)) })}
      <Link to={STEP_PATHS.deposit} className={linkVariants()}>
        {m.home_open_payments_show()}
      </Link>
    </p>
  )
}
