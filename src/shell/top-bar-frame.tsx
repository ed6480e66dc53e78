import type { ReactNode } from 'react'

/** Inline, because a file would add a request before the first paint. public/favicon.svg and index.html have it too. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" className="size-8 shrink-0">
    <rect width="32" height="32" rx="8" fill="#1d5c43" className="print:hidden" />
    <path
      d="M8.5 26v-6.5m15 6.5v-6.5m-14.9-2a7.5 7.5 0 0 1 2.6-5.2m1.7-1.3a7.5 7.5 0 0 1 6.2 0m1.7 1.3a7.5 7.5 0 0 1 2.6 5.2"
      fill="none"
      stroke="#f7f6f2"
      strokeWidth="5"
      className="print:stroke-current"
    />
    <circle cx="16" cy="21.5" r="3.2" fill="#f0b76b" className="print:fill-current" />
  </svg>
)

/** The top bar without user data, as in the first paint of every page. */
export function TopBarFrame({ start, brand, end }: { start?: ReactNode; brand?: ReactNode; end?: ReactNode }) {
  return (
    <header
      data-slot="top-bar"
      className="sticky top-0 z-10 short:static flex h-top-bar items-center gap-3 max-sm:gap-1 border-b border-border bg-card px-4 sm:px-6 print:hidden"
    >
      {start}
      {/* The account gives way first (its factor is so large that nothing else shrinks with it), then the name wraps out of sight. */}
      <div className="mr-auto min-w-8">{brand}</div>
      {end}
    </header>
  )
}
