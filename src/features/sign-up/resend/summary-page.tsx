import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountFrame } from '@/shell/account-frame'
import { signUpLink } from '@/shell/mail-link'
import { buttonVariants } from '@/ui/button'
import { type Registration, registrationOf } from '../registration'
import { LinkProblem } from './link-problem'
import { ResendForm } from './resend-form'

/** /contract/summary: the contract is signed, and what comes next (SGN-17). */
export const ContractSummaryPage = () => (
  <SummaryPage
    title={() => m.summary_title()}
    steps={() => [m.summary_step_mail(), m.summary_step_account(), m.summary_step_others(), m.summary_step_start()]}
  />
)

/** /resend-summary: the email was sent again, and what comes next (SGN-17). */
export const ResendSummaryPage = () => (
  <SummaryPage
    title={() => m.resend_summary_title()}
    steps={() => [m.summary_step_mail_again(), m.summary_step_account(), m.summary_step_login()]}
  />
)

interface SummaryProps {
  title: () => string
  steps: () => string[]
}

/** An address without its token tells of nothing that was done. */
function SummaryPage(props: SummaryProps) {
  const registration = registrationOf(signUpLink.useLink())
  return registration ? <Summary {...props} first={registration} /> : <LinkProblem problem="incorrect_token" />
}

function Summary({ title, steps, first }: SummaryProps & { first: Registration }) {
  const [registration, setRegistration] = useState(first)
  return (
    <AccountFrame title={title()}>
      <div className="space-y-6">
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{m.summary_next()}</h2>
          <ol className="list-decimal space-y-1 pl-5">
            {steps().map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className="space-y-3 print:hidden">
          <h2 className="text-xl font-semibold">{m.summary_missing_title()}</h2>
          <p>{m.summary_missing_text()}</p>
          <ResendForm registration={registration} onSent={setRegistration} isSecondary />
        </section>
        <Link to="/login" className={buttonVariants()}>
          {m.go_to_login()}
        </Link>
      </div>
    </AccountFrame>
  )
}
