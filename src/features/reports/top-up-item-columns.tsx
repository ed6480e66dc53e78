import type { TopUpLoadItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { cents, formatEuros } from '@/values/money'
import { nameInList } from '@/values/names'
import { StatusBadge } from './status-badge'
import type { StatusLook } from './top-up-status'

/** One employee's part of a load. `key` is unique, because a person may occur twice. */
export interface ItemRow {
  key: string
  item: TopUpLoadItem
  look: StatusLook
}

export const nameOf = (item: TopUpLoadItem): string => nameInList(item)

/** Columns in the order of REP-07. */
export const topUpItemColumns = dataColumns<ItemRow>([
  {
    id: 'name',
    header: () => m.reports_column_name(),
    cell: ({ item }) => nameOf(item),
    value: ({ item }) => `${item.lastName} ${item.firstName}`,
    file: ({ item }) => nameOf(item),
    isMain: true,
  },
  {
    id: 'personalId',
    narrow: 'plain',
    header: () => m.reports_column_personal_id(),
    // Not wrapped, although its long heading may wrap in a card.
    cell: ({ item }) => <span className="whitespace-nowrap">{item.personalId}</span>,
    file: ({ item }) => item.personalId,
  },
  {
    id: 'status',
    header: () => m.reports_column_status(),
    cell: ({ look }) => <StatusBadge {...look} />,
    value: ({ look }) => look.text(),
    narrow: 'plain',
  },
  {
    id: 'amount',
    header: () => m.reports_column_sum(),
    cell: ({ item }) => formatEuros(cents(item.amount)),
    value: ({ item }) => item.amount,
    kind: 'money',
    descFirst: true,
  },
])
