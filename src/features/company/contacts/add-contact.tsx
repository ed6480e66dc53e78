import { useCreateContact } from '@generated/api/contacts/contacts'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { notify } from '@/notifications/notifications'
import { emailCheck } from '@/shell/field-checks'
import { nameInText } from '@/values/names'
import { contactsQuery } from '../queries'
import { idOf } from './contact'
import { addContactForm, type ContactValues, isSavedAs, NEW_CONTACT } from './contact-form'
import { ContactFormPanel } from './contact-form-panel'
import { useContactForm } from './use-contact-form'

export interface AddContactProps {
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** Side panel that adds a contact, who then gets an activation email (COM-06). */
export function AddContact({ onClose, returnFocusTo }: AddContactProps) {
  const client = useQueryClient()
  const create = useCreateContact()
  const form = useContactForm(addContactForm, NEW_CONTACT, submit)

  async function submit(values: ContactValues) {
    const body = addContactForm.read(values)
    const before = new Set(client.getQueryData(contactsQuery().queryKey)?.map(idOf))
    await sendOrLookUp(
      () => create.mutateAsync({ data: body }),
      async () =>
        (await client.fetchQuery({ ...contactsQuery(), staleTime: 0 })).some(
          (contact) => !before.has(idOf(contact)) && isSavedAs(contact, body),
        ),
    )
    notify({ level: 'success', text: () => m.contacts_added({ name: nameInText(body), email: body.emailAddress }) })
    onClose()
  }

  return (
    <ContactFormPanel
      form={form}
      draft="add-contact"
      describeUnknown={() => m.contacts_add_unknown()}
      emailCheck={emailCheck()}
      usernameHint={m.contacts_username_proposal()}
      title={m.contacts_add_title()}
      submitLabel={m.contacts_add_submit()}
      unchangedReason={m.form_fix_errors()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
