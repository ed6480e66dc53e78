import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useBlocker } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useMemo, useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { countRow } from '@/domain/money-row'
import { placesLeft } from '@/employment/employment-rules'
import { FaultyRows } from '@/employment/import/faulty-rows'
import { ImportMapping } from '@/employment/import/import-mapping'
import { ImportSource } from '@/employment/import/import-source'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { BackLink } from '@/ui/navigation/back-link'
import { PageHeader } from '@/ui/navigation/page-header'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlays/confirm-dialog'
import { today } from '@/values/dates/clock'
import { formatCount } from '@/values/numbers/count'
import { NoBenefit } from '../list/list-states'
import { employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { ImportRun, RowsProgress, UnsavedTable } from './import-run'
import { holdsUnsaved, type ImportState, type SavedImport } from './import-state'
import { PreviewTables, previewSections, startingFarAhead } from './preview-table'
import type { RowAsker } from './row-asker'
import { type ImportActions, useImport } from './use-import'

/** Adds and changes many employees from a table. It never removes any. */
export function ImportPage() {
  const { data: list } = useRequiredQuery(employeesQuery())
  const { data: groups } = useRequiredQuery(groupsQuery())
  const { data: settings } = useRequiredQuery(settingsQuery())
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const places = placesLeft(list.beneficiaries.length, limit)
  const company = { employees: list.beneficiaries, groups: groups.benefitGroups }
  const { state, steps, ...actions } = useImport(company, places)
  const [asksOver, setAsksOver] = useState(false)
  // EMP-01: adding the first employee requires a benefit group.
  const isTooEarly = groups.benefitGroups.length === 0 && list.beneficiaries.length === 0
  const isUnsaved = holdsUnsaved(state)
  const askOver = () => setAsksOver(true)
  // Unsaved rows exist only on this page.
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  return (
    <>
      <PageHeader
        title={m.employees_import_title()}
        description={m.employees_import_description()}
        above={<BackLink to="/beneficiaries">{m.employees_import_back()}</BackLink>}
      />
      {blocker.status === 'blocked' && (
        <LosesRows
          title={m.employees_import_leave_title()}
          confirmLabel={m.employees_import_leave()}
          onConfirm={() => {
            actions.stop()
            blocker.proceed?.()
          }}
          onClose={() => blocker.reset?.()}
        />
      )}
      {asksOver && (
        <LosesRows
          title={m.employees_import_over_title()}
          confirmLabel={m.employees_import_over()}
          onConfirm={() => {
            setAsksOver(false)
            actions.startOver()
          }}
          onClose={() => setAsksOver(false)}
        />
      )}
      <div ref={steps}>
        {isTooEarly && <NoBenefit />}
        {state.step === 'source' && state.kept && <SavedImportNotice kept={state.kept} actions={actions} />}
        {state.step === 'source' && !isTooEarly && <ImportSource onTable={actions.open} />}
        {state.step === 'columns' && (
          <ImportMapping
            table={state.table}
            choice={state.choice}
            onRows={(rows, choice) => actions.check(rows, { table: state.table, choice })}
            onBack={askOver}
          />
        )}
        {state.step === 'checking' && (
          <TitledCard title={m.employees_import_rows_title()}>
            <RowsProgress label={m.employees_import_checking()} done={state.done} total={state.rows.length} />
            {state.source && (
              <Button variant="outline" className="mt-4" onClick={actions.backToColumns}>
                {m.employees_import_back_to_columns()}
              </Button>
            )}
          </TitledCard>
        )}
        {state.step === 'rows' && (
          <ImportRows state={state} actions={actions} limit={limit} places={places} onOver={askOver} />
        )}
        {(state.step === 'running' || state.step === 'result') && (
          <ImportRun state={state} actions={actions} onOver={isUnsaved ? askOver : actions.startOver} />
        )}
      </div>
    </>
  )
}

/** Offers the import of an expired session. */
function SavedImportNotice({ kept, actions }: { kept: SavedImport; actions: ImportActions }) {
  const saved = 'rows' in kept ? kept.saved.added + kept.saved.changed : 0
  return (
    <Notice
      level="info"
      live="status"
      className="mb-6"
      title={m.employees_import_kept_title()}
      text={
        <>
          {m.employees_import_ids_not_kept()}{' '}
          {saved > 0 && m.employees_import_kept_saved({ count: formatCount(saved) })}
        </>
      }
    >
      <Button variant="outline" onClick={() => actions.resume(kept)}>
        {m.employees_import_resume()}
      </Button>
      <Button variant="ghost" onClick={actions.discardSaved}>
        {m.form_draft_discard()}
      </Button>
    </Notice>
  )
}

interface ImportRowsProps {
  state: Extract<ImportState, { step: 'rows' }>
  actions: ImportActions
  /** How many employees can be added, and the maximum (CRD-11). */
  places: number
  limit: number
  onOver: () => void
}

function ImportRows({ state, actions, places, limit, onOver }: ImportRowsProps) {
  const { rows, asker, source, runs } = state
  const isAsking = useSelector(asker.asking, ({ state }) => state === 'running')
  const sections = useMemo(() => previewSections(rows), [rows])
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
    // Said only when all rows are compared with the API: until then, a row that adds may turn out to change an employee.
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
      {runs.lacksIds && <Notice level="info" text={m.employees_import_ids_not_kept()} />}
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

function LosesRows(props: Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog {...props} cancelLabel={m.employees_import_resume()} variant="destructive">
      {m.employees_import_leave_text()}
    </ConfirmDialog>
  )
}
