import type { ReactNode } from 'react'
import { Empty, EmptyContent, EmptyDescription, EmptyMedia, EmptyTitle, type EmptyTitleProps } from './empty'

export interface EmptyStateProps extends Pick<EmptyTitleProps, 'headingLevel'> {
  icon?: ReactNode
  /** What the list is, and that it is empty. */
  title: string
  /** Why it is empty. */
  children?: ReactNode
  /** The next step for the user. */
  action?: ReactNode
  className?: string
}

/** The empty state of every list and report, always in the same order: title, reason, next step. */
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
