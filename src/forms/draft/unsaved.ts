import type { AnyFormApi } from '@tanstack/react-form'

/** The values that each form sent last. */
const sentValues = new WeakMap<AnyFormApi, unknown>()

/** Records what a press sends. */
export function recordPress(form: AnyFormApi): void {
  sentValues.set(form, form.state.values)
}

function isSaved(form: AnyFormApi): boolean {
  if (!form.state.isSubmitSuccessful) return false
  // What was typed after a success has been saved by nobody.
  return !sentValues.has(form) || sentValues.get(form) === form.state.values
}

/** Whether the form holds something typed that nobody has saved, also while it is on its way. */
export const hasTyped = (form: AnyFormApi): boolean => !form.state.isDefaultValue && !isSaved(form)

/** Whether leaving would lose something: what is on its way is not lost. */
export const hasUnsaved = (form: AnyFormApi): boolean => hasTyped(form) && !form.state.isSubmitting
