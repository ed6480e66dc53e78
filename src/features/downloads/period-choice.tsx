import { m } from '@generated/messages/messages.js'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReportPeriod } from '@/domain/report-days'
import { missingPart } from '@/forms/errors/focus-first-error'
import { Button } from '@/ui/inputs/button'
import { RadioGroup } from '@/ui/inputs/radio-group'
import { today } from '@/values/clock'
import { formatDate } from '@/values/plain-date'
import type { DownloadTab } from './downloads-search'
import { RangeDialog } from './range-dialog'
import { PERIODS, type PeriodChoice, reportPeriod } from './report-period'

const NAMES: Record<PeriodChoice, () => string> = {
  'last-month': () => m.downloads_period_last_month(),
  'this-month': () => m.downloads_period_this_month(),
  custom: () => m.downloads_period_custom(),
}

/** The report period as stored in the tab's state. */
export interface ChosenPeriod {
  choice: PeriodChoice
  picked: ReportPeriod | undefined
}

export interface PeriodChoiceProps {
  tab: DownloadTab
  chosen: ChosenPeriod
  onChange: (chosen: ChosenPeriod) => void
}

/**
 * DWN-02, DWN-09: last month, the current month, or custom days. The dialog for the days opens only by its own button,
 * not by selecting the option. The resulting days are always visible.
 */
export function PeriodChoiceField({ tab, chosen, onChange }: PeriodChoiceProps) {
  const name = useId()
  const [isPicking, setIsPicking] = useState(false)
  const period = reportPeriod(chosen.choice, chosen.picked, today())
  return (
    <div className="space-y-3">
      <RadioGroup
        legend={m.downloads_period()}
        name={name}
        options={PERIODS.map((value) => ({ value, label: NAMES[value]() }))}
        value={chosen.choice}
        onChange={(choice) => onChange({ ...chosen, choice })}
        layout="inline"
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2" {...missingPart(period === undefined)}>
        <p role="status" className={period ? 'tabular-nums' : 'text-muted-foreground'}>
          {period
            ? m.downloads_period_days({ from: formatDate(period.startDate), to: formatDate(period.endDate) })
            : m.downloads_block_dates()}
        </p>
        {chosen.choice === 'custom' && (
          <Button variant="outline" onClick={() => setIsPicking(true)}>
            <CalendarDays aria-hidden="true" />
            {chosen.picked ? m.downloads_period_change() : m.downloads_period_pick()}
          </Button>
        )}
      </div>
      {isPicking && (
        <RangeDialog
          tab={tab}
          picked={chosen.picked}
          onSave={(picked) => {
            onChange({ choice: 'custom', picked })
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}
