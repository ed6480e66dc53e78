import type { DescriptionRow } from '@/ui/content/description-list'
import { MISSING } from '@/values/collections/look-up'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'

type More = Omit<DescriptionRow, 'label' | 'value'>

/** A sum in cents; a dash if it is unknown. */
export const moneyRow = (label: string, amount: number | undefined, more?: More): DescriptionRow => ({
  label,
  value: amount === undefined ? MISSING : formatEuros(cents(amount)),
  kind: 'money',
  ...more,
})

export const countRow = (label: string, count: number, more?: More): DescriptionRow => ({
  label,
  value: formatCount(count),
  kind: 'number',
  ...more,
})
