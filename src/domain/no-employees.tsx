import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { buttonVariants } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

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
