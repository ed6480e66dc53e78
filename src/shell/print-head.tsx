import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useRuntimeConfig } from '@/api/config/runtime-config'
import { useLocale } from '@/language/locale'
import { usePrinting } from '@/tables/use-printing'
import { DescriptionList, type DescriptionRows } from '@/ui/content/description-list'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { formatDate, formatInstantDate, type Instant } from '@/values/dates/plain-date'
import { Logo } from './top-bar-frame'

export interface PrintHeadProps {
  /** Counts and sums of the printed rows. */
  rows?: DescriptionRows
  instants?: readonly Instant[]
  isPartial?: boolean
}

/** Print only: company, period, print date and totals of a report. */
export function PrintHead({ rows = [], instants = [], isPartial = false }: PrintHeadProps) {
  const isPrinting = usePrinting()
  const locale = useLocale()
  const { productName } = useRuntimeConfig()
  const { data: customer } = useQuery(getReadUserDetailsQueryOptions({ query: { retryOnMount: false } }))
  if (!isPrinting) return null
  const times = instants.map((instant) => new Date(instant).getTime()).filter(Number.isFinite)
  const from = formatInstantDate(Math.min(...times))
  const to = formatInstantDate(Math.max(...times))
  return (
    <div data-slot="print-head" className="mb-4 hidden print:block">
      <p className="mb-2 flex items-center gap-2 text-xl font-semibold">
        <Logo />
        {productName[locale]}
      </p>
      <DescriptionList
        rows={[
          { label: m.reports_print_company(), value: customer?.companyName ?? MISSING },
          times.length > 0 && { label: m.reports_print_period(), value: m.reports_print_days({ from, to }) },
          { label: m.reports_print_date(), value: formatDate(today()) },
          ...rows,
        ]}
      />
      {isPartial && <p className="font-semibold">{m.reports_print_part()}</p>}
    </div>
  )
}
