import { m } from '@generated/messages/messages.js'
import { useMemo } from 'react'
import { Alert, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { FaultyRows } from './faulty-rows'
import type { ImportColumn } from './import-columns'
import type { CheckedRows } from './use-import'

export interface ImportRowsProps extends CheckedRows {
  /** How many employees can still be added, and how many there may be (CRD-11). */
  places: number
  limit: number
  onCell: (index: number, column: ImportColumn, text: string) => void
  onRun: () => void
  onOver: () => void
}

/** Step 3: what the rows would do, and the faulty ones to mend. */
export function ImportRows(props: ImportRowsProps) {
  const { rows, checks, faultyAtFirst, places, limit, onCell, onRun, onOver } = props
  const count = (kind: string) => checks.reduce((sum, check) => sum + (check.kind === kind ? 1 : 0), 0)
  const [add, change, unchanged, faulty] = [count('add'), count('change'), count('unchanged'), count('faulty')]
  const benefitless = checks.filter(
    (check) => check.kind === 'add' && !Object.values(check.values.benefits).includes(true),
  ).length
  const shown = useMemo(
    () =>
      [...faultyAtFirst].flatMap(([index, columns]) => {
        const [row, check] = [rows[index], checks[index]]
        return row && check ? [{ index, row, check, columns }] : []
      }),
    [faultyAtFirst, rows, checks],
  )
  const tooMany = add > places ? m.employees_import_too_many({ limit, places }) : undefined
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
              { label: m.employees_import_count_add(), value: add, kind: 'number', strong: true },
              { label: m.employees_import_count_change(), value: change, kind: 'number', strong: true },
              { label: m.employees_import_count_unchanged(), value: unchanged, kind: 'number' },
              { label: m.employees_import_count_faulty(), value: faulty, kind: 'number', strong: faulty > 0 },
            ]}
          />
          {tooMany !== undefined && (
            <Alert variant="error" levelLabel={m.level_error()} live="alert">
              <AlertDescription>{tooMany}</AlertDescription>
            </Alert>
          )}
          {benefitless > 0 && (
            <Alert variant="info" levelLabel={m.level_info()}>
              <AlertDescription>{m.employees_import_no_benefits({ count: benefitless })}</AlertDescription>
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabledReason={tooMany ?? (add + change === 0 ? m.employees_import_start_none() : undefined)}
              onClick={onRun}
            >
              {m.employees_import_start({ count: add + change })}
            </Button>
            <Button variant="outline" onClick={onOver}>
              {m.employees_import_over()}
            </Button>
          </div>
          {shown.length > 0 && <FaultyRows rows={shown} onCell={onCell} />}
        </div>
      </CardContent>
    </Card>
  )
}
