import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { DepositFailure, DepositPage, DepositPending } from '@/features/deposit/deposit-page'
import { DepositSearch } from '@/features/deposit/deposit-search'
import { prefetchDeposit } from '@/features/deposit/queries'
import { canPayAgain } from '@/payments/payment-outcome'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'

export const screen = {
  firstCalls: ['readCompanyAccounts', 'readUserDetails', 'readSettings', 'listRequestedLoads'],
  chunk: 'deposit',
  maxKilobytes: 234,
} satisfies MainScreen

export const Route = createFileRoute('/load-account')({
  staticData: { title: () => m.deposit_title() },
  validateSearch: DepositSearch,
  beforeLoad: requireRole('signatory'),
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: async ({ context, deps: { payment } }) => {
    const status = await prefetchDeposit(context.queryClient, payment)
    // PAY-20: a payment that is paid, in progress or expired is shown, not paid again.
    if (payment !== undefined && status && !canPayAgain(status.status)) {
      throw redirect({ to: '/load-account/status/$paymentId', params: { paymentId: payment }, replace: true })
    }
    return status
  },
  component: DepositPage,
  pendingComponent: DepositPending,
  errorComponent: DepositFailure,
})
