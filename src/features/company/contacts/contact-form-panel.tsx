import { getListContactsQueryOptions, useCreateContact, useUpdateContact } from '@generated/api/contacts/contacts'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { invalidateAll } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { useAppForm } from '@/forms/app-form'
import { emailCheck } from '@/forms/fields/field-checks'
import { PERSON, PersonFields } from '@/forms/fields/user-fields'
import { FormSheet } from '@/forms/form-sheet'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { passwordQuestion, useHasPassword, type WithPassword } from '@/forms/submit/password-popup'
import { FormRefusal, pressOf } from '@/forms/submit/press'
import { compareWithSaved } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { useImpersonation } from '@/session/impersonated-account'
import { nameInText } from '@/values/people/names'
import {
  addContactForm,
  changesLogin,
  contactLabels,
  describeContactField,
  type EditableContact,
  editContactForm,
  idOf,
  isSavedAs,
  valuesOf,
} from './contact-form'

interface ContactFormPanelProps {
  /** The contact to edit, as listed when the panel opened: a refetch must not overwrite input. Undefined to add one. */
  contact: EditableContact | undefined
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** Fields of error codes, for replies that do not name the field. */
const FIELD_OF_CODE = {
  username_taken: 'userName',
  email_address_taken: 'emailAddress',
  invalid_email_address: 'emailAddress',
}

/**
 * Side panel that adds a contact, who then gets an activation email, or edits an active one (COM-06, COM-07, COM-13).
 * New login data needs the user's password; admins cannot change it (COM-16).
 */
export function ContactFormPanel({ contact, onClose, returnFocusTo }: ContactFormPanelProps) {
  const [initial] = useState(() => valuesOf(contact ?? {}))
  const client = useQueryClient()
  const create = useCreateContact()
  const update = useUpdateContact({
    // A rejection shows that the list is stale.
    mutation: { onError: () => void invalidateAll(client) },
  })
  const isLocked = useImpersonation().isLocked && contact !== undefined
  const hasPassword = useHasPassword()
  const reasonId = useId()
  const locked = isLocked ? { readOnly: true, describedBy: reasonId } : undefined
  const listed = () => client.getQueryData(getListContactsQueryOptions().queryKey) ?? []
  const refetchContacts = () => readAnew(client, getListContactsQueryOptions())
  // The contact as last read. Login data that another user has changed meanwhile is not a change by this user.
  const saved = () => contact && valuesOf(listed().find(({ personId }) => personId === contact.personId) ?? contact)
  const email = useAsyncCheck(emailCheck(() => saved()?.emailAddress))
  const rules = contact ? editContactForm(contact) : addContactForm

  const refetchContact = async () => {
    const found = (await refetchContacts()).find(({ personId }) => personId === contact?.personId)
    if (!found) throw new FormRefusal(() => m.error_contact_deleted())
    return found
  }

  const form = useAppForm({
    ...rules.options,
    defaultValues: initial,
    onSubmitMeta: pressOf<WithPassword | undefined>(),
    onSubmit: async ({ value, meta }) => {
      const body = rules.read(value)
      const { emailAddress } = body
      if (contact) {
        const isNewAddress = emailAddress !== saved()?.emailAddress
        const data = { ...body, personId: contact.personId, password: meta.prepared?.password }
        await sendOrLookUp(
          () => update.mutateAsync({ data }),
          async () => isSavedAs(await refetchContact(), body),
        )
        // COM-13: a new address must be verified first.
        const text = () => (isNewAddress ? m.contacts_saved_email({ email: emailAddress }) : m.company_saved())
        notify({ level: 'success', text })
      } else {
        const before = new Set(listed().map(idOf))
        await sendOrLookUp(
          () => create.mutateAsync({ data: addContactForm.read(value) }),
          async () => (await refetchContacts()).some((other) => !before.has(idOf(other)) && isSavedAs(other, body)),
        )
        notify({ level: 'success', text: () => m.contacts_added({ name: nameInText(body), email: emailAddress }) })
      }
      onClose()
    },
  })
  const asksPassword = useStore(form.store, ({ values }) => hasPassword && changesLogin(saved(), values))

  return (
    <FormSheet
      form={form}
      title={contact ? nameInText(contact) : m.contacts_add_title()}
      codes={FIELD_OF_CODE}
      draft={contact ? `contact-${contact.personId}` : 'add-contact'}
      before={contact && compareWithSaved(async () => valuesOf(await refetchContact()), describeContactField)}
      describeUnknown={() => (contact ? m.form_unknown_repeatable() : m.contacts_add_unknown())}
      question={asksPassword ? passwordQuestion : undefined}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      submit={
        <form.SubmitButton whenInvalid="disable" needsChange={contact !== undefined}>
          {contact ? m.contacts_save() : m.contacts_add()}
        </form.SubmitButton>
      }
    >
      {isLocked && (
        <p id={reasonId} className="text-sm text-muted-foreground">
          {m.profile_impersonated_locked()}
        </p>
      )}
      <PersonFields
        form={form}
        fields={PERSON}
        check={email}
        emailHint={contact && !isLocked ? m.contacts_email_hint() : undefined}
        locked={locked}
        hasOptionalPhone={contact && !contact.phoneNumber}
        isOther
        autofocus
      />
      <form.AppField name="userName">
        {(field) => (
          <field.UsernameField
            label={contactLabels.userName()}
            hint={contact ? m.contacts_username_hint() : m.contacts_username_proposal()}
            autoComplete="off"
            {...locked}
          />
        )}
      </form.AppField>
    </FormSheet>
  )
}
