/**
 * Baseline: React, router, query and table with the same 10 000 employees. The HTML sends the same call. Twenty rows are
 * rendered with the portal's cells, and can be sorted and searched.
 */
import type { EmployeeListItem } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { createCoreRowModel, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { tableClasses } from '@/ui/content/table'
import { EmployeeRow } from './cells'
import { renderRouted } from './routed-page'
import '../../../src/styles.css'

declare global {
  interface Window {
    benchEmployees?: Promise<{ beneficiaries: EmployeeListItem[] }>
  }
}

const PAGE = 20
const features = tableFeatures({ coreRowModel: createCoreRowModel() })
const columns = [
  { id: 'name', accessorFn: (row: EmployeeListItem) => row.lastName },
  { id: 'email', accessorFn: (row: EmployeeListItem) => row.emailAddress },
]
const collator = new Intl.Collator('fi')

function List() {
  const { data } = useQuery({
    queryKey: ['employees'],
    queryFn: async () => {
      const { beneficiaries } = (await window.benchEmployees) ?? { beneficiaries: [] }
      return beneficiaries
    },
  })
  return data ? <Rows rows={data} /> : null
}

function Rows({ rows }: { rows: EmployeeListItem[] }) {
  const [ascending, setAscending] = useState(true)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<EmployeeListItem>()
  const sorted = useMemo(
    () => rows.toSorted((a, b) => collator.compare(a.lastName, b.lastName) * (ascending ? 1 : -1)),
    [rows, ascending],
  )
  const wanted = text.toLocaleLowerCase('fi')
  const found = text === '' ? sorted : sorted.filter((row) => row.lastName.toLocaleLowerCase('fi').includes(wanted))
  const table = useTable({ features, columns, data: found.slice(0, PAGE) })
  return (
    <>
      <input aria-label="search" value={text} onChange={({ target }) => setText(target.value)} />
      <h1 className="sr-only">{opened?.lastName}</h1>
      <table className={tableClasses.table}>
        <thead className={tableClasses.head}>
          <tr>
            <th>
              <button type="button" onClick={() => setAscending(!ascending)}>
                Nimi
              </button>
            </th>
            <th>Sähköposti</th>
            <th>Edut</th>
            <th>Tila</th>
            <th>Toiminnot</th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ original }) => (
            <EmployeeRow key={original.personId} row={original} onOpen={setOpened} />
          ))}
        </tbody>
      </table>
    </>
  )
}

renderRouted(List)
