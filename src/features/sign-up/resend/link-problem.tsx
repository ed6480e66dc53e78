import type { SignUpTokenErrorCode } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountFrame } from '@/shell/account-frame'
import { usePageTitle } from '@/shell/page-title'
import { buttonVariants } from '@/ui/inputs/button'
import { queryOf, type Registration } from '../registration'
import { ResendForm } from './resend-form'

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
