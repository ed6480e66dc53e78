import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** The primary action at the right end; under the title on narrow screens. */
  action?: ReactNode
  /** A BackLink or Breadcrumb above the title. */
  above?: ReactNode
  /** A status beside the title. */
  badge?: ReactNode
  /** For the router's focus on arrival. */
  titleId?: string
  className?: string
}

/** Top of every page: its one h1, what it is for, its primary action. */
export function PageHeader({ title, description, action, above, badge, titleId, className }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={clsx('mb-6 space-y-2', className)}>
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 space-y-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 id={titleId} tabIndex={-1} className="rounded-sm text-2xl font-semibold wrap-anywhere hyphens-auto">
              {title}
            </h1>
            {badge}
          </div>
          {description !== undefined && <p className="max-w-prose text-muted-foreground">{description}</p>}
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">{action}</div>}
      </div>
    </header>
  )
}
