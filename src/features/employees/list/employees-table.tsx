import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarX, Eye, Pencil } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { shownBenefits } from '@/domain/shown-benefits'
import { EMPLOYEE_TYPES, typeName } from '@/employment/employment-rules'
import { DataTable } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { Card } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { LabelledSelect } from '@/ui/inputs/labelled-select'
import type { ActionMenuItem } from '@/ui/overlays/action-menu-popup'
import { today } from '@/values/dates/clock'
import { nameInList } from '@/values/people/names'
import { benefitsQuery, employeesQuery } from '../queries'
import { BenefitKey, employeeColumns } from './employee-columns'
import {
  BENEFIT_FILTERS,
  benefitFilterName,
  type EmployeeFilters,
  type EmployeeRow,
  filterRows,
  isReadOnly,
  type OpenPanel,
  ROW_STATES,
  rowStateOn,
  STATES,
} from './employee-row'

const route = getRouteApi('/beneficiaries')

/** EMP-02: page size; shorter lists have no paging. */
const PAGE_SIZE = 20

const rowId = ({ employee }: EmployeeRow) => employee.personId
const rowLabel = ({ employee }: EmployeeRow) => nameInList(employee)

interface EmployeesTableProps {
  /** Stable, like the callbacks made of it: a new one would rerender every row. */
  onOpen: (next: OpenPanel) => void
  selected: Selection
  onSelect: (selected: Selection) => void
  onApproach: () => void
}

/** Table of employees; search, filters, sort order and page are in the URL (EMP-02, EMP-03). */
export function EmployeesTable({ onOpen, onApproach, selected, onSelect }: EmployeesTableProps) {
  const listRead = useRequiredQuery(employeesQuery())
  const companyRead = useRequiredQuery(benefitsQuery())
  const [list, company] = [listRead.data, companyRead.data]
  const { type, benefit, state, ...tableState } = route.useSearch()
  const filters: EmployeeFilters = { type, benefit, state }
  const navigate = route.useNavigate()
  const day = today()
  // EMP-02, GRP-12
  const contracted = useMemo(() => shownBenefits(company.benefits).map((benefit) => benefit.type), [company])
  const rows = useMemo(
    () => list.beneficiaries.map((employee) => ({ employee, state: rowStateOn(day, employee), contracted })),
    [list, contracted, day],
  )
  const shown = useMemo(() => filterRows(rows, { type, benefit, state }), [rows, type, benefit, state])
  const openDetails = useCallback((row: EmployeeRow) => onOpen(panelOf('details', row)), [onOpen])
  const actions = useCallback((row: EmployeeRow) => menuOf(row, onOpen), [onOpen])
  const selection = useMemo(() => ({ selected, onChange: onSelect }), [selected, onSelect])
  const endMany = (chosen: readonly EmployeeRow[]) => onOpen({ kind: 'end-many', rows: chosen })
  const filterSelect = <Value extends string>(
    key: keyof EmployeeFilters,
    label: string,
    values: readonly Value[],
    nameOf: (value: Value) => string,
  ) => (
    <LabelledSelect
      label={label}
      value={filters[key] ?? ''}
      blank={m.employees_filter_all()}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(chosen) =>
        void navigate({
          search: (search) => ({ ...search, [key]: values.find((known) => known === chosen), page: undefined }),
          replace: true,
        })
      }
    />
  )
  const bulk = [
    { key: 'end', label: m.employees_end_submit, icon: <CalendarX />, isDestructive: true, onSelect: endMany },
  ]
  return (
    <Card>
      <DataTable
        caption={m.employees_table_label()}
        columns={employeeColumns}
        // One line per row in the table layout.
        className="nav:max-[1280px]:[&_:is(td,th)]:px-2 nav:[&_tr[data-disabled]_th>span:last-child]:sr-only"
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
          <div className="grid min-w-0 grow gap-3 max-sm:w-full sm:grid-cols-3 nav:max-w-md">
            {filterSelect('type', m.employees_filter_type(), EMPLOYEE_TYPES, typeName)}
            {filterSelect('benefit', m.employees_filter_benefit(), BENEFIT_FILTERS, benefitFilterName)}
            {filterSelect('state', m.employees_filter_state(), ROW_STATES, (value) => STATES[value].name())}
          </div>
        }
        legend={<BenefitKey contracted={contracted} />}
        tools={{ id: 'employees', name: m.employees_title(), about: filtersText(filters) }}
        empty={
          (type ?? benefit ?? state) && (
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
          )
        }
        onOpen={openDetails}
        onApproach={onApproach}
        disabledReason={outOfUse}
        actions={actions}
        selection={selection}
        bulk={bulk}
      />
    </Card>
  )
}

const filtersText = ({ type, benefit, state }: EmployeeFilters): string =>
  [type && typeName(type), benefit && benefitFilterName(benefit), state && STATES[state].name()]
    .filter(Boolean)
    .join(' ')

const panelOf = (kind: 'details' | 'end', { employee }: EmployeeRow): OpenPanel => ({
  kind,
  personId: employee.personId,
  name: nameInList(employee),
})

const isNew = ({ employee }: EmployeeRow) => employee.isNew

/** EMP-03: after the end of funds a row looks disabled, but still opens. */
const outOfUse = ({ state }: EmployeeRow) => (state === 'funds-ended' ? m.employees_row_out_of_use() : undefined)

/** EMP-03, EMP-17: edit, or view if read-only; end the benefit, because employees are never deleted. */
function menuOf(row: EmployeeRow, onOpen: EmployeesTableProps['onOpen']): ActionMenuItem[] {
  const isOver = isReadOnly(row.state)
  return [
    {
      key: 'open',
      label: isOver ? m.employees_row_show() : m.employees_row_edit(),
      icon: isOver ? <Eye /> : <Pencil />,
      onSelect: () => onOpen(panelOf('details', row)),
    },
    {
      key: 'end',
      label: m.employees_row_end(),
      icon: <CalendarX />,
      variant: 'destructive',
      disabledReason: isOver ? m.employees_row_end_not_now() : undefined,
      onSelect: () => onOpen(panelOf('end', row)),
    },
  ]
}
