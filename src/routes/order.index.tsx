import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRole } from '@/session/guards'

/** Each step has its own URL (CRD-01). */
export const Route = createFileRoute('/order/')({
  beforeLoad: requireRole('signatory'),
  loader: () => redirect({ to: '/order/benefits', replace: true, throw: true }),
})
