import type { AnyBenefitType } from '@generated/api/model'
import { createElement, type ReactNode } from 'react'
import { benefitIcon, benefitName } from './benefit-names'

/** The tinted icon of a benefit. Decorative: always render the benefit's name next to it. */
export function BenefitMark({ type }: { type: AnyBenefitType }) {
  return (
    <span
      aria-hidden="true"
      data-slot="benefit-mark"
      data-tint={type}
      // The border is visible where forced colours or print remove the tint.
      className="inline-grid size-9 shrink-0 place-items-center rounded-md border border-(--tint)/25 bg-(--tint-surface) text-(--tint) forced-colors:border-[CanvasText] print:border-current [&_svg]:size-5"
    >
      {createElement(benefitIcon(type))}
    </span>
  )
}

/** The name of a benefit, or of its voucher, after its small icon. Wraps on a phone, where an amount stands beside it. */
export function BenefitLabel({ type, children }: { type: AnyBenefitType; children?: ReactNode }) {
  return (
    <span data-tint={type} className="nav:whitespace-nowrap">
      {createElement(benefitIcon(type), {
        className: 'mr-2 inline size-4.5 align-text-bottom text-(--tint) print:text-current',
      })}
      {children ?? benefitName(type)}
    </span>
  )
}
