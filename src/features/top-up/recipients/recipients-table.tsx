import { m } from '@generated/messages/messages.js'
import { memo, type ReactNode } from 'react'
import { useLocale } from '@/language/locale'
import { DataTable } from '@/tables/data-table'
import type { Selection } from '@/tables/selection'
import { EmptyState } from '@/ui/empty-state'
import { reasonText } from '../top-up-texts'
import type { RecipientRow } from './employee-choice'
import { recipientColumns } from './recipient-columns'

/** TOP-03: rows on a page. */
const PAGE_SIZE = 20

const rowId = ({ id }: RecipientRow) => id
const rowLabel = ({ name }: RecipientRow) => name
const refusalText = ({ refusal }: RecipientRow) => refusal && reasonText(refusal)

export interface RecipientsTableProps {
  rows: readonly RecipientRow[]
  selected: Selection
  onSelect: (selected: Selection) => void
  status: 'ready' | 'loading' | 'error'
  onRetry: () => void
  /** Beside the search box: the switch of those on hold. */
  filters: ReactNode
}

/**
 * TOP-03: who can be chosen, 20 a page; the header's box means every page. It knows nothing of the amount, and draws
 * again only when rows or choice change: 10 000 employees must not wait for a keystroke.
 */
export const RecipientsTable = memo(function RecipientsTable(props: RecipientsTableProps) {
  const { rows, selected, onSelect, status, onRetry, filters } = props
  useLocale()
  return (
    <DataTable
      caption={m.top_up_employees_table()}
      columns={recipientColumns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      defaultSort="name"
      pageSize={PAGE_SIZE}
      searchLabel={m.top_up_employees_search()}
      filters={filters}
      status={status}
      onRetry={onRetry}
      empty={<EmptyState headingLevel={3} title={m.top_up_employees_nobody()} />}
      disabledReason={refusalText}
      selection={{ selected, onChange: onSelect, refuse: refusalText }}
    />
  )
})
