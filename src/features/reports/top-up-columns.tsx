import type { TopUpLoad, TopUpLoadItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitName } from '@/domain/benefit-names'
import { instantText } from '@/domain/format-moment'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { nameInList, nameInText } from '@/values/people/names'
import { type StatusLook, topUpBadge } from './top-up-status'

export const StatusBadge = ({ text, icon: Icon, ...look }: StatusLook) => (
  <Badge {...look} icon={Icon && <Icon />}>
    {text()}
  </Badge>
)

/** One employee's part of a load. `key` is unique, because a person may occur twice. */
export interface ItemRow {
  key: string
  item: TopUpLoadItem
  look: StatusLook
}

export const topUpItemColumns = dataColumns<ItemRow>([
  {
    id: 'name',
    header: () => m.reports_column_name(),
    value: ({ item }) => `${item.lastName} ${item.firstName}`,
    file: ({ item }) => nameInList(item),
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
    header: () => m.reports_column_amount(),
    value: ({ item }) => item.amount,
    kind: 'money',
    descFirst: true,
  },
])

export const executorOf = ({ executorFirstName, executorLastName }: TopUpLoad): string =>
  nameInText({ firstName: executorFirstName, lastName: executorLastName })

/** REP-07: the day for which a load is scheduled; a direct load has none. */
export const scheduledText = (scheduledOn: string | undefined): string =>
  scheduledOn === undefined ? m.reports_scheduled_at_once() : formatDate(plainDate(scheduledOn))

/** Columns in the order of REP-07. */
export const topUpColumns = dataColumns<TopUpLoad>([
  {
    id: 'created',
    header: () => m.reports_column_created(),
    cell: ({ createdAt, benefitType }) => {
      const [day, time] = instantText(createdAt).split(' ')
      return (
        <span>
          <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
          <span className="sr-only">, {benefitName(benefitType)}</span>
        </span>
      )
    },
    value: ({ createdAt }) => createdAt,
    fileKind: 'moment',
    descFirst: true,
    isMain: true,
  },
  {
    id: 'scheduled',
    header: () => m.reports_column_scheduled(),
    cell: ({ scheduledOn }) => scheduledText(scheduledOn),
    value: ({ scheduledOn }) => scheduledOn,
    kind: 'date',
    descFirst: true,
  },
  {
    id: 'executor',
    header: () => m.reports_column_executor(),
    cell: (load) => <span className="min-[1280px]:whitespace-nowrap">{executorOf(load)}</span>,
    value: ({ executorFirstName, executorLastName }) => `${executorLastName ?? ''} ${executorFirstName ?? ''}`,
    file: executorOf,
  },
  {
    id: 'benefit',
    header: () => m.reports_column_benefit(),
    cell: ({ benefitType }) => (
      // Phones have no room for the icon in the line.
      <span className="max-nav:[&_svg]:hidden">
        <BenefitLabel type={benefitType} />
      </span>
    ),
    narrow: 'plain',
    value: ({ benefitType }) => benefitName(benefitType),
  },
  {
    id: 'status',
    header: () => m.reports_column_status(),
    cell: ({ status }) => <StatusBadge {...topUpBadge(status)} />,
    value: ({ status }) => topUpBadge(status).text(),
    narrow: 'plain',
  },
  {
    id: 'sum',
    header: () => m.reports_column_amount(),
    value: ({ totalSum }) => totalSum,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'sumWithFees',
    header: () => m.reports_column_with_fees(),
    value: ({ totalSumWithFees }) => totalSumWithFees,
    kind: 'money',
    descFirst: true,
  },
])
