import { m } from '@generated/messages/messages.js'
import { Bookmark, Columns3, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '@/language/locale'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { ActionMenu } from '@/ui/overlays/action-menu'
import { Popover } from '@/ui/overlays/popover'
import { formatCount } from '@/values/count'
import { choosableColumns } from '../chosen-columns'
import type { TableToolsProps } from '../table-tools'
import { useTableFile } from './use-table-file'
import { ViewChips, ViewPanel } from './view-panel'

/** Labels of these buttons are hidden where they would break the row. */
const ROOMY = 'nav:max-[1280px]:sr-only'

/** The end of the toolbar: saved views, columns, and the menu that exports and prints. */
export function ToolButtons<Row>(props: TableToolsProps<Row>) {
  useLocale()
  const { columns, chosen, onColumns } = props
  const { isBusy, isPrinting, outcome, save, print } = useTableFile(props)
  const count = props.picked.length
  const exportLabel = count > 0 ? m.table_export_selected({ count: formatCount(count) }) : m.table_export()
  const popover = (label: string, icon: ReactNode, panel: (close: () => void) => ReactNode) => (
    <Popover
      label={label}
      align="end"
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
      {/* The browser shows a saved file itself. */}
      <p role="status" className={outcome === 'failed' ? 'w-full text-right text-sm text-error' : 'sr-only'}>
        {isPrinting && m.table_print_pending()}
        {outcome === 'saved' && m.table_saved()}
        {outcome === 'failed' && m.table_save_failed()}
      </p>
      {props.hasAddress && <ViewChips {...props} />}
      {props.hasAddress &&
        popover(m.table_views(), <Bookmark aria-hidden="true" />, (close) => <ViewPanel {...props} close={close} />)}
      {popover(m.table_columns(), <Columns3 aria-hidden="true" />, () => (
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
              <Download aria-hidden="true" />
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
