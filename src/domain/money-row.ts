import type { DescriptionRow } from '@/ui/content/description-list'
import { cents, formatEuros } from '@/values/money'

/** A row with an amount in cents. */
export const moneyRow = (
  label: string,
  amount: number,
  more?: Omit<DescriptionRow, 'label' | 'value'>,
): DescriptionRow => ({
  label,
  value: formatEuros(cents(amount)),
  kind: 'money',
  ...more,
})
