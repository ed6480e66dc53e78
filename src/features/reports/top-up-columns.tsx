import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { instantText } from '@/domain/format-moment'
import { dataColumns } from '@/tables/data-column'
import { cents, formatEuros } from '@/values/money'
import { nameInText } from '@/values/names'
import { formatDate, plainDate } from '@/values/plain-date'
import { StatusBadge } from './status-badge'
import { topUpBadge } from './top-up-status'

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
    cell: ({ createdAt, benefitType }) => (
      <span>
        <MomentText instant={createdAt} />
        <span className="sr-only">, {benefitName(benefitType)}</span>
      </span>
    ),
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
    cell: ({ benefitType }) => benefitName(benefitType),
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
    header: () => m.reports_column_sum(),
    cell: ({ totalSum }) => formatEuros(cents(totalSum)),
    value: ({ totalSum }) => totalSum,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'sumWithFees',
    header: () => m.reports_column_with_fees(),
    cell: ({ totalSumWithFees }) => formatEuros(cents(totalSumWithFees)),
    value: ({ totalSumWithFees }) => totalSumWithFees,
    kind: 'money',
    descFirst: true,
  },
])

/** Day and time, on two lines where space is short. */
function MomentText({ instant }: { instant: string }) {
  const [day, time] = instantText(instant).split(' ')
  return (
    <>
      <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
    </>
  )
}
