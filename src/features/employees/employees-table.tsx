import type { BenefitType, EmployeeListItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Card } from '@/ui/card'
import { Pagination } from '@/ui/pagination'
import { cellVariants, tableClasses } from '@/ui/table-classes'
import { today } from '@/values/clock'
import { BenefitIcons } from './benefit-icons'
import { EmployeeName, EmployeeState } from './employee-columns'
import { rowStateOn } from './row-state'

/** EMP-02: rows on a page. */
const PAGE_SIZE = 20

export interface EmployeesTableProps {
  employees: readonly EmployeeListItem[]
  contracted: readonly BenefitType[]
  page: number
  onPageChange: (page: number) => void
}

/** The list of employees (EMP-02, EMP-03). */
export function EmployeesTable({ employees, contracted, page, onPageChange }: EmployeesTableProps) {
  const pageCount = Math.max(1, Math.ceil(employees.length / PAGE_SIZE))
  const current = Math.min(page, pageCount)
  const rows = employees.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)
  const day = today()
  return (
    <Card>
      <div className={tableClasses.scroller}>
        <table className={tableClasses.table}>
          <caption className={tableClasses.caption}>{m.employees_table_label()}</caption>
          <thead className={tableClasses.head}>
            <tr>
              {[
                m.employees_column_employee(),
                m.employees_column_email(),
                m.employees_column_benefits(),
                m.employees_column_state(),
              ].map((title) => (
                <th key={title} scope="col" className={cellVariants({ head: true })}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((employee) => (
              <tr key={employee.personId} className={tableClasses.row}>
                <th scope="row" className={cellVariants({ className: 'font-medium' })}>
                  <EmployeeName employee={employee} />
                </th>
                <td className={cellVariants()}>{employee.emailAddress}</td>
                <td className={cellVariants()}>
                  <BenefitIcons
                    contracted={contracted}
                    held={employee.benefitTypes}
                    fundsEnded={rowStateOn(day, employee) === 'funds-ended'}
                  />
                </td>
                <td className={cellVariants()}>
                  <EmployeeState employee={employee} today={day} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pageCount > 1 && (
        <Pagination
          className="border-t border-border px-4 py-3 sm:px-6"
          page={current}
          pageCount={pageCount}
          onPageChange={onPageChange}
          label={m.employees_pages()}
          previousLabel={m.employees_page_previous()}
          nextLabel={m.employees_page_next()}
          pageLabel={(page) => m.employees_page({ page })}
          rangeText={`${(current - 1) * PAGE_SIZE + 1}–${(current - 1) * PAGE_SIZE + rows.length} / ${employees.length}`}
        />
      )}
    </Card>
  )
}
