import type { AnyBenefitType, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { BENEFIT_ORDER, benefitIcon, benefitName } from '@/domain/benefit-names'

export interface BenefitIconsProps {
  /** Benefits of the company's contract, in display order. */
  contracted: readonly BenefitType[]
  held: readonly AnyBenefitType[]
  /** All icons are grey: after the end of funds nothing can be used. */
  fundsEnded: boolean
}

// Rendered once: a page of the list has about a hundred icons.
const ICONS = new Map(
  BENEFIT_ORDER.map((type) => {
    const Icon = benefitIcon(type)
    return [type, <Icon key={type} aria-hidden="true" />]
  }),
)

/** EMP-02: an icon with text for each contracted benefit; grey if not held or if the funds have ended. */
export function BenefitIcons({ contracted, held, fundsEnded }: BenefitIconsProps) {
  return (
    <ul className="flex flex-wrap gap-1 nav:-my-0.5 nav:flex-nowrap">
      {contracted.map((type) => {
        const isHeld = held.includes(type)
        const inUse = isHeld && !fundsEnded
        const text = benefitState(benefitName(type), isHeld, fundsEnded)
        return (
          <li
            key={type}
            title={text}
            data-in-use={inUse}
            data-tint={type}
            className={clsx(
              'inline-flex rounded-sm border p-1 [&_svg]:size-4.5',
              inUse
                ? 'border-(--tint)/25 bg-(--tint-surface) text-(--tint)'
                : 'border-dashed border-border text-muted-foreground',
            )}
          >
            {ICONS.get(type)}
            <span className="sr-only">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

function benefitState(benefit: string, isHeld: boolean, fundsEnded: boolean): string {
  if (!isHeld) return m.employees_benefit_not_held({ benefit })
  return fundsEnded ? m.employees_benefit_funds_ended({ benefit }) : benefit
}
