import type { Cents } from './money'
import type { PlainDate } from './plain-date'

export interface BarcodeParts {
  /** FI and 16 digits, without spaces. */
  iban: string
  amount: Cents
  /** Digits without spaces, at most 20. */
  referenceNumber: string
  dueDate: PlainDate
}

/**
 * Largest amount that the barcode's eight digits can hold, in cents. For a larger one they are zeros and the payer
 * types it.
 */
const LARGEST = 99_999_999

/**
 * The 54 digits of the Finnish bank barcode, version 4 (Finance Finland's guide): 4, the 16 digits of the IBAN, eight
 * digits of the amount in cents, 000, the reference number in 20 digits, and the due date as YYMMDD.
 * @throws RangeError for an IBAN that is not Finnish, a reference that is not 1–20 digits, or a negative amount
 */
export function bankBarcode({ iban, amount, referenceNumber, dueDate }: BarcodeParts): string {
  if (!/^FI\d{16}$/.test(iban)) throw new RangeError('not a Finnish IBAN')
  if (!/^\d{1,20}$/.test(referenceNumber)) throw new RangeError('not a reference number')
  if (amount < 0) throw new RangeError(`not an amount to pay: ${amount}`)
  const sum = amount > LARGEST ? 0 : amount
  const due = dueDate.slice(2).replaceAll('-', '')
  return `4${iban.slice(2)}${String(sum).padStart(8, '0')}000${referenceNumber.padStart(20, '0')}${due}`
}

/** Formats an IBAN in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0')
