import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cellVariants, tableClasses } from '@/ui/content/table'

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
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot className={clsx(tableClasses.foot, 'print:table-row-group')}>
            {sums.map((row) => (
              <Row key={row.key} row={row} isSum />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ row: { head, note, cells }, isSum = false }: { row: ChartTableRow; isSum?: boolean }) {
  return (
    <tr className={tableClasses.row}>
      <th scope="row" className={clsx(cellVariants(), !isSum && 'font-normal')}>
        {head}
        {note !== undefined && <span className="block text-sm text-muted-foreground">{note}</span>}
      </th>
      {cells.map(({ key, value, isShort }) => (
        <td key={key} className={clsx(cellVariants({ kind: 'money' }), isShort && 'font-medium text-error')}>
          {value}
        </td>
      ))}
    </tr>
  )
}
