import { checkUsernameAvailability, validateEinvoice, validateEmail } from '@generated/api/validation/validation'
import { ValidateEinvoiceBody } from '@generated/api/validation/validation.zod'
import { m } from '@generated/messages/messages.js'
import { safeParse } from 'zod/mini'
import { isApiError } from '@/api/replies/api-error'
import { errorText } from '@/domain/error-texts'
import { reCaptchaToken } from '@/domain/recaptcha'
import { normaliseEinvoiceAddress } from '@/values/identifiers/einvoice'
import { isAllowedAsUsername, isSameUsername, looksLikeEmail } from '@/values/people/credentials'
import type { FieldError } from '../errors/field-error'
import { type AsyncCheckOptions, useAsyncCheck } from '../submit/async-check'
import type { InvoicingValues } from './invoicing-values'

const none = () => undefined

/** Whether a changed username is available (VAL-03). The server reports the user's current one (`own`) as taken. */
export const usernameCheck = (own: () => string | undefined = none): AsyncCheckOptions => ({
  isWorthAsking: (username) => isAllowedAsUsername(username) && !isSameUsername(username, own() ?? ''),
  ask: async (userName) => {
    const isFree = await checkUsernameAvailability({
      userName,
      reCaptchaToken: await reCaptchaToken('check_username'),
    })
    return isFree ? undefined : () => m.error_username_taken()
  },
})

/** The error code for an address that the server rejects. @throws ApiError if it cannot tell */
export async function emailRefusal(
  emailAddress: string,
): Promise<'invalid_email_domain' | 'invalid_email_address' | undefined> {
  try {
    await validateEmail({ emailAddress, reCaptchaToken: await reCaptchaToken('check_email') })
    return undefined
  } catch (error) {
    if (isApiError(error) && error.has('invalid_email_domain')) return 'invalid_email_domain'
    if (isApiError(error) && error.has('invalid_email_address')) return 'invalid_email_address'
    throw error
  }
}

/** Whether a changed address accepts mail (VAL-02). */
export const emailCheck = (own: () => string | undefined = none): AsyncCheckOptions => ({
  isWorthAsking: (emailAddress) => emailAddress !== own() && looksLikeEmail(emailAddress),
  ask: async (emailAddress): Promise<FieldError | undefined> => {
    const refusal = await emailRefusal(emailAddress)
    return refusal && (() => errorText(refusal))
  },
})

const isPair = (eInvoiceAddress: string, operator: string) =>
  safeParse(ValidateEinvoiceBody, { eInvoiceAddress, operator, reCaptchaToken: '' }).success

/** Whether an operator knows the address (SGN-06). Without a reCAPTCHA site key the server validates on submit. */
const einvoiceCheck = (operator: () => string): AsyncCheckOptions => ({
  dependsOn: operator,
  isWorthAsking: (address) => isPair(normaliseEinvoiceAddress(address), operator()),
  ask: async (address): Promise<FieldError | undefined> => {
    try {
      const { valid } = await validateEinvoice({
        eInvoiceAddress: normaliseEinvoiceAddress(address),
        operator: operator(),
        reCaptchaToken: await reCaptchaToken('check_einvoice'),
      })
      return valid ? undefined : () => m.error_invalid_einvoice()
    } catch (error) {
      if (!isApiError(error)) reportError(error)
      throw error
    }
  },
})

/** For InvoicingFields. `savedEmail` is already in use and not checked. */
export function useInvoicingChecks(
  read: () => Pick<InvoicingValues, 'operator'>,
  savedEmail: () => string | undefined = none,
) {
  return {
    email: useAsyncCheck(emailCheck(savedEmail)),
    einvoice: useAsyncCheck(einvoiceCheck(() => read().operator.trim())),
  }
}
