import { m } from '@generated/messages/messages.js'
import { Pencil, Sheet as TableIcon, Trash2, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { EMPTY_EMPLOYEE, type EmployeeValues } from '@/employment/employee-form'
import { placesLeft } from '@/employment/employment-rules'
import { FaultyRows } from '@/employment/import/faulty-rows'
import { ImportMapping } from '@/employment/import/import-mapping'
import type { CellErrors, ImportColumn } from '@/employment/import/import-row'
import { ImportSource } from '@/employment/import/import-source'
import type { ReadTable } from '@/employment/import/read-table'
import { asAnyForm } from '@/forms/any-form'
import { serverErrorsOf } from '@/forms/errors/server-errors'
import { useField } from '@/forms/fields/use-field'
import { FormRefusal } from '@/forms/submit/press'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { Badge } from '@/ui/content/badge'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { FieldMessage } from '@/ui/inputs/field'
import { Sheet } from '@/ui/overlays/sheet'
import { MISSING } from '@/values/collections/look-up'
import { formatDate, parseDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { nameInList } from '@/values/people/names'
import { EmployeePanel } from './employee-panel'
import {
  employeeOfCells,
  type NewEmployee,
  ORDER_COLUMNS,
  type OrderedEmployee,
  rowOf,
  typeText,
  withCell,
  withEmployees,
} from './ordered-employees'
import { OrderSummary, useOrder, wizard } from './wizard'

type Refused = ReadonlyMap<OrderedEmployee, CellErrors>

/** CRD-04, CRD-07, CRD-11: employees of the order, added one by one, by paste or by file, up to the limit. */
export function EmployeesStep() {
  const form = wizard.useForm()
  const [refused] = useState(() => refusedEmployees(form))
  const refuseAgain = () => {
    if (form.state.values.employees.some((employee) => refused.has(employee))) {
      throw new FormRefusal(() => m.cards_error_faulty_employees())
    }
  }
  return (
    <wizard.Step aside={<OrderSummary />} onNext={refuseAgain}>
      <form.AppField name="employees">{() => <Employees refused={refused} />}</form.AppField>
    </wizard.Step>
  )
}

/**
 * Errors of the reply by employee; the server names employees by index. A changed employee is another object, which has
 * not been refused.
 */
function refusedEmployees(form: ReturnType<typeof wizard.useForm>): Refused {
  const refused = new Map<OrderedEmployee, CellErrors>()
  for (const [name, error] of serverErrorsOf(asAnyForm(form), ['employees'])) {
    const [, place, column] = /^employees\[(\d+)\]\.(\w+)$/.exec(name) ?? []
    const employee = form.state.values.employees[Number(place)]
    if (employee && column !== undefined) refused.set(employee, { ...refused.get(employee), [column]: error })
  }
  return refused
}

interface Row {
  employee: OrderedEmployee
  place: number
  errors: CellErrors | undefined
}

function Employees({ refused }: { refused: Refused }) {
  const { rules, definition, form } = useOrder()
  const { id, messageId, value: employees, error } = useField<OrderedEmployee[]>(false)
  const [open, setOpen] = useState<'add' | 'import' | { edit: number }>()
  const [announcement, setAnnouncement] = useState('')
  // Corrected cells stay visible, so that the input does not vanish while typing.
  const [corrected, setCorrected] = useState<ReadonlyMap<number, readonly ImportColumn[]>>(new Map())
  const rows = useMemo(() => {
    const faults = definition.faultsOf(employees)
    return employees.map((employee, place): Row => {
      const [own, server] = [faults.get(place), refused.get(employee)]
      return { employee, place, errors: own || server ? { ...server, ...own } : undefined }
    })
  }, [definition, employees, refused])
  const rowById = (wanted: number) => rows.find(({ employee }) => employee.id === wanted)
  const update = (change: (employees: OrderedEmployee[]) => OrderedEmployee[]) =>
    form.setFieldValue('employees', change)
  const add = (added: NewEmployee[]) => {
    update((before) => withEmployees(before, added))
    setAnnouncement(m.cards_employees_added({ count: formatCount(added.length) }))
  }
  const replace = (changed: OrderedEmployee) =>
    update((before) => before.map((other) => (other.id === changed.id ? changed : other)))
  const remove = (unwanted: number) => {
    const row = rowById(unwanted)
    if (!row) return
    update((before) => before.filter((other) => other.id !== unwanted))
    setAnnouncement(m.cards_employees_removed({ name: nameOf(row.employee, row.place) }))
  }
  const changeCell = (wanted: number, column: ImportColumn, text: string) => {
    const row = rowById(wanted)
    if (!row) return
    const shown = [...Object.keys(row.errors ?? {}), ...(corrected.get(wanted) ?? [])] as ImportColumn[]
    setCorrected(new Map([...corrected, [wanted, shown]]))
    replace(withCell(row.employee, column, text, rules.today))
  }
  const faulty = rows.filter(({ employee, errors }) => errors || corrected.has(employee.id))
  const lacksIds = employees.some(({ personalId }) => personalId === '')
  const full = employees.length < rules.places ? undefined : m.cards_employees_full({ count: formatCount(rules.limit) })
  const edited = typeof open === 'object' ? rowById(open.edit)?.employee : undefined
  const close = () => setOpen(undefined)
  return (
    <fieldset
      data-slot="field"
      id={id}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : messageId}
      aria-invalid={error !== undefined || undefined}
      className="min-w-0 space-y-6 rounded-lg"
    >
      <legend className="sr-only">{m.cards_employees()}</legend>
      <div className="space-y-1">
        <p className="text-muted-foreground">{m.cards_employees_text()}</p>
        <p>
          {m.cards_employees_count({
            count: formatCount(employees.length),
            places: formatCount(placesLeft(employees.length, rules.places)),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabledReason={full} onClick={() => setOpen('add')}>
          <UserPlus />
          {m.cards_employee_add()}
        </Button>
        <Button variant="outline" disabledReason={full} onClick={() => setOpen('import')}>
          <TableIcon />
          {m.cards_employees_import()}
        </Button>
      </div>
      <div aria-live="polite">{error !== undefined && <FieldMessage id={messageId}>{error}</FieldMessage>}</div>
      {faulty.length > 0 && (
        <FaultyRows
          text={`${lacksIds ? `${m.cards_employees_no_ids()} ` : ''}${m.cards_employees_faulty_text()}`}
          rows={faulty.map(({ employee, place, errors }) => ({
            index: employee.id,
            row: rowOf(employee, place + 1),
            errors,
            columns: corrected.get(employee.id) ?? [],
          }))}
          onCell={changeCell}
          onLeaveOut={remove}
        />
      )}
      <DataTable
        caption={m.cards_employees()}
        columns={columns}
        rows={rows}
        rowId={({ employee }) => String(employee.id)}
        rowLabel={({ employee, place }) => nameOf(employee, place)}
        empty={<EmptyState icon={<Users />} title={m.cards_employees_none_title()} />}
        actions={({ employee }) => [
          {
            key: 'edit',
            label: m.cards_employee_edit(),
            icon: <Pencil />,
            onSelect: () => setOpen({ edit: employee.id }),
          },
          {
            key: 'remove',
            label: m.cards_employee_remove(),
            icon: <Trash2 />,
            onSelect: () => remove(employee.id),
          },
        ]}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {open === 'import' && <EmployeeImport onEmployees={add} onClose={close} />}
      {(open === 'add' || edited) && (
        <EmployeePanel
          employee={edited}
          onSave={(values) => (edited ? replace({ ...values, id: edited.id }) : add([values]))}
          onClose={close}
        />
      )}
    </fieldset>
  )
}

const nameOf = (employee: EmployeeValues, place: number): string =>
  nameInList(employee) || m.cards_employee_nameless({ number: place + 1 })

/** Dates in the portal's format (FMT-05), whatever the format in the table; text that is no date stays as it is. */
function shownDate(text: string): string {
  const read = parseDate(text)
  return read.ok ? formatDate(read.value) : text || MISSING
}

const columns = dataColumns<Row>([
  {
    id: 'line',
    header: () => m.employees_import_row_number(),
    cell: ({ place }) => formatCount(place + 1),
    kind: 'number',
  },
  {
    id: 'name',
    header: () => m.employees_column_employee(),
    isMain: true,
    cell: ({ employee, place }) => nameOf(employee, place),
  },
  {
    id: 'state',
    header: () => m.employees_column_state(),
    cell: ({ errors }) =>
      errors ? (
        <Badge variant="attention">{m.cards_employee_faulty()}</Badge>
      ) : (
        <Badge variant="success">{m.cards_employee_complete()}</Badge>
      ),
  },
  {
    id: 'type',
    header: () => m.employees_filter_type(),
    cell: ({ employee }) => typeText(employee) || MISSING,
  },
  { id: 'start', header: () => m.cards_employee_start(), cell: ({ employee }) => shownDate(employee.startOfBenefit) },
])

interface EmployeeImportProps {
  onEmployees: (employees: NewEmployee[]) => void
  onClose: () => void
}

/** CRD-07: adds several employees by paste or file. Errors are corrected in the order, not here. */
function EmployeeImport({ onEmployees, onClose }: EmployeeImportProps) {
  const { rules } = useOrder()
  const [table, setTable] = useState<ReadTable>()
  return (
    <Sheet title={m.cards_employees_import_title()} onClose={onClose}>
      {table && table.rows.length > 0 ? (
        <ImportMapping
          table={table}
          choice={undefined}
          columns={ORDER_COLUMNS}
          changes={false}
          onRows={(rows) => {
            onEmployees(rows.map(({ cells }) => employeeOfCells(cells, EMPTY_EMPLOYEE, rules.today)))
            onClose()
          }}
          onBack={() => setTable(undefined)}
        />
      ) : (
        <ImportSource onTable={setTable} columns={ORDER_COLUMNS} />
      )}
    </Sheet>
  )
}
