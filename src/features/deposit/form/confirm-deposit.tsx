import { m } from '@generated/messages/messages.js'
import type { Coverage } from '@/domain/top-ups/covered-requests'
import type { AskedQuestion } from '@/forms/submit/press'
import { isThroughProvider } from '@/payments/payment-choice'
import type { DescriptionRow } from '@/ui/content/description-list'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { formatCount } from '@/values/count'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import type { PreparedDeposit } from './prepare-deposit'

export interface ConfirmDepositProps extends AskedQuestion<PreparedDeposit> {
  /** Balance that the page shows, used if it could not be refetched. */
  pageBalance: Cents
}

/** REQ-05: what the load requests take as soon as the money arrives. */
const requestRows = ({ count, of, taken, left }: Coverage): DescriptionRow[] =>
  of === 0
    ? []
    : [
        {
          label: m.deposit_requests_take(),
          value: formatEuros(cents(0 - taken)),
          kind: 'money',
          note: m.deposit_requests_take_count({ count: formatCount(count), of: formatCount(of) }),
        },
        { label: m.deposit_requests_left(), value: formatEuros(left), kind: 'money', strong: true },
      ]

/** Confirmation of a deposit: amount, method and the balance afterwards, with figures refetched for it. */
export function ConfirmDeposit({ asked, busy, error, onConfirm, onClose, pageBalance }: ConfirmDepositProps) {
  const { body, method, balance = pageBalance, coverage } = asked
  const amount = cents(body.amount)
  const goesThrough = isThroughProvider(body.payment.method)
  return (
    <ConfirmDialog
      open
      title={m.deposit_confirm_title()}
      rows={[
        { label: m.deposit_amount(), value: formatEuros(amount), kind: 'money', isAnswer: true },
        { label: m.payments_method(), value: method },
        { label: m.deposit_balance_now(), value: formatEuros(balance), kind: 'money' },
        { label: m.deposit_balance_after(), value: formatEuros(sum([balance, amount])), kind: 'money' },
        ...(coverage ? requestRows(coverage) : []),
      ]}
      confirmLabel={goesThrough ? m.deposit_confirm_provider() : m.deposit_confirm_invoice()}
      cancelLabel={m.deposit_confirm_back()}
      closeLabel={m.deposit_close()}
      busy={busy}
      error={error}
      onConfirm={() => void onConfirm()}
      onCloseRequest={onClose}
    >
      {goesThrough ? m.deposit_confirm_provider_text() : m.deposit_confirm_invoice_text()}
    </ConfirmDialog>
  )
}
