/** The cells of the portal's two large lists in plain React, with the same elements, classes and icons. */
import { cellVariants, tableClasses } from '@/ui/content/table'

const svg = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Icons as complex as the portal's: their paths are lucide's. */
const BENEFITS = {
  lunch: {
    name: 'Lounasetu',
    icon: (
      <svg {...svg}>
        <path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2" />
        <path d="M7 2v20" />
        <path d="M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7" />
      </svg>
    ),
  },
  recreational: {
    name: 'Virike-etu',
    icon: (
      <svg {...svg}>
        <path d="M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829z" />
        <path d="m2.5 21.5 1.4-1.4" />
        <path d="m20.1 3.9 1.4-1.4" />
        <path d="M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829z" />
        <path d="m9.6 14.4 4.8-4.8" />
      </svg>
    ),
  },
  transport: {
    name: 'Työmatkaetu',
    icon: (
      <svg {...svg}>
        <circle cx="18.5" cy="17.5" r="3.5" />
        <circle cx="5.5" cy="17.5" r="3.5" />
        <circle cx="15" cy="5" r="1" />
        <path d="M12 17.5V14l-3-3 4-3 2 3h2" />
      </svg>
    ),
  },
  massage: {
    name: 'Hierontaetu',
    icon: (
      <svg {...svg}>
        <path d="M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16" />
        <path d="m14.45 13.39 5.05-4.694C20.196 8 21 6.85 21 5.75a2.75 2.75 0 0 0-4.797-1.837.276.276 0 0 1-.406 0A2.75 2.75 0 0 0 11 5.75c0 1.2.802 2.248 1.5 2.946L16 11.95" />
        <path d="m2 15 6 6" />
        <path d="m7 20 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91" />
      </svg>
    ),
  },
  wellbeing: {
    name: 'Hyvinvointietu',
    icon: (
      <svg {...svg}>
        <path d="M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3" />
        <path d="M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4" />
        <path d="M5 21h14" />
      </svg>
    ),
  },
} as const

const CLOCK = (
  <svg {...svg}>
    <path d="M12 6v6l4 2" />
    <circle cx="12" cy="12" r="10" />
  </svg>
)
const DOTS = (
  <svg {...svg}>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="5" r="1" />
    <circle cx="12" cy="19" r="1" />
  </svg>
)
const TICK = 'pointer-events-none invisible absolute inset-0.5 size-4 text-primary-foreground'

const CELL = cellVariants({ kind: 'text' })
const MONEY = cellVariants({ kind: 'money' })
const SELECT = cellVariants({ kind: 'select' })
const ACTION = `${cellVariants({ kind: 'action' })} py-1.5!`
const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

export interface Employee {
  personId: string
  firstName: string
  lastName: string
  emailAddress: string
  benefitTypes: readonly (keyof typeof BENEFITS)[]
  endOfBenefit?: string
}

/** A row of the list of employees: name, email, five icons, state, menu. */
export function EmployeeRow({ row, onOpen }: { row: Employee; onOpen: (row: Employee) => void }) {
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
                className={
                  isHeld
                    ? 'inline-flex rounded-sm border p-1 [&_svg]:size-4.5 border-(--tint)/25 bg-(--tint-surface) text-(--tint)'
                    : 'inline-flex rounded-sm border p-1 [&_svg]:size-4.5 border-dashed border-border text-muted-foreground'
                }
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

export interface Recipient {
  personId: string
  firstName: string
  lastName: string
  costCenter?: string
  availableToTopUpAmount: number
}

interface TickProps {
  id?: string
  label: string
  checked: boolean
  onChange: () => void
}

/** The portal's checkbox. */
export function Tick({ label, ...input }: TickProps) {
  return (
    <label className="inline-flex min-h-6 items-start min-w-6 justify-center">
      <span className="relative my-0.5 inline-grid size-5 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-input bg-card checked:border-primary checked:bg-primary"
        />
        <svg {...svg} strokeWidth={3} className={`${TICK} peer-checked:visible`}>
          <path d="M20 6 9 17l-5-5" />
        </svg>
        <svg {...svg} strokeWidth={3} className={`${TICK} peer-indeterminate:visible`}>
          <path d="M5 12h14" />
        </svg>
      </span>
      <span className="sr-only">{label}</span>
    </label>
  )
}

/** A row of the employees to load: checkbox, name, cost centre, sum. */
export function RecipientRow({ row, isChosen, onToggle }: { row: Recipient; isChosen: boolean; onToggle: () => void }) {
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
