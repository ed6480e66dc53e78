import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { LabelledSelect } from '@/ui/inputs/labelled-select'
import { formatCount } from '@/values/numbers/count'
import {
  columnName,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  type Mapping,
  recogniseHeaders,
} from './import-row'
import { type ReadTable, unescaped } from './read-table'

export interface ColumnChoice {
  /** Index of the header row; rows above it are titles. -1 if all rows are data. */
  header: number
  mapping: Mapping
}

export interface ImportMappingProps {
  table: ReadTable
  /** The previous choice; without it the columns are detected. */
  choice: ColumnChoice | undefined
  onRows: (rows: ImportRow[], choice: ColumnChoice) => void
  onBack: () => void
  /** The columns that may be assigned; other detected columns stay unused. */
  columns?: readonly ImportColumn[]
  /** Whether rows with a known employee number update those employees. */
  changes?: boolean
}

/** Number of first rows searched for the header row, because reports have title rows above it. */
const HEADER_ROWS = 10

/** Columns that are required for adding employees. */
const NEEDED: readonly ImportColumn[] = [
  'lastName',
  'firstName',
  'emailAddress',
  'personalId',
  'employeeType',
  'startOfBenefit',
]

export function ImportMapping({
  table,
  choice,
  onRows,
  onBack,
  columns = IMPORT_COLUMNS,
  changes = true,
}: ImportMappingProps) {
  const recognise = (at: number) =>
    recogniseHeaders(table.rows[at] ?? [])?.map((column) => (column && columns.includes(column) ? column : undefined))
  const [{ header, mapping }, setChoice] = useState<ColumnChoice>(() => {
    if (choice) return choice
    const at = table.rows.slice(0, HEADER_ROWS).findIndex((_, index) => recognise(index) !== undefined)
    return { header: at, mapping: recognise(at) ?? (table.rows[0] ?? []).map(() => undefined) }
  })
  const twice = IMPORT_COLUMNS.find((column) => mapping.filter((other) => other === column).length > 1)
  const headers = table.rows[header] ?? []
  const sample = table.rows[header + 1] ?? []
  const missing = NEEDED.filter((column) => !mapping.includes(column))
  const missingText = m.employees_import_columns_missing({ columns: missing.map(columnName).join(', ') })
  const twiceText = twice && m.employees_import_column_twice({ column: columnName(twice) })
  const emptyText = header + 1 < table.rows.length ? undefined : m.employees_import_table_empty()
  // Known employees can be updated as soon as there is a number column.
  const canChange = changes && mapping.includes('employeeNumber')

  const choose = (index: number, chosen: string) =>
    setChoice({
      header,
      mapping: mapping.with(
        index,
        columns.find((known) => known === chosen),
      ),
    })

  return (
    <TitledCard
      title={m.employees_import_columns_title()}
      description={m.employees_import_columns_text()}
      contentClass="space-y-4"
    >
      {table.unclosedAt !== undefined && (
        <Notice level="warning" text={m.employees_import_unclosed({ line: table.unclosedAt })} />
      )}
      {table.hidden !== undefined && (
        <Notice level="info" text={m.employees_import_hidden({ count: formatCount(table.hidden) })} />
      )}
      <div className="max-w-form">
        <LabelledSelect
          label={m.employees_import_header_row()}
          value={header === -1 ? '' : String(header)}
          blank={m.employees_import_header_none()}
          options={table.rows.slice(0, HEADER_ROWS).map((cells, at) => ({
            value: String(at),
            label: m.employees_import_header_option({ line: table.lines[at] ?? at + 1, text: excerptOf(cells) }),
          }))}
          onChange={(value) => {
            const at = value === '' ? -1 : Number(value)
            setChoice({ header: at, mapping: recognise(at) ?? mapping })
          }}
        />
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        {mapping.map((column, index) => (
          // A column has no identity but its position, so the index is its key.
          <li key={index}>
            <LabelledSelect
              label={headers[index] || m.employees_import_column_number({ number: index + 1 })}
              hint={
                <span className="block truncate">
                  {sample[index]
                    ? m.employees_import_column_sample({ text: sample[index] })
                    : m.employees_import_column_empty()}
                </span>
              }
              value={column ?? ''}
              blank={m.employees_import_column_ignored()}
              options={columns.map((value) => ({ value, label: columnName(value) }))}
              aria-invalid={(column !== undefined && column === twice) || undefined}
              onChange={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ul>
      {twiceText && <Notice level="error" live="alert" text={twiceText} />}
      {missing.length > 0 && <Notice level={canChange ? 'info' : 'warning'} text={missingText} />}
      <div className="flex flex-wrap gap-3">
        <Button
          disabledReason={twiceText ?? emptyText ?? (missing.length > 0 && !canChange ? missingText : undefined)}
          onClick={() => onRows(importRows(table, { header, mapping }), { header, mapping })}
        >
          {m.employees_import_check()}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {m.employees_import_over()}
        </Button>
      </div>
    </TitledCard>
  )
}

const EXCERPT_LENGTH = 60

function excerptOf(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(', ')
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text
}

/** The table with the corrections made in its rows, so that going back to the columns does not lose them. */
export function correctedTable(table: ReadTable, choice: ColumnChoice, rows: readonly { row: ImportRow }[]): ReadTable {
  const corrected = table.rows.map((texts, at) => {
    const cells = rows[at - choice.header - 1]?.row.cells
    return texts.map((text, place) => {
      const column = choice.mapping[place]
      return (column && cells?.[column]) ?? text
    })
  })
  return { ...table, rows: corrected }
}

function importRows({ rows, lines }: ReadTable, choice: ColumnChoice): ImportRow[] {
  const first = choice.header + 1
  return rows.slice(first).map((texts, index) => {
    const cells: Partial<Record<ImportColumn, string>> = {}
    for (const [at, column] of choice.mapping.entries()) if (column) cells[column] = unescaped(texts[at])
    return { line: lines[first + index] ?? first + index + 1, cells }
  })
}
