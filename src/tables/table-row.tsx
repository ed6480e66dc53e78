import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { EllipsisVertical } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { ActionMenu } from '@/ui/action-menu'
import type { ActionMenuItem } from '@/ui/action-menu-popup'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import type { RenderLink } from '@/ui/render-link'
import { cellVariants, tableClasses } from '@/ui/table'
import { type DataColumn, leadColumnOf, mainColumnOf } from './data-column'
import { tableRoles } from './table-roles'

export interface RowBehaviour<Row> {
  /** Names the row for its checkbox and menu, e.g. a person's name. */
  rowLabel: (row: Row) => string
  /** A press anywhere on the row; its main cell is the button. */
  onOpen?: ((row: Row) => void) | undefined
  /** Where the row leads; its main cell is the link. Instead of onOpen. */
  rowLink?: ((row: Row) => RenderLink) | undefined
  /** Why the row is out of use; shown in its main cell. It still opens. */
  disabledReason?: ((row: Row) => string | undefined) | undefined
  actions?: ((row: Row) => readonly ActionMenuItem[]) | undefined
}

export interface DataRowProps<Row> extends RowBehaviour<Row> {
  row: Row
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  selection: { checked: boolean; disabledReason: string | undefined; onToggle: () => void } | undefined
}

/** On narrow screens a row has two lines: what it is with its sum, then the rest, each with its label. */
const narrow = {
  row: 'max-nav:flex max-nav:flex-wrap max-nav:items-baseline max-nav:gap-x-4 max-nav:gap-y-1 max-nav:px-(--card-inset,0px) max-nav:py-3 max-nav:last:border-b',
  // All that follows stands under the first line.
  secondLine: 'max-nav:after:order-2 max-nav:after:basis-full max-nav:after:content-[""]',
  main: 'max-nav:min-w-0 max-nav:grow max-nav:basis-28 max-nav:p-0! max-nav:font-semibold',
  lead: 'max-nav:order-1 max-nav:p-0! max-nav:font-semibold',
  rest: 'max-nav:order-3 max-nav:flex max-nav:min-w-0 max-nav:flex-wrap max-nav:items-baseline max-nav:gap-x-1.5 max-nav:p-0! max-nav:text-left max-nav:text-sm max-nav:before:text-muted-foreground max-nav:before:content-[attr(data-label)] max-nav:empty:hidden',
  select: 'max-nav:w-auto! max-nav:p-0! max-nav:self-start',
  actions: 'max-nav:order-1 max-nav:-my-2 max-nav:-mr-2 max-nav:w-auto! max-nav:self-start max-nav:p-0!',
}

/** One row; two lines under 1078 px. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, rowLabel, onOpen, rowLink, disabledReason, actions, hasActions, selection } = props
  const main = mainColumnOf(columns)
  const lead = leadColumnOf(columns)
  const reason = disabledReason?.(row)
  const opens = onOpen !== undefined || rowLink !== undefined
  const items = actions?.(row) ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the main cell's link or button is the control; a press beside it is a convenience
    <tr
      {...tableRoles.row}
      data-disabled={reason === undefined ? undefined : ''}
      onClick={opens ? openFromRow : undefined}
      className={clsx(
        tableClasses.row,
        opens && tableClasses.clickableRow,
        opens && 'cursor-pointer',
        reason !== undefined && 'text-muted-foreground',
        narrow.row,
        narrow.secondLine,
      )}
    >
      {selection && (
        <td {...tableRoles.cell} className={clsx(cellVariants({ kind: 'select' }), narrow.select)}>
          <Checkbox
            label={m.table_select_row({ row: rowLabel(row) })}
            labelHidden
            checked={selection.checked}
            disabled={selection.disabledReason !== undefined}
            title={selection.disabledReason}
            onChange={selection.onToggle}
          />
        </td>
      )}
      {columns.map((column) => {
        const isMain = column === main
        const Cell = isMain ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(isMain ? tableRoles.rowHeader : tableRoles.cell)}
            data-label={isMain || column.headerHidden ? undefined : column.header()}
            className={clsx(
              cellVariants({ kind: column.kind ?? 'text' }),
              isMain && 'font-normal',
              isMain ? narrow.main : column === lead ? narrow.lead : column.wideOnly ? 'max-nav:hidden' : narrow.rest,
              // Buttons without a heading end the second line.
              column.headerHidden && 'max-nav:ml-auto',
            )}
          >
            {isMain ? (
              <MainCell row={row} onOpen={onOpen} rowLink={rowLink} content={column.cell(row)} />
            ) : (
              column.cell(row)
            )}
            {isMain && reason !== undefined && <span className="block text-sm font-normal">{reason}</span>}
          </Cell>
        )
      })}
      {hasActions && (
        <td
          {...tableRoles.cell}
          className={clsx(cellVariants({ kind: 'action' }), 'py-1.5! print:hidden', narrow.actions)}
        >
          {items.length > 0 && (
            <ActionMenu
              items={items}
              trigger={(trigger) => (
                <IconButton
                  {...trigger}
                  label={m.table_row_actions({ row: rowLabel(row) })}
                  icon={<EllipsisVertical />}
                />
              )}
            />
          )}
        </td>
      )}
    </tr>
  )
}

interface MainCellProps<Row> {
  row: Row
  content: ReactNode
  onOpen: ((row: Row) => void) | undefined
  rowLink: ((row: Row) => RenderLink) | undefined
}

const mainControl =
  'inline-flex min-h-6 flex-wrap items-center gap-2 rounded-sm text-left underline-offset-4 hover:underline'

function MainCell<Row>({ row, content, onOpen, rowLink }: MainCellProps<Row>) {
  if (rowLink) {
    return (
      <span data-row-control="" className="contents">
        {rowLink(row)({ className: mainControl, children: content })}
      </span>
    )
  }
  if (!onOpen) return content
  return (
    <span data-row-control="" className="contents">
      <button type="button" className={mainControl} onClick={() => onOpen(row)}>
        {content}
      </button>
    </span>
  )
}

/** A press beside the controls of a row presses its main control; selecting text does not. */
function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, [popover], dialog')) return
  // A menu or dialog drawn by the row sends its presses through the React tree only.
  if (!event.currentTarget.contains(target)) return
  if (window.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-control] :is(a, button)')?.click()
}
