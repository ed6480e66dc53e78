import type { AnyFormApi } from '@tanstack/react-form'

type Press = { values: unknown; asksFirst: boolean }

/** The last press of each form: what it sent, or only asked about. */
const presses = new WeakMap<AnyFormApi, Press>()

/** Notes what a press sends; with `asksFirst` the form's onSubmit only opens a confirmation and saves nothing. */
export function notePress(form: AnyFormApi, asksFirst: boolean): void {
  presses.set(form, { values: form.state.values, asksFirst })
}

function isSaved(form: AnyFormApi): boolean {
  if (!form.state.isSubmitSuccessful) return false
  const press = presses.get(form)
  // What was typed after a success has been saved by nobody.
  return press === undefined || (!press.asksFirst && press.values === form.state.values)
}

/** Whether the form holds something typed that nobody has saved, also while it is on its way. */
export const hasTyped = (form: AnyFormApi): boolean => !form.state.isDefaultValue && !isSaved(form)

/** Whether leaving would lose something: what is on its way is not lost. */
export const hasUnsaved = (form: AnyFormApi): boolean => hasTyped(form) && !form.state.isSubmitting
