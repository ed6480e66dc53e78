import type { BankTransfer, Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, type DescriptionRow } from '@/ui/content/description-list'
import { Button } from '@/ui/inputs/button'
import { plainDate } from '@/values/dates/plain-date'
import { bankBarcode, code128C, formatIban, QUIET_ZONE } from '@/values/identifiers/bank-barcode'
import { formatReferenceNumber } from '@/values/identifiers/reference-number'
import { cents, formatEuroInput, formatEuros } from '@/values/numbers/money'
import { InvoiceButton } from './document-button'
import { DueDate } from './due-passed'

interface TransferDetailsProps {
  paymentId: Id
  transfer: BankTransfer
  saveLabel: string
}

/** Each value is formatted for reading, and copied in the form that banks accept. */
export function TransferDetails({ paymentId, transfer, saveLabel }: TransferDetailsProps) {
  const amount = cents(transfer.amountInCents)
  const reference = transfer.referenceNumber?.replace(/^0+/, '')
  const barcode = barcodeOf(transfer)
  return (
    <TitledCard
      title={m.deposit_transfer_details()}
      footer={<InvoiceButton paymentId={paymentId} label={saveLabel} variant="outline" />}
    >
      <DescriptionList
        rows={[
          { label: m.deposit_transfer_recipient(), value: transfer.recipient },
          copied(m.deposit_transfer_iban(), formatIban(transfer.iban), transfer.iban),
          { label: m.deposit_transfer_bic(), value: transfer.bic },
          transfer.invoiceNumber !== undefined && { label: m.payments_invoice_number(), value: transfer.invoiceNumber },
          reference === undefined
            ? { label: m.deposit_transfer_reference(), value: m.payments_no_reference() }
            : copied(m.deposit_transfer_reference(), formatReferenceNumber(reference), reference),
          copied(m.deposit_transfer_amount(), formatEuros(amount), formatEuroInput(amount)),
          { label: m.deposit_transfer_due(), value: <DueDate dueDate={transfer.dueDate} /> },
          barcode !== undefined && copied(m.deposit_transfer_barcode(), barcode, barcode),
        ]}
      />
      {barcode !== undefined && <BarcodePicture digits={barcode} />}
    </TitledCard>
  )
}

/** The barcode, when it matches the values shown above it: a different one would make another payment. */
function barcodeOf(transfer: BankTransfer): string | undefined {
  if (transfer.referenceNumber === undefined) return undefined
  try {
    const own = bankBarcode({
      iban: transfer.iban,
      amount: cents(transfer.amountInCents),
      referenceNumber: transfer.referenceNumber,
      dueDate: plainDate(transfer.dueDate),
    })
    return own === transfer.barcode ? own : undefined
  } catch {
    // The API wrote the IBAN or reference in another format. The payer can still read and copy the values.
    return undefined
  }
}

/** A row whose value a button copies as `text`. */
const copied = (label: string, shown: string, text: string): DescriptionRow => ({
  label,
  value: (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span className="wrap-anywhere tabular-nums">{shown}</span>
      <CopyButton text={text} what={label} />
    </span>
  ),
})

function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  const Icon = state === 'copied' ? Check : Copy
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <span role="status" className="text-sm text-muted-foreground">
        {state === 'copied' && m.payments_copied()}
        {state === 'failed' && m.payments_copy_failed()}
      </span>
      <Button variant="outline" size="sm" aria-label={m.payments_copy({ what })} onClick={() => void copy()}>
        <Icon />
        {m.payments_copy_short()}
      </Button>
    </span>
  )
}

const HEIGHT = 56

/** The bank barcode for a camera: black on white in every theme, and in print. */
function BarcodePicture({ digits }: { digits: string }) {
  const { bars, width } = code128C(digits)
  const whole = width + 2 * QUIET_ZONE
  return (
    <svg
      viewBox={`0 0 ${whole} ${HEIGHT}`}
      role="img"
      aria-label={m.deposit_transfer_picture()}
      className="h-auto w-full"
    >
      <rect width={whole} height={HEIGHT} fill="#fff" />
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x + QUIET_ZONE} y={4} width={bar.width} height={HEIGHT - 8} fill="#000" />
      ))}
    </svg>
  )
}
