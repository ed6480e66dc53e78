/** Baseline: plain React choosing among 10 000 employees, twenty shown in the portal's cells, with the sum of the amounts. */
import type { TopUpBeneficiary } from '@generated/api/model'
import * as check from 'lucide-react/icons/check'
import * as minus from 'lucide-react/icons/minus'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cellVariants, tableClasses } from '@/ui/content/table'
import { byLastName, CELL, icon, list, nameCell, nameOf, PAGE } from './list-parts'
import '@/styles.css'

const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
const { beneficiaries } = (await window.benchReplies[0]) as { beneficiaries: TopUpBeneficiary[] }

function TopUp() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [amount, setAmount] = useState('')
  const [page, setPage] = useState(0)
  const sorted = useMemo(() => beneficiaries.toSorted(byLastName), [])
  const isAll = chosen.size === sorted.length
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const chooseAll = () => setChosen(new Set(isAll ? [] : sorted.map(({ personId }) => personId)))
  return (
    <>
      <input name="amount" aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <output>{euros.format((Number(amount.replace(',', '')) * chosen.size) / 100)}</output>
      <button id="next" type="button" onClick={() => setPage(page + 1)}>
        next
      </button>
      {list(
        [tick('Valitse kaikki', isAll, chooseAll), 'Työntekijä', 'Kustannuspaikka', 'Ladattavissa'],
        sorted
          .slice(page * PAGE, (page + 1) * PAGE)
          .map((row) => recipientRow(row, chosen.has(row.personId), () => toggle(row.personId))),
      )}
    </>
  )
}

const MARK = 'pointer-events-none invisible absolute inset-0.5 size-4 text-primary-foreground'
const SELECT = cellVariants({ kind: 'select' })
const MONEY = cellVariants({ kind: 'money' })

/** The portal's checkbox. */
const tick = (label: string, checked: boolean, onChange: () => void) => (
  <label className="inline-flex min-h-6 items-start min-w-6 justify-center">
    <span className="relative my-0.5 inline-grid size-5 shrink-0">
      <input
        checked={checked}
        onChange={onChange}
        type="checkbox"
        className="peer col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-input bg-card checked:border-primary checked:bg-primary"
      />
      {icon(check, { strokeWidth: 3, className: `${MARK} peer-checked:visible` })}
      {icon(minus, { strokeWidth: 3, className: `${MARK} peer-indeterminate:visible` })}
    </span>
    <span className="sr-only">{label}</span>
  </label>
)

/** Checkbox, name, cost centre, sum. */
const recipientRow = (row: TopUpBeneficiary, isChosen: boolean, onToggle: () => void) => (
  <tr key={row.personId} className={tableClasses.row}>
    <td className={SELECT}>{tick(`Valitse ${nameOf(row)}`, isChosen, onToggle)}</td>
    {nameCell(
      <span className="block">
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">{nameOf(row)}</span>
      </span>,
    )}
    <td className={CELL}>{row.costCenter}</td>
    <td className={MONEY}>{euros.format(row.availableToTopUpAmount / 100)}</td>
  </tr>
)

createRoot(document.getElementById('root')!).render(<TopUp />)
