import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card'
import { Skeleton } from './skeleton'

/** Explanation on the left and a form's width on the right; stacked where the place is too narrow for both. */
const grid = 'grid items-start gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(14rem,1fr)_minmax(0,var(--container-form))]'

export interface PageSectionProps {
  title: ReactNode
  /** For a heading that is focused when its content changes. */
  titleRef?: Ref<HTMLHeadingElement>
  description?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function PageSection({ title, titleRef, description, action, children }: PageSectionProps) {
  const id = useId()
  return (
    <section data-slot="page-section" aria-labelledby={id} className="@container">
      <div className={grid}>
        <div className="space-y-3">
          <h2 id={id} ref={titleRef} tabIndex={-1} className="rounded-sm text-xl font-semibold">
            {title}
          </h2>
          {description !== undefined && <p className="text-muted-foreground">{description}</p>}
          {action}
        </div>
        <FormCard>{children}</FormCard>
      </div>
    </section>
  )
}

export const FormCard = ({ children }: { children: ReactNode }) => <Card contentClass="space-y-6">{children}</Card>

/** Placeholder of a PageSection; the height of its card is a class. */
export function PageSectionSkeleton({ className }: { className: string }) {
  return (
    <div className="@container">
      <div className={grid}>
        <Skeleton className="h-7 w-40" />
        <Skeleton className={clsx('w-full rounded-lg', className)} />
      </div>
    </div>
  )
}

/** A page's header beside its only form, in the columns of a PageSection. */
export const PageColumns = ({ header, children }: { header: ReactNode; children: ReactNode }) => (
  <div className="@container">
    <div className={grid}>
      {header}
      <div className="min-w-0">{children}</div>
    </div>
  </div>
)

/** A form with its summary beside it on wide screens and under it on narrow ones. */
export const formWithAside =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[minmax(0,var(--container-form))_minmax(min(18rem,40%),1fr)]'
