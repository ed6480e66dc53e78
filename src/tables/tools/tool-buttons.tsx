import { m } from '@generated/messages/messages.js'
import { Columns3, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '@/language/locale'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/popover'
import type { TableToolsProps } from '../table-tools'
import { SavePanel } from './save-panel'
import { ViewPanel } from './view-panel'

/** The two toolbar buttons and their panels. */
export function ToolButtons<Row>(props: TableToolsProps<Row>) {
  useLocale()
  const popover = (label: string, icon: ReactNode, panel: (close: () => void) => ReactNode) => (
    <Popover
      label={label}
      align="end"
      className="w-80"
      trigger={(trigger) => (
        <Button variant="outline" size="sm" className="max-nav:min-h-10 max-nav:w-full" {...trigger}>
          {icon}
          {label}
        </Button>
      )}
    >
      {panel}
    </Popover>
  )
  return (
    <>
      {popover(props.hasAddress ? m.table_view() : m.table_columns(), <Columns3 aria-hidden="true" />, (close) => (
        <ViewPanel {...props} close={close} />
      ))}
      {!props.isEmpty &&
        popover(m.table_save_or_print(), <Download aria-hidden="true" />, (close) => (
          <SavePanel {...props} close={close} />
        ))}
    </>
  )
}
