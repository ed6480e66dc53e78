import { m } from '@generated/messages/messages.js'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { Skeleton } from '@/ui/skeleton'
import { choosableColumns } from '../chosen-columns'
import type { TableToolsProps } from '../table-tools'

// The form kit comes when somebody opens the panel: no list waits for it.
const Views = lazy(async () => ({ default: (await import('./views')).Views }))
/** Where the views cannot be fetched the page offers to be loaded anew; the columns work without them. */
const Nothing = () => null

/** EXP-04, EXP-05: which columns the table shows, and its views. */
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
