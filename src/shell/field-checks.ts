import { checkUsernameAvailability, validateEmail } from '@generated/api/validation/validation'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import type { FieldError } from '@/forms/errors/field-error'
import type { AsyncCheckOptions } from '@/forms/submit/async-check'
import { looksLikeEmail } from '@/values/email'
import { isAllowedAsUsername, isSameUsername } from '@/values/username'
import { reCaptchaToken } from './recaptcha'

/** Whether a changed username is free (VAL-03); `own` gives the user's own, which counts as taken. */
export const usernameCheck = (own: () => string | undefined): AsyncCheckOptions => ({
  isWorthAsking: (username) => isAllowedAsUsername(username) && !isSameUsername(username, own() ?? ''),
  ask: async (userName) => {
    const isFree = await checkUsernameAvailability({
      userName,
      reCaptchaToken: await reCaptchaToken('check_username'),
    })
    return isFree ? undefined : () => m.error_username_taken()
  },
})

/** Whether a changed address takes mail (VAL-02). */
export const emailCheck = (own: () => string | undefined): AsyncCheckOptions => ({
  isWorthAsking: (emailAddress) => emailAddress !== own() && looksLikeEmail(emailAddress),
  ask: async (emailAddress): Promise<FieldError | undefined> => {
    try {
      await validateEmail({ emailAddress, reCaptchaToken: await reCaptchaToken('check_email') })
      return undefined
    } catch (error) {
      if (isApiError(error) && error.has('invalid_email_domain')) return () => m.error_invalid_email_domain()
      if (isApiError(error) && error.has('invalid_email_address')) return () => m.error_invalid_email_address()
      throw error
    }
  },
})
