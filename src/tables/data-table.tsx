import { m } from '@generated/messages/messages.js'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useLocale } from '@/language/locale'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Pagination } from '@/ui/pagination'
import { tableClasses } from '@/ui/table'
import { formatCount } from '@/values/count'
import { isSortable } from './data-column'
import { toggleOne } from './selection'
import { AllCheckbox, TableHead } from './table-head'
import { tableRoles } from './table-roles'
import { DataRow, type RowBehaviour } from './table-row'
import { TableSkeleton } from './table-skeleton'
import { parseSort, type Sort, type TableState, writeSort } from './table-state'
import { FoldedOnNarrow, SearchBox, SortSelect, TableToolbar } from './table-toolbar'
import { usePrinting } from './use-printing'
import { useSearchText } from './use-search-text'
import { useShownState } from './use-shown-state'
import { type TableModelProps, useTableModel } from './use-table-model'

export interface DataTableProps<Row> extends RowBehaviour<Row>, TableModelProps<Row> {
  /** What the table holds; read by screen readers. */
  caption: string
  /** The order, page and search that the route's search params hold; without it the table keeps them itself. */
  state?: TableState
  onStateChange?: (state: TableState) => void
  /** Label of the search box; without it there is none. */
  searchLabel?: string
  /** Filters beside the search box. */
  filters?: ReactNode
  status?: 'ready' | 'loading' | 'error'
  /** Under the error; without it no button is drawn. */
  onRetry?: () => void
  /** What stands there when there are no rows at all, e.g. an EmptyState; the plain text unless given (FMT-10). */
  empty?: ReactNode
  /** A row of sums at the end: cells for every column, drawn by the page. */
  footer?: ReactNode
  className?: string
}

/** The one table: sorts, searches, pages, selects, opens rows; cards under 1078 px. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, pageSize = 20, server, selection, status = 'ready' } = props
  useLocale()
  const topRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const [ownState, setOwnState] = useState<TableState>({})
  const kept = props.state ?? ownState
  const keep = props.onStateChange ?? setOwnState
  const [ahead, setAhead] = useShownState(kept, keep)
  // A page of the server comes when it comes.
  const [state, setState] = server ? [kept, keep] : [ahead, setAhead]

  const [searchText, setSearchText] = useSearchText(state.search ?? '', (text) =>
    setState({ ...state, search: text.trim() === '' ? undefined : text, page: undefined }),
  )
  const search = useDeferredValue(searchText)
  const sort = parseSort(state.sort)
  const setSort = (next: Sort | undefined) => setState({ ...state, sort: next && writeSort(next), page: undefined })
  // On paper there are no pages to turn.
  const isWhole = usePrinting() && !server
  const { pageRows, rowCount, page, pageCount, all, ...model } = useTableModel(
    { ...props, pageSize: isWhole ? Math.max(pageSize, props.rows.length) : pageSize },
    // Until the address follows the search, page 3 of all rows is no page of what was found.
    { ...state, search, page: !isWhole && search.trim() === (state.search ?? '').trim() ? state.page : 1 },
  )
  const hasActions = props.actions !== undefined

  const isEmpty = status === 'ready' && pageRows.length === 0
  const hasToolbar = props.searchLabel !== undefined || props.filters !== undefined
  const hasRows = status === 'ready' && !isEmpty
  const canSort = hasRows && columns.some(isSortable)
  const range = rowCount === undefined || pageCount === 1 ? undefined : rangeText(page, pageSize, rowCount)

  const turnTo = (next: number) => {
    setState({ ...state, page: next === 1 ? undefined : next })
    // Where the list begins out of sight the focus goes there with the page, not left behind on what scrolls away.
    if ((topRef.current?.getBoundingClientRect().top ?? 0) >= 0) return
    topRef.current?.scrollIntoView()
    tableRef.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={topRef} data-slot="data-table" className={clsx('space-y-4', props.className)}>
      {(hasToolbar || canSort) && (
        <TableToolbar isNarrowOnly={!hasToolbar}>
          {props.searchLabel !== undefined && (
            <SearchBox label={props.searchLabel} text={searchText} onText={setSearchText} />
          )}
          {(props.filters !== undefined || canSort) && (
            <FoldedOnNarrow label={props.filters === undefined ? m.table_sort_label() : m.table_narrow()}>
              {props.filters}
              {canSort && <SortSelect columns={columns} sort={sort} onSort={setSort} />}
            </FoldedOnNarrow>
          )}
        </TableToolbar>
      )}
      {hasRows && all && (
        <div className="nav:hidden print:hidden">
          <AllCheckbox {...all} labelHidden={false} />
        </div>
      )}
      <p role="status" className="sr-only">
        {status === 'ready' && rowCount !== undefined && countText(rowCount, selection?.selected.size, range)}
      </p>
      {status === 'error' && <TableError onRetry={props.onRetry} />}
      {status === 'loading' && (
        <TableSkeleton columns={columns.length} rows={Math.min(pageSize, 10)} hasActions={hasActions} />
      )}
      {isEmpty && <NothingThere search={search} empty={props.empty} onClear={() => setSearchText('')} />}
      {hasRows && (
        <div className={clsx(tableClasses.scroller, tableClasses.bleed, 'max-nav:overflow-visible')}>
          <table
            {...tableRoles.table}
            ref={tableRef}
            tabIndex={-1}
            className={clsx(tableClasses.table, 'outline-none max-nav:block print:table')}
          >
            <caption className={tableClasses.caption}>{props.caption}</caption>
            <TableHead columns={columns} sort={model.sort} onSort={setSort} all={all} hasActions={hasActions} />
            <tbody {...tableRoles.group} className="max-nav:block">
              {pageRows.map((row) => (
                <DataRow
                  key={row.id}
                  row={row.original}
                  columns={columns}
                  rowLabel={props.rowLabel}
                  onOpen={props.onOpen}
                  rowLink={props.rowLink}
                  disabledReason={props.disabledReason}
                  actions={props.actions}
                  hasActions={hasActions}
                  selection={
                    selection && {
                      checked: selection.selected.has(row.id),
                      disabledReason: selection.refuse?.(row.original),
                      onToggle: () => selection.onChange(toggleOne(selection.selected, row.id)),
                    }
                  }
                />
              ))}
            </tbody>
            {props.footer}
          </table>
        </div>
      )}
      {hasRows && pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          onPageChange={turnTo}
          label={m.table_pages()}
          previousLabel={m.table_previous()}
          nextLabel={m.table_next()}
          pageLabel={(number) => m.table_page({ page: number })}
          rangeText={range}
        />
      )}
    </div>
  )
}

/** How many rows there are, which of them the page shows, and how many are selected. */
function countText(total: number, selected: number | undefined, range: string | undefined): string {
  const count = m.table_count({ count: formatCount(total) })
  return [count, range, selected ? m.table_selected({ count: formatCount(selected) }) : undefined]
    .filter(Boolean)
    .join(', ')
}

const rangeText = (page: number, pageSize: number, total: number): string =>
  m.table_range({
    first: formatCount((page - 1) * pageSize + 1),
    last: formatCount(Math.min(page * pageSize, total)),
    total: formatCount(total),
  })

function TableError({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <Alert variant="error" levelLabel={m.level_error()} live="alert">
      <AlertDescription>{m.table_error()}</AlertDescription>
      <AlertAction>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {m.table_retry()}
          </Button>
        )}
      </AlertAction>
    </Alert>
  )
}

interface NothingThereProps {
  search: string
  empty: ReactNode
  onClear: () => void
}

function NothingThere({ search, empty, onClear }: NothingThereProps) {
  if (search.trim() !== '') {
    return (
      <EmptyState
        title={m.table_empty_search()}
        action={
          <Button variant="outline" onClick={onClear}>
            {m.table_search_clear()}
          </Button>
        }
      />
    )
  }
  return empty ?? <EmptyState title={m.table_empty()} />
}
