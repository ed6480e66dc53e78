import { m } from '@generated/messages/messages.js'
import { SearchX } from 'lucide-react'
import { useSession } from '@/session/session-store'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink, TextLink } from '@/ui/navigation/links'

/** NAV-05: shown for unknown URLs. Nothing is lost, so it is neutral, with one button. */
export function NotFoundPage() {
  const isGuest = useSession() === undefined
  return (
    <div role="alert">
      <EmptyState
        icon={<SearchX />}
        title={m.not_found_title()}
        headingLevel={1}
        action={<ButtonLink to={isGuest ? '/login' : '/'}>{isGuest ? m.to_login() : m.to_home()}</ButtonLink>}
      >
        <p>{isGuest ? m.not_found_text() : m.not_found_text_signed_in()}</p>
        <p className="mt-3 flex flex-wrap justify-center gap-x-4">
          <TextLink to="/help">{m.to_support()}</TextLink>
          {isGuest && <TextLink to="/sign-up">{m.to_sign_up()}</TextLink>}
        </p>
      </EmptyState>
    </div>
  )
}
