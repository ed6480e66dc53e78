import { DEFAULT_EMPLOYEE_LIMIT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { placesLeft } from '@/employees/employment-rules'
import { Button, buttonVariants } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { formatCount } from '@/values/count'
import { AddEmployee } from './form/add-employee'
import { AddedNotice } from './form/added-notice'
import { EmployeeDetails } from './form/employee-details'
import { EndBenefit } from './form/end-benefit'
import { hasDeposited } from './form/has-deposited'
import { nameOf } from './list/employee-row'
import { NoBenefit, NoEmployees } from './list/employees-empty'
import { EmployeesTable } from './list/employees-table'
import { employeesQuery, groupsQuery, settingsQuery } from './queries'

type Opened = { kind: 'add' } | { kind: 'details' | 'end'; personId: string; name: string }

/** The employees of the company (EMP-01, EMP-02). */
export function EmployeesPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const [opened, setOpened] = useState<Opened>()
  const [showsNotice, setShowsNotice] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(undefined)

  const hasBenefit = groups.benefitGroups.length > 0
  const hasEmployees = list.beneficiaries.length > 0
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  const isFull = placesLeft(list.beneficiaries.length, limit) === 0
  const fullReason = isFull ? m.employees_limit({ count: formatCount(limit) }) : undefined

  /** EMP-11: the notice is for those who have not transferred money yet; when that cannot be found out, it is left out. */
  const added = async () => {
    const hasMoney = await hasDeposited().catch(() => true)
    setShowsNotice(!hasMoney)
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
                <Button ref={addButton} disabledReason={fullReason} onClick={() => setOpened({ kind: 'add' })}>
                  <UserPlus aria-hidden="true" />
                  {m.employees_add()}
                </Button>
              )}
            </>
          )
        }
      />
      {showsNotice && <AddedNotice onClose={() => setShowsNotice(false)} />}
      {!hasBenefit && !hasEmployees && <NoBenefit />}
      {hasBenefit && !hasEmployees && <NoEmployees onAdd={() => setOpened({ kind: 'add' })} />}
      {hasEmployees && (
        <EmployeesTable
          onOpen={({ employee }) => setOpened({ kind: 'details', personId: employee.personId, name: nameOf(employee) })}
          onEnd={({ employee }) => setOpened({ kind: 'end', personId: employee.personId, name: nameOf(employee) })}
        />
      )}
      {opened?.kind === 'add' && (
        <AddEmployee onClose={close} onAdded={() => void added()} returnFocusTo={() => addButton.current} />
      )}
      {opened?.kind === 'details' && <EmployeeDetails personId={opened.personId} name={opened.name} onClose={close} />}
      {opened?.kind === 'end' && (
        <EndBenefit
          personId={opened.personId}
          name={opened.name}
          onClose={close}
          onEdit={() => setOpened({ ...opened, kind: 'details' })}
        />
      )}
    </>
  )
}
