import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '@/ui/page-header'
import { NoBenefit, NoEmployees } from './employees-empty'
import { EmployeesTable } from './employees-table'
import { employeesQuery, groupsQuery } from './queries'

/** The employees of the company (EMP-01, EMP-02). */
export function EmployeesPage() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const hasBenefit = groups.benefitGroups.length > 0
  const hasEmployees = list.beneficiaries.length > 0
  return (
    <>
      <PageHeader title={m.employees_title()} description={m.employees_description()} />
      {!hasBenefit && !hasEmployees && <NoBenefit />}
      {hasBenefit && !hasEmployees && <NoEmployees onAdd={() => undefined} />}
      {hasEmployees && <EmployeesTable onOpen={() => undefined} onEnd={() => undefined} />}
    </>
  )
}
