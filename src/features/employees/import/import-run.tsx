import { m } from '@generated/messages/messages.js'
import { Download } from 'lucide-react'
import { saveCsv } from '@/browser/save-file'
import { countRow } from '@/domain/money-row'
import { columnName, IMPORT_COLUMNS } from '@/employment/import/import-row'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { Progress } from '@/ui/content/progress'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/numbers/count'
import { nameInList } from '@/values/people/names'
import { toCsv } from '@/values/text/csv'
import { useNeedsDeposit } from '../has-deposited'
import { NextSteps } from '../list/list-states'
import { canBeTriedAgain, type ImportState, isSent, savedCounts, type UnsavedRow, unsavedRows } from './import-state'
import type { ImportActions } from './use-import'

interface ImportRunProps {
  state: Extract<ImportState, { step: 'running' | 'result' }>
  actions: ImportActions
  onOver: () => void
}

export const RowsProgress = ({ label, done, total }: { label: string; done: number; total: number }) => (
  <Progress
    label={label}
    value={done}
    max={Math.max(1, total)}
    valueText={m.employees_import_progress({ done: formatCount(done), total: formatCount(total) })}
  />
)

export function ImportRun({ state, actions, onOver }: ImportRunProps) {
  const { rows } = state
  const total = rows.filter(isSent).length
  const done = rows.filter(({ outcome }) => outcome).length
  const left = total - done
  const again = rows.filter(canBeTriedAgain).length
  const saved = savedCounts(rows, state.runs)
  const unsaved = unsavedRows(rows)
  const unsavedAs = (kind: UnsavedRow['kind']) => unsaved.filter((one) => one.kind === kind).length
  const failed = unsavedAs('failed')
  const unknown = unsavedAs('unknown')
  const faulty = unsavedAs('faulty')
  const isRunning = state.step === 'running'
  const isWhole = !isRunning && unsaved.length === 0
  const needsDeposit = useNeedsDeposit(isWhole && saved.added > 0)
  // Nobody knows whether the unknown ones are saved.
  const notSaved = unsaved.length - unknown
  const warnings = [
    notSaved > 0 && m.employees_import_not_saved({ count: formatCount(notSaved) }),
    unknown > 0 && m.employees_import_not_confirmed({ count: formatCount(unknown) }),
  ].filter((text) => text !== false)
  const label = isRunning
    ? m.employees_import_running()
    : left > 0
      ? m.employees_import_interrupted()
      : m.employees_import_done()
  return (
    <TitledCard title={m.employees_import_running_title()} contentClass="space-y-6">
      <RowsProgress label={label} done={done} total={total} />
      <p role="status" className="sr-only">
        {!isRunning && label}
      </p>
      {isRunning ? (
        <Button variant="outline" onClick={actions.stop}>
          {m.employees_import_stop()}
        </Button>
      ) : (
        <>
          {isWhole && (
            // Links to the list and, as after a single add, to a first deposit (EMP-11).
            <Notice level="success" title={m.employees_import_saved()} text={needsDeposit && m.employees_notice_text()}>
              <ButtonLink to="/beneficiaries" size="sm">
                {m.employees_import_show()}
              </ButtonLink>
              {needsDeposit && <NextSteps />}
            </Notice>
          )}
          {warnings.length > 0 && <Notice level="warning" live="status" text={warnings.join(' ')} />}
          <DescriptionList
            className="max-w-form"
            rows={[
              countRow(m.employees_import_result_added(), saved.added, { strong: true }),
              countRow(m.employees_import_result_changed(), saved.changed, { strong: true }),
              countRow(m.employees_import_count_unchanged(), saved.unchanged),
              countRow(m.employees_import_result_failed(), failed, { strong: failed > 0 }),
              countRow(m.employees_import_result_unknown(), unknown, { strong: unknown > 0 }),
              countRow(m.employees_import_count_faulty(), faulty, { strong: faulty > 0 }),
              countRow(m.employees_import_result_left_out(), unsavedAs('left-out')),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            {left + again > 0 && (
              <Button onClick={actions.run}>
                {left > 0 ? m.employees_import_continue() : m.employees_import_retry()}
              </Button>
            )}
            {failed + unknown + faulty > again && (
              <Button variant={left + again > 0 ? 'outline' : 'default'} onClick={actions.correct}>
                {m.employees_import_correct()}
              </Button>
            )}
            {unsaved.length > 0 && (
              <Button variant="outline" onClick={() => saveUnsaved(unsaved)}>
                <Download />
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
    </TitledCard>
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
