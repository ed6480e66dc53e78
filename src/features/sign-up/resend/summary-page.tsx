import { m } from '@generated/messages/messages.js'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '@/session/session-store'
import { AccountFrame } from '@/shell/account-frame'
import { signUpLink } from '@/shell/mail-link'
import { buttonVariants } from '@/ui/inputs/button'
import { type Registration, registrationOf } from '../registration'
import { LinkProblem } from './link-problem'
import { ResendForm } from './resend-form'

/** /contract/summary: the contract is signed; lists the next steps (SGN-17). */
export const ContractSummaryPage = () => (
  <SummaryPage
    title={() => m.summary_title()}
    steps={(email) => [
      email === undefined ? m.summary_step_mail() : m.summary_step_mail_to({ email }),
      m.summary_step_account(),
      m.summary_step_others(),
      m.summary_step_start(),
    ]}
  />
)

/** /resend-summary: the email was resent; lists the next steps (SGN-17). */
export const ResendSummaryPage = () => (
  <SummaryPage
    title={() => m.resend_summary_title()}
    steps={() => [m.summary_step_mail_again(), m.summary_step_account(), m.summary_step_login()]}
  />
)

interface SummaryProps {
  title: () => string
  /** `email` is the recipient, if known. */
  steps: (email: string | undefined) => string[]
}

/** Without a token the URL proves nothing, so no success is shown. */
function SummaryPage(props: SummaryProps) {
  const registration = registrationOf(signUpLink.useLink())
  return registration ? <Summary {...props} first={registration} /> : <LinkProblem problem="incorrect_token" />
}

function Summary({ title, steps, first }: SummaryProps & { first: Registration }) {
  const [registration, setRegistration] = useState(first)
  const sentTo = useLocation({ select: ({ state }) => state.sentTo })
  // Frozen: changing the language navigates, which drops the history state.
  const [email] = useState(sentTo)
  const isSignedIn = useSession() !== undefined
  return (
    <AccountFrame title={title()}>
      <div className="space-y-6">
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{m.summary_next()}</h2>
          <ol className="list-decimal space-y-1 pl-5">
            {steps(email).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className="space-y-3 print:hidden">
          <h2 className="text-xl font-semibold">{m.summary_missing_title()}</h2>
          <p>{m.summary_missing_text()}</p>
          {email !== undefined && <p>{m.summary_wrong_address()}</p>}
          <ResendForm registration={registration} onSent={setRegistration} isSecondary />
        </section>
        {/* Not a primary button: there may be no account to log in with yet. */}
        <Link to={isSignedIn ? '/' : '/login'} className={buttonVariants({ variant: 'outline' })}>
          {isSignedIn ? m.to_home() : m.go_to_login()}
        </Link>
      </div>
    </AccountFrame>
  )
}
