import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { saveCsv } from '@/browser/save-file'
import { columnName, IMPORT_COLUMNS } from '@/employees/import/import-columns'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Progress } from '@/ui/content/progress'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { toCsv } from '@/values/csv'
import { nameInList } from '@/values/names'
import { canBeTriedAgain, type ImportState } from './import-state'
import { type UnsavedRow, unsavedRows } from './unsaved-rows'

export interface ImportRunProps {
  state: Extract<ImportState, { step: 'running' | 'result' }>
  onStop: () => void
  onRetry: () => void
  /** Back to the rows that were not saved. */
  onCorrect: () => void
  onOver: () => void
}

/** Step 4: progress while saving, then the results. */
export function ImportRun({ state, onStop, onRetry, onCorrect, onOver }: ImportRunProps) {
  const { outcomes, total, saved, end } = state
  const count = (kind: string) => [...outcomes.values()].filter((outcome) => outcome.kind === kind).length
  const unsaved = unsavedRows(state)
  const unsavedAs = (kind: UnsavedRow['kind']) => unsaved.filter((one) => one.kind === kind).length
  const failed = unsavedAs('failed')
  const faulty = unsavedAs('faulty')
  const left = total - outcomes.size
  const isRunning = state.step === 'running'
  const again = [...outcomes.values()].filter(canBeTriedAgain).length
  const label = isRunning
    ? m.employees_import_running()
    : left > 0
      ? m.employees_import_interrupted()
      : m.employees_import_done()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.employees_import_running_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="space-y-6">
          <Progress
            label={label}
            value={outcomes.size}
            max={Math.max(1, total)}
            valueText={m.employees_import_progress({ done: formatCount(outcomes.size), total: formatCount(total) })}
          />
          <p role="status" className="sr-only">
            {!isRunning && label}
          </p>
          {isRunning ? (
            <Button variant="outline" onClick={onStop}>
              {m.employees_import_stop()}
            </Button>
          ) : (
            <>
              {unsaved.length === 0 && <AllSaved hasAdded={count('added') > 0} />}
              {left === 0 && unsaved.length > 0 && (
                <Alert variant="warning" levelLabel={m.level_warning()} live="status">
                  <AlertDescription>
                    {m.employees_import_not_saved({ count: formatCount(unsaved.length) })}
                  </AlertDescription>
                </Alert>
              )}
              {left > 0 && (
                <Alert variant="warning" levelLabel={m.level_warning()} live="status">
                  <AlertDescription>
                    {end === 'troubled'
                      ? m.employees_import_troubled({ count: formatCount(left) })
                      : m.employees_import_stopped({ count: formatCount(left) })}
                  </AlertDescription>
                </Alert>
              )}
              <DescriptionList
                className="max-w-form"
                rows={[
                  {
                    label: m.employees_import_result_added(),
                    value: formatCount(saved.added + count('added')),
                    kind: 'number',
                    strong: true,
                  },
                  {
                    label: m.employees_import_result_changed(),
                    value: formatCount(saved.changed + count('changed')),
                    kind: 'number',
                    strong: true,
                  },
                  {
                    label: m.employees_import_count_unchanged(),
                    value: formatCount(saved.unchanged + count('unchanged')),
                    kind: 'number',
                  },
                  {
                    label: m.employees_import_result_failed(),
                    value: formatCount(failed),
                    kind: 'number',
                    strong: failed > 0,
                  },
                  {
                    label: m.employees_import_count_faulty(),
                    value: formatCount(faulty),
                    kind: 'number',
                    strong: faulty > 0,
                  },
                  {
                    label: m.employees_import_result_left_out(),
                    value: formatCount(unsavedAs('left-out')),
                    kind: 'number',
                  },
                ]}
              />
              <div className="flex flex-wrap gap-3">
                {left + again > 0 && (
                  <Button onClick={onRetry}>
                    {left > 0 ? m.employees_import_continue() : m.employees_import_retry()}
                  </Button>
                )}
                {failed + faulty > again && (
                  <Button variant={left + again > 0 ? 'outline' : 'default'} onClick={onCorrect}>
                    {m.employees_import_correct()}
                  </Button>
                )}
                {unsaved.length > 0 && (
                  <Button variant="outline" onClick={() => saveUnsaved(unsaved)}>
                    <Download aria-hidden="true" />
                    {m.employees_import_save_unsaved()}
                  </Button>
                )}
                <Button variant="outline" onClick={onOver}>
                  {m.employees_import_over()}
                </Button>
              </div>
              <UnsavedTable rows={unsaved} />
            </>
          )}
        </div>
      </CardContent>
    </Card>
  )
}

const NEXT = [
  { to: '/load-account', label: () => m.employees_notice_deposit() },
  { to: '/load-benefit', label: () => m.employees_notice_load() },
] as const

/** Everything is saved: links to the list and, after adding employees, to a deposit (EMP-11). */
function AllSaved({ hasAdded }: { hasAdded: boolean }) {
  const next = hasAdded ? NEXT : []
  return (
    <Alert variant="success" levelLabel={m.level_success()}>
      <AlertTitle>{m.employees_import_saved()}</AlertTitle>
      <AlertDescription>{next.length > 0 && m.employees_notice_text()}</AlertDescription>
      <AlertAction>
        <Link to="/beneficiaries" className={buttonVariants({ size: 'sm' })}>
          {m.employees_import_show()}
        </Link>
        {next.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {label()}
          </Link>
        ))}
      </AlertAction>
    </Alert>
  )
}

type UnsavedLine = Pick<UnsavedRow, 'row' | 'reason'>

const unsavedColumns = dataColumns<UnsavedLine>([
  {
    id: 'name',
    header: () => m.employees_column_employee(),
    isMain: true,
    cell: ({ row: { cells } }) => nameInList(cells) || cells.employeeNumber,
  },
  {
    id: 'line',
    header: () => m.employees_import_row_number(),
    cell: ({ row }) => formatCount(row.line),
    kind: 'number',
  },
  { id: 'reason', header: () => m.employees_import_reason(), cell: ({ reason }) => reason() },
])

/** Rows that were not saved, with reasons. */
export function UnsavedTable({ rows }: { rows: readonly UnsavedLine[] }) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={m.employees_import_unsaved_title()}
      columns={unsavedColumns}
      rows={rows}
      rowId={({ row }) => String(row.line)}
      rowLabel={({ row }) => m.employees_import_row({ line: row.line })}
    />
  )
}

/** Downloads the original rows with the reason in the last column; toCsv() escapes formulas. */
function saveUnsaved(unsaved: readonly UnsavedLine[]) {
  const used = IMPORT_COLUMNS.filter((column) => unsaved.some(({ row }) => row.cells[column] !== undefined))
  const header = [...used.map(columnName), m.employees_import_reason()]
  const lines = unsaved.map(({ row, reason }) => [...used.map((column) => row.cells[column] ?? ''), reason()])
  saveCsv(m.employees_import_unsaved_file(), toCsv([header, ...lines]))
}
