import type { ReactNode } from 'react'

/** The top bar without user data, as in the first paint of every page. */
export function TopBarFrame({ start, brand, end }: { start?: ReactNode; brand?: ReactNode; end?: ReactNode }) {
  return (
    <header
      data-slot="top-bar"
      className="sticky top-0 z-10 short:static flex h-top-bar items-center gap-3 max-sm:gap-2 border-b border-border bg-card px-4 sm:px-6 print:hidden"
    >
      {start}
      {brand}
      <div className="grow" />
      {end}
    </header>
  )
}
