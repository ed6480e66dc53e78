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
import { type DataColumn, mainColumnOf } from './data-column'
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

/** On narrow screens a cell is a line of its card: the label on the left, the value on the right. */
const cardLine =
  'max-nav:flex max-nav:w-full max-nav:items-baseline max-nav:justify-between max-nav:gap-4 max-nav:px-0! max-nav:py-1 max-nav:text-right max-nav:before:text-left max-nav:before:text-sm max-nav:before:text-muted-foreground max-nav:before:content-[attr(data-label)] max-nav:empty:hidden'

/** One row; a card under 1078 px. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, rowLabel, onOpen, rowLink, disabledReason, actions, hasActions, selection } = props
  const main = mainColumnOf(columns)
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
        'max-nav:relative max-nav:block max-nav:rounded-lg max-nav:border max-nav:bg-card max-nav:p-4 max-nav:last:border-b',
      )}
    >
      {selection && (
        <td
          {...tableRoles.cell}
          className={clsx(
            cellVariants({ kind: 'select' }),
            'max-nav:absolute max-nav:top-4 max-nav:left-4 max-nav:w-auto! max-nav:p-0!',
          )}
        >
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
              isMain && 'font-normal max-nav:block max-nav:px-0! max-nav:pt-0 max-nav:pb-1 max-nav:font-semibold',
              isMain && hasActions && 'max-nav:pr-12!',
              isMain && selection && 'max-nav:pl-9!',
              !isMain && cardLine,
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
          className={clsx(
            cellVariants({ kind: 'action' }),
            'py-1.5! max-nav:absolute max-nav:top-2 max-nav:right-2 max-nav:w-auto! max-nav:p-0! print:hidden',
          )}
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
