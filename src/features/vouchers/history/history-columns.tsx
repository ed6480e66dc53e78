import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { formatInstantDate } from '@/values/plain-date'
import { VoucherOrderStatusBadge, voucherOrderStatusText } from '../status/voucher-order-status'

/** VOU-02. The values only say which columns sort: the server does it. */
export const historyColumns = dataColumns<VoucherOrderSummary>([
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
    cell: ({ product }) => product,
    value: ({ voucherType }) => voucherType,
    file: ({ product }) => product,
    isMain: true,
  },
  {
    id: 'faceValue',
    header: () => m.vouchers_face_value(),
    cell: ({ faceValue }) => formatEuros(cents(faceValue)),
    file: ({ faceValue }) => faceValue,
    kind: 'money',
  },
  {
    id: 'quantity',
    header: () => m.vouchers_quantity(),
    cell: ({ totalQuantity }) => formatCount(totalQuantity),
    file: ({ totalQuantity }) => totalQuantity,
    kind: 'number',
  },
  {
    id: 'total',
    header: () => m.vouchers_column_total(),
    cell: ({ totalAmount }) => formatEuros(cents(totalAmount)),
    value: ({ totalAmount }) => totalAmount,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'status',
    header: () => m.vouchers_column_status(),
    cell: (order) => <VoucherOrderStatusBadge {...order} />,
    file: voucherOrderStatusText,
    narrow: 'plain',
  },
])
