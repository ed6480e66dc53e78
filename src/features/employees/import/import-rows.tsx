import { m } from '@generated/messages/messages.js'
import { useSelector } from '@tanstack/react-store'
import { useMemo } from 'react'
import { countRow } from '@/domain/money-row'
import { FaultyRows } from '@/employment/import/faulty-rows'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { RowsProgress, UnsavedTable } from './import-run'
import type { ImportState } from './import-state'
import { PreviewTables, previewSections, startingFarAhead } from './preview-table'
import type { RowAsker } from './row-asker'
import type { ImportActions } from './use-import'

interface ImportRowsProps {
  state: Extract<ImportState, { step: 'rows' }>
  actions: ImportActions
  /** How many employees can be added, and the maximum (CRD-11). */
  places: number
  limit: number
  onOver: () => void
}

export function ImportRows({ state, actions, places, limit, onOver }: ImportRowsProps) {
  const { rows, asker, source, lacksIds } = state
  const isAsking = useSelector(asker.asking, ({ state }) => state === 'running')
  const sections = useMemo(() => previewSections(rows, asker), [rows, asker])
  const [add, change, end] = [sections.add.length, sections.change.length, sections.end.length]
  const faulty = rows.filter(({ check, isOut }) => check.kind === 'faulty' && !isOut).length
  // Dropped: the benefits end today, or their saved end has passed (EMP-07).
  const endsNow = sections.end.filter(({ check }) => check.values.employeeType === 'Dropped').length
  const startsFar = startingFarAhead([...sections.add, ...sections.change, ...sections.end], today())
  const benefitless = sections.add.filter(({ check }) => !Object.values(check.values.benefits).includes(true)).length
  const shown = useMemo(
    () =>
      rows.flatMap(({ row, check, isOut, faultyAtFirst }, index) => {
        if (isOut || !faultyAtFirst) return []
        return [{ index, row, errors: check.kind === 'faulty' ? check.errors : undefined, columns: faultyAtFirst }]
      }),
    [rows],
  )
  const failedRows = rows.flatMap(({ row, earlier }) => (earlier ? { row, reason: earlier.reason } : []))
  const toSave = add + change + end
  const tooMany =
    // During the API checks, a row that adds may still turn out to change an employee. Saving then waits.
    add > places && !isAsking
      ? m.employees_import_too_many({ limit: formatCount(limit), places: formatCount(places) })
      : undefined
  const toWait = isAsking && add > places ? m.employees_import_asking_wait() : undefined
  return (
    <TitledCard title={m.employees_import_rows_title()} contentClass="space-y-6">
      <DescriptionList
        className="max-w-form"
        rows={[
          countRow(m.employees_import_count_add(), add, { strong: true }),
          countRow(m.employees_import_count_change(), change, { strong: true }),
          countRow(m.employees_import_section_end(), end, { strong: end > 0 }),
          countRow(m.employees_import_count_unchanged(), sections.unchanged.length),
          countRow(m.employees_import_count_faulty(), faulty, { strong: faulty > 0 }),
        ]}
      />
      <AskingProgress asker={asker} />
      {lacksIds && <Notice level="info" text={m.employees_import_ids_not_kept()} />}
      {tooMany !== undefined && <Notice level="error" live="alert" text={tooMany} />}
      {endsNow > 0 && <Notice level="warning" text={m.employees_import_ends_now({ count: formatCount(endsNow) })} />}
      {startsFar > 0 && (
        <Notice level="warning" text={m.employees_import_starts_far({ count: formatCount(startsFar) })} />
      )}
      {benefitless > 0 && (
        <Notice level="info" text={m.employees_import_no_benefits({ count: formatCount(benefitless) })} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabledReason={tooMany ?? (toSave === 0 ? m.employees_import_start_none() : toWait)}
          onClick={actions.run}
        >
          {m.employees_import_start({ count: formatCount(toSave) })}
        </Button>
        {source && (
          <Button variant="outline" onClick={actions.backToColumns}>
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
      {shown.length > 0 && (
        <FaultyRows rows={shown} onCell={actions.changeCell} onLeaveOut={(index) => actions.leaveOut(index, true)} />
      )}
      <PreviewTables sections={sections} onLeaveOut={actions.leaveOut} />
    </TitledCard>
  )
}

function AskingProgress({ asker: { asking, stop } }: { asker: RowAsker }) {
  const now = useSelector(asking)
  if (now.state === 'running') {
    return (
      <div className="max-w-form space-y-3">
        <RowsProgress label={m.employees_import_asking()} done={now.done} total={now.total} />
        <p>{m.employees_import_asking_text()}</p>
        <Button variant="outline" onClick={stop}>
          {m.employees_import_stop_asking()}
        </Button>
      </div>
    )
  }
  if (now.state !== 'partly') return null
  return <Notice level="info" live="status" text={m.employees_import_asked_partly()} />
}
