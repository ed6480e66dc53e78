/** The first invalid control, else a part with `data-missing`, else the notice (VAL-15). @returns false without one */
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

/** The element itself, or in a group the checked or first control. */
function controlOf(element: HTMLElement): HTMLElement {
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, select') ??
    element
  )
}

/** The first control of a part that is not disabled. */
const firstOpenControl = (part: HTMLElement): HTMLElement | null =>
  part.querySelector<HTMLElement>('input:enabled:not(:checked), select:enabled, button:enabled')

/** Marks a part with missing input, for focusFirstError. */
export const missingPart = (isMissing: boolean) => ({ 'data-missing': isMissing ? '' : undefined })
