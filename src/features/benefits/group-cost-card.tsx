import { m } from '@generated/messages/messages.js'
import { lazy } from 'react'
import { ChartCard } from '@/charts/seen-chart'
import type { GroupCostProps } from './group-cost'

const GroupCost = lazy(async () => ({ default: (await import('./group-cost')).GroupCost }))

/** CHA-04: what a group costs a year. */
export const GroupCostCard = (props: GroupCostProps) => (
  <ChartCard title={m.charts_cost_title()}>
    <GroupCost {...props} />
  </ChartCard>
)
