import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { placesLeft } from '@/employment/employment-rules'
import { ImportMapping } from '@/employment/import/import-mapping'
import { ImportSource } from '@/employment/import/import-source'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { BackLink } from '@/ui/navigation/back-link'
import { PageHeader } from '@/ui/navigation/page-header'
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlays/confirm-dialog'
import { formatCount } from '@/values/count'
import { NoBenefit } from '../list/list-states'
import { employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { ImportRows } from './import-rows'
import { ImportRun, RowsProgress } from './import-run'
import { dropSavedImport, holdsUnsaved, readSavedImport, type SavedImport } from './import-state'
import { useImport } from './use-import'

/** Adds and changes many employees from a table. It never removes any. */
export function ImportPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const places = placesLeft(list.beneficiaries.length, limit)
  const { state, ...actions } = useImport(places)
  const [asksOver, setAsksOver] = useState(false)
  const steps = useFocusOnStep(state.step)
  // EMP-01: adding the first employee requires a benefit group.
  const isTooEarly = groups.benefitGroups.length === 0 && list.beneficiaries.length === 0
  const isUnsaved = holdsUnsaved(state)
  const askOver = () => setAsksOver(true)
  return (
    <>
      <PageHeader
        title={m.employees_import_title()}
        description={m.employees_import_description()}
        above={<BackLink to="/beneficiaries">{m.employees_import_back()}</BackLink>}
      />
      <LeaveGuard isActive={isUnsaved} onLeave={actions.stop} />
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
        {state.step === 'source' && <SavedImportNotice onResume={actions.resume} />}
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
function SavedImportNotice({ onResume }: { onResume: (kept: SavedImport) => void }) {
  const [kept, setKept] = useState(readSavedImport)
  if (!kept) return null
  const forget = () => {
    dropSavedImport()
    setKept(undefined)
  }
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
      <Button
        variant="outline"
        onClick={() => {
          forget()
          onResume(kept)
        }}
      >
        {m.employees_import_resume()}
      </Button>
      <Button variant="ghost" onClick={forget}>
        {m.form_draft_discard()}
      </Button>
    </Notice>
  )
}

/** Focuses the heading of a new step: the button that opened it has unmounted, and with it the focus is lost. */
function useFocusOnStep(step: string) {
  const steps = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = steps.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'nearest' })
  }, [step])
  return steps
}

/** Unsaved rows exist only on this page. */
function LeaveGuard({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: () => isActive,
    withResolver: true,
  })
  return (
    blocker.status === 'blocked' && (
      <LosesRows
        title={m.employees_import_leave_title()}
        confirmLabel={m.employees_import_leave()}
        onConfirm={() => {
          onLeave()
          blocker.proceed?.()
        }}
        onClose={() => blocker.reset?.()}
      />
    )
  )
}

function LosesRows(props: Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog {...props} cancelLabel={m.employees_import_resume()} variant="destructive">
      {m.employees_import_leave_text()}
    </ConfirmDialog>
  )
}
