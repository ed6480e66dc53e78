import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { VoucherHistoryPage, VoucherHistoryPending } from '@/features/vouchers/history/history-page'
import { HistorySearch } from '@/features/vouchers/history/history-search'
import { prefetchHistory } from '@/features/vouchers/queries'
import { requireRole } from '@/session/guards'

export const Route = createFileRoute('/voucher-order-history')({
  staticData: { title: () => m.vouchers_title() },
  validateSearch: HistorySearch,
  beforeLoad: requireRole('voucherManager'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchHistory(context.queryClient, deps),
  component: VoucherHistoryPage,
  pendingComponent: VoucherHistoryPending,
})
