/** Floor: React, router, query and table with the same 10 000 employees from the same call, twenty rows shown, sorted and searched. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createCoreRowModel, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../src/styles.css'

declare global {
  interface Window {
    /** The page itself has asked. */
    benchEmployees: Promise<Response>
  }
}

type Row = { personId: string; firstName: string; lastName: string; emailAddress: string }
const PAGE = 20
const features = tableFeatures({ coreRowModel: createCoreRowModel() })
const columns = [
  { id: 'name', accessorFn: (row: Row) => row.lastName },
  { id: 'email', accessorFn: (row: Row) => row.emailAddress },
]
const collator = new Intl.Collator('fi')

const root = createRootRoute({ component: Outlet })
const list = createRoute({ getParentRoute: () => root, path: '/', component: List })

function List() {
  const { data } = useQuery({
    queryKey: ['employees'],
    queryFn: async () => {
      const response = await window.benchEmployees
      return ((await response.json()) as { beneficiaries: Row[] }).beneficiaries
    },
  })
  return data ? <Rows rows={data} /> : null
}

function Rows({ rows }: { rows: Row[] }) {
  const [ascending, setAscending] = useState(true)
  const [text, setText] = useState('')
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
      <table>
        <thead>
          <tr>
            <th>
              <button type="button" onClick={() => setAscending(!ascending)}>
                Nimi
              </button>
            </th>
            <th>Sähköposti</th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              <td>{row.original.lastName}</td>
              <td>{row.original.emailAddress}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const router = createRouter({ routeTree: root.addChildren([list]) })
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
