import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { type ApiError, isApiError } from '@/api/api-error'
import { dropSent, type Evidence, keepSent } from '@/session/sent-commands'
import { currentSession } from '@/session/session-store'
import { recordPress } from '../draft/unsaved'
import type { ErrorPlaces } from '../errors/apply-server-errors'
import { clearServerErrors } from '../errors/server-errors'
import { setFormNotice } from '../form-notice-store'
import type { FormStep } from '../form-step'
import { FormRefusal, type Press } from './press'

/** `unknown`: the command may have been carried out, and nobody knows. */
export type SubmitOutcome =
  | { kind: 'sent' | 'invalid' | 'ignored' | 'unknown' }
  | { kind: 'failed'; error: ApiError | undefined }

export interface SubmitOptions<Asked> {
  press: Press<Asked>
  /** Names what is written down of the press until its outcome is known; undefined writes nothing down. */
  formId?: string | undefined
  /** What a guest sends is written down too. */
  keepsGuests?: boolean
  evidence?: Evidence
  /** Body paths whose field has another name, as in bodyForm. */
  fields?: Record<string, string>
  /** Codes that are about one field, for answers that do not name it. */
  codes?: Record<string, string>
  /** After a success nothing is sent again until the form is reset: for money, where the page goes on by itself. */
  once?: boolean
  /** Refusals after which the command may have been carried out all the same, such as of one that is under way. */
  leavesOpen?: (error: ApiError) => boolean
  /** Other words for an outcome that is not known. */
  describeUnknown?: () => string
  /** The failure shows outside of the form, e.g. in its question. */
  isShownElsewhere?: (error: ApiError) => boolean
  step?: FormStep | undefined
}

const underWay = new WeakSet<AnyFormApi>()

/** Whether the form takes a press: none is under way, and what may be sent once has not been. */
export const takesPress = (form: AnyFormApi, once: boolean): boolean =>
  !underWay.has(form) && !(once && form.state.isSubmitSuccessful)

/**
 * The one way to send a form. Takes a lock before the first await, so that two presses in one task send once (SES-24;
 * isSubmitting alone let both through). An ApiError thrown by onSubmit is shown on its fields and in the form's notice.
 * When the outcome is unknown, the form says so and the command is never sent again automatically; the caller then
 * stops waiting for it (sent-commands.ts). Any other error is reported and shown as the generic text.
 */
export async function submitForm<Asked>(form: AnyFormApi, options: SubmitOptions<Asked>): Promise<SubmitOutcome> {
  const { press, formId, keepsGuests = false, evidence = {}, once = false } = options
  if (!takesPress(form, once)) return { kind: 'ignored' }
  underWay.add(form)
  // Most forms of guests, such as the login, begin nothing that anybody could look up.
  const keptAs = currentSession() === undefined && !keepsGuests ? undefined : formId
  const wasOnline = navigator.onLine
  try {
    clearServerErrors(form)
    if (!wasOnline && Object.keys(evidence).length > 0) {
      // Money is not sent where nobody could tell afterwards whether it left.
      throw new FormRefusal(() => m.form_offline())
    }
    // Limits from outside of the form may have changed since the last change of a value.
    form.validateSync('change')
    recordPress(form)
    if (keptAs !== undefined) keepSent(keptAs, press.key, evidence)
    await form.handleSubmit(press)
    if (keptAs !== undefined) dropSent(keptAs, press.key)
    return { kind: form.state.isSubmitSuccessful ? 'sent' : 'invalid' }
  } catch (thrown) {
    // Without a connection from beginning to end nothing has left this device.
    const neverLeft = !wasOnline && !navigator.onLine && isApiError(thrown) && thrown.kind === 'network'
    const error = neverLeft ? new FormRefusal(() => m.form_offline()) : thrown
    const isUnknown = isApiError(error) && (error.outcomeUnknown || options.leavesOpen?.(error) === true)
    // A form of guests that has words for it says them, though nothing is written down.
    if (isUnknown && (keptAs !== undefined || options.describeUnknown)) {
      setFormNotice(form, { level: 'warning', text: options.describeUnknown ?? (() => m.form_outcome_unknown()) })
      return { kind: 'unknown' }
    }
    if (keptAs !== undefined) dropSent(keptAs, press.key)
    return { kind: 'failed', error: await showFailure(form, error, options) }
  } finally {
    underWay.delete(form)
  }
}

/** Puts a failure where it belongs: fields, the form's notice, or nowhere when it is shown elsewhere. @returns an ApiError */
export async function showFailure(
  form: AnyFormApi,
  error: unknown,
  {
    fields,
    codes,
    isShownElsewhere,
    step,
  }: Pick<SubmitOptions<never>, 'fields' | 'codes' | 'isShownElsewhere' | 'step'>,
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
  // A call of a session that is gone: the login screen says what happened.
  if (error.kind !== 'superseded' && !isShownElsewhere?.(error))
    await showServerErrors(form, error, { fields, codes }, step)
  return error
}

/** The texts of all codes are fetched when the first error comes; a form that cannot have them says the generic one. */
async function showServerErrors(form: AnyFormApi, error: ApiError, places: ErrorPlaces, step: FormStep | undefined) {
  try {
    const { applyServerErrors } = await import('../errors/apply-server-errors')
    applyServerErrors(form, error, places, step?.isElsewhere)
  } catch {
    setFormNotice(form, { level: 'error', text: () => m.error_generic() })
  }
}
