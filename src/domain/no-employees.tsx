import type { UserDetails } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Users } from 'lucide-react'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'

/** A reply that lacks the field does not say that the company has no employees (CTR-07). */
export const mayHaveEmployees = ({ isEmployeesSet = true }: Partial<UserDetails>): boolean => isEmployeesSet

/** Replaces a page that moves money while the company has no employees (DEP-01, TOP-01). */
export function NoEmployees() {
  return (
    <EmptyState
      icon={<Users />}
      title={m.deposit_no_employees_title()}
      action={<ButtonLink to="/beneficiaries">{m.deposit_no_employees_action()}</ButtonLink>}
    >
      {m.deposit_no_employees_text()}
    </EmptyState>
  )
}
