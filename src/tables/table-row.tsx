import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { EllipsisVertical } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { cellVariants, tableClasses, tableRoles } from '@/ui/content/table'
import { Checkbox } from '@/ui/inputs/checkbox'
import { IconButton } from '@/ui/inputs/icon-button'
import type { RenderLink } from '@/ui/navigation/link-variants'
import type { MenuTrigger } from '@/ui/overlays/action-menu'
import type { ActionMenuItem } from '@/ui/overlays/action-menu-popup'
import { cellOf, type DataColumn, leadColumnOf, mainColumnOf } from './data-column'

/** Pass stable functions: a new one renders every row again. */
export interface RowBehaviour<Row> {
  /** Accessible name of the row for its checkbox and menu, e.g. a person's name. */
  rowLabel: (row: Row) => string
  /** Called on a press anywhere on the row; the main cell is the button. */
  onOpen?: ((row: Row) => void) | undefined
  rowLink?: ((row: Row) => RenderLink) | undefined
  /** Why the row is disabled; shown in its main cell. The row can still be opened. */
  disabledReason?: ((row: Row) => string | undefined) | undefined
  actions?: ((row: Row) => readonly ActionMenuItem[]) | undefined
  /** Called when a row is hovered or receives focus, e.g. to prefetch. */
  onApproach?: (() => void) | undefined
}

export interface DataRowProps<Row> extends Omit<RowBehaviour<Row>, 'onApproach'> {
  id: string
  row: Row
  cells: readonly RowCell<Row>[]
  triggerOf: MenuTrigger
  isMenuOpen: boolean
  isSelectable: boolean
  isChecked: boolean
  refusal: string | undefined
  onToggle: (id: string) => void
}

/** On narrow screens a row has two lines: the heading with its sum, then the other cells with their labels. */
const narrow = {
  row: 'max-nav:flex max-nav:flex-wrap max-nav:items-baseline max-nav:gap-x-3 max-nav:gap-y-1 max-nav:px-(--card-inset,0px) max-nav:py-(--row-inset)',
  // Items after this pseudo-element wrap to the second line.
  secondLine: 'max-nav:after:order-2 max-nav:after:basis-full max-nav:after:content-[""]',
  main: 'max-nav:min-w-0 max-nav:grow max-nav:basis-24 max-nav:p-0! max-nav:font-semibold max-nav:whitespace-normal',
  // `contents` makes the heading's text and its note separate flex items of the row.
  apart: 'max-nav:contents',
  note: 'max-nav:order-3 max-nav:min-w-0 max-nav:grow max-nav:basis-40',
  lead: 'max-nav:order-1 max-nav:p-0! max-nav:font-semibold',
  beside:
    'max-nav:order-3 max-nav:flex max-nav:min-w-0 max-nav:flex-wrap max-nav:items-baseline max-nav:gap-x-1.5 max-nav:p-0! max-nav:text-left max-nav:text-sm max-nav:before:text-muted-foreground max-nav:before:content-[attr(data-label)] max-nav:empty:hidden',
  plain: 'max-nav:order-3 max-nav:min-w-0 max-nav:p-0! max-nav:text-left max-nav:text-sm max-nav:empty:hidden',
  fill: 'max-nav:order-3 max-nav:min-w-0 max-nav:grow max-nav:basis-24 max-nav:truncate max-nav:p-0! max-nav:text-sm',
  select: 'max-nav:w-auto! max-nav:p-0! max-nav:self-start',
  none: 'max-nav:hidden',
  end: 'max-nav:order-1 max-nav:-my-2 max-nav:-mr-2 max-nav:w-auto! max-nav:self-start max-nav:p-0!',
}

/** Cells that stay in sight while the other columns scroll. The row's background hides what passes under them. */
export const pinned = {
  select: 'nav:sticky nav:left-0 nav:z-1 nav:bg-inherit',
  main: 'pinned-start nav:sticky nav:left-(--pin,0px) nav:z-1 nav:bg-inherit nav:whitespace-nowrap print:static print:whitespace-normal',
  end: 'pinned-end nav:sticky nav:right-0 nav:z-1 nav:bg-inherit print:static',
}
/** Classes of a cell whose column takes the remaining width. Its text wraps instead of being cut if the user's text is large. */
const GROWS =
  'nav:w-full nav:max-w-0 nav:min-w-20 nav:truncate nav:[&_wbr]:hidden min-[1280px]:min-w-40 nav:@max-[50rem]:whitespace-normal! nav:@max-[50rem]:wrap-anywhere'

interface RowCell<Row> {
  column: DataColumn<Row>
  isMain: boolean
  label: string | undefined
  className: string
}

/** @returns the cell definitions in the current language, created once for a table */
export function rowCells<Row>(columns: readonly DataColumn<Row>[]): readonly RowCell<Row>[] {
  const main = mainColumnOf(columns)
  const lead = leadColumnOf(columns)
  return columns.map((column) => {
    const isMain = column === main
    return {
      column,
      isMain,
      label: isMain || column.headerHidden || column.narrow ? undefined : column.header(),
      className: clsx(
        cellVariants({ kind: column.kind ?? 'text' }),
        // The main cell's layout depends on whether the row has a note, so it is set per row.
        isMain ? ['font-normal', pinned.main] : column === lead ? narrow.lead : narrow[column.narrow ?? 'beside'],
        // Button columns without a heading go to the end of the second line.
        column.headerHidden && ['max-nav:ml-auto', pinned.end],
        column.grows && GROWS,
      ),
    }
  })
}

const ROW = clsx(tableClasses.row, narrow.row, narrow.secondLine)
const OPENING_ROW = clsx(ROW, tableClasses.clickableRow, 'cursor-pointer')
/** Where rows are cards, the checkboxes of a table with bulk commands show only in its selection mode. */
export const HIDDEN_UNLESS_PICKING = 'max-nav:in-data-[picking=false]:hidden'
const SELECT = clsx(
  cellVariants({ kind: 'select' }),
  'print:hidden',
  pinned.select,
  narrow.select,
  HIDDEN_UNLESS_PICKING,
)
const ACTIONS = clsx(cellVariants({ kind: 'action' }), 'py-px! pl-0! print:hidden', pinned.end, narrow.end)

/** One row; two lines below 1078 px. Memoised, so that ticking one of twenty rows renders only that row. */
export const DataRow = memo(function DataRow<Row>(props: DataRowProps<Row>) {
  const { id, row, cells, rowLabel, onOpen, rowLink, disabledReason, actions } = props
  const { triggerOf, isMenuOpen, isSelectable, isChecked, refusal, onToggle } = props
  const opens = onOpen !== undefined || rowLink !== undefined
  const isDisabled = disabledReason?.(row) !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link or button in the main cell is the accessible control; a press elsewhere on the row is a shortcut
    <tr
      {...tableRoles.row}
      data-disabled={isDisabled ? '' : undefined}
      onClick={opens ? openFromRow : undefined}
      className={clsx(opens ? OPENING_ROW : ROW, isDisabled && 'text-muted-foreground')}
    >
      {isSelectable && (
        <td {...tableRoles.cell} className={SELECT}>
          <Checkbox
            label={m.table_select_row({ row: rowLabel(row) })}
            labelHidden
            checked={isChecked}
            disabled={refusal !== undefined}
            title={refusal}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      <Cells row={row} cells={cells} onOpen={onOpen} rowLink={rowLink} disabledReason={disabledReason} />
      {actions && (
        <td {...tableRoles.cell} className={ACTIONS}>
          {actions(row).length > 0 && (
            <IconButton
              {...triggerOf(id, isMenuOpen)}
              label={m.table_row_actions({ row: rowLabel(row) })}
              icon={MENU_ICON}
            />
          )}
        </td>
      )}
    </tr>
  )
}) as <Row>(props: DataRowProps<Row>) => ReactNode

const MENU_ICON = <EllipsisVertical />

type CellsProps<Row> = Pick<DataRowProps<Row>, 'row' | 'cells' | 'onOpen' | 'rowLink' | 'disabledReason'>

/** The data cells of a row. Memoised, because ticking a row or opening its menu does not change them. */
const Cells = memo(function Cells<Row>({ row, cells, onOpen, rowLink, disabledReason }: CellsProps<Row>) {
  const reason = disabledReason?.(row)
  return cells.map(({ column, isMain, label, className }) => {
    if (!isMain) {
      return (
        <td
          key={column.id}
          {...tableRoles.cell}
          data-label={label}
          title={wholeText(column, row)}
          className={className}
        >
          {cellOf(column, row)}
        </td>
      )
    }
    const note = column.note?.(row)
    const text = cellOf(column, row)
    const control =
      rowLink?.(row)({ className: mainControl, children: text }) ??
      (onOpen && (
        <button type="button" className={mainControl} onClick={() => onOpen(row)}>
          {text}
        </button>
      ))
    const content = control ? (
      <span data-row-control="" className="contents">
        {control}
      </span>
    ) : (
      text
    )
    return (
      <th
        key={column.id}
        {...tableRoles.rowHeader}
        title={wholeText(column, row)}
        className={clsx(className, note === undefined ? narrow.main : narrow.apart)}
      >
        {note === undefined ? (
          content
        ) : (
          <>
            <span className={narrow.main}>{content}</span>{' '}
            <span className={clsx('text-sm text-muted-foreground nav:ml-1', narrow.note)}>{note}</span>
          </>
        )}
        {reason !== undefined && <span className="block text-sm font-normal">{reason}</span>}
      </th>
    )
  })
}) as <Row>(props: CellsProps<Row>) => ReactNode

/** Text of a cell that may be cut. */
const wholeText = <Row,>({ grows, file, value }: DataColumn<Row>, row: Row) =>
  grows ? String((file || value)?.(row) ?? '') : undefined

const mainControl =
  'inline-flex min-h-6 max-w-full items-center gap-2 rounded-sm nav:w-max nav:max-w-72 nav:whitespace-normal text-left font-medium text-primary underline-offset-4 hover:underline max-nav:flex-wrap print:min-h-0 print:flex-wrap'

/** A press on the row triggers its main control, unless it hits another control or ends a text selection. */
function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, [popover], dialog')) return
  // React bubbles presses from portalled menus and dialogs of the row, which are outside its DOM element.
  if (!event.currentTarget.contains(target)) return
  if (window.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-control] :is(a, button)')?.click()
}
