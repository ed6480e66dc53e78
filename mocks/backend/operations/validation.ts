import type { BackendPart } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import { isKnownEinvoice } from '../rules/einvoice.ts'
import { isDeadDomain, isEmailLike, isRefusedEmail } from '../rules/links.ts'
import { userNamed } from '../rules/people.ts'
import { checkCaptcha } from '../rules/served-content.ts'

export const validation: BackendPart<'validateEinvoice' | 'validateEmail' | 'checkUsernameAvailability'> = {
  async validateEinvoice({ body, db }) {
    await checkCaptcha(db, body.reCaptchaToken)
    return { valid: isKnownEinvoice(body.eInvoiceAddress, body.operator) }
  },

  // VAL-02
  async validateEmail({ body: { emailAddress, reCaptchaToken }, db }) {
    await checkCaptcha(db, reCaptchaToken)
    const fieldName = 'emailAddress'
    if (isRefusedEmail(emailAddress)) throw problem(400, 'invalid_email_address', { fieldName })
    if (isDeadDomain(emailAddress)) throw problem(400, 'invalid_email_domain', { fieldName })
    return { valid: true }
  },

  // VAL-03; x-assumed (checkUsernameAvailability): an email address is never free.
  async checkUsernameAvailability({ body, db }) {
    await checkCaptcha(db, body.reCaptchaToken)
    return !isEmailLike(body.userName) && !userNamed(db, body.userName)
  },
}
