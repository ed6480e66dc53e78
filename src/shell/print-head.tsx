import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { usePrinting } from '@/tables/use-printing'
import { DescriptionList, type DescriptionRow } from '@/ui/description-list'
import { today } from '@/values/clock'
import { MISSING } from '@/values/missing'
import { formatDate, formatInstantDate, type Instant } from '@/values/plain-date'

/** Whose reports they are; what could not be read is not read again in silence. */
const companyQuery = () => getReadUserDetailsQueryOptions({ query: { retryOnMount: false } })

export interface PrintHeadProps {
  /** What the paper is about: counts and sums. */
  rows?: readonly DescriptionRow[]
  /** When each row was made; the paper says from when to when. */
  instants?: readonly Instant[]
  /** Rows that the paper leaves out, when not all could be read. */
  isPart?: boolean
}

/** Paper alone: whose report it is, of which days, printed when, and what it comes to. */
export function PrintHead({ rows = [], instants = [], isPart = false }: PrintHeadProps) {
  const isPrinting = usePrinting()
  const { data: customer } = useQuery(companyQuery())
  if (!isPrinting) return null
  const [first, last] = [instants.toSorted(byTime).at(0), instants.toSorted(byTime).at(-1)]
  return (
    <div data-slot="print-head" className="mb-4 hidden print:block">
      <DescriptionList
        rows={[
          { label: m.reports_print_company(), value: customer?.companyName ?? MISSING },
          ...(first === undefined || last === undefined
            ? []
            : [
                {
                  label: m.reports_print_period(),
                  value: m.reports_print_days({ from: formatInstantDate(first), to: formatInstantDate(last) }),
                },
              ]),
          { label: m.reports_print_date(), value: formatDate(today()) },
          ...rows,
        ]}
      />
      {isPart && <p className="font-semibold">{m.reports_print_part()}</p>}
    </div>
  )
}

const byTime = (a: Instant, b: Instant) => new Date(a).getTime() - new Date(b).getTime()
