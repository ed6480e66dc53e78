import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useFailureToast } from '@/notifications/report-failure'
import { PageFailure } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'
import { useGroupTitle } from './group-title'

export const listFailed = () => m.benefits_list_failed()
export const groupsFailed = () => m.benefits_groups_failed()

/** Replaces the overview when loading fails: a toast, and a retry on the page (GRP-11). */
export function BenefitsFailure(props: ErrorComponentProps) {
  useFailureToast(props.error, listFailed)
  return <PageFailure {...props} header={() => <PageHeader title={m.benefits_title()} />} />
}

/** Replaces a group's page when loading the groups fails (GRP-11). */
export function GroupsFailure(props: ErrorComponentProps) {
  useFailureToast(props.error, groupsFailed)
  const title = useGroupTitle()
  return <PageFailure {...props} header={() => <PageHeader title={title} />} />
}
