import type { AnyFormApi } from '@tanstack/react-form'

/** The values of each form's last submit. */
const sentValues = new WeakMap<AnyFormApi, unknown>()

/** Records the values of a submit. */
export function recordPress(form: AnyFormApi): void {
  sentValues.set(form, form.state.values)
}

function isSaved(form: AnyFormApi): boolean {
  if (!form.state.isSubmitSuccessful) return false
  // Values typed after a successful submit are not saved.
  return !sentValues.has(form) || sentValues.get(form) === form.state.values
}

/** Whether the form holds unsaved input, including input that is being sent. */
export const hasTyped = (form: AnyFormApi): boolean => !form.state.isDefaultValue && !isSaved(form)

/** Whether leaving would lose input. Input that is being sent is not lost. */
export const hasUnsaved = (form: AnyFormApi): boolean => hasTyped(form) && !form.state.isSubmitting
