import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { EMPTY_EMPLOYEE } from '@/employees/employee-form'
import { useTypedAppFormContext } from '@/forms/app-form'
import { linkVariants } from '@/ui/navigation/link-variants'

/**
 * Lists the selected benefits next to the save button, or that there are none. The checkboxes are on the other tab,
 * so an employee without benefits could be saved unnoticed.
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
      {/* Only text: screen readers announce the whole live region on each change. */}
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
