import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button-variants'
import { PageHeader } from '@/ui/page-header'

/** NAV-05: unknown addresses. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title={m.not_found_title()} />
      <Alert
        level="error"
        levelLabel={m.level_error()}
        live="alert"
        className="max-w-form"
        actions={
          <>
            <Link to="/login" className={buttonVariants({ variant: 'primary' })}>
              {m.to_login()}
            </Link>
            <Link to="/help" className={buttonVariants({ variant: 'secondary' })}>
              {m.to_support()}
            </Link>
          </>
        }
      >
        {m.not_found_text()}
      </Alert>
    </>
  )
}
