import { m } from '@generated/messages/messages.js'
import { type ApiError, isApiError } from '@/api/api-error'
import { FormRefusal } from '@/forms/submit/press'
import { closeNotification, notify } from '@/notifications/notifications'

let shown: string | undefined

/** Takes the notice of the last attempt away. */
export function closeForbiddenUsername(): void {
  if (shown !== undefined) closeNotification(shown)
  shown = undefined
}

/**
 * SGN-15: what a form throws for a failed creation of an account. A username that is an email address is told by a notice
 * that stays; what is about a field, an attempt too many or a robot is said in its own words; anything else did not
 * succeed. What nobody knows is the form's to say.
 */
export function creationFailure(error: unknown): unknown {
  if (!isApiError(error) || error.outcomeUnknown || error.kind === 'superseded') return error
  if (error.has('username_cannot_be_an_email_address')) {
    closeForbiddenUsername()
    shown = notify({
      level: 'error',
      isPersistent: true,
      text: () => m.error_username_cannot_be_an_email_address(),
    })
    return new FormRefusal()
  }
  return hasOwnWords(error) ? error : new FormRefusal(() => m.sign_up_failed())
}

const hasOwnWords = (error: ApiError): boolean =>
  error.status === 429 || error.has('recaptcha_failed') || error.items.some(({ fieldName }) => fieldName !== undefined)
