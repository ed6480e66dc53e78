import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { buttonVariants } from '@/ui/inputs/button'

const STEPS = [
  { to: '/load-account', label: () => m.employees_notice_deposit() },
  { to: '/load-benefit', label: () => m.employees_notice_load() },
] as const

/** EMP-11: next step after the first employees, for a company that has never deposited money. */
export function AddedNotice({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      variant="success"
      levelLabel={m.level_success()}
      live="status"
      className="mb-6"
      close={{ label: m.employees_notice_close(), onClose }}
    >
      <AlertTitle>{m.employees_notice_title()}</AlertTitle>
      <AlertDescription>{m.employees_notice_text()}</AlertDescription>
      <AlertAction>
        {STEPS.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {label()}
          </Link>
        ))}
      </AlertAction>
    </Alert>
  )
}
