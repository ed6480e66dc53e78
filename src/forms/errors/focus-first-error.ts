/**
 * Scrolls to and focuses the first control with an error, else what is missing (`data-missing` on the part that holds
 * it), else the form's notice (VAL-15). @returns false where the form shows none of them
 */
export function focusFirstError(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const missing = form.querySelector<HTMLElement>('[data-missing]')
  const target = wrong
    ? controlOf(wrong)
    : missing
      ? firstOpenControl(missing)
      : form.querySelector<HTMLElement>('[data-form-notice]')
  if (!target) return false
  target.focus({ preventScroll: true })
  ;(wrong ?? missing ?? target).scrollIntoView({ block: 'center' })
  return true
}

/** The element itself, or the chosen or first control of a group. */
function controlOf(element: HTMLElement): HTMLElement {
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, select') ??
    element
  )
}

/** The first control of a part that can still be ticked, filled or pressed. */
const firstOpenControl = (part: HTMLElement): HTMLElement | null =>
  part.querySelector<HTMLElement>('input:enabled:not(:checked), select:enabled, button:enabled')

/** Marks the part that holds what is missing, for focusFirstError. */
export const missingPart = (isMissing: boolean) => ({ 'data-missing': isMissing ? '' : undefined })
