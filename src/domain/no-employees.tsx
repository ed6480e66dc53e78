import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { EmptyState } from '@/ui/content/empty-state'
import { buttonVariants } from '@/ui/inputs/button'

/** Replaces a page that moves money while the company has no employees (DEP-01, TOP-01). */
export function NoEmployees() {
  return (
    <EmptyState
      icon={<Users />}
      title={m.deposit_no_employees_title()}
      action={
        <Link to="/beneficiaries" className={buttonVariants()}>
          {m.deposit_no_employees_action()}
        </Link>
      }
    >
      {m.deposit_no_employees_text()}
    </EmptyState>
  )
}
