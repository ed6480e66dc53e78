import { clsx } from 'clsx'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { linkVariants } from './link-variants'
import type { RenderLink } from './render-link'

export interface Crumb {
  key: string
  label: string
  /** Missing for the page itself, the last one. */
  link?: RenderLink
}

/** Where the page stands. The last crumb is the page itself. */
export function Breadcrumb({
  label,
  crumbs,
  className,
}: {
  label: string
  crumbs: readonly Crumb[]
  className?: string
}) {
  return (
    <nav data-slot="breadcrumb" aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
        {crumbs.map(({ key, label: text, link }, index) => (
          <li key={key} className="inline-flex min-h-6 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 text-muted-foreground" />}
            {link === undefined ? (
              <span aria-current="page" className="text-muted-foreground">
                {text}
              </span>
            ) : (
              link({ className: clsx(linkVariants(), 'inline-flex min-h-6 items-center'), children: text })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One step up, above the heading of a page. */
export function BackLink({ label, link, className }: { label: string; link: RenderLink; className?: string }) {
  return (
    <p data-slot="back-link" className={className}>
      {link({
        className: linkVariants({ icon: true }),
        children: (
          <>
            <ArrowLeft aria-hidden="true" />
            {label}
          </>
        ),
      })}
    </p>
  )
}
