import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { type ApiError, isApiError } from '@/api/api-error'
import { setFormNotice } from './form-notice-store'
import { clearServerErrors } from './server-errors'
import { notePress } from './unsaved'

export type SubmitOutcome = 'sent' | 'invalid' | 'failed' | 'ignored'

export interface SubmitOptions {
  /** Body paths whose field has another name, as in bodyForm. */
  fields?: Record<string, string>
  /** After a success nothing is sent again until the form is reset: for money, where the page goes on by itself. */
  once?: boolean
  /** The form's onSubmit only opens a confirmation: what is typed stays unsaved until the form is reset. */
  asksFirst?: boolean
}

const underWay = new WeakSet<AnyFormApi>()

/**
 * The one way to submit a form. Takes a lock before the first await, so that two presses in one task send once (SES-24;
 * isSubmitting alone let both through). What onSubmit throws as an ApiError goes to its fields and the form's notice;
 * anything else is reported and shown as the generic text.
 */
export async function submitForm(
  form: AnyFormApi,
  { fields, once = false, asksFirst = false }: SubmitOptions = {},
): Promise<SubmitOutcome> {
  if (underWay.has(form) || (once && form.state.isSubmitSuccessful)) return 'ignored'
  underWay.add(form)
  try {
    clearServerErrors(form)
    // Limits from outside of the form may have changed since the last change of a value.
    form.validateSync('change')
    notePress(form, asksFirst)
    await form.handleSubmit()
    if (form.state.isSubmitSuccessful) return 'sent'
    return 'invalid'
  } catch (error) {
    if (isApiError(error)) {
      // A call of a session that is gone: the login screen says what happened.
      if (error.kind !== 'superseded') await showServerErrors(form, error, fields)
    } else {
      reportError(error)
      setFormNotice(form, { level: 'error', text: () => m.error_generic() })
    }
    return 'failed'
  } finally {
    underWay.delete(form)
  }
}

/** The texts of all codes are fetched when the first error comes; a form that cannot have them says the generic one. */
async function showServerErrors(form: AnyFormApi, error: ApiError, fields: Record<string, string> | undefined) {
  try {
    const { applyServerErrors } = await import('./apply-server-errors')
    applyServerErrors(form, error, fields)
  } catch {
    setFormNotice(form, { level: 'error', text: () => m.error_generic() })
  }
}
