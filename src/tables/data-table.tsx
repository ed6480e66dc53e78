import { m } from '@generated/messages/messages.js'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { whenIdle } from '@/browser/when-idle'
import { type LaterRead, OutdatedNote, ReadFailure } from '@/domain/read-failure'
import { tableClasses, tableRoles } from '@/ui/content/table'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { useActionMenu } from '@/ui/overlays/action-menu'
import { useOnDemand } from '@/ui/use-on-demand'
import { formatCount } from '@/values/numbers/count'
import { useChosenColumns } from './chosen-columns'
import { isSortable } from './data-column'
import { Pagination, positionText } from './pagination'
import { pickedRows } from './selection'
import { NoRows, TableBody, TableFoot, type TableSums } from './table-body'
import { TableHead } from './table-head'
import { HIDDEN_UNLESS_PICKING, type RowBehaviour } from './table-row'
import { TableSkeleton } from './table-skeleton'
import { parseSort, type Sort, type TableState, writeSort } from './table-state'
import { FoldedOnNarrow, SearchBox, SortSelect } from './table-toolbar'
import type { BulkCommand, TableTools } from './table-tools'
import { usePrinting } from './use-printing'
import { type TableModelProps, useTableModel } from './use-table-model'
import { useTableState } from './use-table-state'

export interface DataTableProps<Row> extends RowBehaviour<Row>, TableModelProps<Row> {
  caption: string
  /** Sort, page and search from the route's search params. Without it the table keeps them in its own state. */
  state?: TableState
  onStateChange?: (state: TableState) => void
  searchLabel?: string
  filters?: ReactNode
  /** What the signs in the rows mean; one line above them. */
  legend?: ReactNode
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** When a refetch of these fails, the rows stay with a notice that they may be stale. */
  reads?: readonly LaterRead[]
  /** Shown when there are no rows, e.g. an EmptyState; a plain text by default (FMT-10). */
  empty?: ReactNode
  /** A row of sums at the end. */
  footer?: TableSums | undefined
  /** Commands for the selected rows; needs `selection` and `tools`. Narrow screens have a separate selection mode. */
  bulk?: readonly BulkCommand<Row>[] | undefined
  /** Enables column selection, export, print, and saved views if the URL holds the state. */
  tools?: TableTools<Row> | undefined
  className?: string
}

/** Up to this many rows are printed as rendered; longer lists print as plain text (docs/decisions/027). */
const MAX_DRAWN = 500

const loadTools = () => import('./tools/tools')

/** The portal's table: sorting, search, paging, selection and opening of rows. Below 1078 px rows become cards. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { pageSize = 20, server, selection, tools, status = 'ready' } = props
  const topRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  const { state, setState, searchText, setSearchText, deferredState } = useTableState(props)

  const chosen = useChosenColumns(tools?.id, props.columns, state.columns)
  const columns = chosen.shown

  const sort = parseSort(state.sort)
  const setSort = (next: Sort | undefined) => setState({ ...state, sort: next && writeSort(next), page: undefined })
  // Print has no paging, so all rows are rendered.
  const isWhole = usePrinting() && !server
  const { pageRows, rowCount, page, pageCount, all, ...model } = useTableModel(
    {
      ...props,
      columns,
      searched: props.columns,
      pageSize: isWhole ? Math.max(pageSize, props.rows.length) : pageSize,
    },
    isWhole ? { ...deferredState, page: 1 } : deferredState,
  )
  const hasActions = props.actions !== undefined
  const { bulk = [], rowId } = props
  const [isPicking, setIsPicking] = useState(false)
  const picked = selection && bulk.length > 0 ? pickedRows(props.rows, model.foundRows, rowId, selection.selected) : []
  const { triggerOf, openOwner, lastOwner, menu } = useActionMenu()
  const menuRow = pageRows.find(({ id }) => id === lastOwner)

  const isEmpty = status === 'ready' && pageRows.length === 0
  const hasRows = status === 'ready' && !isEmpty
  const hasFilters = props.searchLabel !== undefined || props.filters !== undefined
  const hasTools = tools !== undefined && (hasRows || hasFilters)
  const hasToolbar = hasFilters || hasTools
  // Loaded after the list, so that the list does not wait for the tools.
  const [parts, fetchParts] = useOnDemand(loadTools)
  const fetchWhenIdle = useCallback(() => {
    // A table that the user has left loads nothing more.
    let isGone = false
    void whenIdle().then(() => {
      if (!isGone) fetchParts()
    })
    return () => {
      isGone = true
    }
  }, [fetchParts])
  const canSort = hasRows && columns.some(isSortable)
  const range = rowCount === undefined || pageCount === 1 ? undefined : rangeText(page, pageSize, rowCount)

  const turnTo = (next: number) => {
    setState({ ...state, page: next === 1 ? undefined : next })
    // If the start of the list is scrolled out of view, move the focus there too, not only the scroll position.
    if ((topRef.current?.getBoundingClientRect().top ?? 0) >= 0) return
    topRef.current?.scrollIntoView()
    tableRef.current?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={topRef}
      data-slot="data-table"
      data-picking={bulk.length > 0 ? isPicking || picked.length > 0 : undefined}
      className={clsx('space-y-4', props.className)}
    >
      {(hasToolbar || canSort) && (
        <div className={clsx('@container print:hidden', !hasToolbar && 'nav:hidden')}>
          {/* Wraps where the user's text is large: the limit is in rem. */}
          <div data-slot="table-toolbar" className="flex flex-wrap items-end gap-3 nav:@min-[50rem]:flex-nowrap">
            {props.searchLabel !== undefined && (
              <SearchBox label={props.searchLabel} text={searchText} onText={setSearchText} />
            )}
            {(props.filters !== undefined || canSort || hasTools) && (
              <FoldedOnNarrow
                label={
                  hasTools ? m.table_options() : props.filters === undefined ? m.table_sort_label() : m.table_narrow()
                }
              >
                {props.filters}
                {canSort && <SortSelect columns={columns} sort={sort} onSort={setSort} />}
                {hasRows && bulk.length > 0 && (
                  <Button
                    variant="outline"
                    block
                    className="nav:hidden"
                    aria-pressed={isPicking}
                    onClick={() => setIsPicking(!isPicking)}
                  >
                    {m.table_select_rows()}
                  </Button>
                )}
                {hasTools && (
                  <div
                    ref={fetchWhenIdle}
                    data-slot="table-tools"
                    // Reserve the width of the buttons, which load later.
                    className="flex min-h-10 flex-wrap items-center justify-end gap-2 max-nav:gap-3 nav:ml-auto nav:min-w-36 nav:shrink-0 min-[1280px]:min-w-90"
                  >
                    {parts && (
                      <parts.ToolButtons
                        tools={tools}
                        caption={props.caption}
                        columns={props.columns}
                        chosen={chosen}
                        onColumns={(next) => setState({ ...state, columns: next })}
                        hasAddress={props.state !== undefined}
                        rows={model.foundRows}
                        picked={picked}
                        isEmpty={!hasRows}
                      />
                    )}
                  </div>
                )}
              </FoldedOnNarrow>
            )}
          </div>
        </div>
      )}
      {hasRows && all && (
        <div className={clsx('nav:hidden print:hidden', HIDDEN_UNLESS_PICKING)}>
          <Checkbox label={m.table_select_all()} {...all} />
        </div>
      )}
      {hasRows && props.legend}
      <p role="status" className="sr-only">
        {status === 'ready' &&
          (rowCount === undefined
            ? hasRows && pageCount > 1 && positionText(page, pageCount)
            : countText(rowCount, bulk.length > 0 ? picked.length : selection?.selected.size, range))}
      </p>
      {status === 'error' ? (
        <ReadFailure live="alert" onRetry={props.onRetry}>
          {m.table_error()}
        </ReadFailure>
      ) : (
        <OutdatedNote reads={props.reads ?? []} />
      )}
      {status === 'loading' && (
        <TableSkeleton columns={columns.length} rows={Math.min(pageSize, 10)} hasActions={hasActions} />
      )}
      {isEmpty && <NoRows search={deferredState.search} empty={props.empty} onClear={() => setSearchText('')} />}
      {hasRows && (
        <div className={clsx('@container', tableClasses.scroller, tableClasses.bleed, 'max-nav:overflow-visible')}>
          <table
            {...tableRoles.table}
            ref={tableRef}
            tabIndex={-1}
            className={clsx(
              tableClasses.table,
              'outline-none max-nav:block print:table',
              // Badges and buttons must not make a row higher than its text.
              'nav:[&_tbody_:is([data-slot=badge],[data-slot=button])]:align-top nav:[&_tbody_[data-slot=badge]]:-my-px nav:[&_tbody_[data-slot=button]]:-my-1',
              columns.some(({ grows }) => grows) && 'nav:[&_tbody_:is(td,th)]:whitespace-nowrap',
              // Pin the row's heading next to its pinned checkbox.
              all && '[--pin:calc(var(--card-inset,0px)+1.5rem)]',
            )}
          >
            <caption className={tableClasses.caption}>{props.caption}</caption>
            <TableHead columns={columns} sort={model.sort} onSort={setSort} all={all} hasActions={hasActions} />
            {parts && isWhole && pageRows.length > MAX_DRAWN ? (
              <parts.PaperBody
                columns={columns}
                rows={pageRows}
                hasSelection={all !== undefined}
                hasActions={hasActions}
              />
            ) : (
              <TableBody
                columns={columns}
                rows={props.rows}
                pageRows={pageRows}
                selection={selection}
                rowLabel={props.rowLabel}
                onOpen={props.onOpen}
                rowLink={props.rowLink}
                disabledReason={props.disabledReason}
                actions={props.actions}
                onApproach={props.onApproach}
                triggerOf={triggerOf}
                openOwner={openOwner}
              />
            )}
            {props.footer && <TableFoot columns={columns} {...props.footer} />}
          </table>
        </div>
      )}
      {selection && parts && picked.length > 0 && (
        <parts.BulkBar rows={picked} commands={bulk} onClear={() => selection.onChange(new Set())} />
      )}
      {menuRow && menu(props.actions?.(menuRow.original) ?? [])}
      {hasRows && pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          onPageChange={turnTo}
          label={m.table_pages_of({ table: props.caption })}
          rangeText={range}
        />
      )}
    </div>
  )
}

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
