import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

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

/** Container of the empty state; EmptyState composes its parts. */
function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      className={clsx('flex flex-col items-center gap-3 px-4 py-12 text-center', className)}
      {...props}
    />
  )
}

function EmptyMedia({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="empty-media"
      aria-hidden="true"
      className={clsx(
        'rounded-full bg-accent p-4 text-accent-foreground [&_svg]:size-8 [&_svg]:stroke-[1.5]',
        className,
      )}
      {...props}
    />
  )
}

interface EmptyTitleProps extends ComponentProps<'h2'> {
  headingLevel?: 1 | 2 | 3
}

function EmptyTitle({ headingLevel = 2, className, ...props }: EmptyTitleProps) {
  const Heading = `h${headingLevel}` as const
  return (
    // oxlint-disable-next-line jsx-a11y/heading-has-content -- children are passed in props
    <Heading
      data-slot="empty-title"
      className={clsx('font-semibold', headingLevel === 1 ? 'text-2xl' : 'text-xl', className)}
      {...props}
    />
  )
}

function EmptyDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-description" className={clsx('max-w-prose text-muted-foreground', className)} {...props} />
  )
}

function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-content" className={clsx('flex flex-wrap justify-center gap-3 pt-2', className)} {...props} />
  )
}
