import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { FileDown, ListChecks, RotateCcw, Ticket } from 'lucide-react'
import { useId } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { saveDocument } from '@/payments/document-button'
import { PrintHead } from '@/shell/print-head'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { usePagedList } from '@/tables/paged-list'
import { TitledCard } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { Label } from '@/ui/inputs/label'
import { NativeSelect } from '@/ui/inputs/native-select'
import { formatInstantDate } from '@/values/dates/plain-date'
import { fileName, readOrderFile, VoucherOrderStatusBadge } from '../displayed-order'
import { lookOf } from '../displayed-status'
import { voucherOrdersQuery } from '../queries'
import { DEFAULT_ROWS, type HistorySearch, PAGE_SIZES } from './history-search'

const route = getRouteApi('/voucher-order-history')

const MAX_ROWS = Math.max(...PAGE_SIZES) as (typeof PAGE_SIZES)[number]

/** VOU-02, VOU-03: order history with a menu per row. The server sorts and pages. */
export function HistoryTable() {
  const search = route.useSearch()
  const { sort, page = 1, columns, rows = DEFAULT_ROWS } = search
  const navigate = route.useNavigate()
  const { read, end, isPartial, readAll, table } = usePagedList({
    page,
    pageSize: rows,
    query: (at) => voucherOrdersQuery({ ...search, page: at }),
    wholeQuery: (at) => voucherOrdersQuery({ sort, page: at, rows: MAX_ROWS }),
    rowsOf: ({ voucherOrders }) => voucherOrders,
  })
  if (end) return <Navigate from="/voucher-order-history" search={{ ...search, ...end }} replace />
  const { pageCount } = table.server
  const ask = (next: HistorySearch, replace: boolean) =>
    void navigate({ search: { sort, columns, rows: search.rows, ...next }, replace })
  return (
    <TitledCard title={m.vouchers_history()} aria-busy={read.isPlaceholderData || undefined}>
      <PrintHead instants={table.rows.map(({ date }) => date)} isPartial={isPartial} />
      <DataTable
        {...table}
        caption={m.vouchers_history()}
        columns={historyColumns}
        rowId={({ id }) => id}
        rowLabel={({ product, date }) => `${product} ${formatInstantDate(date)}`}
        rowLink={({ id }) =>
          (props) => <Link to="/order-details/$voucherOrderId" params={{ voucherOrderId: id }} {...props} />}
        // VOU-03
        actions={(order) => [
          {
            key: 'file',
            label: fileName(order),
            icon: <FileDown />,
            onSelect: () => void saveDocument(() => readOrderFile(order)),
          },
          {
            key: 'details',
            label: m.vouchers_details(),
            icon: <ListChecks />,
            onSelect: () =>
              void navigate({ to: '/order-details/$voucherOrderId', params: { voucherOrderId: order.id } }),
          },
          {
            key: 'reorder',
            label: m.vouchers_reorder(),
            icon: <RotateCcw />,
            onSelect: () =>
              void navigate({
                to: '/voucher-reorder/$voucherType/$orderId',
                params: { voucherType: order.voucherType, orderId: order.id },
              }),
          },
        ]}
        state={{ sort, page, columns }}
        onStateChange={({ sort: order, page: next, columns: chosen }) =>
          ask({ sort: order, page: next, columns: chosen }, (next ?? 1) === page)
        }
        tools={{ id: 'voucher-orders', readAll }}
        defaultSort="-date"
        filters={
          pageCount > 1 || rows !== DEFAULT_ROWS ? (
            <PageSize rows={rows} onChange={(next) => ask({ rows: next }, true)} />
          ) : undefined
        }
        empty={
          <EmptyState icon={<Ticket />} title={m.vouchers_empty_title()} headingLevel={3}>
            {m.vouchers_empty_text()}
          </EmptyState>
        }
      />
    </TitledCard>
  )
}

/** VOU-02: select for the page size. */
function PageSize({ rows, onChange }: { rows: number; onChange: (rows: HistorySearch['rows']) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id}>{m.vouchers_page_size()}</Label>
      <NativeSelect
        id={id}
        value={rows}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => onChange(PAGE_SIZES.find((size) => String(size) === value))}
      />
    </div>
  )
}

/** VOU-02: `value` only marks sortable columns; the server sorts. */
const historyColumns = dataColumns<VoucherOrderSummary>([
  {
    id: 'date',
    header: () => m.vouchers_column_date(),
    cell: ({ date }) => formatInstantDate(date),
    value: ({ date }) => date,
    kind: 'date',
    narrow: 'plain',
    descFirst: true,
  },
  {
    id: 'product',
    header: () => m.vouchers_column_product(),
    cell: ({ voucherType, product }) => <BenefitLabel type={voucherType}>{product}</BenefitLabel>,
    value: ({ voucherType }) => voucherType,
    file: ({ product }) => product,
    isMain: true,
  },
  {
    id: 'faceValue',
    header: () => m.vouchers_face_value(),
    file: ({ faceValue }) => faceValue,
    kind: 'money',
  },
  {
    id: 'quantity',
    header: () => m.vouchers_quantity(),
    file: ({ totalQuantity }) => totalQuantity,
    kind: 'number',
  },
  {
    id: 'total',
    header: () => m.vouchers_sum(),
    value: ({ totalAmount }) => totalAmount,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'status',
    header: () => m.vouchers_column_status(),
    cell: (order) => <VoucherOrderStatusBadge {...order} />,
    file: (order) => lookOf(order).text(),
    narrow: 'plain',
  },
])
