import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import type { EmployeeValues } from '@/employees/employee-form'
import { ImportMapping } from '@/employees/import/import-mapping'
import { ImportSource } from '@/employees/import/import-source'
import type { ReadTable } from '@/employees/import/read-table'
import { Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle } from '@/ui/overlays/sheet'
import { useOrderAround } from './order-context'
import { employeeOfRow, ORDER_COLUMNS } from './ordered-employees'

export interface EmployeeImportProps {
  onEmployees: (employees: EmployeeValues[]) => void
  onClose: () => void
}

/** CRD-07: adds several employees by paste or file. Errors are corrected in the order, not here. */
export function EmployeeImport({ onEmployees, onClose }: EmployeeImportProps) {
  const { rules } = useOrderAround()
  const [table, setTable] = useState<ReadTable>()
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent size="lg">
        <SheetHeader closeLabel={m.employees_close()}>
          <SheetTitle>{m.cards_employees_import_title()}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          {table && table.rows.length > 0 ? (
            <ImportMapping
              table={table}
              choice={undefined}
              columns={ORDER_COLUMNS}
              changes={false}
              onRows={(rows) => {
                onEmployees(rows.map((row) => employeeOfRow(row, rules.today)))
                onClose()
              }}
              onBack={() => setTable(undefined)}
            />
          ) : (
            <ImportSource onTable={setTable} columns={ORDER_COLUMNS} />
          )}
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
