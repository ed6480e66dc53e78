import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { AccountFrame } from '@/shell/account-frame'
import { buttonVariants } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'

/** ACC-01: says that the link was sent, and links to the login. */
export function ResetRequestedPage() {
  return (
    <AccountFrame title={m.reset_requested_title()}>
      <div className="space-y-4">
        <p>{m.reset_requested_text()}</p>
        <p>
          {m.reset_requested_missing()}{' '}
          <Link to="/reset-password" className={linkVariants()}>
            {m.reset_again()}
          </Link>
        </p>
        <Link to="/login" className={buttonVariants()}>
          {m.go_to_login()}
        </Link>
      </div>
    </AccountFrame>
  )
}
