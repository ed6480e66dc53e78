/** Baseline: plain React choosing among 10 000 employees, twenty shown in the portal's cells, with the sum of the amounts. */
import type { TopUpBeneficiary } from '@generated/api/model'
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tableClasses } from '@/ui/content/table'
import { RecipientRow, Tick } from './cells'
import '../../../src/styles.css'

const PAGE = 20
const collator = new Intl.Collator('fi')
const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

function TopUp() {
  const [employees, setEmployees] = useState<TopUpBeneficiary[]>()
  useEffect(() => {
    const authorization = sessionStorage.getItem('bench-authorization') ?? ''
    void fetch('/api/top-up-load/employees-top-ups/recreational', { headers: { Authorization: authorization } })
      .then((response) => response.json() as Promise<{ beneficiaries: TopUpBeneficiary[] }>)
      .then(({ beneficiaries }) => setEmployees(beneficiaries))
  }, [])
  return employees && <Choice employees={employees} />
}

function Choice({ employees }: { employees: TopUpBeneficiary[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [amount, setAmount] = useState('')
  const [page, setPage] = useState(0)
  const sorted = useMemo(() => employees.toSorted((a, b) => collator.compare(a.lastName, b.lastName)), [employees])
  const isAll = chosen.size === employees.length
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <input id="amount" aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <output>{euros.format((Number(amount.replace(',', '')) * chosen.size) / 100)}</output>
      <button id="next" type="button" onClick={() => setPage(page + 1)}>
        next
      </button>
      <table className={tableClasses.table}>
        <thead className={tableClasses.head}>
          <tr>
            <th>
              <Tick
                id="all"
                label="Valitse kaikki"
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : sorted.map(({ personId }) => personId)))}
              />
            </th>
            <th>Työntekijä</th>
            <th>Kustannuspaikka</th>
            <th>Ladattavissa</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(page * PAGE, (page + 1) * PAGE).map((row) => (
            <RecipientRow
              key={row.personId}
              row={row}
              isChosen={chosen.has(row.personId)}
              onToggle={() => toggle(row.personId)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

const container = document.getElementById('root')
if (container) createRoot(container).render(<TopUp />)
