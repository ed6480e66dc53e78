import { useCreateContact, useUpdateContact } from '@generated/api/contacts/contacts'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { invalidateAll } from '@/api/query-client'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { emailCheck } from '@/forms/fields/field-checks'
import { PERSON, PersonFields } from '@/forms/fields/user-fields'
import { FormSheet, type FormSheetProps } from '@/forms/form-sheet'
import { type AsyncCheckOptions, useAsyncCheck } from '@/forms/submit/async-check'
import { passwordQuestion, useHasPassword, type WithPassword } from '@/forms/submit/password-popup'
import { FormRefusal, type Press } from '@/forms/submit/press'
import { savedRecord } from '@/forms/submit/saved-meanwhile'
import { notify } from '@/notifications/notifications'
import { useImpersonation } from '@/session/impersonated-account'
import { nameInText } from '@/values/names'
import { contactsQuery } from '../queries'
import {
  addContactForm,
  type ContactFormApi,
  type ContactValues,
  changesLogin,
  contactLabels,
  describeContactField,
  editContactForm,
  idOf,
  isSavedAs,
  NEW_CONTACT,
  useContactForm,
  valuesOf,
} from './contact-form'

interface ContactFormPanelProps
  extends Pick<
    FormSheetProps<WithPassword>,
    'title' | 'record' | 'question' | 'describeUnknown' | 'draft' | 'onClose' | 'returnFocusTo'
  > {
  form: ContactFormApi
  submitLabel: string
  /** Set when adding: reason why an empty form cannot be submitted. */
  unchangedReason?: string
  emailCheck: AsyncCheckOptions
  emailHint?: string | undefined
  usernameHint?: string
  isLocked?: boolean
  isPhoneOptional?: boolean
}

/** Fields of error codes, for replies that do not name the field. */
const FIELD_OF_CODE = {
  username_taken: 'userName',
  email_address_taken: 'emailAddress',
  invalid_email_address: 'emailAddress',
}

/** Side panel that adds or edits a contact (COM-06); confirms before discarding input. */
function ContactFormPanel(props: ContactFormPanelProps) {
  const {
    form,
    title,
    submitLabel,
    unchangedReason,
    emailCheck,
    emailHint,
    usernameHint,
    isLocked = false,
    isPhoneOptional = false,
    ...root
  } = props
  const email = useAsyncCheck(emailCheck)
  const reasonId = useId()
  const locked = isLocked ? { readOnly: true, describedBy: reasonId } : undefined
  return (
    <FormSheet
      {...root}
      form={form}
      title={title}
      codes={FIELD_OF_CODE}
      submit={
        <form.SubmitButton whenInvalid="disable" needsChange unchangedReason={unchangedReason}>
          {submitLabel}
        </form.SubmitButton>
      }
    >
      <div className="space-y-6">
        <form.ConfirmLeave />
        <form.FormNotice />
        {isLocked && (
          <p id={reasonId} className="text-sm text-muted-foreground">
            {m.profile_impersonated_locked()}
          </p>
        )}
        <PersonFields
          form={form}
          fields={PERSON}
          check={email}
          emailHint={emailHint}
          locked={locked}
          hasOptionalPhone={isPhoneOptional}
          isOther
          autofocus
        />
        <form.AppField name="userName">
          {(field) => (
            <field.UsernameField
              label={contactLabels.userName()}
              hint={usernameHint ?? m.contacts_username_hint()}
              autoComplete="off"
              {...locked}
            />
          )}
        </form.AppField>
      </div>
    </FormSheet>
  )
}

interface AddContactProps {
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
      submitLabel={m.contacts_add()}
      unchangedReason={m.form_fix_errors()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}

interface EditContactProps {
  /** As listed when the panel opened: a refetch must not overwrite input. */
  contact: Contact & { personId: string }
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** COM-07, COM-13, COM-16: edits an active contact. New login data needs the password; admins cannot change it. */
export function EditContact({ contact, onClose, returnFocusTo }: EditContactProps) {
  const { personId } = contact
  const [initial] = useState(() => valuesOf(contact))
  const client = useQueryClient()
  const ofPerson = (other: Contact) => other.personId === personId
  // The contact as last read. Login data that another user has changed meanwhile is not a change by this user.
  const saved = () => valuesOf(client.getQueryData(contactsQuery().queryKey)?.find(ofPerson) ?? contact)
  const { isLocked } = useImpersonation()
  const hasPassword = useHasPassword()
  const rules = editContactForm(contact)
  const update = useUpdateContact({
    // A rejection shows that the list is stale.
    mutation: { onError: () => void invalidateAll(client) },
  })
  const form = useContactForm(rules, initial, submit)
  const asksPassword = useStore(form.store, ({ values }) => hasPassword && changesLogin(saved(), values))

  const readAnew = async (): Promise<Contact> => {
    const contacts = await client.fetchQuery({ ...contactsQuery(), staleTime: 0 })
    const found = contacts.find(ofPerson)
    if (!found) throw new FormRefusal(() => m.error_contact_deleted())
    return found
  }

  async function submit(values: ContactValues, { asked }: Press<WithPassword | undefined>) {
    const body = rules.read(values)
    const isNewAddress = body.emailAddress !== saved().emailAddress
    await sendOrLookUp(
      () => update.mutateAsync({ data: { ...body, password: asked?.password } }),
      async () => isSavedAs(await readAnew(), body),
    )
    const { emailAddress: email } = body
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
      emailCheck={emailCheck(() => saved().emailAddress)}
      title={nameInText(contact)}
      submitLabel={m.contacts_save()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
