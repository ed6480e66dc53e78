import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/page-header'

/** A page to be read from top to bottom, on paper too. */
export function Statement({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="max-w-form">
      <PageHeader title={title} description={text} />
      <div className="space-y-8">{children}</div>
    </div>
  )
}

export function StatementPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

export function StatementList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {items.map((item, at) => (
        // Texts that never move.
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
