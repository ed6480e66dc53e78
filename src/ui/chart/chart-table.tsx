import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TableCell, TableFooter, TableHead, TableRow, tableClasses } from '../content/table'

export interface ChartTableRow {
  key: string
  head: ReactNode
  note?: ReactNode
  cells: readonly { key: string; value: ReactNode; isShort?: boolean }[]
}

export interface ChartTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly ChartTableRow[]
  sums?: readonly ChartTableRow[]
}

/** More columns than this do not fit at the normal font size. */
const MANY = 5

export function ChartTable({ caption, heads, rows, sums = [] }: ChartTableProps) {
  const [first, ...others] = heads
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
          <TableRow>
            <TableHead>{first}</TableHead>
            {others.map((head) => (
              <TableHead key={head} className="text-right">
                {head}
              </TableHead>
            ))}
          </TableRow>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {sums.length > 0 && (
          <TableFooter className="print:table-row-group">
            {sums.map((row) => (
              <Row key={row.key} row={row} isSum />
            ))}
          </TableFooter>
        )}
      </table>
    </div>
  )
}

function Row({ row: { head, note, cells }, isSum = false }: { row: ChartTableRow; isSum?: boolean }) {
  return (
    <TableRow>
      <TableHead scope="row" className={isSum ? undefined : 'font-normal'}>
        {head}
        {note !== undefined && <span className="block text-sm text-muted-foreground">{note}</span>}
      </TableHead>
      {cells.map(({ key, value, isShort }) => (
        <TableCell key={key} kind="money" className={isShort ? 'font-medium text-error' : undefined}>
          {value}
        </TableCell>
      ))}
    </TableRow>
  )
}
