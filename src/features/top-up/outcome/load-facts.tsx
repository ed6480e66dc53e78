import type { TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { benefitName } from '@/domain/benefit-names'
import { DescriptionList } from '@/ui/content/description-list'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { topUpQuery } from '../queries'

/** Benefit, recipients, sum and total of a load. */
export function LoadFacts({ load }: { load: TopUpLoadDetail }) {
  return (
    <DescriptionList
      rows={[
        { key: 'benefit', label: m.top_up_step_benefit(), value: benefitName(load.benefitType) },
        {
          key: 'recipients',
          label: m.top_up_recipients(),
          value: formatCount(load.topUpLoadItems.length),
          kind: 'number',
        },
        { key: 'sum', label: m.top_up_sum(), value: formatEuros(cents(load.totalSum)), kind: 'money' },
        {
          key: 'total',
          label: m.top_up_total_paid(),
          value: formatEuros(cents(load.totalSumWithFees)),
          kind: 'money',
          strong: true,
        },
      ]}
    />
  )
}

/** LoadFacts of a running load; renders nothing until loaded or if it cannot be read. */
export function RunningFacts({ id }: { id: string }) {
  const { data } = useQuery(topUpQuery(id))
  return data ? <LoadFacts load={data} /> : null
}
