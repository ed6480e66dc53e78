import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** The primary action, on the right; under the title on narrow screens. */
  action?: ReactNode
  above?: ReactNode
  badge?: ReactNode
  /** Of the heading, which the router focuses after navigation. */
  heading?: Pick<ComponentProps<'h1'>, 'id' | 'ref'>
  className?: string
}

/** Header of every page: its only h1, a description and the primary action. */
export function PageHeader({ title, description, action, above, badge, heading, className }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={clsx('mb-6 space-y-2', className)}>
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 space-y-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 {...heading} tabIndex={-1} className="rounded-sm text-2xl font-semibold wrap-anywhere hyphens-auto">
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
