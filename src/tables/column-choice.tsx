import { m } from '@generated/messages/messages.js'
import { Columns3 } from 'lucide-react'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Popover } from '@/ui/popover'
import type { DataColumn } from './data-column'

export interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** A button beside the filters: which of the optional columns the table shows. */
export function ColumnChoice<Row>({ columns, chosen, onToggle }: ColumnChoiceProps<Row>) {
  return (
    <Popover
      label={m.table_columns()}
      align="end"
      trigger={(trigger) => (
        <Button variant="outline" className="self-end" {...trigger}>
          <Columns3 aria-hidden="true" />
          {m.table_columns()}
        </Button>
      )}
    >
      {() => (
        <div className="space-y-2 p-1">
          {columns
            .filter(({ optional }) => optional)
            .map(({ id, header }) => (
              <Checkbox key={id} label={header()} checked={chosen.has(id)} onChange={() => onToggle(id)} />
            ))}
        </div>
      )}
    </Popover>
  )
}
