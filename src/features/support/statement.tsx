import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/navigation/page-header'

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
        // Index keys are safe here: the texts never reorder.
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
