import { m } from '@generated/messages/messages.js'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type DataColumn, dataColumns } from '@/tables/data-column'
import { DataTable, type DataTableProps } from '@/tables/data-table'
import { formatDate, type PlainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { type Cents, cents, formatEuros } from '@/values/numbers/money'
import { countReasons, type LeftOut, sortLeftOut } from '../form/dry-run'
import { countOf, type Difference } from '../form/earlier-loads'
import { reasonSentence, reasonText } from '../top-up-texts'
import type { RecipientRow } from './employee-choice'

interface Person {
  id: string
  name: string
}

const nameColumn: DataColumn<Person> = {
  id: 'name',
  header: () => m.top_up_column_employee(),
  value: ({ name }) => name,
}

const gettingColumns = dataColumns<Person & { amount: Cents }>([
  nameColumn,
  { id: 'amount', header: () => m.top_up_column_amount(), cell: ({ amount }) => formatEuros(amount), kind: 'money' },
])

const leftOutColumns = dataColumns<LeftOut>([
  nameColumn,
  { id: 'reason', header: () => m.top_up_column_reason(), value: ({ reason }) => reasonSentence(reason) },
])

const PAGE_SIZE = 10
const rowId = ({ id }: Person) => id
const rowLabel = ({ name }: Person) => name

/** Dry run: employees and their amounts. */
export function GettingList({ rows, amounts }: { rows: readonly RecipientRow[]; amounts: ReadonlyMap<string, Cents> }) {
  return (
    <People
      title={m.top_up_getting({ count: formatCount(rows.length) })}
      columns={gettingColumns}
      rows={rows.map(({ id, name }) => ({ id, name, amount: amounts.get(id) ?? cents(0) }))}
      defaultSort="name"
    />
  )
}

/** Employees without a load: number per reason, with names on demand. */
export function LeftOutList({ leftOut, title }: { leftOut: readonly LeftOut[]; title: string }) {
  const ordered = useMemo(() => sortLeftOut(leftOut), [leftOut])
  if (leftOut.length === 0) return null
  return (
    <div className="space-y-2">
      <People title={title} columns={leftOutColumns} rows={ordered} />
      <ul className="space-y-0.5 pl-4 text-sm text-muted-foreground">
        {countReasons(leftOut).map(({ reason, count }) => (
          <li key={reason}>{m.top_up_reason_count({ reason: reasonText(reason), count: formatCount(count) })}</li>
        ))}
      </ul>
    </div>
  )
}

const KINDS: Record<Difference['kind'], () => string> = {
  missing: () => m.why_last_missing(),
  new: () => m.why_last_new(),
  'other-amount': () => m.why_last_other(),
}

const differenceText = ({ kind, reason }: Difference) =>
  reason === undefined ? KINDS[kind]() : `${KINDS[kind]()} ${reasonSentence(reason)}`

const differenceColumns = dataColumns<Difference>([
  nameColumn,
  { id: 'difference', header: () => m.top_up_column_reason(), value: (row) => differenceText(row) },
  { id: 'before', header: () => m.why_last_before(), value: ({ before }) => before, kind: 'money' },
])

/** WHY-03: differences from the benefit's last load: missing, new, and different amounts. */
export function DifferenceList({ differences, day }: { differences: readonly Difference[]; day: PlainDate }) {
  const date = formatDate(day)
  if (differences.length === 0) return <p>{m.why_last_same({ date })}</p>
  const title = m.why_last_title({
    date,
    missing: formatCount(countOf(differences, 'missing')),
    added: formatCount(countOf(differences, 'new')),
    other: formatCount(countOf(differences, 'other-amount')),
  })
  return <People title={title} columns={differenceColumns} rows={differences} />
}

/** Collapsible table. It mounts only when open, because it may have ten thousand employees. */
function People<Row extends Person>({
  title,
  ...table
}: { title: string } & Pick<DataTableProps<Row>, 'columns' | 'rows' | 'defaultSort'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group rounded-lg border border-border px-4"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-2 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="pb-4">
          <DataTable {...table} caption={title} rowId={rowId} rowLabel={rowLabel} pageSize={PAGE_SIZE} />
        </div>
      )}
    </details>
  )
}
