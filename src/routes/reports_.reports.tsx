import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRole } from '@/session/guards'

/** REP-01 */
export const Route = createFileRoute('/reports_/reports')({
  beforeLoad: requireRole('signatory'),
  loader: () => redirect({ to: '/reports', search: { tab: 'topups' }, replace: true, throw: true }),
})
