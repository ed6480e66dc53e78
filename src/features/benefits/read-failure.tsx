import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useReadAgain } from '@/api/use-read-again'
import { useLocale } from '@/language/locale'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { useGroupTitle } from './group-title'

/** Reports a failure once, also when earlier data stays on the page (GRP-11). */
export function useFailure(error: unknown, tell: (error: unknown) => void): void {
  useEffect(() => {
    if (error) tell(error)
  }, [error, tell])
}

/** Says what could not be read, whatever the error's own text is. */
const failureOf =
  (text: () => string) =>
  (error: unknown): void => {
    if (!isOfEndedSession(error)) notify({ level: 'error', text })
  }

export const notifyListFailure = failureOf(() => m.benefits_list_failed())
export const notifyGroupsFailure = failureOf(() => m.benefits_groups_failed())

/** Replaces the overview when loading fails: a toast, and a retry on the page (GRP-11). */
export function BenefitsFailure(props: ErrorComponentProps) {
  useLocale()
  useFailure(props.error, notifyListFailure)
  return <Failure {...props} title={m.benefits_title()} />
}

/** Replaces a group's page when loading the groups fails (GRP-11). */
export function GroupsFailure(props: ErrorComponentProps) {
  useLocale()
  useFailure(props.error, notifyGroupsFailure)
  const title = useGroupTitle()
  return <Failure {...props} title={title} />
}

function Failure({ reset, title }: ErrorComponentProps & { title: string }) {
  const retry = useReadAgain(reset)
  return (
    <>
      <PageHeader title={title} />
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
