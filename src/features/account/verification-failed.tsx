import { useRequestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoginLink } from '@/shell/account-frame'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Button, buttonVariants } from '@/ui/inputs/button'
import {
  type RequestFailure,
  requestFailureOf,
  requestFailureTexts,
  type VerificationFailure,
} from './verification-failure'
import type { VerificationTexts } from './verification-texts'

type FailedProps = {
  texts: VerificationTexts
  failure: VerificationFailure
  username: string
  onRetry: () => void
}

/** The error of a verification link, with its one next step (ACC-03, ACC-04). */
export function VerificationFailed({ texts, failure, username, onRetry }: FailedProps) {
  switch (failure) {
    case 'expired':
      return <NewLink title={m.verify_expired_title()} text={texts.expired()} username={username} />
    case 'invalid':
      return <NewLink title={m.verify_invalid_title()} text={texts.invalid()} username={username} />
    case 'unknown-user':
      return (
        <Alert variant="error" levelLabel={m.level_error()} live="alert">
          <AlertTitle>{m.verify_unknown_title()}</AlertTitle>
          <AlertDescription>{m.verify_unknown_text()}</AlertDescription>
          <AlertAction>
            <ContactLink />
          </AlertAction>
        </Alert>
      )
    case 'taken':
      return (
        <Alert variant="error" levelLabel={m.level_error()} live="alert">
          <AlertTitle>{m.verify_taken_title()}</AlertTitle>
          <AlertDescription>{m.verify_taken_text()}</AlertDescription>
          <AlertAction>
            <Link to="/profile" className={buttonVariants({ variant: 'outline' })}>
              {m.verify_to_profile()}
            </Link>
          </AlertAction>
        </Alert>
      )
    case 'no-answer':
      return (
        <Alert variant="error" levelLabel={m.level_error()} live="alert">
          <AlertTitle>{m.verify_failed_title()}</AlertTitle>
          <AlertDescription>{m.verify_failed_text()}</AlertDescription>
          <AlertAction>
            <Button onClick={onRetry}>{m.try_again()}</Button>
          </AlertAction>
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
      <Alert variant="success" levelLabel={m.level_success()} live="status">
        <AlertTitle>{m.verify_link_sent_title()}</AlertTitle>
        <AlertDescription>{m.verify_link_sent_text()}</AlertDescription>
        <AlertAction>
          <LoginLink />
        </AlertAction>
      </Alert>
    )
  }
  return (
    <div className="space-y-4">
      <Alert variant="error" levelLabel={m.level_error()} live="alert">
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>{text}</AlertDescription>
        <AlertAction>
          <Button busy={request.isPending} onClick={() => void send()}>
            {m.verify_request_link()}
          </Button>
        </AlertAction>
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
        <Alert variant="info" levelLabel={m.level_info()} live="status">
          <AlertDescription>{m.verify_link_not_needed()}</AlertDescription>
          <AlertAction>
            <LoginLink />
          </AlertAction>
        </Alert>
      )
    case 'maybe':
    case 'too-many':
      return (
        <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
          <AlertDescription>{requestFailureTexts[state]()}</AlertDescription>
        </Alert>
      )
    case 'unknown-user':
    case 'failed':
      return (
        <Alert variant="error" levelLabel={m.level_error()} live="alert">
          <AlertDescription>{requestFailureTexts[state]()}</AlertDescription>
          <AlertAction>
            <ContactLink />
          </AlertAction>
        </Alert>
      )
  }
}

function ContactLink() {
  return (
    <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
      {m.verify_contact()}
    </Link>
  )
}
