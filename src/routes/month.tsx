import { createFileRoute, redirect } from '@tanstack/react-router'
import { monthToOpen } from '@/domain/months'
import { requireRole } from '@/session/guards'
import { today } from '@/values/dates/clock'

/** MON-01 */
export const Route = createFileRoute('/month')({
  beforeLoad: requireRole('signatory'),
  loader: () => redirect({ to: '/month/$month', params: { month: monthToOpen(today()) }, replace: true, throw: true }),
})
