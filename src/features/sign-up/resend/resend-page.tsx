import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { AccountFrame } from '@/shell/account-frame'
import { signUpLink } from '@/shell/mail-link'
import { queryOf, registrationOf } from '../registration'
import { LinkProblem } from './link-problem'
import { ResendForm } from './resend-form'

/** SGN-16: /resend with a registration token. Sends only on a press, so that opening the URL sends nothing. */
export function ResendPage() {
  const navigate = useNavigate()
  const registration = registrationOf(signUpLink.useLink())
  if (!registration) return <LinkProblem problem="incorrect_token" />
  return (
    <AccountFrame title={m.resend_title()}>
      <div className="space-y-4">
        <p>{m.resend_text()}</p>
        <ResendForm
          registration={registration}
          onSent={(sent) => navigate({ to: '/resend-summary', search: queryOf(sent) })}
        />
      </div>
    </AccountFrame>
  )
}
