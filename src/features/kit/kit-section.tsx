import type { ReactNode } from 'react'

/** Section of the kit with an anchor. */
export function KitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="space-y-6 border-t border-border pt-6">
      <h2 id={id} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A component with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-3">
      <h3 className="text-sm font-medium text-muted-foreground">{name}</h3>
      {children}
    </div>
  )
}

/** States of one component in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

/** States of one component in columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 sm:grid-cols-2 nav:grid-cols-3">{children}</div>
}
