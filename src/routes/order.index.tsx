import { createFileRoute, redirect } from '@tanstack/react-router'

/** Each step has its own URL (CRD-01). */
export const Route = createFileRoute('/order/')({
  loader: () => redirect({ to: '/order/benefits', replace: true, throw: true }),
})
