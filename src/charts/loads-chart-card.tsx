import { m } from '@generated/messages/messages.js'
import { lazy } from 'react'
import { ChartCard } from './seen-chart'

const LoadsChart = lazy(async () => ({ default: (await import('./loads-chart')).LoadsChart }))

/** CHA-02: twelve months of loads by benefit, and what this year comes to. */
export const LoadsChartCard = () => (
  <ChartCard title={m.charts_loads_title()}>
    <LoadsChart />
  </ChartCard>
)
