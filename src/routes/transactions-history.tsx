import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRole } from '@/session/guards'

/** REP-01 */
export const Route = createFileRoute('/transactions-history')({
  beforeLoad: requireRole('signatory'),
  loader: () => {
    throw redirect({ to: '/reports', search: { tab: 'transactions' }, replace: true })
  },
})
