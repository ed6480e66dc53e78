import { m } from '@generated/messages/messages.js'
import { Gift, Users } from 'lucide-react'
import { isApiError } from '@/api/replies/api-error'
import { notifyApiError } from '@/notifications/api-notifications'
import { showBlockingError } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** EMP-01: without a benefit group there is nothing to assign to employees. */
export function NoBenefit() {
  return (
    <EmptyState
      icon={<Gift />}
      title={m.employees_no_benefit_title()}
      action={<ButtonLink to="/manage-benefits">{m.employees_no_benefit_action()}</ButtonLink>}
    >
      {m.employees_no_benefit_text()}
    </EmptyState>
  )
}

/** EMP-01: the list is empty. */
export function NoEmployees({ onAdd, onApproach }: { onAdd: () => void; onApproach: () => void }) {
  return (
    <EmptyState
      icon={<Users />}
      title={m.employees_none_title()}
      action={
        <Button onPointerEnter={onApproach} onFocus={onApproach} onClick={onAdd}>
          {m.employees_add()}
        </Button>
      }
    >
      {m.employees_none_text()}
    </EmptyState>
  )
}

/** EMP-11: what a company does after it has added employees. */
export const NextSteps = () => (
  <>
    <ButtonLink to="/load-account" variant="outline" size="sm">
      {m.employees_notice_deposit()}
    </ButtonLink>
    <ButtonLink to="/load-benefit" variant="outline" size="sm">
      {m.employees_notice_load()}
    </ButtonLink>
  </>
)

/** Replaces the list if it cannot be read: a toast with the error (EMP-13), and a retry on the page. */
export const EmployeesFailure = pageFailure(() => <PageHeader title={m.employees_title()} />, report)

export const ImportFailure = pageFailure(() => <PageHeader title={m.employees_import_title()} />, report)

function report(error: unknown) {
  // Adding employees needs the settings, so their failure opens the blocking popup (NAV-10).
  if (isApiError(error) && error.operation === 'readSettings') showBlockingError(error)
  else notifyApiError(error)
}
