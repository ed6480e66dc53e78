import { m } from '@generated/messages/messages.js'
import { lazy } from 'react'
import { ChartCard } from './seen-chart'

const LoadsChart = lazy(async () => ({ default: (await import('./loads-chart')).LoadsChart }))

/** CHA-02: loads of twelve months by benefit, and the total of this year. */
export const LoadsChartCard = () => (
  <ChartCard title={m.charts_loads_title()}>
    <LoadsChart />
  </ChartCard>
)
