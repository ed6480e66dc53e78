import { m } from '@generated/messages/messages.js'
import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { formatCount } from '@/values/count'
import type { TableToolsProps } from '../table-tools'
import { type FileFormat, saveRows } from './save-rows'

/** Resolves after the browser has painted the last state update. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** EXP-01, EXP-03: exports all matching rows of every page to a file, or prints them. */
export function SavePanel<Row>(props: TableToolsProps<Row> & { close: () => void }) {
  const { tools, caption, chosen, rows, close } = props
  const [busy, setBusy] = useState<FileFormat | 'paper'>()
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  /** @returns whether it succeeded */
  const run = async (what: FileFormat | 'paper', act: (all: readonly Row[]) => void | Promise<void>) => {
    if (busy) return false
    setBusy(what)
    setOutcome(undefined)
    try {
      await act(tools.readAll ? await tools.readAll() : rows())
      return true
    } catch {
      setOutcome('failed')
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const save = async (format: FileFormat) => {
    const isSaved = await run(format, (all) =>
      saveRows(format, { name: tools.name ?? caption, about: tools.about, columns: chosen.shown, rows: all }),
    )
    if (isSaved) setOutcome('saved')
  }
  const print = () =>
    run('paper', async () => {
      // Rendering thousands of rows blocks the page, so paint the busy notice first.
      await painted()
      window.print()
      close()
    })
  return (
    <div className="space-y-3 p-1">
      <p className="text-sm text-muted-foreground">
        {tools.readAll ? m.table_save_all() : m.table_save_rows({ count: formatCount(rows().length) })}
      </p>
      <div className="space-y-2">
        <Button variant="outline" block busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
          <FileSpreadsheet aria-hidden="true" />
          {m.table_save_xlsx()}
        </Button>
        <Button variant="outline" block busy={busy === 'csv'} onClick={() => void save('csv')}>
          <FileText aria-hidden="true" />
          {m.table_save_csv()}
        </Button>
        <Button variant="outline" block busy={busy === 'paper'} onClick={() => void print()}>
          <Printer aria-hidden="true" />
          {m.table_print()}
        </Button>
      </div>
      <p role="status" className={outcome === 'failed' ? 'text-sm text-error' : 'text-sm'}>
        {busy === 'paper' && m.table_print_pending()}
        {outcome === 'saved' && m.table_saved()}
        {outcome === 'failed' && m.table_save_failed()}
      </p>
    </div>
  )
}
