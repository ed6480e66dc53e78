import type { ReactNode } from 'react'
import { Empty, EmptyContent, EmptyDescription, EmptyMedia, EmptyTitle, type EmptyTitleProps } from './empty'

export interface EmptyStateProps extends Pick<EmptyTitleProps, 'headingLevel'> {
  icon?: ReactNode
  /** What this is and that there is none. */
  title: string
  /** Why it is empty. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  className?: string
}

/** Every empty list and report in one order: what it is, why it is empty, the one next step. */
export function EmptyState({ icon, title, headingLevel, children, action, className }: EmptyStateProps) {
  return (
    <Empty className={className}>
      {icon !== undefined && <EmptyMedia>{icon}</EmptyMedia>}
      <EmptyTitle headingLevel={headingLevel}>{title}</EmptyTitle>
      {children !== undefined && <EmptyDescription>{children}</EmptyDescription>}
      {action !== undefined && <EmptyContent>{action}</EmptyContent>}
    </Empty>
  )
}
