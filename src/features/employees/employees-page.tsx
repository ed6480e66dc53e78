import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { today } from '@/values/clock'
import { contractedTypes } from './benefit-texts'
import { filterEmployees } from './employee-filters'
import { NoBenefit, NoEmployees } from './employees-empty'
import { EmployeesFilterBar } from './employees-filter-bar'
import { EmployeesTable } from './employees-table'
import { benefitsQuery, employeesQuery, groupsQuery } from './queries'
import { inListOrder } from './row-state'

const route = getRouteApi('/beneficiaries')

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
      {hasEmployees && <EmployeesList />}
    </>
  )
}

function EmployeesList() {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: company } = useSuspenseQuery(benefitsQuery())
  const { page = 1, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const ordered = useMemo(() => inListOrder(list.beneficiaries), [list])
  const found = filterEmployees(ordered, filters, today())
  return (
    <>
      <EmployeesFilterBar
        filters={filters}
        onChange={(next) => void navigate({ search: { ...next, sort: filters.sort }, replace: true })}
      />
      {found.length === 0 ? (
        <EmptyState
          title={m.employees_none_found_title()}
          action={
            <Button variant="secondary" onClick={() => void navigate({ search: {}, replace: true })}>
              {m.employees_filter_clear()}
            </Button>
          }
        >
          {m.employees_none_found_text()}
        </EmptyState>
      ) : (
        <EmployeesTable
          employees={found}
          contracted={contractedTypes(company.benefits)}
          page={page}
          onPageChange={(next) => void navigate({ search: { ...filters, page: next } })}
        />
      )}
    </>
  )
}
