import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { dropSent, type Evidence, storeSent } from '@/session/sent-commands'
import { clearServerErrors } from '../errors/server-errors'
import { hasOwnErrors } from '../fields/field-metas'
import type { FormStep } from '../form-contexts'
import { formStateOf, setFormNotice } from '../form-state'
import { FormRefusal, type Press } from './press'

/** `unknown`: it is not known whether the command was carried out. */
export type SubmitOutcome = { kind: 'sent' | 'invalid' | 'unknown' } | { kind: 'failed'; error: ApiError | undefined }

export interface SubmitOptions<Prepared> {
  press: Press<Prepared>
  /** Fields of error codes whose items name none. */
  codes?: Record<string, string> | undefined
  /** Storage key of the sent command until its outcome is known; undefined stores nothing. */
  formId?: string | undefined
  evidence?: Evidence
  describeUnknown?: () => string
  /** Whether the error is shown outside of the form, e.g. in its confirmation. */
  isShownElsewhere?: (error: ApiError) => boolean
  step?: FormStep | undefined
}

/** Call it in handlePress() only. After an unknown outcome the command is never sent again (sent-commands.ts). */
export async function submitForm<Prepared>(form: AnyFormApi, options: SubmitOptions<Prepared>): Promise<SubmitOutcome> {
  const { press, formId, evidence = {} } = options
  const dropStored = () => {
    if (formId !== undefined) dropSent(formId, press.key)
  }
  const wasOnline = navigator.onLine
  try {
    clearServerErrors(form)
    if (!wasOnline && Object.keys(evidence).length > 0) {
      // Do not send money while offline: nobody could tell afterwards whether the request left.
      throw new FormRefusal(() => m.form_offline())
    }
    // Limits from outside the form may have changed since the last validation.
    form.validateSync('change')
    // At once, because the fields are locked while their checks ask the API.
    if (hasOwnErrors(form)) return { kind: 'invalid' }
    formStateOf(form).submitted = form.state.values
    if (formId !== undefined) storeSent(formId, press.key, evidence)
    await form.handleSubmit(press)
    dropStored()
    return { kind: form.state.isSubmitSuccessful ? 'sent' : 'invalid' }
  } catch (thrown) {
    // If the device was offline at the start and at the end, the request was never sent.
    const neverLeft = !wasOnline && !navigator.onLine && isApiError(thrown) && thrown.kind === 'network'
    const error = neverLeft ? new FormRefusal(() => m.form_offline()) : thrown
    const isUnknown = isApiError(error) && error.outcomeUnknown
    // A guest form with a custom text shows it although nothing is stored.
    if (isUnknown && (formId !== undefined || options.describeUnknown)) {
      const text = options.describeUnknown ?? (() => m.form_outcome_unknown())
      setFormNotice(form, { level: 'warning', text, isUnknown: true })
      return { kind: 'unknown' }
    }
    dropStored()
    return { kind: 'failed', error: await showFailure(form, error, options) }
  }
}

/** @returns an ApiError */
export async function showFailure(
  form: AnyFormApi,
  error: unknown,
  { codes, isShownElsewhere, step }: Pick<SubmitOptions<never>, 'codes' | 'isShownElsewhere' | 'step'>,
): Promise<ApiError | undefined> {
  if (error instanceof FormRefusal) {
    if (error.text) setFormNotice(form, { level: 'error', text: error.text })
    return undefined
  }
  if (!isApiError(error)) {
    reportError(error)
    setFormNotice(form, { level: 'error', text: () => m.error_generic() })
    return undefined
  }
  // The request belonged to an ended session; the login page explains that.
  if (error.kind === 'superseded' || isShownElsewhere?.(error)) return error
  try {
    // The texts of all error codes are lazy-loaded on the first error.
    const { applyServerErrors } = await import('../errors/apply-server-errors')
    applyServerErrors(form, error, codes, step?.isElsewhere)
  } catch {
    setFormNotice(form, { level: 'error', text: () => m.error_generic() })
  }
  return error
}
