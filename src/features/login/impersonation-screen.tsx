import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '@/browser/page-title'
import { useOnce } from '@/browser/use-once'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { returnTarget } from '@/session/history'
import { declineImpersonation, startImpersonation } from '@/session/impersonation'
import { currentSession } from '@/session/session-store'
import { Card } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** SES-19, SES-30: an admin's impersonation link. Asks first if a user is logged in, otherwise exchanges it at once. */
export function ImpersonationScreen({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const [hadSession] = useState(() => currentSession() !== undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const { busy, run } = useSubmitLock()

  // The link works only once, so the first press locks the second one out.
  const start = () =>
    run(async () => {
      if (await startImpersonation()) await navigate({ to: '/', replace: true })
      else setHasFailed(true)
    })

  const stay = async () => {
    declineImpersonation()
    await navigate({ href: returnTarget(), replace: true })
  }

  useOnce(!hadSession, () => void start())

  const title = hasFailed ? m.impersonation_failed_title() : m.impersonation_title()
  usePageTitle(title)
  const isAsking = hadSession && !busy && !hasFailed
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title={title} />
      {isAsking && (
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
      {!hasFailed && !isAsking && (
        <p role="status" className="flex items-center gap-3 py-6">
          <Spinner />
          {m.impersonation_starting()}
        </p>
      )}
      {hasFailed && (
        <Notice level="error" live="alert" text={m.impersonation_failed_text()}>
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
