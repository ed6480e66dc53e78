import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RenderLink } from '../navigation/link-variants'

export interface TileProps {
  title: string
  headingLevel?: 2 | 3
  icon?: ReactNode
  /** Replaces the icon and its box, e.g. by a BenefitMark. */
  mark?: ReactNode
  value?: ReactNode
  children?: ReactNode
  link?: RenderLink
  /** Buttons or links at the bottom. Do not combine with `link`. */
  actions?: ReactNode
  className?: string
}

export function Tile({ title, headingLevel = 3, icon, mark, value, children, link, actions, className }: TileProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div
      data-slot="tile"
      className={clsx(
        'relative flex break-inside-avoid flex-col gap-3 rounded-lg border border-border bg-card p-4 sm:p-5',
        link !== undefined && 'transition-colors hover:border-primary has-focus-visible:border-primary',
        className,
      )}
    >
      <div className="flex items-start gap-3">
        {mark}
        {icon !== undefined && (
          <span aria-hidden="true" className="shrink-0 rounded-md bg-accent p-2 text-accent-foreground [&_svg]:size-5">
            {icon}
          </span>
        )}
        <Heading className="min-w-0 grow self-center font-semibold">
          {link === undefined
            ? title
            : link({ className: 'rounded-sm after:absolute after:inset-0 after:rounded-lg', children: title })}
        </Heading>
        {link !== undefined && (
          <ChevronRight className="size-5 shrink-0 self-center text-muted-foreground print:hidden" />
        )}
      </div>
      {value !== undefined && <div className="text-xl font-semibold tabular-nums">{value}</div>}
      {children !== undefined && <div className="text-muted-foreground">{children}</div>}
      {actions !== undefined && <div className="mt-auto flex flex-wrap gap-3 pt-1">{actions}</div>}
    </div>
  )
}
