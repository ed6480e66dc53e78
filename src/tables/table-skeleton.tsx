import { m } from '@generated/messages/messages.js'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'

/** Placeholder rows with the height of real rows, so that the layout does not shift. */
export function TableSkeleton({ columns, rows, hasActions }: { columns: number; rows: number; hasActions: boolean }) {
  // Rows with a menu button are slightly higher.
  const height = hasActions ? 'h-[calc(29px+2*var(--row-inset))]' : 'h-[calc(25px+2*var(--row-inset))]'
  return (
    <SkeletonGroup label={m.table_loading()} className="w-full">
      <div className="hidden h-[calc(26px+2*var(--row-inset))] border-b border-border nav:block" />
      {Array.from({ length: rows }, (_, row) => (
        // Index keys are safe here: the rows are identical and never reorder.
        <div
          key={row}
          className={`flex items-center gap-6 border-b border-border px-4 last:border-b-0 sm:px-6 ${height}`}
        >
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton key={column} className={column === 0 ? 'h-4 flex-2' : 'h-4 flex-1 max-nav:hidden'} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
