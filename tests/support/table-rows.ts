import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { plain } from './portal-test-bed'

/** The rows of the page's table without headings. Not found by role, which is slow with many rows. */
export const rows = (): HTMLElement[] =>
  Array.from(document.querySelector('main table')?.querySelectorAll<HTMLElement>('tbody tr') ?? [])
export const rowsAre = (count: number): Promise<void> => waitFor(() => expect(rows()).toHaveLength(count))
/** The texts of a row's cells. */
export const cellsOf = (row: Element | undefined): string[] => Array.from(row?.children ?? [], plain)
