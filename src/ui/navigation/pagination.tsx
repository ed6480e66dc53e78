import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../inputs/button'
import { StepArrow } from './step-arrow'

export interface PaginationProps {
  /** 1-based. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  positionText: string
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

/** Narrow screens show only the current page between the arrows. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  positionText,
  rangeText,
}: PaginationProps) {
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted-foreground tabular-nums">
        <span>{positionText}</span>
        {rangeText !== undefined && <span>{rangeText}</span>}
      </p>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <StepArrow label={previousLabel} inert={page <= 1} onPress={() => onPageChange(page - 1)}>
            <ChevronLeft aria-hidden="true" />
          </StepArrow>
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
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
                className="tabular-nums aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground"
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
          <StepArrow label={nextLabel} inert={page >= pageCount} onPress={() => onPageChange(page + 1)}>
            <ChevronRight aria-hidden="true" />
          </StepArrow>
        </li>
      </ul>
    </nav>
  )
}
