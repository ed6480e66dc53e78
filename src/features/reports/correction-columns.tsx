import type { AnyBalanceCorrectionReason, BalanceCorrection, BalanceCorrectionReason } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { instantText } from '@/domain/format-moment'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { now } from '@/values/clock'
import { lookUp } from '@/values/look-up'
import { cents, formatEuros } from '@/values/money'
import { isNewCorrection } from './correction-period'

const REASONS: Record<BalanceCorrectionReason, () => string> = {
  WrongAccountPayment: () => m.reports_reason_wrong_account(),
  ContractTermination: () => m.reports_reason_contract_end(),
  TooMuchMoneyTransferred: () => m.reports_reason_too_much(),
}

const reasonName = (reason: AnyBalanceCorrectionReason): string =>
  lookUp(REASONS, reason, () => m.reports_reason_other())()

/** Columns in the order of REP-08. */
export const correctionColumns = dataColumns<BalanceCorrection>([
  {
    id: 'time',
    header: () => m.reports_column_time(),
    cell: ({ transactionDateTime }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {instantText(transactionDateTime)}
        {isNewCorrection(transactionDateTime, now()) && (
          <Badge variant="info" icon={null}>
            {m.reports_correction_new()}
          </Badge>
        )}
      </span>
    ),
    file: ({ transactionDateTime }) => transactionDateTime,
    fileKind: 'moment',
    kind: 'date',
    isMain: true,
  },
  {
    id: 'reason',
    narrow: 'plain',
    header: () => m.reports_column_reason(),
    cell: ({ reasonType, reason }) => (
      <span className="block">
        <span className="block">{reasonName(reasonType)}</span>
        {reason !== '' && <span className="block text-sm text-muted-foreground">{reason}</span>}
      </span>
    ),
    file: ({ reasonType, reason }) => [reasonName(reasonType), reason].filter(Boolean).join(', '),
  },
  {
    id: 'document',
    header: () => m.reports_column_document(),
    cell: ({ documentId }) => documentId,
    file: ({ documentId }) => documentId,
    fileKind: 'text',
    kind: 'date',
  },
  {
    id: 'executedBy',
    header: () => m.reports_column_executed_by(),
    cell: ({ executedBy }) => executedBy,
    file: ({ executedBy }) => executedBy,
  },
  {
    id: 'amount',
    header: () => m.reports_column_amount(),
    cell: ({ amount }) => formatEuros(cents(amount)),
    file: ({ amount }) => amount,
    kind: 'money',
    narrow: 'beside',
  },
  {
    id: 'balanceAfter',
    header: () => m.reports_column_balance_after(),
    cell: ({ balanceAfterCorrection }) => formatEuros(cents(balanceAfterCorrection)),
    file: ({ balanceAfterCorrection }) => balanceAfterCorrection,
    kind: 'money',
  },
])
