import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Rank of the title in the page's outline. */
  headingLevel?: 2 | 3
  description?: ReactNode
  /** At the right end of the header. */
  action?: ReactNode
  /** Under a line at the bottom. */
  footer?: ReactNode
  /** No inner padding, for a table that fills the card. */
  flush?: boolean
}

/** A sheet of paper on the page: one subject with an optional heading. */
export function Card({
  title,
  headingLevel = 2,
  description,
  action,
  footer,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const headed = title !== undefined || action !== undefined
  return (
    <section
      data-slot="card"
      {...rest}
      className={clsx('min-w-0 overflow-clip rounded-lg border border-border bg-card', className)}
    >
      {headed && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-5">
          <div className="min-w-0 space-y-1">
            {title !== undefined && (
              <Heading className={clsx('font-semibold', headingLevel === 2 ? 'text-xl' : 'text-base')}>{title}</Heading>
            )}
            {description !== undefined && <p className="text-muted-foreground">{description}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={clsx(flush ? headed && 'pt-4' : 'px-4 py-4 sm:px-6 sm:py-5')}>{children}</div>
      {footer !== undefined && <footer className="border-t border-border px-4 py-4 sm:px-6">{footer}</footer>}
    </section>
  )
}
