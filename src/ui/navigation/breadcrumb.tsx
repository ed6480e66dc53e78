import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The path to the current page. Pass an `aria-label`, and the router's links as children. */
export function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav data-slot="breadcrumb" {...props} />
}

export function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={clsx('flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm', className)}
      {...props}
    />
  )
}

export function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={clsx('inline-flex min-h-6 items-center gap-1.5', className)}
      {...props}
    />
  )
}

/** The current page, the last item. */
export function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={clsx('text-muted-foreground', className)}
      {...props}
    />
  )
}

export function BreadcrumbSeparator({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-separator"
      aria-hidden="true"
      className={clsx('text-muted-foreground [&_svg]:size-4', className)}
      {...props}
    >
      <ChevronRight />
    </li>
  )
}
