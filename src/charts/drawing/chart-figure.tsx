import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Collapsible } from '@/ui/content/collapsible'
import { cellVariants, tableClasses } from '@/ui/content/table'
import { type Cents, formatEuros } from '@/values/numbers/money'

interface ChartTableRow {
  key: string
  head: ReactNode
  note?: ReactNode
  /** In the order of the columns after the first. */
  cells: readonly ReactNode[]
}

interface ChartTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly ChartTableRow[]
  sums?: readonly ChartTableRow[]
}

interface ChartFigureProps {
  /** The main point of the chart in one or two sentences. Omit it when the surrounding text says it. */
  summary?: ReactNode
  children: ReactNode
  table: ChartTableProps
}

/** A chart with a text summary, and its values in an expandable table for people who cannot see the chart. */
export function ChartFigure({ summary, children, table }: ChartFigureProps) {
  return (
    <figure data-slot="chart" className="space-y-4">
      {summary !== undefined && <figcaption>{summary}</figcaption>}
      {children}
      <Collapsible title={m.charts_table()}>
        <ChartTable {...table} />
      </Collapsible>
    </figure>
  )
}

interface LegendProps {
  label: string
  rows: readonly { key: string; sign: ReactNode; label: string; value?: ReactNode }[]
}

export function Legend({ label, rows }: LegendProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6">
      {rows.map(({ key, sign, label: name, value }) => (
        <li key={key} className="flex items-center gap-3 py-1">
          {sign}
          <span className="min-w-0 grow">{name}</span>
          {value !== undefined && <span className="whitespace-nowrap tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  )
}

/** A balance in a cell of the table: red when money is missing. */
export const balanceCell = (balance: Cents): ReactNode =>
  balance < 0 ? <span className="font-medium text-error">{formatEuros(balance)}</span> : formatEuros(balance)

/** More columns than this do not fit at the normal font size. */
const MANY = 5

function ChartTable({ caption, heads, rows, sums = [] }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable so that the arrow keys can scroll it
    <div role="group" aria-label={caption} tabIndex={0} className={`[--card-inset:0px] ${tableClasses.scroller}`}>
      <table
        className={clsx(
          tableClasses.table,
          heads.length > MANY ? 'text-sm [&_:is(td,th)+*]:px-2' : 'max-sm:text-sm',
          'max-sm:[&_:is(td,th)]:px-1',
        )}
      >
        <caption className={tableClasses.caption}>{caption}</caption>
        <thead className={tableClasses.head}>
          <tr className={tableClasses.row}>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={clsx(cellVariants({ head: true }), column > 0 && 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot className={clsx(tableClasses.foot, 'print:table-row-group')}>
            {sums.map((row) => (
              <Row key={row.key} row={row} heads={heads} isSum />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface RowProps extends Pick<ChartTableProps, 'heads'> {
  row: ChartTableRow
  isSum?: boolean
}

function Row({ row: { head, note, cells }, heads: [, ...heads], isSum = false }: RowProps) {
  return (
    <tr className={tableClasses.row}>
      <th scope="row" className={clsx(cellVariants(), !isSum && 'font-normal')}>
        {head}
        {note !== undefined && <span className="block text-sm text-muted-foreground">{note}</span>}
      </th>
      {heads.map((column, at) => (
        <td key={column} className={cellVariants({ kind: 'money' })}>
          {cells[at]}
        </td>
      ))}
    </tr>
  )
}
