import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useBuiltPaths } from '@/shell/built-paths'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button-variants'

const STEPS = [
  { to: '/load-account' as string, label: () => m.employees_notice_deposit() },
  { to: '/load-benefit' as string, label: () => m.employees_notice_load() },
]

/** EMP-11: what comes after the first employees, for a company that has not transferred money yet. */
export function AddedNotice({ onClose }: { onClose: () => void }) {
  const built = useBuiltPaths()
  return (
    <Alert
      level="success"
      levelLabel={m.level_success()}
      live="status"
      className="mb-6"
      title={m.employees_notice_title()}
      close={{ label: m.employees_notice_close(), onClose }}
      actions={STEPS.filter(({ to }) => built.has(to)).map(({ to, label }) => (
        <Link key={to} to={to} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          {label()}
        </Link>
      ))}
    >
      {m.employees_notice_text()}
    </Alert>
  )
}
