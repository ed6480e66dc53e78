import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRole } from '@/session/guards'

/** REP-01 */
export const Route = createFileRoute('/transactions-history')({
  beforeLoad: requireRole('signatory'),
  loader: () => redirect({ to: '/reports', search: { tab: 'transactions' }, replace: true, throw: true }),
})
