import { m } from '@generated/messages/messages.js'
import { useId, useState } from 'react'
import { Alert, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { FieldDescription } from '@/ui/field'
import { Label } from '@/ui/label'
import { NativeSelect } from '@/ui/native-select'
import { columnName, IMPORT_COLUMNS, type ImportColumn, type Mapping, recogniseHeaders } from './import-columns'
import type { ImportRow } from './import-row'
import type { Table } from './read-table'

/** What was chosen of the table's columns. */
export interface ColumnChoice {
  hasHeader: boolean
  mapping: Mapping
}

export interface ImportMappingProps {
  table: Table
  /** What was chosen before; without it, what is recognised. */
  choice: ColumnChoice | undefined
  onRows: (rows: ImportRow[], choice: ColumnChoice) => void
  onBack: () => void
  /** What a column can be; others that are recognised stay unused. */
  columns?: readonly ImportColumn[]
  /** Whether rows of known employee numbers change those employees. */
  changes?: boolean
}

/** Without them nobody can be added. */
const NEEDED: readonly ImportColumn[] = [
  'lastName',
  'firstName',
  'emailAddress',
  'personalId',
  'employeeType',
  'startOfBenefit',
]

/** Step 2: what was recognised, to be put right by hand. */
export function ImportMapping({
  table,
  choice,
  onRows,
  onBack,
  columns = IMPORT_COLUMNS,
  changes = true,
}: ImportMappingProps) {
  const [recognised] = useState(() =>
    recogniseHeaders(table[0] ?? [])?.map((column) => (column && columns.includes(column) ? column : undefined)),
  )
  const [hasHeader, setHasHeader] = useState(choice?.hasHeader ?? recognised !== undefined)
  const [mapping, setMapping] = useState<Mapping>(
    () => choice?.mapping ?? recognised ?? (table[0] ?? []).map(() => undefined),
  )
  const twice = IMPORT_COLUMNS.find((column) => mapping.filter((other) => other === column).length > 1)
  const [header = [], ...below] = table
  const sample = hasHeader ? (below[0] ?? []) : header
  const missing = NEEDED.filter((column) => !mapping.includes(column))
  const missingText = m.employees_import_columns_missing({ columns: missing.map(columnName).join(', ') })
  // Known employees are changed by their number, whatever else the table holds.
  const canChange = changes && mapping.includes('employeeNumber')

  const choose = (index: number, column: ImportColumn | undefined) =>
    setMapping(mapping.map((old, at) => (at === index ? column : old)))

  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.employees_import_columns_title()}</CardTitle>
        <CardDescription>{m.employees_import_columns_text()}</CardDescription>
      </CardHeader>
      <CardContent>
        <div className="space-y-4">
          <Checkbox
            label={m.employees_import_has_header()}
            checked={hasHeader}
            onChange={(event) => setHasHeader(event.target.checked)}
          />
          <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
            {mapping.map((column, index) => (
              // A column has no identity but its place.
              <li key={index}>
                <MappedColumn
                  name={(hasHeader && header[index]) || m.employees_import_column_number({ number: index + 1 })}
                  sample={sample[index] ?? ''}
                  column={column}
                  columns={columns}
                  invalid={column !== undefined && column === twice}
                  onColumn={(chosen) => choose(index, chosen)}
                />
              </li>
            ))}
          </ul>
          {twice && (
            <Alert variant="error" levelLabel={m.level_error()} live="alert">
              <AlertDescription>{m.employees_import_column_twice({ column: columnName(twice) })}</AlertDescription>
            </Alert>
          )}
          {missing.length > 0 && (
            <Alert variant={canChange ? 'info' : 'warning'} levelLabel={canChange ? m.level_info() : m.level_warning()}>
              <AlertDescription>{missingText}</AlertDescription>
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabledReason={
                twice
                  ? m.employees_import_column_twice({ column: columnName(twice) })
                  : missing.length > 0 && !canChange
                    ? missingText
                    : undefined
              }
              onClick={() =>
                onRows(importRows(hasHeader ? below : table, mapping, hasHeader ? 2 : 1), { hasHeader, mapping })
              }
            >
              {m.employees_import_check()}
            </Button>
            <Button variant="outline" onClick={onBack}>
              {m.employees_import_over()}
            </Button>
          </div>
        </div>
      </CardContent>
    </Card>
  )
}

interface MappedColumnProps {
  name: string
  sample: string
  column: ImportColumn | undefined
  columns: readonly ImportColumn[]
  invalid: boolean
  onColumn: (column: ImportColumn | undefined) => void
}

/** One column of the table: its header, its first cell, and what it holds. */
function MappedColumn({ name, sample, column, columns, invalid, onColumn }: MappedColumnProps) {
  const id = useId()
  return (
    <>
      <Label htmlFor={id} className="wrap-anywhere">
        {name}
      </Label>
      <FieldDescription id={`${id}-hint`} className="truncate">
        {sample === '' ? m.employees_import_column_empty() : m.employees_import_column_sample({ text: sample })}
      </FieldDescription>
      <NativeSelect
        id={id}
        className="mt-1"
        aria-describedby={`${id}-hint`}
        aria-invalid={invalid || undefined}
        value={column ?? ''}
        onChange={(event) => onColumn(columns.find((known) => known === event.target.value))}
      >
        <option value="">{m.employees_import_column_ignored()}</option>
        {columns.map((known) => (
          <option key={known} value={known}>
            {columnName(known)}
          </option>
        ))}
      </NativeSelect>
    </>
  )
}

/** The table with what was mended in its rows, for going back to the columns without losing it. */
export const mendedTable = (table: Table, { hasHeader, mapping }: ColumnChoice, rows: readonly ImportRow[]): Table => {
  const first = hasHeader ? 1 : 0
  return table.map((texts, at) => {
    const row = rows[at - first]
    if (at < first || !row) return texts
    return texts.map((text, place) => {
      const column = mapping[place]
      return (column && row.cells[column]) ?? text
    })
  })
}

/** The rows by their columns; a row's number is its place in what was brought, empty lines not counted. */
function importRows(rows: Table, mapping: Mapping, firstLine: number): ImportRow[] {
  return rows.map((texts, index) => {
    const cells: Partial<Record<ImportColumn, string>> = {}
    for (const [at, column] of mapping.entries()) if (column) cells[column] = texts[at] ?? ''
    return { line: firstLine + index, cells }
  })
}
