import type { BankTransfer, Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Card } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { formatReferenceNumber } from '@/values/reference-number'

/** How to make the bank transfer of a deposit. */
export function TransferDetails({ transfer }: { paymentId: Id; transfer: BankTransfer }) {
  return (
    <Card title={m.deposit_transfer_details()}>
      <DescriptionList
        rows={[
          { label: m.deposit_transfer_recipient(), value: transfer.recipient },
          { label: m.deposit_transfer_iban(), value: transfer.iban },
          { label: m.deposit_transfer_bic(), value: transfer.bic },
          { label: m.deposit_transfer_reference(), value: formatReferenceNumber(transfer.referenceNumber) },
          { label: m.deposit_amount(), value: formatEuros(cents(transfer.amountInCents)), kind: 'money' },
          { label: m.deposit_transfer_due(), value: formatDate(plainDate(transfer.dueDate)) },
        ]}
      />
    </Card>
  )
}
