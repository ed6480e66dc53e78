import { useRequestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { buttonVariants } from '@/ui/button-variants'
import { LoginLink } from './account-frame'
import { type RequestFailure, requestFailureOf, type VerificationFailure } from './verification-failure'
import type { VerificationTexts } from './verification-texts'

type FailedProps = {
  texts: VerificationTexts
  failure: VerificationFailure
  username: string
  onRetry: () => void
}

/** What went wrong with a link, and the one way on from it (ACC-03, ACC-04). */
export function VerificationFailed({ texts, failure, username, onRetry }: FailedProps) {
  switch (failure) {
    case 'expired':
      return <NewLink title={m.verify_expired_title()} text={texts.expired()} username={username} />
    case 'invalid':
      return <NewLink title={m.verify_invalid_title()} text={texts.invalid()} username={username} />
    case 'unknown-user':
      return (
        <Alert
          level="error"
          levelLabel={m.level_error()}
          live="alert"
          title={m.verify_unknown_title()}
          actions={<ContactLink />}
        >
          {m.verify_unknown_text()}
        </Alert>
      )
    case 'taken':
      return (
        <Alert
          level="error"
          levelLabel={m.level_error()}
          live="alert"
          title={m.verify_taken_title()}
          actions={
            <Link to="/profile" className={buttonVariants({ variant: 'secondary' })}>
              {m.verify_to_profile()}
            </Link>
          }
        >
          {m.verify_taken_text()}
        </Alert>
      )
    case 'no-answer':
      return (
        <Alert
          level="error"
          levelLabel={m.level_error()}
          live="alert"
          title={m.verify_failed_title()}
          actions={<Button onClick={onRetry}>{m.try_again()}</Button>}
        >
          {m.verify_failed_text()}
        </Alert>
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
      <Alert
        level="success"
        levelLabel={m.level_success()}
        live="status"
        title={m.verify_link_sent_title()}
        actions={<LoginLink />}
      >
        {m.verify_link_sent_text()}
      </Alert>
    )
  }
  return (
    <div className="space-y-4">
      <Alert
        level="error"
        levelLabel={m.level_error()}
        live="alert"
        title={title}
        actions={
          <Button busy={request.isPending} onClick={() => void send()}>
            {m.verify_request_link()}
          </Button>
        }
      >
        {text}
      </Alert>
      <RequestNotice state={state} />
    </div>
  )
}

function RequestNotice({ state }: { state: Exclude<RequestState, 'sent'> }) {
  switch (state) {
    case 'idle':
      return null
    case 'not-needed':
      return (
        <Alert level="info" levelLabel={m.level_info()} live="status" actions={<LoginLink />}>
          {m.verify_link_not_needed()}
        </Alert>
      )
    case 'unknown-user':
    case 'failed':
      return (
        <Alert level="error" levelLabel={m.level_error()} live="alert" actions={<ContactLink />}>
          {state === 'failed' ? m.verify_link_failed() : m.verify_link_unknown()}
        </Alert>
      )
  }
}

function ContactLink() {
  return (
    <Link to="/help" className={buttonVariants({ variant: 'secondary' })}>
      {m.verify_contact()}
    </Link>
  )
}
