import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocale } from '@/language/locale'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { useReadAgain } from '@/shell/use-read-again'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'

/** Tells of a failure once, also when what was read before stays on the page (GRP-11). */
export function useFailure(error: unknown, tell: (error: unknown) => void): void {
  useEffect(() => {
    if (error) tell(error)
  }, [error, tell])
}

export function tellListFailure(error: unknown): void {
  if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.benefits_list_failed() })
}

export const tellGroupsFailure = (error: unknown): void => notifyApiError(error, () => m.benefits_groups_failed())

/** The overview without its benefits: the toast says it, the page offers a way on (GRP-11). */
export function BenefitsFailure(props: ErrorComponentProps) {
  useLocale()
  useFailure(props.error, tellListFailure)
  return <Failure {...props} />
}

/** A group's page without its groups (GRP-11). */
export function GroupsFailure(props: ErrorComponentProps) {
  useLocale()
  useFailure(props.error, tellGroupsFailure)
  return <Failure {...props} />
}

function Failure({ reset }: ErrorComponentProps) {
  const retry = useReadAgain(reset)
  return (
    <>
      <PageHeader title={m.benefits_title()} />
      <EmptyState
        icon={<CloudOff />}
        title={m.benefits_failed_title()}
        action={<Button onClick={retry}>{m.try_again()}</Button>}
      >
        {m.benefits_failed_text()}
      </EmptyState>
    </>
  )
}
