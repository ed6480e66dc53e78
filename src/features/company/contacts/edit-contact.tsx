import { useUpdateContact } from '@generated/api/contacts/contacts'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { FormRefusal, type Press } from '@/forms/submit/press'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { useImpersonation } from '@/session/impersonated-account'
import { emailCheck } from '@/shell/field-checks'
import { passwordQuestion, type WithPassword } from '@/shell/password-popup'
import { nameInText } from '@/values/names'
import { contactsQuery, profileQuery } from '../queries'
import {
  type ContactValues,
  changesLogin,
  describeContactField,
  editContactForm,
  isSavedAs,
  valuesOf,
} from './contact-form'
import { ContactFormPanel } from './contact-form-panel'
import { useContactForm } from './use-contact-form'

export interface EditContactProps {
  /** As listed when the panel opened: a refetch must not overwrite input. */
  contact: Contact & { personId: string }
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/**
 * Side panel that edits an active contact (COM-07, COM-13). Changing login data requires the user's password, if they
 * have one. Admins cannot change it (COM-16).
 */
export function EditContact({ contact, onClose, returnFocusTo }: EditContactProps) {
  const { personId } = contact
  const [initial] = useState(() => valuesOf(contact))
  const client = useQueryClient()
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { isImpersonated, isLocked } = useImpersonation()
  const hasPassword = !isImpersonated && !profile.isSingleSignOn
  const rules = editContactForm(contact)
  const update = useUpdateContact({
    // A rejection shows that the list is stale.
    mutation: { onError: () => void invalidateAll(client) },
  })
  const form = useContactForm(rules, initial, submit)
  const asksPassword = useStore(form.store, ({ values }) => hasPassword && changesLogin(initial, values))

  /** @throws ApiError, or FormRefusal if the contact has been deleted */
  const readAnew = async (): Promise<Contact> => {
    const contacts = await client.fetchQuery({ ...contactsQuery(), staleTime: 0 })
    const saved = contacts.find((other) => other.personId === personId)
    if (!saved) throw new FormRefusal(() => m.error_contact_deleted())
    return saved
  }

  async function submit(values: ContactValues, { asked }: Press<WithPassword | undefined>) {
    const body = rules.read(values)
    await sendOrLookUp(
      () => update.mutateAsync({ data: { ...body, password: asked?.password } }),
      async () => isSavedAs(await readAnew(), body),
    )
    const { emailAddress: email } = body
    const isNewAddress = email !== initial.emailAddress
    // COM-13: a new address must be verified first.
    notify({ level: 'success', text: () => (isNewAddress ? m.contacts_saved_email({ email }) : m.company_saved()) })
    onClose()
  }

  return (
    <ContactFormPanel
      form={form}
      draft={`contact-${personId}`}
      record={savedRecord(async () => valuesOf(await readAnew()), describeContactField)}
      describeUnknown={() => m.form_unknown_repeatable()}
      question={asksPassword ? passwordQuestion : undefined}
      emailHint={isLocked ? undefined : m.contacts_email_hint()}
      isLocked={isLocked}
      isPhoneOptional={!contact.phoneNumber}
      emailCheck={emailCheck(() => initial.emailAddress)}
      title={nameInText(contact)}
      submitLabel={m.contacts_save()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
