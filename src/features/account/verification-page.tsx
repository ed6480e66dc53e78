import { useConfirmEmail, useConfirmEmailChange, useRequestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type UserLink, userLink } from '@/session/mail-link'
import { AccountFrame, DeadLink, LoginLink } from '@/shell/account-frame'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import {
  type RequestFailure,
  requestFailureOf,
  requestFailureTexts,
  type VerificationFailure,
  verificationFailureOf,
} from './verification-failure'

export function ConfirmEmailPage() {
  const { mutateAsync } = useConfirmEmail()
  return <VerificationPage texts={emailTexts} verify={(data) => mutateAsync({ data })} />
}

/** /change-email: verifies a changed address, which then takes effect (ACC-11). */
export function ChangeEmailPage() {
  const { mutateAsync } = useConfirmEmailChange()
  return <VerificationPage texts={changeTexts} verify={(data) => mutateAsync({ data })} />
}

type State = { kind: 'loading' } | { kind: 'verified' } | { kind: 'failed'; failure: VerificationFailure }
type PageProps = { texts: VerificationTexts; verify: (link: UserLink) => Promise<unknown> }

function VerificationPage({ texts, verify }: PageProps) {
  const link = userLink.useLink()
  return (
    <AccountFrame title={texts.title()} isBare>
      {link ? (
        <Verification texts={texts} verify={verify} link={link} />
      ) : (
        <DeadLink title={m.verify_invalid_title()} action={<LoginLink />}>
          {m.verify_incomplete()}
        </DeadLink>
      )}
    </AccountFrame>
  )
}

/** Verifies on mount. The link can be used repeatedly, so a reload shows the same result (ACC-03). */
function Verification({ texts, verify, link }: PageProps & { link: UserLink }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const isStarted = useRef(false)

  const start = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      await verify(link)
      setState({ kind: 'verified' })
    } catch (error) {
      setState({ kind: 'failed', failure: verificationFailureOf(error) })
    }
  }, [verify, link])

  useEffect(() => {
    // Opening the page is the command, so send it once even if effects run twice (Strict Mode).
    if (isStarted.current) return
    isStarted.current = true
    void start()
  }, [start])

  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={m.verify_loading()} className="space-y-4">
          <p aria-hidden="true">{m.verify_loading()}</p>
          <Skeleton className="h-28 w-full rounded-lg" />
        </SkeletonGroup>
      )
    case 'verified':
      return (
        <Notice level="success" live="status" title={texts.success()} text={texts.successText()}>
          <ButtonLink to="/">{m.verify_go_home()}</ButtonLink>
        </Notice>
      )
    case 'failed':
      return (
        <VerificationFailed
          texts={texts}
          failure={state.failure}
          username={link.username}
          onRetry={() => void start()}
        />
      )
  }
}

const emailTexts = {
  title: () => m.verify_email_title(),
  success: () => m.verify_email_success(),
  successText: () => m.verify_email_success_text(),
  expired: () => m.verify_email_expired(),
  invalid: () => m.verify_email_invalid(),
}

type VerificationTexts = typeof emailTexts

const changeTexts: VerificationTexts = {
  title: () => m.verify_change_title(),
  success: () => m.verify_change_success(),
  successText: () => m.verify_change_success_text(),
  expired: () => m.verify_change_expired(),
  invalid: () => m.verify_change_invalid(),
}

type FailedProps = {
  texts: VerificationTexts
  failure: VerificationFailure
  username: string
  onRetry: () => void
}

/** The error of a verification link, with its one next step (ACC-03, ACC-04). */
function VerificationFailed({ texts, failure, username, onRetry }: FailedProps) {
  switch (failure) {
    case 'expired':
      return <NewLink title={m.verify_expired_title()} text={texts.expired()} username={username} />
    case 'invalid':
      return <NewLink title={m.verify_invalid_title()} text={texts.invalid()} username={username} />
    case 'unknown-user':
      return (
        <DeadLink title={m.verify_unknown_title()} action={<ContactLink />}>
          {m.verify_unknown_text()}
        </DeadLink>
      )
    case 'taken':
      return (
        <DeadLink
          title={m.verify_taken_title()}
          action={
            <ButtonLink to="/profile" variant="outline">
              {m.verify_to_profile()}
            </ButtonLink>
          }
        >
          {m.verify_taken_text()}
        </DeadLink>
      )
    case 'no-answer':
      return (
        <DeadLink title={m.verify_failed_title()} action={<Button onClick={onRetry}>{m.try_again()}</Button>}>
          {m.verify_failed_text()}
        </DeadLink>
      )
  }
}

type RequestState = 'idle' | 'sent' | RequestFailure

function NewLink({ title, text, username }: { title: string; text: string; username: string }) {
  const request = useRequestConfirmationLink()
  const [state, setState] = useState<RequestState>('idle')

  const send = async () => {
    setState('idle')
    try {
      await request.mutateAsync({ data: { username } })
      setState('sent')
    } catch (error) {
      setState(requestFailureOf(error))
    }
  }

  if (state === 'sent') {
    return (
      <Notice level="success" live="status" title={m.verify_link_sent_title()} text={m.verify_link_sent_text()}>
        <LoginLink />
      </Notice>
    )
  }
  return (
    <div className="space-y-4">
      <DeadLink
        title={title}
        action={
          <Button busy={request.isPending} onClick={() => void send()}>
            {m.verify_request_link()}
          </Button>
        }
      >
        {text}
      </DeadLink>
      {state !== 'idle' && <RequestNotice failure={state} />}
    </div>
  )
}

const LEVELS = {
  'not-needed': 'info',
  maybe: 'warning',
  'too-many': 'warning',
  'unknown-user': 'error',
  failed: 'error',
} as const

function RequestNotice({ failure }: { failure: RequestFailure }) {
  const level = LEVELS[failure]
  return (
    <Notice level={level} live={level === 'info' ? 'status' : 'alert'} text={requestFailureTexts[failure]()}>
      {level === 'info' && <LoginLink />}
      {level === 'error' && <ContactLink />}
    </Notice>
  )
}

function ContactLink() {
  return (
    <ButtonLink to="/help" variant="outline">
      {m.verify_contact()}
    </ButtonLink>
  )
}
