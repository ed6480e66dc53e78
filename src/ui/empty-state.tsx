import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  /** What this is and that there is none. */
  title: string
  headingLevel?: 1 | 2 | 3
  /** Why it is empty. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  className?: string
}

/** What stands where a list or report has nothing to show: it teaches. */
export function EmptyState({ icon, title, headingLevel = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="empty-state" className={clsx('flex flex-col items-center gap-3 px-4 py-12 text-center', className)}>
      {icon !== undefined && (
        <span aria-hidden="true" className="text-muted-foreground [&_svg]:size-10 [&_svg]:stroke-[1.25]">
          {icon}
        </span>
      )}
      <Heading className={clsx('font-semibold', headingLevel === 1 ? 'text-2xl' : 'text-xl')}>{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-muted-foreground">{children}</div>}
      {action !== undefined && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  )
}
