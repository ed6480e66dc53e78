import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useSession } from '@/session/session-store'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'

/** NAV-05: shown for unknown URLs. */
export function NotFoundPage() {
  const isGuest = useSession() === undefined
  return (
    <>
      <PageHeader title={m.not_found_title()} />
      <Alert variant="error" levelLabel={m.level_error()} live="alert" className="max-w-form">
        <AlertDescription>{isGuest ? m.not_found_text() : m.not_found_text_signed_in()}</AlertDescription>
        <AlertAction>
          <Link to={isGuest ? '/login' : '/'} className={buttonVariants({ variant: 'default' })}>
            {isGuest ? m.to_login() : m.to_home()}
          </Link>
          <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
            {m.to_support()}
          </Link>
          {isGuest && (
            <Link to="/sign-up" className={buttonVariants({ variant: 'outline' })}>
              {m.to_sign_up()}
            </Link>
          )}
        </AlertAction>
      </Alert>
    </>
  )
}
