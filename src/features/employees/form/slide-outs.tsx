import { listTransactions } from '@generated/api/accounts/accounts'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Notice } from '@/domain/notice'
import { buttonVariants } from '@/ui/inputs/button'

/** Panels and dialogs of the employee list, lazy-loaded so that the list does not wait for them. */
export { AddEmployee } from './add-employee'
export { EmployeeDetails } from './employee-details'
export { EndBenefit } from './end-benefit'
export { EndMany } from './end-many'

const STEPS = [
  { to: '/load-account', label: () => m.employees_notice_deposit() },
  { to: '/load-benefit', label: () => m.employees_notice_load() },
] as const

/** EMP-11: next step after the first employees, for a company that has never deposited money. */
export function AddedNotice({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      level="success"
      live="status"
      className="mb-6"
      close={{ label: m.employees_notice_close(), onClose }}
      title={m.employees_notice_title()}
      text={m.employees_notice_text()}
    >
      {STEPS.map(({ to, label }) => (
        <Link key={to} to={to} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {label()}
        </Link>
      ))}
    </Notice>
  )
}

/**
 * EMP-11: whether the company has ever deposited money. Reads the oldest transactions first, because nothing precedes
 * the first deposit. @throws ApiError
 */
export async function hasDeposited(): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { transactions, totalPages } = await listTransactions({ page, sortingBy: 'date', descending: false })
    if (transactions.some(({ isDeposit }) => isDeposit)) return true
    if (page >= totalPages) return false
  }
}
