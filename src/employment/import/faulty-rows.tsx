import { m } from '@generated/messages/messages.js'
import { type FocusEvent, useId, useState } from 'react'
import { afterPress } from '@/browser/after-press'
import { FieldLayout } from '@/forms/fields/field-layout'
import { Pagination } from '@/tables/pagination'
import { Badge } from '@/ui/content/badge'
import { Button } from '@/ui/inputs/button'
import { Input } from '@/ui/inputs/input'
import { nameInList } from '@/values/people/names'
import { type CellErrors, columnName, IMPORT_COLUMNS, type ImportColumn, type ImportRow } from './import-row'

interface FaultyRow {
  index: number
  row: ImportRow
  errors: CellErrors | undefined
  /** Columns with errors at the first check. Corrected cells stay visible. */
  columns: readonly ImportColumn[]
}

interface FaultyRowsProps {
  rows: readonly FaultyRow[]
  text?: string
  onCell: (index: number, column: ImportColumn, text: string) => void
  onLeaveOut: (index: number) => void
}

const PAGE_SIZE = 20

export function FaultyRows({ rows, text = m.employees_import_faulty_text(), onCell, onLeaveOut }: FaultyRowsProps) {
  const [wanted, setPage] = useState(1)
  const pageCount = Math.ceil(rows.length / PAGE_SIZE)
  // Skipped rows are removed from the list, so the page number may be too large.
  const page = Math.min(wanted, Math.max(1, pageCount))
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <section aria-label={m.employees_import_faulty_label()} className="space-y-4">
      <p>{text}</p>
      <ul className="space-y-3">
        {shown.map(({ index, row, errors, columns }) => {
          const name = nameOf(row)
          return (
            <li key={index} className="rounded-lg border border-border p-4">
              <fieldset className="min-w-0">
                <legend className="font-medium">
                  {m.employees_import_row({ line: row.line })}
                  {name && `: ${name}`}
                </legend>
                {/* Announced when a row is corrected. */}
                <div aria-live="polite">
                  {!errors && <Badge variant="success">{m.employees_import_corrected()}</Badge>}
                </div>
                <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 nav:grid-cols-3">
                  {IMPORT_COLUMNS.filter((column) => columns.includes(column) || errors?.[column]).map((column) => (
                    <Cell
                      key={column}
                      label={columnName(column)}
                      text={row.cells[column] ?? ''}
                      error={errors?.[column]?.()}
                      onText={(text) => onCell(index, column, text)}
                    />
                  ))}
                </div>
                <Button variant="outline" size="sm" className="mt-3" onClick={() => onLeaveOut(index)}>
                  {m.employees_import_leave_out()}
                  <span className="sr-only"> {m.employees_import_row({ line: row.line })}</span>
                </Button>
              </fieldset>
            </li>
          )
        })}
      </ul>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={setPage} label={m.table_pages()} />}
    </section>
  )
}

/** By what the reader finds the employee of a row: a row that changes one may have only the number. */
const nameOf = ({ cells }: ImportRow) =>
  nameInList(cells) || (cells.employeeNumber && `${columnName('employeeNumber')} ${cells.employeeNumber}`)

interface CellProps {
  label: string
  text: string
  error: string | undefined
  onText: (text: string) => void
}

function Cell({ label, text, error, onText }: CellProps) {
  const id = useId()
  /** What is typed and not taken over yet. */
  const [typed, setTyped] = useState<string>()
  const commit = (input: HTMLInputElement) => {
    setTyped(undefined)
    const next = input.value.trim()
    if (next !== text) onText(next)
  }
  return (
    <FieldLayout id={id} messageId={`${id}-message`} label={label} error={error}>
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-message`}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }: FocusEvent<HTMLInputElement>) => afterPress(() => commit(target))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would submit a surrounding form.
          event.preventDefault()
          commit(event.currentTarget)
        }}
      />
    </FieldLayout>
  )
}
