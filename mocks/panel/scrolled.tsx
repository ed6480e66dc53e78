import type { ReactNode } from 'react'

/** A scrollable region that the keyboard can scroll too. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
