/** Baseline for sizes: the libraries of the login and what the lists use of the table library. */
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import './libraries'

const row = [createPaginatedRowModel, createSortedRowModel, rowPaginationFeature, rowSortingFeature]
Object.assign(window, { tableLibrary: [row, tableFeatures, useTable] })
