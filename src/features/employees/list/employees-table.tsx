import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarX, Eye, Pencil } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { typeName } from '@/employees/employee-types'
import { DataTable } from '@/tables/data-table'
import type { ActionMenuItem } from '@/ui/action-menu-popup'
import { Button } from '@/ui/button'
import { Card, CardContent } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { today } from '@/values/clock'
import { contractedTypes } from '../contracted-types'
import { benefitFilterName, stateName } from '../employee-texts'
import { benefitsQuery, employeesQuery } from '../queries'
import { employeeColumns } from './employee-columns'
import { type EmployeeFilters, filterRows, hasFilter } from './employee-filters'
import { type EmployeeRow, employeeRows, nameOf } from './employee-row'
import { EmployeesFilterBar } from './employees-filter-bar'
import { isReadOnly } from './row-state'

const route = getRouteApi('/beneficiaries')

/** EMP-02: rows on a page; pages only above that. */
const PAGE_SIZE = 20

const rowId = ({ employee }: EmployeeRow) => employee.personId
const rowLabel = ({ employee }: EmployeeRow) => nameOf(employee)

export interface EmployeesTableProps {
  onOpen: (row: EmployeeRow) => void
  onEnd: (row: EmployeeRow) => void
  /** Somebody is about to open a row. */
  onApproach: () => void
}

/** The list: searched, filtered, sorted and paged in the address (EMP-02, EMP-03). */
export function EmployeesTable({ onOpen, onEnd, onApproach }: EmployeesTableProps) {
  const listRead = useSuspenseQuery(employeesQuery())
  const companyRead = useSuspenseQuery(benefitsQuery())
  const [list, company] = [listRead.data, companyRead.data]
  const { type, benefit, state, ...tableState } = route.useSearch()
  const navigate = route.useNavigate()
  const day = today()
  const rows = useMemo(
    () => employeeRows(list.beneficiaries, contractedTypes(company.benefits), day),
    [list, company, day],
  )
  const shown = useMemo(() => filterRows(rows, { type, benefit, state }), [rows, type, benefit, state])
  // One function for as long as what it opens is the same: with another every row is drawn again.
  const actions = useCallback((row: EmployeeRow) => menuOf(row, { onOpen, onEnd }), [onOpen, onEnd])
  return (
    <Card>
      <CardContent>
        <DataTable
          caption={m.employees_table_label()}
          columns={employeeColumns}
          // One line a row where it is a table.
          className="nav:[&_tbody_:is(td,th)]:py-[calc(var(--row-inset)/2)] nav:max-[1280px]:[&_:is(td,th)]:px-2 nav:[&_tbody_:is(td,th)]:whitespace-nowrap nav:[&_tbody_td:last-child]:py-px! nav:[&_th_button]:flex-nowrap nav:[&_tr[data-disabled]_th>span:last-child]:sr-only"
          rows={shown}
          reads={[listRead, companyRead]}
          rowId={rowId}
          rowLabel={rowLabel}
          state={tableState}
          onStateChange={(next) =>
            void navigate({ search: (search) => ({ ...search, ...next }), replace: next.page === tableState.page })
          }
          defaultSort="name"
          first={isNew}
          pageSize={PAGE_SIZE}
          searchLabel={m.employees_search_label()}
          filters={
            <EmployeesFilterBar
              filters={{ type, benefit, state }}
              onChange={(changed) =>
                void navigate({ search: (search) => ({ ...search, ...changed, page: undefined }), replace: true })
              }
            />
          }
          tools={{ id: 'employees', name: m.employees_title(), about: filtersText({ type, benefit, state }) }}
          empty={
            hasFilter({ type, benefit, state }) ? (
              <EmptyState
                title={m.employees_none_found_title()}
                action={
                  <Button
                    variant="outline"
                    onClick={() => void navigate({ search: ({ sort, columns }) => ({ sort, columns }), replace: true })}
                  >
                    {m.employees_filter_clear()}
                  </Button>
                }
              >
                {m.employees_none_found_text()}
              </EmptyState>
            ) : undefined
          }
          onOpen={onOpen}
          onApproach={onApproach}
          disabledReason={outOfUse}
          actions={actions}
        />
      </CardContent>
    </Card>
  )
}

/** The chosen filters, for the name of a file. */
const filtersText = ({ type, benefit, state }: EmployeeFilters): string =>
  [type && typeName(type), benefit && benefitFilterName(benefit), state && stateName(state)].filter(Boolean).join(' ')

const isNew = ({ employee }: EmployeeRow) => employee.isNew

/** EMP-03: past the end of funds the row is disabled; it still opens, for looking at. */
const outOfUse = ({ state }: EmployeeRow) => (state === 'funds-ended' ? m.employees_row_out_of_use() : undefined)

/** EMP-03, EMP-17: edit, or show when there is nothing left to edit; ending the benefit instead of deleting. */
function menuOf(row: EmployeeRow, { onOpen, onEnd }: Pick<EmployeesTableProps, 'onOpen' | 'onEnd'>): ActionMenuItem[] {
  const isOver = isReadOnly(row.state)
  return [
    isOver
      ? { key: 'show', label: m.employees_row_show(), icon: <Eye />, onSelect: () => onOpen(row) }
      : { key: 'edit', label: m.employees_row_edit(), icon: <Pencil />, onSelect: () => onOpen(row) },
    {
      key: 'end',
      label: m.employees_row_end(),
      icon: <CalendarX />,
      variant: 'destructive',
      disabledReason: isOver ? m.employees_row_end_not_now() : undefined,
      onSelect: () => onEnd(row),
    },
  ]
}
