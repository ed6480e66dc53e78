import { m } from '@generated/messages/messages.js'
import { lazy } from 'react'
import { LoadsChartCard } from '@/charts/loads-chart-card'
import { ChartCard } from '@/charts/seen-chart'

const BalanceChart = lazy(async () => ({ default: (await import('./balance-chart')).BalanceChart }))

/** CHA-02, CHA-03: loaded sums and account balance over twelve months. */
export const ChartsTab = () => (
  <div className="space-y-6">
    <LoadsChartCard />
    <ChartCard title={m.charts_balance_title()}>
      <BalanceChart />
    </ChartCard>
  </div>
)
