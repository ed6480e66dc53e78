import { m } from '@generated/messages/messages.js'
import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { focusOnMount } from '@/browser/focus-on-mount'
import { saveCsv } from '@/browser/save-file'
import { useIsLeft } from '@/browser/use-is-left'
import { benefitName } from '@/domain/benefit-names'
import { ChunkErrorNotice } from '@/shell/chunk-load-error'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { FieldDescription } from '@/ui/inputs/field'
import { Label } from '@/ui/inputs/label'
import { Textarea } from '@/ui/inputs/textarea'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { toCsv } from '@/values/text/csv'
import { typeName } from '../employment-rules'
import { columnName, IMPORT_COLUMNS, type ImportColumn } from './import-row'
import { type OpenedFile, openFile, openSheet } from './open-file'
import { type ReadTable, readTable } from './read-table'
import type { Sheet } from './read-workbook'

export interface ImportSourceProps {
  /** Called with a table that has rows. */
  onTable: (table: ReadTable) => void
  columns?: readonly ImportColumn[]
}

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

export function ImportSource({ onTable, columns = IMPORT_COLUMNS }: ImportSourceProps) {
  const id = useId()
  const fileRef = useRef<HTMLInputElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  /** Without a reason: the code that reads workbooks could not be loaded. */
  const [refused, setRefused] = useState<{ reason?: () => string }>()
  const [sheets, setSheets] = useState<readonly Sheet[]>()
  const [isReading, setIsReading] = useState(false)
  const isLeft = useIsLeft()

  const readText = (text: string) => {
    const table = readTable(text)
    if (table.rows.length > 0) onTable(table)
    else setRefused({ reason: m.employees_import_nothing })
  }

  const read = async (open: () => OpenedFile | Promise<OpenedFile>) => {
    setRefused(undefined)
    setIsReading(true)
    // Parsing a large file blocks the page for seconds, so paint the busy notice first.
    await painted()
    const opened = await Promise.resolve(open()).catch(() => undefined)
    // Pasted rows have replaced this step meanwhile.
    if (isLeft()) return
    setIsReading(false)
    if (!opened) setRefused({})
    else if (opened.kind === 'table') onTable(opened.table)
    else if (opened.kind === 'sheets') setSheets(opened.sheets)
    else setRefused(opened)
  }

  return (
    <TitledCard
      title={m.employees_import_source_title()}
      action={
        <Button
          variant="link"
          size="inline"
          onClick={() =>
            saveCsv(m.employees_import_template_file(), toCsv([columns.map(columnName), exampleRow(columns)]))
          }
        >
          <Download />
          {m.employees_import_template()}
        </Button>
      }
    >
      <div className="space-y-4">
        {refused && !refused.reason && <ChunkErrorNotice />}
        {refused?.reason && <Notice level="error" live="alert" text={refused.reason()} />}
        <div>
          <Label htmlFor={id}>{m.employees_import_paste()}</Label>
          <FieldDescription id={`${id}-hint`}>{m.employees_import_paste_hint()}</FieldDescription>
          <Textarea
            id={id}
            aria-describedby={`${id}-hint`}
            rows={6}
            ref={textRef}
            // Auto-growing with thousands of rows is slow and would push the buttons off screen.
            className="mt-1 field-sizing-fixed h-40 font-mono text-sm whitespace-pre"
            spellCheck={false}
            autoComplete="off"
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain')
              // Import pasted rows at once, without rendering up to 10 000 of them as text in the box.
              if (event.currentTarget.value.trim() !== '' || !/[\r\n]\s*\S/.test(pasted)) return
              event.preventDefault()
              readText(pasted)
            }}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => readText(textRef.current?.value ?? '')}>{m.employees_import_read()}</Button>
          <input
            ref={fileRef}
            type="file"
            accept=".xlsx,.csv,.txt,text/csv,text/plain"
            // the visible button triggers this input and labels it
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) void read(() => openFile(file))
              // Reset the value, so that the same file can be opened again after it was corrected.
              event.target.value = ''
            }}
          />
          <Button variant="outline" busy={isReading} onClick={() => fileRef.current?.click()}>
            <FileUp />
            {m.employees_import_open_file()}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {isReading && m.employees_import_reading()}
        </p>
        {sheets && (
          <fieldset>
            <legend className="text-sm font-medium">{m.employees_import_sheet()}</legend>
            <div className="mt-3 flex flex-wrap gap-3">
              {sheets.map((sheet, index) => (
                <Button
                  // Sheet names may repeat in files of other programs.
                  key={index}
                  ref={index === 0 ? focusOnMount : undefined}
                  variant="outline"
                  onClick={() => void read(() => openSheet(sheet))}
                >
                  {sheet.name}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </TitledCard>
  )
}

/** An example row with a value for each column. The personal id is not a real one. */
function exampleRow(columns: readonly ImportColumn[]): string[] {
  const cells: Record<ImportColumn, string> = {
    lastName: 'Meikäläinen',
    firstName: 'Maija',
    emailAddress: 'maija.meikalainen@yritys.example',
    personalId: '010190-900P',
    phoneNumber: '+358401234567',
    employeeType: typeName('PartTime'),
    employeePercentage: '60',
    daysForLunari: '15',
    employeeNumber: '1001',
    costCenterNumber: '4100',
    startOfBenefit: formatDate(today()),
    endOfBenefit: '',
    benefits: `${benefitName('lunch')}, ${benefitName('recreational')}`,
  }
  return columns.map((column) => cells[column])
}
