import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { placesLeft } from '@/employees/employment-rules'
import { type ColumnChoice, ImportMapping, mendedTable } from '@/employees/import/import-mapping'
import type { ImportRow } from '@/employees/import/import-row'
import { ImportSource } from '@/employees/import/import-source'
import type { ReadTable } from '@/employees/import/read-table'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { BackLink } from '@/ui/back-link'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { PageHeader } from '@/ui/page-header'
import { Progress } from '@/ui/progress'
import { formatCount } from '@/values/count'
import { NoBenefit } from '../list/employees-empty'
import { employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { ImportRows } from './import-rows'
import { ImportRun } from './import-run'
import { dropKeptImport, type KeptImport, keepImport, readKeptImport } from './saved-import'
import { unsavedRows } from './unsaved-rows'
import { type ImportState, useImport } from './use-import'

/** Adds and changes many employees from a table; nobody is removed by it. */
export function ImportPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const places = placesLeft(list.beneficiaries.length, limit)
  const { state, ...actions } = useImport(places)
  const [table, setTable] = useState<ReadTable>()
  const [choice, setChoice] = useState<ColumnChoice>()
  const [asksOver, setAsksOver] = useState(false)
  const [kept, setKept] = useState(readKeptImport)
  useKeptTable(state.step === 'source' ? table : undefined)
  const shown = state.step === 'source' && table && table.rows.length > 0 ? 'columns' : state.step
  const steps = useFocusOnStep(shown)
  // EMP-01
  const isTooEarly = groups.benefitGroups.length === 0 && list.beneficiaries.length === 0
  const holdsUnsaved = holdsUnsavedRows(state)
  const startOver = () => {
    setAsksOver(false)
    setTable(undefined)
    setChoice(undefined)
    actions.startOver()
  }
  const forget = () => {
    dropKeptImport()
    setKept(undefined)
  }
  const resume = () => {
    if (kept?.table) setTable(kept.table)
    if (kept?.rows) void actions.resume(kept)
    forget()
  }
  const backToColumns = (rows: readonly ImportRow[]) => {
    if (table && choice) setTable(mendedTable(table, choice, rows))
    actions.backToColumns()
  }
  return (
    <>
      <PageHeader
        title={m.employees_import_title()}
        description={m.employees_import_description()}
        above={<BackLink label={m.employees_import_back()} link={(props) => <Link to="/beneficiaries" {...props} />} />}
      />
      <LeaveGuard isActive={holdsUnsaved} onLeave={actions.stop} />
      <ConfirmDialog
        open={asksOver}
        title={m.employees_import_over_title()}
        confirmLabel={m.employees_import_over()}
        cancelLabel={m.employees_import_stay()}
        closeLabel={m.employees_close()}
        variant="destructive"
        onConfirm={startOver}
        onCloseRequest={() => setAsksOver(false)}
      >
        {m.employees_import_leave_text()}
      </ConfirmDialog>
      <div ref={steps}>
        {isTooEarly && <NoBenefit />}
        {state.step === 'source' && kept && !table && <KeptNotice kept={kept} onResume={resume} onForget={forget} />}
        {state.step === 'source' &&
          !isTooEarly &&
          (table && table.rows.length > 0 ? (
            <ImportMapping
              table={table}
              choice={choice}
              onRows={(rows, chosen) => {
                setChoice(chosen)
                void actions.check(rows)
              }}
              onBack={() => setAsksOver(true)}
            />
          ) : (
            <ImportSource onTable={setTable} />
          ))}
        {state.step === 'checking' && (
          <Card>
            <CardHeader>
              <CardTitle>{m.employees_import_rows_title()}</CardTitle>
            </CardHeader>
            <CardContent>
              <Progress
                label={m.employees_import_checking()}
                value={state.done}
                max={Math.max(1, state.total)}
                valueText={m.employees_import_progress({
                  done: formatCount(state.done),
                  total: formatCount(state.total),
                })}
              />
              {table && choice && (
                <Button variant="outline" className="mt-4" onClick={actions.backToColumns}>
                  {m.employees_import_back_to_columns()}
                </Button>
              )}
            </CardContent>
          </Card>
        )}
        {state.step === 'rows' && (
          <ImportRows
            {...state}
            limit={limit}
            places={places}
            asking={actions.asking}
            onStopAsking={actions.stopAsking}
            onCell={actions.changeCell}
            onLeaveOut={actions.leaveOut}
            onRun={() => void actions.run()}
            onBack={table && choice ? () => backToColumns(state.rows) : undefined}
            onOver={() => setAsksOver(true)}
          />
        )}
        {(state.step === 'running' || state.step === 'result') && (
          <ImportRun
            state={state}
            onStop={actions.stop}
            onRetry={() => void actions.run()}
            onMend={() => {
              // The rows that are saved are no part of the table any more.
              setChoice(undefined)
              actions.mend()
            }}
            onOver={holdsUnsaved ? () => setAsksOver(true) : startOver}
          />
        )}
      </div>
    </>
  )
}

/** Whether leaving the page loses rows; those that were left out on purpose are not missed. */
const holdsUnsavedRows = (state: ImportState): boolean =>
  state.step === 'running' || ('rows' in state && unsavedRows(state).some(({ kind }) => kind !== 'left-out'))

/** A table whose columns are still being chosen outlives an expired session too. */
function useKeptTable(table: ReadTable | undefined) {
  useEffect(() => {
    if (!table) return undefined
    return keepImport(() => ({ table, added: 0, changed: 0, unchanged: 0, before: [] }))
  }, [table])
}

/** Offers the import that an expired session has interrupted. */
function KeptNotice({ kept, onResume, onForget }: { kept: KeptImport; onResume: () => void; onForget: () => void }) {
  const saved = kept.added + kept.changed
  return (
    <Alert variant="info" levelLabel={m.level_info()} live="status" className="mb-6">
      <AlertTitle>{m.employees_import_kept_title()}</AlertTitle>
      <AlertDescription>
        {m.employees_import_ids_not_kept()} {saved > 0 && m.employees_import_kept_saved({ count: formatCount(saved) })}
      </AlertDescription>
      <AlertAction>
        <Button variant="outline" onClick={onResume}>
          {m.employees_import_kept_resume()}
        </Button>
        <Button variant="ghost" onClick={onForget}>
          {m.form_draft_discard()}
        </Button>
      </AlertAction>
    </Alert>
  )
}

/** A new step begins at its heading: the button that led to it is gone, and with it the focus and the place. */
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

/** Rows that are not saved yet live on this page only. */
function LeaveGuard({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: () => isActive,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={m.employees_import_leave_title()}
      confirmLabel={m.employees_import_leave()}
      cancelLabel={m.employees_import_stay()}
      closeLabel={m.employees_close()}
      variant="destructive"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCloseRequest={() => blocker.reset?.()}
    >
      {m.employees_import_leave_text()}
    </ConfirmDialog>
  )
}
