import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Removes the inner padding, for a table that fills the card. */
  flush?: boolean
  contentClass?: string
  header?: ReactNode
  footer?: ReactNode
}

export interface TitledCardProps extends Omit<CardProps, 'header'> {
  title: ReactNode
  headingLevel?: 2 | 3
  description?: ReactNode
  /** On a phone it is below the title. */
  action?: ReactNode
}

/** A card with a title above its content. Without children it is only a header. */
export function TitledCard({ title, headingLevel = 2, description, action, ...card }: TitledCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const header = (
    <header
      data-slot="card-header"
      className="grid items-start gap-x-4 gap-y-1 px-4 pt-4 sm:px-6 sm:pt-5 sm:has-data-[slot=card-action]:grid-cols-[1fr_auto]"
    >
      <Heading
        data-slot="card-title"
        className={clsx('min-w-0 font-semibold', headingLevel === 2 ? 'text-xl' : 'text-base')}
      >
        {title}
      </Heading>
      {description !== undefined && (
        <p data-slot="card-description" className="min-w-0 text-muted-foreground">
          {description}
        </p>
      )}
      {action !== undefined && (
        <div data-slot="card-action" className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
          {action}
        </div>
      )}
    </header>
  )
  return <Card {...card} header={header} />
}

/** A box on the page for one subject. */
export function Card(props: CardProps) {
  const { header, footer, flush = false, contentClass, className, children, ...rest } = props
  return (
    <section
      data-slot="card"
      className={clsx(
        // Horizontal padding of the content. Tables use the variable to extend to the card's edges.
        '[--card-inset:1rem] sm:[--card-inset:1.5rem]',
        'min-w-0 overflow-clip rounded-lg break-inside-avoid border border-border bg-card',
        className,
      )}
      {...rest}
    >
      {header}
      {Boolean(children) && (
        <div
          data-slot="card-content"
          className={clsx(flush ? 'not-first:pt-4' : 'px-4 py-4 sm:px-6 sm:py-5', contentClass)}
        >
          {children}
        </div>
      )}
      {footer !== undefined && (
        <footer data-slot="card-footer" className="border-t border-border px-4 py-4 sm:px-6 print:hidden">
          {footer}
        </footer>
      )}
    </section>
  )
}
