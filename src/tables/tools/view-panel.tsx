import { m } from '@generated/messages/messages.js'
import { useEffect } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { useOnDemand } from '@/ui/use-on-demand'
import { choosableColumns } from '../chosen-columns'
import type { TableToolsProps } from '../table-tools'

/** With the engine of forms, which no list waits for. */
const loadViews = () => import('./views').then(({ Views }) => Views)

/** EXP-04, EXP-05: which columns the table shows, and its views. */
export function ViewPanel<Row>(props: TableToolsProps<Row> & { close: () => void }) {
  const { columns, chosen, onColumns, hasAddress, tools, close } = props
  const [Views, fetchViews] = useOnDemand(loadViews)
  useEffect(() => {
    if (hasAddress) fetchViews()
  }, [hasAddress, fetchViews])
  return (
    <div className="max-h-[70dvh] space-y-4 overflow-y-auto p-1">
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
      {hasAddress && Views && <Views table={tools.id} columns={chosen.marks} close={close} />}
    </div>
  )
}
