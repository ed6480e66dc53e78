import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from '@/ui/back-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { PageHeader } from '@/ui/page-header'
import { Progress } from '@/ui/progress'
import { DEFAULT_EMPLOYEE_LIMIT, placesLeft } from '../form/employment-rules'
import { NoBenefit } from '../list/employees-empty'
import { employeesQuery, groupsQuery, settingsQuery } from '../queries'
import { ImportMapping } from './import-mapping'
import { ImportRows } from './import-rows'
import { ImportRun } from './import-run'
import { ImportSource } from './import-source'
import type { Table } from './read-table'
import { useImport } from './use-import'

/** Adds and changes many employees from a table; nobody is removed by it. */
export function ImportPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const { state, ...actions } = useImport()
  const [table, setTable] = useState<Table>()
  const shown = state.step === 'source' && table && table.length > 0 ? 'columns' : state.step
  const steps = useFocusOnStep(shown)
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  // EMP-01
  const isTooEarly = groups.benefitGroups.length === 0 && list.beneficiaries.length === 0
  const startOver = () => {
    setTable(undefined)
    actions.startOver()
  }
  return (
    <>
      <PageHeader
        title={m.employees_import_title()}
        description={m.employees_import_description()}
        above={<BackLink label={m.employees_import_back()} link={(props) => <Link to="/beneficiaries" {...props} />} />}
      />
      <LeaveGuard isActive={state.step === 'rows' || state.step === 'running'} onLeave={actions.stop} />
      <div ref={steps}>
        {isTooEarly && <NoBenefit />}
        {state.step === 'source' &&
          !isTooEarly &&
          (table && table.length > 0 ? (
            <ImportMapping table={table} onRows={(rows) => void actions.check(rows)} onBack={startOver} />
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
                valueText={m.employees_import_progress({ done: state.done, total: state.total })}
              />
            </CardContent>
          </Card>
        )}
        {state.step === 'rows' && (
          <ImportRows
            {...state}
            limit={limit}
            places={placesLeft(list.beneficiaries.length, limit)}
            onCell={actions.changeCell}
            onRun={() => void actions.run()}
            onOver={startOver}
          />
        )}
        {(state.step === 'running' || state.step === 'result') && (
          <ImportRun state={state} onStop={actions.stop} onRetry={() => void actions.run()} onOver={startOver} />
        )}
      </div>
    </>
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
