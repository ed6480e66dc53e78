import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/api-error'
import { usePageTitle } from '@/browser/page-title'
import { returnTarget } from '@/session/history'
import { declineImpersonation, startImpersonation } from '@/session/impersonation'
import { currentSession } from '@/session/session-store'
import { Card } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

type State = { kind: 'asking' } | { kind: 'starting' } | { kind: 'failed'; error: ApiError | undefined }

/** SES-19, SES-30: an admin's impersonation link. Asks first if a user is logged in, otherwise exchanges it at once. */
export function ImpersonationScreen({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const [hadSession] = useState(() => currentSession() !== undefined)
  const [state, setState] = useState<State>(hadSession ? { kind: 'asking' } : { kind: 'starting' })
  const isStarted = useRef(false)

  const start = async () => {
    // The link works only once: a second press must not discard the first one's reply.
    if (isStarted.current) return
    isStarted.current = true
    setState({ kind: 'starting' })
    const result = await startImpersonation()
    if (result.kind === 'ok') await navigate({ to: '/', replace: true })
    else setState(result)
  }

  const stay = async () => {
    declineImpersonation()
    await navigate({ href: returnTarget(), replace: true })
  }

  useEffect(() => {
    if (!hadSession) void start()
    // Only on mount; `start` prevents repeated runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const title = state.kind === 'failed' ? m.impersonation_failed_title() : m.impersonation_title()
  usePageTitle(title)
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={title} />
      {state.kind === 'asking' && (
        <Card>
          <p>{m.impersonation_ask()}</p>
          <div className="flex flex-wrap gap-3 pt-5">
            <Button onClick={() => void start()}>{m.impersonation_continue()}</Button>
            <Button variant="outline" onClick={() => void stay()}>
              {m.impersonation_stay()}
            </Button>
          </div>
        </Card>
      )}
      {state.kind === 'starting' && (
        <p role="status" className="flex items-center gap-3 py-6">
          <Spinner />
          {m.impersonation_starting()}
        </p>
      )}
      {state.kind === 'failed' && (
        <Notice level="error" live="alert" text={reasonOf(state.error)}>
          {hadSession ? (
            <ButtonLink to="/" variant="outline">
              {m.impersonation_to_own()}
            </ButtonLink>
          ) : (
            <Button variant="outline" onClick={onLeave}>
              {m.to_login()}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

function reasonOf(error: ApiError | undefined): string {
  if (error?.has('impersonation_token_expired')) return m.impersonation_failed_expired()
  // Without an error the link itself was unusable; 404 and 400 mean that its token is invalid.
  return error === undefined || error.status === 404 || error.status === 400
    ? m.impersonation_failed_invalid()
    : m.impersonation_failed_other()
}
