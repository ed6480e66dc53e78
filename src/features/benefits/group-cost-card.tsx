import { m } from '@generated/messages/messages.js'
import { lazy } from 'react'
import { ChartCard } from '@/charts/seen-chart'
import type { GroupCostProps } from './group-cost'

const GroupCost = lazy(async () => ({ default: (await import('./group-cost')).GroupCost }))

/** CHA-04: the yearly cost of a group. */
export const GroupCostCard = (props: GroupCostProps) => (
  <ChartCard title={m.charts_cost_title()}>
    <GroupCost {...props} />
  </ChartCard>
)
