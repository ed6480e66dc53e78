import { m } from '@generated/messages/messages.js'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Skeleton } from '@/ui/skeleton'
import { choosableColumns } from '../chosen-columns'
import type { TableToolsProps } from '../table-tools'

// Lazy-loaded with the form kit when the panel is opened, so that lists do not load it.
const Views = lazy(async () => ({ default: (await import('./views')).Views }))
/** Fallback when loading the views fails: the page then offers a reload, and the column choice still works. */
const Nothing = () => null

/** EXP-04, EXP-05: column choice and saved views. */
export function ViewPanel<Row>(props: TableToolsProps<Row> & { close: () => void }) {
  const { columns, chosen, onColumns, hasAddress, tools, close } = props
  return (
    <div className="space-y-4 p-1">
      <fieldset className="space-y-2">
        {hasAddress && <legend className="font-semibold">{m.table_columns()}</legend>}
        {choosableColumns(columns).map((column) => (
          <Checkbox
            key={column.id}
            label={column.header()}
            checked={chosen.shown.includes(column)}
            onChange={() => onColumns(chosen.toggle(column))}
          />
        ))}
      </fieldset>
      {hasAddress && (
        <CatchBoundary getResetKey={() => 'views'} errorComponent={Nothing}>
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <Views table={tools.id} columns={chosen.marks} close={close} />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}
