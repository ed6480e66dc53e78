import type { BalanceCorrection, BalanceCorrectionReason } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/badge'
import { now } from '@/values/clock'
import { cents, formatEuros } from '@/values/money'
import { formatInstant } from '@/values/plain-date'
import { isNewCorrection } from './correction-period'

const REASONS: Record<BalanceCorrectionReason, () => string> = {
  WrongAccountPayment: () => m.reports_reason_wrong_account(),
  ContractTermination: () => m.reports_reason_contract_end(),
  TooMuchMoneyTransferred: () => m.reports_reason_too_much(),
}

/** REP-08, in its order. */
export const correctionColumns = dataColumns<BalanceCorrection>([
  {
    id: 'time',
    header: () => m.reports_column_time(),
    cell: ({ transactionDateTime }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {formatInstant(transactionDateTime)}
        {isNewCorrection(transactionDateTime, now()) && (
          <Badge variant="info" icon={null}>
            {m.reports_correction_new()}
          </Badge>
        )}
      </span>
    ),
    kind: 'date',
    isMain: true,
  },
  {
    id: 'reason',
    narrow: 'plain',
    header: () => m.reports_column_reason(),
    cell: ({ reasonType, reason }) => (
      <span className="block">
        <span className="block">{REASONS[reasonType]()}</span>
        {reason !== '' && <span className="block text-sm text-muted-foreground">{reason}</span>}
      </span>
    ),
  },
  { id: 'document', header: () => m.reports_column_document(), cell: ({ documentId }) => documentId, kind: 'date' },
  { id: 'executedBy', header: () => m.reports_column_executed_by(), cell: ({ executedBy }) => executedBy },
  {
    id: 'amount',
    header: () => m.reports_column_amount(),
    cell: ({ amount }) => formatEuros(cents(amount)),
    kind: 'money',
    narrow: 'beside',
  },
  {
    id: 'balanceAfter',
    header: () => m.reports_column_balance_after(),
    cell: ({ balanceAfterCorrection }) => formatEuros(cents(balanceAfterCorrection)),
    kind: 'money',
  },
])
