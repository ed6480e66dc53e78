import { type ChangeEvent, useCallback, useState } from 'react'
import { type Db, type Snapshot, Table } from '../database/db.ts'
import type { PanelProps } from './running-mocks.ts'
import { Scrolled } from './scrolled.tsx'
import { useMockData } from './use-mock-data.ts'

const ROWS_SHOWN = 200
const GLOBAL = ['companies', 'users', 'sessions', 'links', 'storedReplies']

type View = {
  tables: string[]
  companies: { id: string; name: string }[]
  rows: Record<string, unknown>[]
  count: number
}

function viewOf(db: Db, table: string, company: string): View {
  const found = Object.values(db).find((value) => value instanceof Table && value.name === table)
  const rows = found instanceof Table ? found.all(GLOBAL.includes(table) ? '' : company) : []
  return {
    tables: Object.values(db).flatMap((value) => (value instanceof Table ? [value.name] : [])),
    companies: db.companies.all().map(({ id, name }) => ({ id, name })),
    rows: rows.slice(0, ROWS_SHOWN),
    count: rows.length,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The tables of the database; reset, export and import. */
export function DataSection({ mocks, portal, announce }: PanelProps) {
  const [table, setTable] = useState('companies')
  const [company, setCompany] = useState('c-1')
  const read = useCallback((db: Db) => viewOf(db, table, company), [table, company])
  const [view, refresh] = useMockData(mocks, read)
  const columns = [...new Set((view?.rows ?? []).flatMap((row) => Object.keys(row)))]

  const changed = async (text: string) => {
    await mocks.announce()
    refresh()
    await portal.refetch()
    announce(text)
  }
  const exportSnapshot = async () => {
    const snapshot = await mocks.database.snapshot()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }))
    link.download = 'fake-api.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const importSnapshot = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    try {
      const snapshot = JSON.parse(await file.text()) as Snapshot
      if (typeof snapshot.meta.seed !== 'number' || !Array.isArray(snapshot.changes)) throw new Error('no snapshot')
      await mocks.database.reset(snapshot)
      await changed(`Imported ${file.name}`)
    } catch {
      announce(`${file.name} is no snapshot of the fake API`)
    }
  }
  return (
    <details>
      <summary>Data</summary>
      <div className="row">
        <button type="button" onClick={() => void mocks.database.reset().then(() => changed('Reset'))}>
          Reset
        </button>
        <button type="button" onClick={() => void exportSnapshot()}>
          Export
        </button>
        <label>
          Import
          <input type="file" accept="application/json" onChange={(event) => void importSnapshot(event)} />
        </label>
      </div>
      <div className="row">
        <label>
          Table
          <select value={table} onChange={(event) => setTable(event.target.value)}>
            {view?.tables.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Company
          <select value={company} onChange={(event) => setCompany(event.target.value)}>
            {view?.companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>
        {view?.count ?? 0} rows{(view?.count ?? 0) > ROWS_SHOWN && `, the first ${ROWS_SHOWN} shown`}
      </p>
      <Scrolled label={`Rows of ${table}`}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view?.rows.map((row) => (
              <tr key={String(row.id)}>
                {columns.map((column) => (
                  <td key={column}>{textOf(row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </details>
  )
}
