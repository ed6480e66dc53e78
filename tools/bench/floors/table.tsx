/**
 * Baseline: React, router, query and table with the same 10 000 employees, whose call is sent first. Twenty rows are rendered
 * with the portal's cells, and can be sorted and searched.
 */
import type { EmployeeList, EmployeeListItem } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { createCoreRowModel, tableFeatures, useTable } from '@tanstack/react-table'
import * as bike from 'lucide-react/icons/bike'
import * as clock from 'lucide-react/icons/clock'
import * as dumbbell from 'lucide-react/icons/dumbbell'
import * as dots from 'lucide-react/icons/ellipsis-vertical'
import * as hand from 'lucide-react/icons/hand-heart'
import * as sprout from 'lucide-react/icons/sprout'
import * as utensils from 'lucide-react/icons/utensils'
import { useMemo, useState } from 'react'
import { cellVariants, tableClasses } from '@/ui/content/table'
import { byLastName, CELL, icon, list, nameCell, nameOf, PAGE } from './list-parts'
import { renderRouted } from './routed-page'
import '@/styles.css'

const features = tableFeatures({ coreRowModel: createCoreRowModel() })
const columns = [
  { id: 'name', accessorFn: (row: EmployeeListItem) => row.lastName },
  { id: 'email', accessorFn: (row: EmployeeListItem) => row.emailAddress },
]

function List() {
  const { data } = useQuery({
    queryKey: ['employees'],
    queryFn: async () => ((await window.benchReplies[0]) as EmployeeList).beneficiaries,
  })
  return data ? <Rows rows={data} /> : null
}

function Rows({ rows }: { rows: EmployeeListItem[] }) {
  const [ascending, setAscending] = useState(true)
  const [text, setText] = useState('')
  const sorted = useMemo(() => rows.toSorted((a, b) => byLastName(a, b) * (ascending ? 1 : -1)), [rows, ascending])
  const wanted = text.toLocaleLowerCase('fi')
  const found = text === '' ? sorted : sorted.filter((row) => row.lastName.toLocaleLowerCase('fi').includes(wanted))
  const table = useTable({ features, columns, data: found.slice(0, PAGE) })
  const sort = (
    <button type="button" onClick={() => setAscending(!ascending)}>
      Nimi
    </button>
  )
  return (
    <>
      <input aria-label="search" value={text} onChange={({ target }) => setText(target.value)} />
      {list(
        [sort, 'Sähköposti', 'Edut', 'Tila', 'Toiminnot'],
        table.getRowModel().rows.map(({ original }) => employeeRow(original)),
      )}
    </>
  )
}

const BENEFITS = {
  lunch: { name: 'Lounasetu', icon: icon(utensils) },
  recreational: { name: 'Virike-etu', icon: icon(dumbbell) },
  transport: { name: 'Työmatkaetu', icon: icon(bike) },
  massage: { name: 'Hierontaetu', icon: icon(hand) },
  wellbeing: { name: 'Hyvinvointietu', icon: icon(sprout) },
} as const
const CLOCK = icon(clock)
const DOTS = icon(dots)
const HELD = 'border-(--tint)/25 bg-(--tint-surface) text-(--tint)'
const NOT_HELD = 'border-dashed border-border text-muted-foreground'
const ACTION = `${cellVariants({ kind: 'action' })} py-1.5!`

/** Name, email, five icons, state, menu. */
function employeeRow(row: EmployeeListItem) {
  const name = nameOf(row)
  return (
    <tr key={row.personId} className={`${tableClasses.row} ${tableClasses.clickableRow} cursor-pointer`}>
      {nameCell(
        <button
          type="button"
          className="inline-flex min-h-6 flex-wrap items-center gap-2 rounded-sm text-left underline-offset-4 hover:underline"
        >
          <span>{name}</span>
        </button>,
      )}
      <td className={CELL}>
        <span title={row.emailAddress} className="min-w-0 nav:block nav:max-w-24 nav:truncate min-[1280px]:max-w-40">
          {row.emailAddress}
        </span>
      </td>
      <td className={CELL}>
        <ul className="flex flex-wrap gap-1 nav:flex-nowrap">
          {(Object.keys(BENEFITS) as (keyof typeof BENEFITS)[]).map((type) => {
            const isHeld = row.benefitTypes.includes(type)
            const text = isHeld ? BENEFITS[type].name : `${BENEFITS[type].name}: ei käytössä`
            return (
              <li
                key={type}
                title={text}
                data-tint={type}
                className={`inline-flex rounded-sm border p-1 [&_svg]:size-4.5 ${isHeld ? HELD : NOT_HELD}`}
              >
                {BENEFITS[type].icon}
                <span className="sr-only">{text}</span>
              </li>
            )
          })}
        </ul>
      </td>
      <td className={CELL}>
        {row.endOfBenefit && (
          <span className="inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left text-sm font-medium [&>svg]:size-3.5 [&>svg]:shrink-0 border-attention-border bg-attention-surface text-attention">
            {CLOCK}
            {row.endOfBenefit}
          </span>
        )}
      </td>
      <td className={ACTION}>
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          title={`Toiminnot: ${name}`}
          className="relative inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none [&_svg]:shrink-0 border-transparent text-foreground size-10 shrink-0 [&_svg]:size-5"
        >
          {DOTS}
          <span className="sr-only">{`Toiminnot: ${name}`}</span>
        </button>
      </td>
    </tr>
  )
}

renderRouted(List)
