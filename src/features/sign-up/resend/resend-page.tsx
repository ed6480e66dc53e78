import type { SignUpTokenErrorCode } from '@generated/api/model'
import { useResendSignUpEmail } from '@generated/api/sign-up/sign-up'
import { m } from '@generated/messages/messages.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { isApiError } from '@/api/api-error'
import { reCaptchaToken } from '@/domain/recaptcha'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { signUpLink } from '@/session/mail-link'
import { AccountFrame } from '@/shell/account-frame'
import { usePageTitle } from '@/shell/page-title'
import { buttonVariants } from '@/ui/inputs/button'
import { linkProblemOf, queryOf, type Registration, registrationOf } from '../registration'

interface Problem {
  title: () => string
  text: () => string
  ways: ReactNode
}

function problems(): Record<Exclude<SignUpTokenErrorCode, 'expired_token'>, Problem> {
  return {
    incorrect_token: {
      title: () => m.link_invalid_title(),
      text: () => m.link_invalid_text(),
      ways: (
        <>
          <Link to="/help" className={buttonVariants()}>
            {m.verify_contact()}
          </Link>
          <Link to="/sign-up" className={buttonVariants({ variant: 'outline' })}>
            {m.link_start()}
          </Link>
        </>
      ),
    },
    creation_completed: {
      title: () => m.link_completed_title(),
      text: () => m.link_completed_text(),
      ways: (
        <Link to="/login" className={buttonVariants()}>
          {m.to_login()}
        </Link>
      ),
    },
    contact_deleted: {
      title: () => m.link_deleted_title(),
      text: () => m.link_deleted_text(),
      ways: (
        <>
          <Link to="/" className={buttonVariants()}>
            {m.to_home()}
          </Link>
          <Link to="/sign-up" className={buttonVariants({ variant: 'outline' })}>
            {m.link_start()}
          </Link>
        </>
      ),
    },
  }
}

interface LinkProblemProps {
  problem: SignUpTokenErrorCode
  /** Needed to resend the email of an expired link. */
  registration?: Registration | undefined
}

/** Page of a link that does not work: the reason and the next step (SGN-10 to SGN-13). */
export function LinkProblem({ problem, registration }: LinkProblemProps) {
  return problem === 'expired_token' && registration ? (
    <ExpiredLink registration={registration} />
  ) : (
    <DeadLink {...problems()[problem === 'expired_token' ? 'incorrect_token' : problem]} />
  )
}

function DeadLink({ title, text, ways }: Problem) {
  usePageTitle(title())
  return (
    <AccountFrame title={title()}>
      <div className="space-y-4">
        <p>{text()}</p>
        <div className="flex flex-wrap gap-3">{ways}</div>
      </div>
    </AccountFrame>
  )
}

function ExpiredLink({ registration }: { registration: Registration }) {
  const navigate = useNavigate()
  usePageTitle(m.link_expired_title())
  return (
    <AccountFrame title={m.link_expired_title()}>
      <div className="space-y-4">
        <p>{m.link_expired_text()}</p>
        <ResendForm
          registration={registration}
          onSent={(sent) => navigate({ to: '/resend-summary', search: queryOf(sent) })}
        />
      </div>
    </AccountFrame>
  )
}

/** /resend-completed */
export const ResendCompletedPage = () => <LinkProblem problem="creation_completed" />

/** /resend-invalid */
export const ResendInvalidPage = () => <LinkProblem problem="incorrect_token" />

/** /resend-deleted */
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
  /** Called with the registration for the next resend. */
  onSent: (registration: Registration) => unknown
  /** The page has a more important button. */
  isSecondary?: boolean
}

/** SGN-16: resends the sign-up email. A link that cannot be renewed opens a page with the reason. */
export function ResendForm({ registration, onSent, isSecondary = false }: ResendFormProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useResendSignUpEmail()
  const mayBeSent = useRef(false)
  const form = useAppForm({
    defaultValues: {},
    onSubmit: async () => {
      const problem = await resend()
      if (problem) await navigate({ to: PAGES[problem] })
    },
  })

  const resend = async (): Promise<SignUpTokenErrorCode | undefined> => {
    try {
      const sent = await mutateAsync({
        data: { ...registration, reCaptchaToken: await reCaptchaToken('resend_email') },
      })
      notify({ level: 'success', text: () => m.resend_sent() })
      await onSent(sent)
      return undefined
    } catch (error) {
      const problem = linkProblemOf(error)
      // An earlier submit whose reply was lost may have replaced the link. Stay here and point to the newest email.
      if (problem === 'incorrect_token' && mayBeSent.current) throw new FormRefusal(() => m.link_invalid_text())
      if (problem) return problem
      mayBeSent.current ||= isApiError(error) && error.outcomeUnknown
      throw error
    }
  }

  return (
    <FormRoot form={form} draft={false} describeUnknown={() => m.resend_unknown()} className="space-y-4">
      <form.SubmitButton variant={isSecondary ? 'outline' : 'default'}>{m.resend_submit()}</form.SubmitButton>
    </FormRoot>
  )
}

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
