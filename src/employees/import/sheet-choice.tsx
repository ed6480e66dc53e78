import { m } from '@generated/messages/messages.js'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { NativeSelect } from '@/ui/native-select'
import type { Sheet } from './read-workbook'

export interface SheetChoiceProps {
  sheets: readonly Sheet[]
  busy: boolean
  onSheet: (sheet: Sheet) => void
}

/** Selects the sheet of a workbook to read. */
export function SheetChoice({ sheets, busy, onSheet }: SheetChoiceProps) {
  const id = useId()
  const ref = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(0)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="max-w-form space-y-3">
      <div>
        <Label htmlFor={id}>{m.employees_import_sheet()}</Label>
        <NativeSelect
          id={id}
          ref={ref}
          className="mt-1"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {sheets.map(({ name }, index) => (
            // Sheet names may repeat in files of other programs, so the index is the key.
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button
        busy={busy}
        onClick={() => {
          const sheet = sheets[chosen]
          if (sheet) onSheet(sheet)
        }}
      >
        {m.employees_import_read_sheet()}
      </Button>
    </div>
  )
}
