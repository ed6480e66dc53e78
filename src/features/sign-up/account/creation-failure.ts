import { m } from '@generated/messages/messages.js'
import { type ApiError, isApiError } from '@/api/api-error'
import { FormRefusal } from '@/forms/submit/press'
import { closeNotification, notify } from '@/notifications/notifications'

const FORBIDDEN_USERNAME = 'forbidden-username'

/** Closes the notification of the previous attempt. */
export const closeForbiddenUsername = (): void => closeNotification(FORBIDDEN_USERNAME)

/**
 * SGN-15: the error that a form throws after a failed creation. An email address as username shows a persistent
 * notification. Field errors, rate limits and reCAPTCHA keep their own text; other errors get a general one. Unknown
 * outcomes are left to the form.
 */
export function creationFailure(error: unknown): unknown {
  if (!isApiError(error) || error.outcomeUnknown || error.kind === 'superseded') return error
  if (error.has('username_cannot_be_an_email_address')) {
    notify({
      name: FORBIDDEN_USERNAME,
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
