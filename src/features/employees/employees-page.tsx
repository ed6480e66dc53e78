import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { placesLeft } from '@/employees/employment-rules'
import { PrintHead } from '@/shell/print-head'
import type { Selection } from '@/tables/selection'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { PageHeader } from '@/ui/navigation/page-header'
import { useOnDemand } from '@/ui/use-on-demand'
import { formatCount } from '@/values/count'
import { type EmployeeRow, nameOf } from './list/employee-row'
import { NoBenefit, NoEmployees } from './list/employees-empty'
import { EmployeesTable } from './list/employees-table'
import { SlideOutPending } from './list/slide-out-pending'
import type { OpenPanel } from './open-panel'
import { employeesQuery, groupsQuery, settingsQuery } from './queries'
import { useOpenFromSearch } from './use-open-from-search'

const loadSlideOuts = () => import('./form/slide-outs')

const NOBODY: Selection = new Set()

const ofRow = ({ employee }: EmployeeRow) => ({ personId: employee.personId, name: nameOf(employee) })

/** Page of the company's employees (EMP-01, EMP-02). */
export function EmployeesPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const [opened, setOpened] = useState<OpenPanel>()
  /** Counts openings: reopening the same form must start with fresh state. */
  const [openings, setOpenings] = useState(0)
  const [showsNotice, setShowsNotice] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  // Prefetched on hover or focus; opening also fetches, because a press may come without them.
  const [slideOuts, fetchSlideOuts, hasNoSlideOuts] = useOnDemand(loadSlideOuts)
  const open = useCallback(
    (next: OpenPanel) => {
      fetchSlideOuts()
      setOpened(next)
      setOpenings((before) => before + 1)
    },
    [fetchSlideOuts],
  )
  // Stable callbacks: new ones would rerender every row.
  const openDetails = useCallback((row: EmployeeRow) => open({ kind: 'details', ...ofRow(row) }), [open])
  const openEnd = useCallback((row: EmployeeRow) => open({ kind: 'end', ...ofRow(row) }), [open])
  const [selected, setSelected] = useState<Selection>(NOBODY)
  const openEndMany = useCallback((rows: readonly EmployeeRow[]) => open({ kind: 'end-many', rows }), [open])
  const openAdd = () => open({ kind: 'add' })
  const close = () => setOpened(undefined)

  const hasBenefit = groups.benefitGroups.length > 0
  const hasEmployees = list.beneficiaries.length > 0
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const isFull = placesLeft(list.beneficiaries.length, limit) === 0
  const fullReason = isFull ? m.employees_limit({ count: formatCount(limit) }) : undefined

  useOpenFromSearch({ employees: list.beneficiaries, canAdd: hasBenefit || hasEmployees, fullReason, onOpen: open })

  /** EMP-11: the notice is for companies that have never deposited money; left out if that cannot be read. */
  const added = async () => {
    const hasMoney = await slideOuts?.hasDeposited().catch(() => true)
    setShowsNotice(hasMoney === false)
  }

  return (
    <>
      <PageHeader
        title={m.employees_title()}
        description={m.employees_description()}
        action={
          (hasBenefit || hasEmployees) && (
            <>
              <Link to="/beneficiaries/import" className={buttonVariants({ variant: 'outline' })}>
                {m.employees_import_link()}
              </Link>
              {hasEmployees && (
                <Button
                  ref={addButton}
                  onPointerEnter={fetchSlideOuts}
                  onFocus={fetchSlideOuts}
                  disabledReason={fullReason}
                  onClick={openAdd}
                >
                  <UserPlus aria-hidden="true" />
                  {m.employees_add()}
                </Button>
              )}
            </>
          )
        }
      />
      <PrintHead />
      {showsNotice && slideOuts && <slideOuts.AddedNotice onClose={() => setShowsNotice(false)} />}
      {!hasBenefit && !hasEmployees && <NoBenefit />}
      {hasBenefit && !hasEmployees && <NoEmployees onAdd={openAdd} onApproach={fetchSlideOuts} />}
      {hasEmployees && (
        <EmployeesTable
          onOpen={openDetails}
          onEnd={openEnd}
          onEndMany={openEndMany}
          onApproach={fetchSlideOuts}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      {opened && !slideOuts && <SlideOutPending opened={opened} hasFailed={hasNoSlideOuts} onClose={close} />}
      {opened?.kind === 'add' && slideOuts && (
        <slideOuts.AddEmployee
          key={openings}
          onClose={close}
          onAdded={() => void added()}
          returnFocusTo={() => addButton.current}
        />
      )}
      {opened?.kind === 'details' && slideOuts && (
        <slideOuts.EmployeeDetails key={openings} {...opened} onClose={close} />
      )}
      {opened?.kind === 'end-many' && slideOuts && (
        <slideOuts.EndMany
          key={openings}
          rows={opened.rows}
          onClose={(hasRun) => {
            close()
            if (hasRun) setSelected(NOBODY)
          }}
        />
      )}
      {opened?.kind === 'end' && slideOuts && (
        <slideOuts.EndBenefit {...opened} onClose={close} onEdit={() => setOpened({ ...opened, kind: 'details' })} />
      )}
    </>
  )
}
