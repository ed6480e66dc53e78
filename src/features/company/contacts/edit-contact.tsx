import { useUpdateContact } from '@generated/api/contacts/contacts'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { FormRefusal } from '@/forms/submit/press'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { emailCheck } from '@/shell/field-checks'
import { nameInText } from '@/values/names'
import { contactsQuery } from '../queries'
import { type ContactValues, describeContactField, editContactForm, isSavedAs, valuesOf } from './contact-form'
import { ContactFormPanel } from './contact-form-panel'
import { useContactForm } from './use-contact-form'

export interface EditContactProps {
  /** As listed when the slide-out opened: a later reading does not touch what is typed. */
  contact: Contact & { personId: string }
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** The slide-out that edits an active contact person (COM-07, COM-13). */
export function EditContact({ contact, onClose, returnFocusTo }: EditContactProps) {
  const { personId } = contact
  const [initial] = useState(() => valuesOf(contact))
  const client = useQueryClient()
  const rules = editContactForm(personId)
  const update = useUpdateContact({
    // Whoever refuses it knows something that the list does not show.
    mutation: { onError: () => void invalidateAll(client) },
  })
  const form = useContactForm(rules, initial, submit)

  /** @throws ApiError, or FormRefusal when somebody has deleted the contact person */
  const readAnew = async (): Promise<Contact> => {
    const contacts = await client.fetchQuery({ ...contactsQuery(), staleTime: 0 })
    const saved = contacts.find((other) => other.personId === personId)
    if (!saved) throw new FormRefusal(() => m.error_contact_deleted())
    return saved
  }

  async function submit(values: ContactValues) {
    const body = rules.read(values)
    await sendOrLookUp(
      () => update.mutateAsync({ data: body }),
      async () => isSavedAs(await readAnew(), body),
    )
    // COM-13
    notify({ level: 'success', text: () => m.company_saved() })
    onClose()
  }

  return (
    <ContactFormPanel
      form={form}
      draft={`contact-${personId}`}
      record={savedRecord(async () => valuesOf(await readAnew()), describeContactField)}
      describeUnknown={() => m.form_unknown_repeatable()}
      emailCheck={emailCheck(() => initial.emailAddress)}
      title={nameInText(contact)}
      submitLabel={m.contacts_save()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
