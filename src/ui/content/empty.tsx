import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Container of the empty state; EmptyState composes its parts. */
export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      className={clsx('flex flex-col items-center gap-3 px-4 py-12 text-center', className)}
      {...props}
    />
  )
}

export function EmptyMedia({ className, ...props }: ComponentProps<'span'>) {
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

export interface EmptyTitleProps extends ComponentProps<'h2'> {
  headingLevel?: 1 | 2 | 3
}

export function EmptyTitle({ headingLevel = 2, className, ...props }: EmptyTitleProps) {
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

export function EmptyDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-description" className={clsx('max-w-prose text-muted-foreground', className)} {...props} />
  )
}

export function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="empty-content" className={clsx('flex flex-wrap justify-center gap-3 pt-2', className)} {...props} />
  )
}
