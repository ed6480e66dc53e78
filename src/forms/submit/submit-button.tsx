import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocale } from '@/language/locale'
import { Button, type ButtonProps } from '@/ui/inputs/button'
import { hasOwnErrors } from '../fields/field-metas'
import { useFormContext, useFormRoot } from '../form-contexts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick' | 'onDisabledPress'> {
  children: ReactNode
  /**
   * `show`: a press shows the errors. `disable`: aria-disabled while there are errors; a press focuses the first one.
   */
  whenInvalid?: 'show' | 'disable'
  /** Custom text for that reason, for a form whose errors nearly always have the same one. */
  invalidReason?: string
  /** The only action of a page keeps its colour while it is disabled; a press says what is missing. */
  looksReady?: boolean
  /** Also disabled while the values equal the initial ones (EMP-10). */
  needsChange?: boolean
  /** Custom text for that reason, e.g. in a form that adds an item. */
  unchangedReason?: string | undefined
}

const noSubscription = () => () => {}

/** Submits the surrounding form; busy while the form is being sent (SES-24). */
export function SubmitButton({
  whenInvalid = 'show',
  invalidReason = m.form_fix_errors(),
  looksReady = false,
  className,
  needsChange = false,
  unchangedReason = m.form_nothing_changed(),
  disabledReason,
  ...rest
}: SubmitButtonProps) {
  useLocale()
  const form = useFormContext()
  const root = useFormRoot()
  const busy = useStore(form.store, (state) => state.isSubmitting) || root.isPreparing
  const unchanged = useStore(form.store, (state) => state.isDefaultValue)
  const invalid = useStore(form.store, () => hasOwnErrors(form))
  // Disabled in the prerendered HTML: a press before hydration would submit natively and leave the page.
  const live = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const reason =
    disabledReason ??
    (needsChange && unchanged ? unchangedReason : undefined) ??
    (whenInvalid === 'disable' && invalid ? invalidReason : undefined)
  return (
    <Button
      {...rest}
      className={clsx(
        looksReady &&
          'data-unavailable:border-transparent! data-unavailable:bg-primary! data-unavailable:text-primary-foreground!',
        className,
      )}
      {...(live ? {} : { disabled: true })}
      type="submit"
      busy={busy}
      disabledReason={busy ? undefined : reason}
      onDisabledPress={() => root.showErrors()}
    />
  )
}
