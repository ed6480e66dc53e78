import type { DescriptionRow } from '@/ui/content/description-list'
import { cents, formatEuros } from '@/values/money'

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
