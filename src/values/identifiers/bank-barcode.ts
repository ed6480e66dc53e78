import type { PlainDate } from '../dates/plain-date'
import type { Cents } from '../numbers/money'

interface BarcodeParts {
  /** FI and 16 digits, without spaces. */
  iban: string
  amount: Cents
  /** Digits without spaces, at most 20. */
  referenceNumber: string
  dueDate: PlainDate
}

/** In cents: the barcode has eight digits for the amount. A larger amount is coded as zeros, and the payer types it. */
const LARGEST = 99_999_999

/**
 * The Finnish bank barcode, version 4 (Finance Finland's guide): 4, 16 digits of the IBAN, 8 of the amount in cents,
 * 000, 20 of the reference number, and the due date as YYMMDD.
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

export const formatIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0')

/** Code 128 (ISO/IEC 15417, table 1): widths of alternating bars and gaps, in modules. 103–105 start, 106 stops. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const START_C = 105
const STOP = 106

/** Width of the white margin that a scanner needs on either side, in modules. */
export const QUIET_ZONE = 10

export interface Bar {
  /** Position and width in modules, from the left edge without the quiet zone. */
  x: number
  width: number
}

/** An even number of digits as Code 128 C, with start, check and stop symbols. @throws RangeError for other text */
export function code128C(digits: string): { bars: Bar[]; width: number } {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('not an even number of digits')
  const values = Array.from(digits.matchAll(/\d\d/g), ([pair]) => Number(pair))
  const check = values.reduce((total, value, at) => total + value * (at + 1), START_C) % 103
  const symbols = [START_C, ...values, check, STOP].map((symbol) => SYMBOLS[symbol])
  const widths = Array.from(symbols.join(''), Number)
  const bars: Bar[] = []
  let x = 0
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { bars, width: x }
}
