import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="card"
      className={clsx(
        // Horizontal padding of the content. Tables use the variable to extend to the card's edges.
        '[--card-inset:1rem] sm:[--card-inset:1.5rem]',
        'min-w-0 overflow-clip rounded-lg border border-border bg-card text-card-foreground',
        className,
      )}
      {...props}
    />
  )
}

export function CardHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="card-header"
      className={clsx(
        'grid items-start gap-x-4 gap-y-1 px-4 pt-4 has-data-[slot=card-action]:grid-cols-[1fr_auto] sm:px-6 sm:pt-5',
        className,
      )}
      {...props}
    />
  )
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  headingLevel?: 2 | 3
}

export function CardTitle({ headingLevel = 2, className, ...props }: CardTitleProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    // oxlint-disable-next-line jsx-a11y/heading-has-content -- children are passed in props
    <Heading
      data-slot="card-title"
      className={clsx('min-w-0 font-semibold', headingLevel === 2 ? 'text-xl' : 'text-base', className)}
      {...props}
    />
  )
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="card-description" className={clsx('min-w-0 text-muted-foreground', className)} {...props} />
}

export function CardAction({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-action"
      className={clsx('col-start-2 row-span-2 row-start-1 self-start justify-self-end', className)}
      {...props}
    />
  )
}

export interface CardContentProps extends ComponentProps<'div'> {
  /** Removes the inner padding, for a table that fills the card. */
  flush?: boolean
}

export function CardContent({ flush = false, className, ...props }: CardContentProps) {
  return (
    <div
      data-slot="card-content"
      className={clsx(flush ? 'not-first:pt-4' : 'px-4 py-4 sm:px-6 sm:py-5', className)}
      {...props}
    />
  )
}

export function CardFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="card-footer"
      className={clsx('border-t border-border px-4 py-4 sm:px-6', className)}
      {...props}
    />
  )
}

export interface TitledCardProps
  extends Omit<ComponentProps<'section'>, 'title'>,
    Pick<CardContentProps, 'flush'>,
    Pick<CardTitleProps, 'headingLevel'> {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  footer?: ReactNode
}

/** A card with a title above its content. Without children it is only a header. */
export function TitledCard(props: TitledCardProps) {
  const { title, headingLevel, description, action, flush, footer, children, ...card } = props
  return (
    <Card {...card}>
      <CardHeader>
        <CardTitle headingLevel={headingLevel}>{title}</CardTitle>
        {description !== undefined && <CardDescription>{description}</CardDescription>}
        {action !== undefined && <CardAction>{action}</CardAction>}
      </CardHeader>
      {Boolean(children) && <CardContent flush={flush}>{children}</CardContent>}
      {footer !== undefined && <CardFooter>{footer}</CardFooter>}
    </Card>
  )
}
