import { m } from '@generated/messages/messages.js'
import { CircleSlash, RotateCcw } from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { dayOf, type EmployeeValues } from '@/employment/employee-form'
import { startsFarAhead } from '@/employment/employment-rules'
import { describeField } from '@/employment/field-texts'
import { columnName, IMPORT_COLUMNS, type ImportColumn, type ImportRow } from '@/employment/import/import-row'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { MISSING } from '@/values/collections/look-up'
import type { PlainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { nameInList } from '@/values/people/names'
import { isKnown, type RowCheck } from './check-rows'
import type { CheckedRow } from './import-state'

/** Sections of the preview in their order. Ends of benefits come first, because they are irreversible. */
const TITLES = {
  end: () => m.employees_import_section_end(),
  change: () => m.employees_import_count_change(),
  add: () => m.employees_import_count_add(),
  unchanged: () => m.employees_import_count_unchanged(),
  'left-out': () => m.employees_import_section_left_out(),
}
type RowSection = keyof typeof TITLES
const SECTIONS = Object.keys(TITLES) as RowSection[]

interface PreviewTablesProps {
  sections: PreviewSections
  onLeaveOut: (index: number, isOut: boolean) => void
}

export function PreviewTables({ sections, onLeaveOut }: PreviewTablesProps) {
  return SECTIONS.map((section) => {
    const own = sections[section]
    if (own.length === 0) return null
    const isOut = section === 'left-out'
    return (
      <section key={section} aria-label={TITLES[section]()} className="space-y-2">
        <h3 className="font-semibold">
          {TITLES[section]()} ({formatCount(own.length)})
        </h3>
        <DataTable
          caption={TITLES[section]()}
          columns={COLUMNS}
          rows={own}
          rowId={({ index }) => String(index)}
          rowLabel={nameOf}
          actions={({ index }) => [
            {
              key: 'out',
              label: isOut ? m.employees_import_take_back() : m.employees_import_leave_out(),
              icon: isOut ? <RotateCcw /> : <CircleSlash />,
              onSelect: () => onLeaveOut(index, !isOut),
            },
          ]}
        />
      </section>
    )
  })
}

function nameOf({ row, check }: PreviewRow): string {
  return nameInList(check.kind === 'add' ? check.values : check.base) || m.employees_import_row({ line: row.line })
}

const COLUMNS = dataColumns<PreviewRow>([
  {
    id: 'line',
    header: () => m.employees_import_row_number(),
    cell: ({ row }) => formatCount(row.line),
    kind: 'number',
  },
  { id: 'name', header: () => m.employees_column_employee(), isMain: true, cell: nameOf },
  { id: 'changes', header: () => m.employees_import_changes(), cell: ({ check }) => <Changes check={check} /> },
])

function Changes({ check }: Pick<PreviewRow, 'check'>) {
  const lines = check.kind === 'add' ? newValues(check.values) : changesOf(check)
  if (lines.length === 0) return MISSING
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface PreviewRow {
  index: number
  row: ImportRow
  check: Exclude<RowCheck, { kind: 'faulty' }>
}

type PreviewSections = Record<RowSection, readonly PreviewRow[]>

const shownValue = (values: EmployeeValues, column: ImportColumn): string =>
  column === 'benefits'
    ? BENEFIT_ORDER.filter((type) => values.benefits[type])
        .map(benefitName)
        .join(', ')
    : describeField(column, values[column]).text

/** Old and new values of a changed employee, and the consequences (EMP-05, EMP-07). */
function changesOf(check: PreviewRow['check']): string[] {
  if (check.kind !== 'change') return []
  const { columns, base, values, isRead } = check
  const followers = (['employeeType', 'employeePercentage'] as const).filter((column) => !columns.includes(column))
  const all: ImportColumn[] = [...columns, ...(isRead ? followers : [])]
  return all.flatMap((column) => {
    const [before, after] = [shownValue(base, column), shownValue(values, column)]
    if (column === 'personalId' || before === after) return []
    const change = { label: columnName(column), after: after || MISSING }
    return isKnown(column, isRead)
      ? m.employees_import_change({ ...change, before: before || MISSING })
      : m.employees_import_change_to(change)
  })
}

/** Columns of the name and the first line, and the personal identity code. */
const NOT_LISTED: readonly ImportColumn[] = ['lastName', 'firstName', 'emailAddress', 'personalId', 'startOfBenefit']

/** The values but the personal identity code; missing benefits too, so that they are noticed. */
const newValues = (values: EmployeeValues): string[] => [
  m.employees_import_new_from({ email: values.emailAddress, date: values.startOfBenefit }),
  ...IMPORT_COLUMNS.filter((column) => !NOT_LISTED.includes(column)).flatMap((column) => {
    const text = shownValue(values, column)
    return text === '' && column !== 'benefits' ? [] : `${columnName(column)}: ${text || MISSING}`
  }),
]

export function previewSections(rows: readonly CheckedRow[]): PreviewSections {
  const sections: Record<RowSection, PreviewRow[]> = { end: [], change: [], add: [], unchanged: [], 'left-out': [] }
  for (const [index, { row, check, isOut }] of rows.entries()) {
    if (check.kind !== 'faulty') sections[isOut ? 'left-out' : sectionOf(check)].push({ index, row, check })
  }
  return sections
}

/** Rows whose new start is so late that its year may be mistyped (EMP-12). */
export const startingFarAhead = (rows: readonly PreviewRow[], today: PlainDate): number =>
  rows.filter(({ check }) => {
    const { startOfBenefit } = check.values
    const isNew = check.kind === 'add' || startOfBenefit !== check.base.startOfBenefit
    return isNew && startsFarAhead(dayOf(startOfBenefit), today)
  }).length

function sectionOf(check: PreviewRow['check']): RowSection {
  if (check.kind !== 'change') return check.kind
  const isEnd = check.values.endOfBenefit !== '' && check.values.endOfBenefit !== check.base.endOfBenefit
  return isEnd ? 'end' : 'change'
}
