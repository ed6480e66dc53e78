/** Baseline for sizes: the libraries of the login and the table library as the lists use it. */
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import './libraries'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

function Rows() {
  const table = useTable({ features, columns: [{ accessorKey: 'name' }], data: [{ name: 'a' }] })
  return createElement(
    'ul',
    null,
    table.getRowModel().rows.map((row) => createElement('li', { key: row.id }, row.original.name)),
  )
}

createRoot(document.body).render(createElement(Rows))
