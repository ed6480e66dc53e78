/** The cells of the portal's two large lists in plain React, with the same elements, classes and icons. */
import type { EmployeeListItem, TopUpBeneficiary } from '@generated/api/model'
import * as bike from 'lucide-react/icons/bike'
import * as check from 'lucide-react/icons/check'
import * as clock from 'lucide-react/icons/clock'
import * as dumbbell from 'lucide-react/icons/dumbbell'
import * as dots from 'lucide-react/icons/ellipsis-vertical'
import * as hand from 'lucide-react/icons/hand-heart'
import * as minus from 'lucide-react/icons/minus'
import * as sprout from 'lucide-react/icons/sprout'
import * as utensils from 'lucide-react/icons/utensils'
import { type ComponentProps, createElement } from 'react'
import { cellVariants, tableClasses } from '@/ui/content/table'

/** The SVG of an icon, without the library's components. Its module exports the shapes, but has no type for them. */
function icon(module: object, props: ComponentProps<'svg'> = {}) {
  const { __iconData } = module as { __iconData: { node: [tag: string, attributes: object][] } }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {__iconData.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )
}

const BENEFITS = {
  lunch: { name: 'Lounasetu', icon: icon(utensils) },
  recreational: { name: 'Virike-etu', icon: icon(dumbbell) },
  transport: { name: 'Työmatkaetu', icon: icon(bike) },
  massage: { name: 'Hierontaetu', icon: icon(hand) },
  wellbeing: { name: 'Hyvinvointietu', icon: icon(sprout) },
} as const
const CLOCK = icon(clock)
const DOTS = icon(dots)
const MARK = 'pointer-events-none invisible absolute inset-0.5 size-4 text-primary-foreground'

const HELD = 'border-(--tint)/25 bg-(--tint-surface) text-(--tint)'
const NOT_HELD = 'border-dashed border-border text-muted-foreground'

const CELL = cellVariants({ kind: 'text' })
const MONEY = cellVariants({ kind: 'money' })
const SELECT = cellVariants({ kind: 'select' })
const ACTION = `${cellVariants({ kind: 'action' })} py-1.5!`
const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

/** A row of the list of employees: name, email, five icons, state, menu. */
export function EmployeeRow({ row, onOpen }: { row: EmployeeListItem; onOpen: (row: EmployeeListItem) => void }) {
  const name = `${row.lastName}, ${row.firstName}`
  return (
    <tr className={`${tableClasses.row} ${tableClasses.clickableRow} cursor-pointer`}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a heading is no control */}
      <th scope="row" className={`${CELL} font-normal`}>
        <button
          type="button"
          className="inline-flex min-h-6 flex-wrap items-center gap-2 rounded-sm text-left underline-offset-4 hover:underline"
          onClick={() => onOpen(row)}
        >
          <span>{name}</span>
        </button>
      </th>
      <td className={CELL}>
        <span title={row.emailAddress} className="min-w-0 nav:block nav:max-w-24 nav:truncate min-[1280px]:max-w-40">
          {row.emailAddress}
        </span>
      </td>
      <td className={CELL}>
        <ul className="flex flex-wrap gap-1 nav:flex-nowrap">
          {(Object.keys(BENEFITS) as (keyof typeof BENEFITS)[]).map((type) => {
            const isHeld = row.benefitTypes.includes(type)
            const text = isHeld ? BENEFITS[type].name : `${BENEFITS[type].name}: ei käytössä`
            return (
              <li
                key={type}
                title={text}
                data-tint={type}
                className={`inline-flex rounded-sm border p-1 [&_svg]:size-4.5 ${isHeld ? HELD : NOT_HELD}`}
              >
                {BENEFITS[type].icon}
                <span className="sr-only">{text}</span>
              </li>
            )
          })}
        </ul>
      </td>
      <td className={CELL}>
        {row.endOfBenefit && (
          <span className="inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left text-sm font-medium [&>svg]:size-3.5 [&>svg]:shrink-0 border-attention-border bg-attention-surface text-attention">
            {CLOCK}
            {row.endOfBenefit}
          </span>
        )}
      </td>
      <td className={ACTION}>
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          title={`Toiminnot: ${name}`}
          className="relative inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none [&_svg]:shrink-0 border-transparent text-foreground size-10 shrink-0 [&_svg]:size-5"
        >
          {DOTS}
          <span className="sr-only">{`Toiminnot: ${name}`}</span>
        </button>
      </td>
    </tr>
  )
}

/** The portal's checkbox. */
export function Tick({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-6 items-start min-w-6 justify-center">
      <span className="relative my-0.5 inline-grid size-5 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-input bg-card checked:border-primary checked:bg-primary"
        />
        {icon(check, { strokeWidth: 3, className: `${MARK} peer-checked:visible` })}
        {icon(minus, { strokeWidth: 3, className: `${MARK} peer-indeterminate:visible` })}
      </span>
      <span className="sr-only">{label}</span>
    </label>
  )
}

/** A row of the employees to load: checkbox, name, cost centre, sum. */
export function RecipientRow({
  row,
  isChosen,
  onToggle,
}: {
  row: TopUpBeneficiary
  isChosen: boolean
  onToggle: () => void
}) {
  const name = `${row.lastName}, ${row.firstName}`
  return (
    <tr className={tableClasses.row}>
      <td className={SELECT}>
        <Tick label={`Valitse ${name}`} checked={isChosen} onChange={onToggle} />
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a heading is no control */}
      <th scope="row" className={`${CELL} font-normal`}>
        <span className="block">
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">{name}</span>
        </span>
      </th>
      <td className={CELL}>{row.costCenter}</td>
      <td className={MONEY}>{euros.format(row.availableToTopUpAmount / 100)}</td>
    </tr>
  )
}
