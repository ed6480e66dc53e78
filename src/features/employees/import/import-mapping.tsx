import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Select } from '@/ui/select'
import { cellVariants, tableClasses } from '@/ui/table-classes'
import type { ImportRow } from './check-rows'
import { columnName, IMPORT_COLUMNS, type ImportColumn, type Mapping, recogniseHeaders } from './import-columns'
import type { Table } from './read-table'

export interface ImportMappingProps {
  table: Table
  onRows: (rows: ImportRow[]) => void
  onBack: () => void
}

/** Step 2: what was recognised, to be put right by hand. */
export function ImportMapping({ table, onRows, onBack }: ImportMappingProps) {
  const [recognised] = useState(() => recogniseHeaders(table[0] ?? []))
  const [hasHeader, setHasHeader] = useState(recognised !== undefined)
  const [mapping, setMapping] = useState<Mapping>(() => recognised ?? (table[0] ?? []).map(() => undefined))
  const twice = IMPORT_COLUMNS.find((column) => mapping.filter((other) => other === column).length > 1)
  const [header = [], ...below] = table
  const sample = hasHeader ? (below[0] ?? []) : header
  const isEmpty = mapping.every((column) => column === undefined)

  const choose = (index: number, column: ImportColumn | undefined) =>
    setMapping(mapping.map((old, at) => (at === index ? column : old)))

  return (
    <Card title={m.employees_import_columns_title()} description={m.employees_import_columns_text()}>
      <div className="space-y-4">
        <Checkbox
          label={m.employees_import_has_header()}
          checked={hasHeader}
          onChange={(event) => setHasHeader(event.target.checked)}
        />
        <div className={tableClasses.scroller}>
          <table className={tableClasses.table}>
            <caption className={tableClasses.caption}>{m.employees_import_columns_title()}</caption>
            <thead className={tableClasses.head}>
              <tr>
                {[
                  m.employees_import_column_source(),
                  m.employees_import_column_sample(),
                  m.employees_import_column_target(),
                ].map((title) => (
                  <th key={title} scope="col" className={cellVariants({ head: true })}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mapping.map((column, index) => {
                const number = m.employees_import_column_number({ number: index + 1 })
                const name = (hasHeader && header[index]) || number
                return (
                  // A column has no identity but its place.
                  <tr key={index} className={tableClasses.row}>
                    <th scope="row" className={cellVariants({ className: 'font-medium wrap-anywhere' })}>
                      {name}
                    </th>
                    <td className={cellVariants({ className: 'wrap-anywhere text-muted-foreground' })}>
                      {sample[index]}
                    </td>
                    <td className={cellVariants()}>
                      <Select
                        aria-label={`${m.employees_import_column_target()}: ${name}`}
                        aria-invalid={(column !== undefined && column === twice) || undefined}
                        value={column ?? ''}
                        onChange={(event) =>
                          choose(
                            index,
                            IMPORT_COLUMNS.find((known) => known === event.target.value),
                          )
                        }
                      >
                        <option value="">{m.employees_import_column_ignored()}</option>
                        {IMPORT_COLUMNS.map((known) => (
                          <option key={known} value={known}>
                            {columnName(known)}
                          </option>
                        ))}
                      </Select>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        {twice && (
          <Alert level="error" levelLabel={m.level_error()} live="alert">
            {m.employees_import_column_twice({ column: columnName(twice) })}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            disabledReason={
              twice
                ? m.employees_import_column_twice({ column: columnName(twice) })
                : isEmpty
                  ? m.employees_import_columns_text()
                  : undefined
            }
            onClick={() => onRows(importRows(hasHeader ? below : table, mapping, hasHeader ? 2 : 1))}
          >
            {m.employees_import_check()}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {m.employees_import_over()}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The rows by their columns; a row's number is its place in what was brought, empty lines not counted. */
function importRows(rows: Table, mapping: Mapping, firstLine: number): ImportRow[] {
  return rows.map((texts, index) => {
    const cells: Partial<Record<ImportColumn, string>> = {}
    for (const [at, column] of mapping.entries()) if (column) cells[column] = texts[at] ?? ''
    return { line: firstLine + index, cells }
  })
}
