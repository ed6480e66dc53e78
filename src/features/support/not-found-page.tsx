import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useSession } from '@/session/session-store'
import { EmptyState } from '@/ui/content/empty-state'
import { buttonVariants } from '@/ui/inputs/button'
import { linkVariants } from '@/ui/navigation/link-variants'

/** NAV-05: shown for unknown URLs. Nothing is lost, so it is neutral, with one button. */
export function NotFoundPage() {
  const isGuest = useSession() === undefined
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX />}
        title={m.not_found_title()}
        headingLevel={1}
        action={
          <Link to={isGuest ? '/login' : '/'} className={buttonVariants()}>
            {isGuest ? m.to_login() : m.to_home()}
          </Link>
        }
      >
        <p>{isGuest ? m.not_found_text() : m.not_found_text_signed_in()}</p>
        <p className="mt-3 flex flex-wrap justify-center gap-x-4">
          <Link to="/help" className={linkVariants()}>
            {m.to_support()}
          </Link>
          {isGuest && (
            <Link to="/sign-up" className={linkVariants()}>
              {m.to_sign_up()}
            </Link>
          )}
        </p>
      </EmptyState>
    </div>
  )
}
