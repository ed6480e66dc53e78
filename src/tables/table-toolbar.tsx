import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/inputs/button'
import { IconButton } from '@/ui/inputs/icon-button'
import { Input } from '@/ui/inputs/input'
import { Label } from '@/ui/inputs/label'
import { LabelledSelect } from '@/ui/inputs/labelled-select'
import { type DataColumn, isSortable } from './data-column'
import { parseSort, type Sort, writeSort } from './table-state'

/** The search box above a table. Enter does nothing, because the list filters while the user types. */
export function SearchBox({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const id = useId()
  return (
    <search className="w-full nav:max-w-80 nav:min-w-48 nav:flex-1">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        // With type="search" the browser would add a clear button without a label beside ours.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        startMark={<Search />}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit a surrounding form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="mt-1"
        button={
          text !== '' && (
            <IconButton
              label={m.table_search_clear()}
              icon={<X />}
              size="icon-sm"
              onClick={() => {
                onText('')
                document.getElementById(id)?.focus()
              }}
            />
          )
        }
      />
    </search>
  )
}

export interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

/** Sort control for narrow screens, where rows are cards without headers. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const options = columns.filter(isSortable).flatMap(({ id, header }) => [
    { value: writeSort({ id, desc: false }), label: `${header()}, ${m.table_sorted_asc()}` },
    { value: writeSort({ id, desc: true }), label: `${header()}, ${m.table_sorted_desc()}` },
  ])
  return (
    <div className="nav:hidden">
      <LabelledSelect
        label={m.table_sort_label()}
        blank={m.table_sort_default()}
        value={sort ? writeSort(sort) : ''}
        options={options}
        onChange={(value) => onSort(parseSort(value))}
      />
    </div>
  )
}

/** Filters and sorting of a list. Collapsed behind a button on narrow screens, where they would push the rows down. */
export function FoldedOnNarrow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full nav:hidden print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal />
        {label}
      </Button>
      <div
        id={id}
        className={clsx(
          'max-nav:w-full max-nav:space-y-3 nav:flex nav:flex-[3] nav:flex-wrap nav:items-end nav:justify-end nav:gap-3 nav:@min-[50rem]:flex-nowrap',
          !isOpen && 'max-nav:hidden',
        )}
      >
        {children}
      </div>
    </>
  )
}
