import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Gift, Users } from 'lucide-react'
import { EmptyState } from '@/ui/content/empty-state'
import { Button, buttonVariants } from '@/ui/inputs/button'

/** EMP-01: without a benefit group there is nothing to assign to employees. */
export function NoBenefit() {
  return (
    <EmptyState
      icon={<Gift />}
      title={m.employees_no_benefit_title()}
      action={
        <Link to="/manage-benefits" className={buttonVariants()}>
          {m.employees_no_benefit_action()}
        </Link>
      }
    >
      {m.employees_no_benefit_text()}
    </EmptyState>
  )
}

export interface NoEmployeesProps {
  onAdd: () => void
  /** Called on hover or focus of the button, to prefetch the form. */
  onApproach: () => void
}

/** EMP-01: the list is empty. */
export function NoEmployees({ onAdd, onApproach }: NoEmployeesProps) {
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
