import type { DepositRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isThroughProvider } from '@/payments/payment-choice'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import type { SeenDeposits } from './creation-failure'
import { accountsQuery, readDeposits } from './queries'

export interface ConfirmDepositProps {
  body: DepositRequest
  /** Name of the chosen method. */
  method: string
  /** The balance as the page read it, until the fresh one has come. */
  balance: Cents
  isBusy: boolean
  /** Told which deposits are on the account before the press. */
  onSeen: (deposits: SeenDeposits) => void
  onConfirm: () => void
  onClose: () => void
}

/** Before money moves: how much, how, what is on the account then; with figures read when the dialog opens. */
export function ConfirmDeposit({ body, method, balance, isBusy, onSeen, onConfirm, onClose }: ConfirmDepositProps) {
  const fresh = useFreshBalance()
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    let isGone = false
    tell(undefined)
    readDeposits().then(
      (deposits) => isGone || tell(deposits),
      // Then an unknown outcome stays undecided.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  const amount = cents(body.amount)
  const now = fresh.balance ?? balance
  const goesThrough = isThroughProvider(body.payment.method)
  return (
    <ConfirmDialog
      open
      title={m.deposit_confirm_title()}
      rows={[
        { label: m.deposit_amount(), value: formatEuros(amount), kind: 'money', strong: true },
        { label: m.payments_method(), value: method },
        { label: m.deposit_balance_now(), value: formatEuros(now), kind: 'money' },
        { label: m.deposit_balance_after(), value: formatEuros(sum([now, amount])), kind: 'money' },
      ]}
      confirmLabel={goesThrough ? m.deposit_confirm_provider() : m.deposit_confirm_invoice()}
      cancelLabel={m.deposit_confirm_back()}
      closeLabel={m.deposit_close()}
      busy={isBusy}
      disabledReason={fresh.isReading ? m.deposit_confirm_reading() : undefined}
      onConfirm={onConfirm}
      onCloseRequest={onClose}
    >
      {goesThrough ? m.deposit_confirm_provider_text() : m.deposit_confirm_invoice_text()}
    </ConfirmDialog>
  )
}

/** The balance read when the dialog opens; when it cannot be read the page's own stands. */
function useFreshBalance(): { balance: Cents | undefined; isReading: boolean } {
  const client = useQueryClient()
  const { data, isFetching } = useQuery({
    ...accountsQuery(),
    queryKey: ['deposit', 'fresh-balance'],
    queryFn: () => client.fetchQuery({ ...accountsQuery(), staleTime: 0 }),
    staleTime: 0,
    gcTime: 0,
  })
  const balance = data?.accounts[0]?.availableBalance
  return { balance: balance === undefined ? undefined : cents(balance), isReading: isFetching }
}
