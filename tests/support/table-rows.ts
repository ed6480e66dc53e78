import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { plain } from './portal-test-bed'

/** The rows of the table of a page, without its headings. Not by role, which takes long where there are many. */
export const rows = (): HTMLElement[] =>
  Array.from(document.querySelector('main table')?.querySelectorAll<HTMLElement>('tbody tr') ?? [])
export const rowsAre = (count: number): Promise<void> => waitFor(() => expect(rows()).toHaveLength(count))
/** What the cells of a row say. */
export const cellsOf = (row: Element | undefined): string[] => Array.from(row?.children ?? [], plain)
