import { m } from '@generated/messages/messages.js'
import { useSelector } from '@tanstack/react-store'
import { useMemo } from 'react'
import { FaultyRows } from '@/employees/import/faulty-rows'
import type { ImportColumn } from '@/employees/import/import-columns'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Button } from '@/ui/inputs/button'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { AskingProgress } from './asking-progress'
import { UnsavedTable } from './import-run'
import type { CheckedRows } from './import-state'
import { PreviewTables } from './preview-table'
import type { RowAsker } from './row-asker'
import { endingNow, previewRows, type RowSection, startingFarAhead } from './row-changes'

export interface ImportRowsProps extends CheckedRows {
  /** How many employees can be added, and the maximum (CRD-11). */
  places: number
  limit: number
  asker: RowAsker
  onCell: (index: number, column: ImportColumn, text: string) => void
  onLeaveOut: (index: number, isOut: boolean) => void
  onRun: () => void
  /** Back to the columns, keeping corrections; undefined if there is no column step to go back to. */
  onBack: (() => void) | undefined
  onOver: () => void
}

/** Step 3: preview of the changes, and correction of faulty rows. */
export function ImportRows(props: ImportRowsProps) {
  const { rows, checks, faultyAtFirst, leftOut, failed, lacksIds, places, limit, asker } = props
  const isAsking = useSelector(asker.asking, ({ state }) => state === 'running')
  const { onCell, onLeaveOut, onRun, onBack, onOver } = props
  const preview = useMemo(() => previewRows(rows, checks, leftOut), [rows, checks, leftOut])
  const count = (section: RowSection) => preview.reduce((sum, row) => sum + (row.section === section ? 1 : 0), 0)
  const [add, change, end] = [count('add'), count('change'), count('end')]
  const faulty = checks.filter(({ kind }, index) => kind === 'faulty' && !leftOut.has(index)).length
  const endsNow = endingNow(preview)
  const startsFar = startingFarAhead(preview, today())
  const benefitless = preview.filter(
    ({ section, check }) => section === 'add' && !Object.values(check.values.benefits).includes(true),
  ).length
  const shown = useMemo(
    () =>
      checks.flatMap((check, index) => {
        const [row, columns] = [rows[index], faultyAtFirst.get(index)]
        const isShown = row && !leftOut.has(index) && (columns !== undefined || check.kind === 'faulty')
        return isShown
          ? [{ index, row, errors: check.kind === 'faulty' ? check.errors : undefined, columns: columns ?? [] }]
          : []
      }),
    [faultyAtFirst, rows, checks, leftOut],
  )
  const failedRows = failed.flatMap(({ line, reason }) => {
    const row = rows.find((one) => one.line === line)
    return row ? [{ row, reason: () => reason }] : []
  })
  const toSave = add + change + end
  const tooMany =
    // During the API checks, a row that adds may still turn out to change an employee. Saving then waits.
    add > places && !isAsking
      ? m.employees_import_too_many({ limit: formatCount(limit), places: formatCount(places) })
      : undefined
  const toWait = isAsking && add > places ? m.employees_import_asking_wait() : undefined
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.employees_import_rows_title()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="space-y-6">
          <DescriptionList
            className="max-w-form"
            rows={[
              { label: m.employees_import_count_add(), value: formatCount(add), kind: 'number', strong: true },
              { label: m.employees_import_count_change(), value: formatCount(change), kind: 'number', strong: true },
              { label: m.employees_import_section_end(), value: formatCount(end), kind: 'number', strong: end > 0 },
              { label: m.employees_import_count_unchanged(), value: formatCount(count('unchanged')), kind: 'number' },
              {
                label: m.employees_import_count_faulty(),
                value: formatCount(faulty),
                kind: 'number',
                strong: faulty > 0,
              },
            ]}
          />
          <AskingProgress asker={asker} />
          {lacksIds && (
            <Alert variant="info" levelLabel={m.level_info()}>
              <AlertDescription>{m.employees_import_ids_not_kept()}</AlertDescription>
            </Alert>
          )}
          {tooMany !== undefined && (
            <Alert variant="error" levelLabel={m.level_error()} live="alert">
              <AlertDescription>{tooMany}</AlertDescription>
            </Alert>
          )}
          {endsNow > 0 && (
            <Alert variant="warning" levelLabel={m.level_warning()}>
              <AlertDescription>{m.employees_import_ends_now({ count: formatCount(endsNow) })}</AlertDescription>
            </Alert>
          )}
          {startsFar > 0 && (
            <Alert variant="warning" levelLabel={m.level_warning()}>
              <AlertDescription>{m.employees_import_starts_far({ count: formatCount(startsFar) })}</AlertDescription>
            </Alert>
          )}
          {benefitless > 0 && (
            <Alert variant="info" levelLabel={m.level_info()}>
              <AlertDescription>{m.employees_import_no_benefits({ count: formatCount(benefitless) })}</AlertDescription>
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabledReason={tooMany ?? (toSave === 0 ? m.employees_import_start_none() : toWait)}
              onClick={onRun}
            >
              {m.employees_import_start({ count: formatCount(toSave) })}
            </Button>
            {onBack && (
              <Button variant="outline" onClick={onBack}>
                {m.employees_import_back_to_columns()}
              </Button>
            )}
            <Button variant="outline" onClick={onOver}>
              {m.employees_import_over()}
            </Button>
          </div>
          {failedRows.length > 0 && (
            <section aria-label={m.employees_import_failed_before()} className="space-y-2">
              <h3 className="font-semibold">{m.employees_import_failed_before()}</h3>
              <UnsavedTable rows={failedRows} />
            </section>
          )}
          {shown.length > 0 && <FaultyRows rows={shown} onCell={onCell} onLeaveOut={onLeaveOut} />}
          <PreviewTables rows={preview} asker={asker} onLeaveOut={onLeaveOut} />
        </div>
      </CardContent>
    </Card>
  )
}
