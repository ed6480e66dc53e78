import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackLink } from '@/ui/navigation/back-link'
import { PageHeader } from '@/ui/navigation/page-header'

export interface TopUpHeaderProps {
  title: string
  badge?: ReactNode
  children?: ReactNode
}

/** REP-03: the title of a load's report, below the link back to the loads. */
export function TopUpHeader({ title, badge, children }: TopUpHeaderProps) {
  return (
    <PageHeader
      title={title}
      badge={badge}
      description={children}
      above={
        <BackLink
          label={m.reports_detail_back()}
          link={(props) => <Link to="/reports" search={{ tab: 'topups' }} {...props} />}
        />
      }
    />
  )
}
