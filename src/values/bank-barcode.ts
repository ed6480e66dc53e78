import type { Cents } from './money'
import type { PlainDate } from './plain-date'

export interface BarcodeParts {
  /** FI and 16 digits, without spaces. */
  iban: string
  amount: Cents
  /** Digits without spaces, 20 at most. */
  referenceNumber: string
  dueDate: PlainDate
}

/** Most that the barcode's eight digits can say, in cents; above it they are zeros and the payer types the sum. */
const LARGEST = 99_999_999

/**
 * The Finnish bank barcode, version 4 (Finance Finland's guide): 4, the 16 digits of the IBAN, eight of the amount in
 * cents, 000, the reference number in 20 digits, the due date as YYMMDD; 54 digits. Throws RangeError for an IBAN that
 * is not Finnish, a reference that is not 1–20 digits or an amount below zero.
 */
export function bankBarcode({ iban, amount, referenceNumber, dueDate }: BarcodeParts): string {
  if (!/^FI\d{16}$/.test(iban)) throw new RangeError('not a Finnish IBAN')
  if (!/^\d{1,20}$/.test(referenceNumber)) throw new RangeError('not a reference number')
  if (amount < 0) throw new RangeError(`not an amount to pay: ${amount}`)
  const sum = amount > LARGEST ? 0 : amount
  const due = dueDate.slice(2).replaceAll('-', '')
  return `4${iban.slice(2)}${String(sum).padStart(8, '0')}000${referenceNumber.padStart(20, '0')}${due}`
}

/** An IBAN in groups of four, as it is shown and read out. */
export const formatIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0')
