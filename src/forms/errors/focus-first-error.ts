/** Scrolls to and focuses the first control with an error, else the form's notice (VAL-15). */
export function focusFirstError(form: HTMLElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = first ? controlOf(first) : form.querySelector<HTMLElement>('[data-form-notice]')
  if (!target) return
  target.focus({ preventScroll: true })
  ;(first ?? target).scrollIntoView({ block: 'center' })
}

/** The element itself, or the chosen or first control of a group. */
function controlOf(element: HTMLElement): HTMLElement {
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, select') ??
    element
  )
}
