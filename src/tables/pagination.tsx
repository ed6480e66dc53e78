import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Button } from '@/ui/inputs/button'
import { StepArrow } from '@/ui/navigation/step-arrow'
import { formatCount } from '@/values/numbers/count'

export interface PaginationProps {
  /** 1-based. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  label: string
  /** The rows on the page when known, e.g. \"51–100 / 1 234\".  */
  rangeText?: string
}

/** The page buttons to render: first, last, and the current page with its neighbours; null is a gap. */
export function pageButtons(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1]
    if (before === undefined || n === before + 1) return [n]
    // A gap of one page shows that page instead.
    return n === before + 2 ? [before + 1, n] : [null, n]
  })
}

export const positionText = (page: number, pageCount: number): string =>
  m.table_position({ page: formatCount(page), count: formatCount(pageCount) })

/** Narrow screens show only the current page between the arrows. */
export function Pagination({ page, pageCount, onPageChange, label, rangeText }: PaginationProps) {
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted-foreground tabular-nums">
        <span>{positionText(page, pageCount)}</span>
        {rangeText !== undefined && <span>{rangeText}</span>}
      </p>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <StepArrow
            to="previous"
            label={m.table_previous()}
            inert={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
        </li>
        {pageButtons(page, pageCount).map((n, index) =>
          n === null ? (
            // A gap has no identity but its position, so the index is its key.
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted-foreground max-sm:hidden">
              …
            </li>
          ) : (
            <li key={n} className={clsx(n !== page && 'max-sm:hidden')}>
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.table_page({ page: n })}
                aria-current={n === page ? 'page' : undefined}
                className="tabular-nums transition-none aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]"
                onClick={() => {
                  if (n !== page) onPageChange(n)
                }}
              >
                {n}
              </Button>
            </li>
          ),
        )}
        <li>
          <StepArrow
            to="next"
            label={m.table_next()}
            inert={page >= pageCount}
            onPress={() => onPageChange(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
