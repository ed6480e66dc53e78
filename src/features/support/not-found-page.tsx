import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'

/** NAV-05: unknown addresses. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title={m.not_found_title()} />
      <Alert variant="error" levelLabel={m.level_error()} live="alert" className="max-w-form">
        <AlertDescription>{m.not_found_text()}</AlertDescription>
        <AlertAction>
          <Link to="/login" className={buttonVariants({ variant: 'default' })}>
            {m.to_login()}
          </Link>
          <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
            {m.to_support()}
          </Link>
          <Link to="/sign-up" className={buttonVariants({ variant: 'outline' })}>
            {m.to_sign_up()}
          </Link>
        </AlertAction>
      </Alert>
    </>
  )
}
