import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  headingLevel?: 1 | 2 | 3
  children?: ReactNode
  action?: ReactNode
}

/** The empty state of every list and report, always in the same order: title, reason, next step. */
export function EmptyState({ icon, title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="empty" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="rounded-full bg-accent p-4 text-accent-foreground [&_svg]:size-8 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      )}
      <Heading data-slot="empty-title" className={`font-semibold ${headingLevel === 1 ? 'text-2xl' : 'text-xl'}`}>
        {title}
      </Heading>
      {children !== undefined && <div className="max-w-prose text-muted-foreground empty:hidden">{children}</div>}
      {action !== undefined && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  )
}
