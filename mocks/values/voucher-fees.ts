import type { VoucherOrderRow } from '../database/rows/money.ts'
import { cardFee, feeVat } from './fees.ts'
import { settingsAt } from './settings.ts'

/** x-assumed (readVoucherFees): the handling fee falls as the order grows, and is higher without a reference number. */
export const VOUCHER_FEES = [
  { minValue: 0, maxValue: 99_999, type: 'with_reference' as const, fee: 1490 },
  { minValue: 100_000, maxValue: 499_999, type: 'with_reference' as const, fee: 990 },
  { minValue: 500_000, maxValue: 5_000_000, type: 'with_reference' as const, fee: 490 },
  { minValue: 0, maxValue: 99_999, type: 'without_reference' as const, fee: 2490 },
  { minValue: 100_000, maxValue: 5_000_000, type: 'without_reference' as const, fee: 1990 },
]

/** VOU-09: handling fee, card fee, VAT and total of an order, in cents. */
export function voucherFees(sum: number, by: { isCard: boolean; hasReference: boolean }, at: number) {
  const rows = VOUCHER_FEES.filter(({ type }) => type === (by.hasReference ? 'with_reference' : 'without_reference'))
  const row = rows.find(({ minValue, maxValue }) => sum >= minValue && sum <= maxValue) ?? rows.at(-1)
  const handlingFee = row?.fee ?? 0
  // PAY-18
  const creditCardFee = by.isCard ? cardFee(sum + handlingFee, at) : 0
  const vatFeeAmount = feeVat(handlingFee, at)
  return {
    handlingFee,
    creditCardFee,
    vatFeePercent: settingsAt(at).feesVatPercentage,
    vatFeeAmount,
    totalAmountWithFees: sum + handlingFee + creditCardFee + vatFeeAmount,
  }
}

/** The value of the ordered vouchers without fees, in cents. */
export const voucherSum = ({ totalQuantity, faceValue }: Pick<VoucherOrderRow, 'totalQuantity' | 'faceValue'>) =>
  totalQuantity * faceValue
