import { m } from '@generated/messages/messages.js'
import { Link, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Bookmark, Columns3, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { Later } from '@/ui/content/later'
import { Skeleton } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { ActionMenu } from '@/ui/overlays/action-menu'
import { Popover } from '@/ui/overlays/popover'
import { formatCount } from '@/values/numbers/count'
import { type ChosenColumns, choosableColumns } from '../chosen-columns'
import type { DataColumn } from '../data-column'
import type { TableTools } from '../table-tools'
import { type FileFormat, saveRows } from './save-rows'
import { useTableViews, viewSearch } from './table-views'

interface TableToolsProps<Row> {
  tools: TableTools<Row>
  caption: string
  columns: readonly DataColumn<Row>[]
  chosen: ChosenColumns<Row>
  onColumns: (columns: string) => void
  /** The URL holds the table's state, so a view can be saved or shared as a link. */
  hasAddress: boolean
  rows: readonly Row[]
  picked: readonly Row[]
  isEmpty: boolean
}

/** Labels of these buttons are hidden where they would break the row. */
const ROOMY = 'nav:max-[1280px]:sr-only'

export function ToolButtons<Row>(props: TableToolsProps<Row>) {
  const { columns, chosen, onColumns } = props
  const { isBusy, isPrinting, outcome, save, print } = useTableFile(props)
  const count = props.picked.length
  const exportLabel = count > 0 ? m.table_export_selected({ count: formatCount(count) }) : m.table_export()
  const popover = (label: string, icon: ReactNode, panel: () => ReactNode) => (
    <Popover
      label={label}
      className="w-80"
      trigger={(trigger) => (
        <Button variant="outline" className="px-3! max-nav:w-full" title={label} {...trigger}>
          {icon}
          <span className={ROOMY}>{label}</span>
        </Button>
      )}
    >
      {panel}
    </Popover>
  )
  return (
    <>
      {/* A success is hidden visually, because the browser shows a saved file itself. */}
      <p role="status" className={outcome === 'failed' ? 'w-full text-right text-sm text-error' : 'sr-only'}>
        {isPrinting && m.table_print_pending()}
        {outcome === 'saved' && m.table_saved()}
        {outcome === 'failed' && m.table_save_failed()}
      </p>
      {props.hasAddress && <ViewChips {...props} />}
      {props.hasAddress && popover(m.table_views(), <Bookmark />, () => <ViewPanel {...props} />)}
      {popover(m.table_columns(), <Columns3 />, () => (
        <fieldset className="space-y-2 p-1" aria-label={m.table_columns()}>
          {choosableColumns(columns).map((column) => (
            <Checkbox
              key={column.id}
              label={column.header()}
              checked={chosen.shown.includes(column)}
              onChange={() => onColumns(chosen.toggle(column))}
            />
          ))}
        </fieldset>
      ))}
      {!props.isEmpty && (
        <ActionMenu
          trigger={(trigger) => (
            <Button variant="outline" className="px-3! max-nav:w-full" busy={isBusy} {...trigger}>
              <Download />
              {isPrinting ? m.table_print_pending() : exportLabel}
            </Button>
          )}
          items={[
            { key: 'xlsx', label: m.table_save_xlsx(), icon: <FileSpreadsheet />, onSelect: () => save('xlsx') },
            { key: 'csv', label: m.table_save_csv(), icon: <FileText />, onSelect: () => save('csv') },
            // Paper has the whole table, whatever is selected.
            ...(count > 0 ? [] : [{ key: 'print', label: m.table_print(), icon: <Printer />, onSelect: print }]),
          ]}
        />
      )}
    </>
  )
}

/** Resolves after the browser has painted the last state update. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** EXP-01, EXP-03: exports the selected rows, or all matching rows of every page, to a file; or prints them all. */
function useTableFile<Row>({ tools, caption, chosen, rows, picked }: TableToolsProps<Row>) {
  const { busy, run } = useSubmitLock()
  const [isPrinting, setIsPrinting] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const all = async () => (tools.readAll ? tools.readAll() : rows)
  const tell = (act: () => Promise<unknown>) =>
    void run(async () => {
      setOutcome(undefined)
      await act().catch(() => setOutcome('failed'))
    })
  return {
    isBusy: busy,
    isPrinting,
    outcome,
    save: (format: FileFormat) =>
      tell(async () => {
        const saved = picked.length > 0 ? picked : await all()
        await saveRows(format, { name: tools.name ?? caption, about: tools.about, columns: chosen.shown, rows: saved })
        setOutcome('saved')
      }),
    print: () =>
      tell(async () => {
        setIsPrinting(true)
        try {
          // A server-paged table prints the rows that it has read by then, so read all of them first.
          await all()
          // Rendering thousands of rows blocks the page, so paint the busy button first.
          await painted()
          window.print()
        } finally {
          setIsPrinting(false)
        }
      }),
  }
}

// Lazy-loaded with the form kit when the panel is opened, so that lists do not load it.
const Views = lazy(async () => ({ default: (await import('./views')).Views }))

const ViewPanel = <Row,>({ tools, chosen }: TableToolsProps<Row>) => (
  <Later pending={<Skeleton className="h-24 w-full" />}>
    <Views table={tools.id} columns={chosen.marks} />
  </Later>
)

function ViewChips<Row>({ tools, chosen }: TableToolsProps<Row>) {
  const search = JSON.stringify(viewSearch(useSearch({ strict: false }), chosen.marks))
  return useTableViews(tools.id).map((view) => {
    const isShown = JSON.stringify(view.search) === search
    return (
      <Link
        key={view.name}
        to="."
        search={() => view.search}
        aria-current={isShown || undefined}
        className={clsx(
          'inline-flex min-h-10 max-w-48 items-center rounded-full border px-3 text-sm',
          isShown ? 'border-primary bg-accent text-accent-foreground' : 'border-border hover:bg-muted',
        )}
      >
        <span className="truncate">{view.name}</span>
      </Link>
    )
  })
}
