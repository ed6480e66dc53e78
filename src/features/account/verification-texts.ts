import { m } from '@generated/messages/messages.js'

/** The texts that differ between the two variants (ACC-03). */
export type VerificationTexts = {
  title: () => string
  success: () => string
  successText: () => string
  expired: () => string
  invalid: () => string
}

/** /confirm-email */
export const emailTexts: VerificationTexts = {
  title: () => m.verify_email_title(),
  success: () => m.verify_email_success(),
  successText: () => m.verify_email_success_text(),
  expired: () => m.verify_email_expired(),
  invalid: () => m.verify_email_invalid(),
}

/** /change-email */
export const changeTexts: VerificationTexts = {
  title: () => m.verify_change_title(),
  success: () => m.verify_change_success(),
  successText: () => m.verify_change_success_text(),
  expired: () => m.verify_change_expired(),
  invalid: () => m.verify_change_invalid(),
}
