import { CatchBoundary, Link, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/content/skeleton'
import type { TableToolsProps } from '../table-tools'
import { useTableViews, viewSearch } from './table-views'

// Lazy-loaded with the form kit when the panel is opened, so that lists do not load it.
const Views = lazy(async () => ({ default: (await import('./views')).Views }))
/** Fallback when loading the views fails: the page then offers a reload, and the rest of the toolbar still works. */
const Nothing = () => null

/** EXP-05: names, renames and deletes views. */
export function ViewPanel<Row>({ tools, chosen }: TableToolsProps<Row> & { close: () => void }) {
  return (
    <CatchBoundary getResetKey={() => 'views'} errorComponent={Nothing}>
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <Views table={tools.id} columns={chosen.marks} />
      </Suspense>
    </CatchBoundary>
  )
}

/** EXP-05: the saved views, each a link. */
export function ViewChips<Row>({ tools, chosen }: TableToolsProps<Row>) {
  const search = JSON.stringify(viewSearch(useSearch({ strict: false }), chosen.marks))
  return useTableViews(tools.id).map((view) => {
    const isShown = JSON.stringify(view.search) === search
    return (
      <Link
        key={view.name}
        to="."
        search={() => view.search}
        aria-current={isShown || undefined}
        className={clsx(
          'inline-flex min-h-10 max-w-48 items-center rounded-full border px-3 text-sm',
          isShown ? 'border-primary bg-accent text-accent-foreground' : 'border-border hover:bg-muted',
        )}
      >
        <span className="truncate">{view.name}</span>
      </Link>
    )
  })
}
