import type { SignUpTokenErrorCode } from '@generated/api/model'
import { useResendSignUpEmail } from '@generated/api/sign-up/sign-up'
import { m } from '@generated/messages/messages.js'
import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '@/browser/page-title'
import { reCaptchaToken } from '@/domain/recaptcha'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { notify } from '@/notifications/notifications'
import { useSession } from '@/session/session-store'
import { AccountFrame, DeadLinkPage, type DeadLinkPageProps } from '@/shell/account-frame'
import { ButtonLink } from '@/ui/navigation/links'
import { linkProblemOf, queryOf, type Registration, useRegistration } from '../registration'

const START = { to: '/sign-up', label: () => m.link_start() } as const

const PROBLEMS: Record<Exclude<SignUpTokenErrorCode, 'expired_token'>, DeadLinkPageProps> = {
  incorrect_token: {
    title: () => m.link_invalid_title(),
    text: () => m.link_invalid_text(),
    links: [{ to: '/help', label: () => m.verify_contact() }, START],
  },
  creation_completed: {
    title: () => m.link_completed_title(),
    text: () => m.link_completed_text(),
    links: [{ to: '/login', label: () => m.to_login() }],
  },
  contact_deleted: {
    title: () => m.link_deleted_title(),
    text: () => m.link_deleted_text(),
    links: [{ to: '/', label: () => m.to_home() }, START],
  },
}

/** Page of a link that does not work: the reason and the next step (SGN-10, SGN-12, SGN-13). */
export const LinkProblem = ({ problem }: { problem: keyof typeof PROBLEMS }) => <DeadLinkPage {...PROBLEMS[problem]} />

/** Resends the email of a link that has expired or is not known to work (SGN-11, SGN-16). */
export function ResendOffer({
  title,
  text,
  registration,
}: {
  title: string
  text: string
  registration: Registration
}) {
  const navigate = useNavigate()
  usePageTitle(title)
  return (
    <AccountFrame title={title}>
      <div className="space-y-4">
        <p>{text}</p>
        <ResendForm
          registration={registration}
          onSent={(sent) => navigate({ to: '/resend-summary', search: queryOf(sent) })}
        />
      </div>
    </AccountFrame>
  )
}

export const ResendCompletedPage = () => <LinkProblem problem="creation_completed" />

export const ResendInvalidPage = () => <LinkProblem problem="incorrect_token" />

export const ResendDeletedPage = () => <LinkProblem problem="contact_deleted" />

const PAGES: Record<SignUpTokenErrorCode, '/resend-completed' | '/resend-invalid' | '/resend-deleted'> = {
  creation_completed: '/resend-completed',
  contact_deleted: '/resend-deleted',
  incorrect_token: '/resend-invalid',
  // The contract has no such reply here: an expired token may still request a new email.
  expired_token: '/resend-invalid',
}

interface ResendFormProps {
  registration: Registration
  onSent: (registration: Registration) => unknown
  isSecondary?: boolean
}

/** SGN-16: resends the sign-up email. A link that cannot be renewed opens a page with the reason. */
function ResendForm({ registration, onSent, isSecondary = false }: ResendFormProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useResendSignUpEmail()
  const form = useAppForm({
    defaultValues: {},
    onSubmit: async () => {
      try {
        const sent = await mutateAsync({
          data: { ...registration, reCaptchaToken: await reCaptchaToken('resend_email') },
        })
        notify({ level: 'success', text: () => m.resend_sent() })
        await onSent(sent)
      } catch (error) {
        const problem = linkProblemOf(error)
        if (!problem) throw error
        await navigate({ to: PAGES[problem] })
      }
    },
  })

  return (
    <FormRoot form={form} draft={false} describeUnknown={() => m.resend_unknown()} className="space-y-4">
      <form.SubmitButton variant={isSecondary ? 'outline' : 'default'}>{m.resend_submit()}</form.SubmitButton>
    </FormRoot>
  )
}

/** SGN-16: /resend with a registration token. Sends only on a press, so that opening the URL sends nothing. */
export function ResendPage() {
  const registration = useRegistration()
  return registration ? (
    <ResendOffer title={m.resend_title()} text={m.resend_text()} registration={registration} />
  ) : (
    <LinkProblem problem="incorrect_token" />
  )
}

/** /contract/summary: the contract is signed; lists the next steps (SGN-17). */
export const ContractSummaryPage = () => (
  <SummaryPage
    title={() => m.summary_title()}
    steps={(signed) => [
      signed ? m.summary_step_mail_to({ email: signed.sentTo }) : m.summary_step_mail(),
      m.summary_step_account(),
      ...(signed?.hasOtherContacts ? [m.summary_step_others()] : []),
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
  steps: (signed: HistoryState['signed']) => string[]
}

function SummaryPage({ title, steps }: SummaryProps) {
  const [registration, setRegistration] = useState(useRegistration())
  const current = useLocation({ select: ({ state }) => state.signed })
  // Frozen: while the user leaves, the location is already the next page's.
  const [signed] = useState(current)
  const isSignedIn = useSession() !== undefined
  // Without a token the URL proves nothing, so no success is shown.
  if (!registration) return <LinkProblem problem="incorrect_token" />
  return (
    <AccountFrame title={title()}>
      <div className="space-y-6">
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{m.summary_next()}</h2>
          <ol className="list-decimal space-y-1 pl-5">
            {steps(signed).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className="space-y-3 print:hidden">
          <h2 className="text-xl font-semibold">{m.summary_missing_title()}</h2>
          <p>{m.summary_missing_text()}</p>
          {signed && <p>{m.summary_wrong_address()}</p>}
          <ResendForm registration={registration} onSent={setRegistration} isSecondary />
        </section>
        {/* Not a primary button: there may be no account to log in with yet. */}
        <ButtonLink to={isSignedIn ? '/' : '/login'} variant="outline">
          {isSignedIn ? m.to_home() : m.go_to_login()}
        </ButtonLink>
      </div>
    </AccountFrame>
  )
}
