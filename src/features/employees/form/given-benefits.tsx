import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { TriangleAlert } from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { useTypedAppFormContext } from '@/forms/app-form'
import { linkVariants } from '@/ui/link-variants'
import { EMPTY_EMPLOYEE } from './employee-form'

/**
 * Beside the button that saves: what the employee gets, or that it is nothing. The ticks are on the other tab, and
 * nobody is to be saved without a benefit unseen.
 */
export function GivenBenefits({ showsAll, onChange }: { showsAll: boolean; onChange: () => void }) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const given = useStore(form.store, ({ values }) => BENEFIT_ORDER.filter((type) => values.benefits[type]))
  const isNone = given.length === 0
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-t border-border px-4 py-2 text-sm empty:hidden sm:px-6"
    >
      {isNone && (
        <span className="flex items-center gap-2 font-medium">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-attention" />
          {m.employees_given_none()}
        </span>
      )}
      {!isNone && showsAll && <span>{m.employees_given({ benefits: given.map(benefitName).join(', ') })}</span>}
      {(isNone || showsAll) && (
        <button type="button" className={linkVariants()} onClick={onChange}>
          {m.employees_given_change()}
        </button>
      )}
    </p>
  )
}
