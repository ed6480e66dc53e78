import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { EMPTY_EMPLOYEE } from '@/employees/employee-form'
import { useTypedAppFormContext } from '@/forms/app-form'
import { linkVariants } from '@/ui/link-variants'

/**
 * Beside the button that saves: what the employee gets, or that it is nothing. The ticks are on the other tab, and
 * nobody is to be saved without a benefit unseen.
 */
export function GivenBenefits({ showsAll, onChange }: { showsAll: boolean; onChange: () => void }) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const given = useStore(form.store, ({ values }) => BENEFIT_ORDER.filter((type) => values.benefits[type]))
  const isNone = given.length === 0
  const isShown = isNone || showsAll
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 px-4 text-sm sm:px-6',
        isShown && 'border-t border-border py-2 max-sm:py-1',
      )}
    >
      {/* What is read out when it changes is words alone. */}
      <p role="status" className="flex items-center gap-2">
        {isNone && (
          <>
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-attention" />
            <strong className="font-medium">{m.employees_given_none()}</strong>
          </>
        )}
        {!isNone && showsAll && m.employees_given({ benefits: given.map(benefitName).join(', ') })}
      </p>
      {isShown && (
        <button type="button" className={linkVariants()} onClick={onChange}>
          {m.employees_given_change()}
        </button>
      )}
    </div>
  )
}
