import { useState } from 'react'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import type { TableToolsProps } from '../table-tools'
import { type FileFormat, saveRows } from './save-rows'

/** Resolves after the browser has painted the last state update. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** EXP-01, EXP-03: exports the selected rows, or all matching rows of every page, to a file; or prints them all. */
export function useTableFile<Row>({ tools, caption, chosen, rows, picked }: TableToolsProps<Row>) {
  const { busy, run } = useSubmitLock()
  const [isPrinting, setIsPrinting] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  /** @throws when the rows of the server cannot be read */
  const all = async () => (tools.readAll ? tools.readAll() : rows())
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
          // A table whose pages come from the server prints the rows that it has read by then.
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
