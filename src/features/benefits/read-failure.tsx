import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useFailureToast } from '@/notifications/report-failure'
import { pageFailure } from '@/shell/route-error-screen'
import { PageHeader } from '@/ui/navigation/page-header'
import { useGroupTitle } from './group-title'

export const listFailed = () => m.benefits_list_failed()
export const groupsFailed = () => m.benefits_groups_failed()

const GroupHeader = () => <PageHeader title={useGroupTitle()} />
const OverviewFailed = pageFailure(() => <PageHeader title={m.benefits_title()} />)
const GroupFailed = pageFailure(() => <GroupHeader />)

/** Replaces the overview when loading fails: a toast, and a retry on the page (GRP-11). */
export function BenefitsFailure(props: ErrorComponentProps) {
  useFailureToast(props.error, listFailed)
  return <OverviewFailed {...props} />
}

/** Replaces a group's page when loading the groups fails (GRP-11). */
export function GroupsFailure(props: ErrorComponentProps) {
  useFailureToast(props.error, groupsFailed)
  return <GroupFailed {...props} />
}
