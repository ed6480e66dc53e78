import { m } from '@generated/messages/messages.js'
import { FormSection } from '@/forms/form-section'
import { AccountFields } from './account-fields'
import { AccountOwnerFields } from './account-owner-fields'

/** Sections for the owner of the account, and its username and password. */
export function UserSections() {
  return (
    <>
      <FormSection title={m.sign_up_you()}>
        <AccountOwnerFields />
      </FormSection>
      <FormSection title={m.sign_up_account()}>
        <AccountFields />
      </FormSection>
    </>
  )
}
