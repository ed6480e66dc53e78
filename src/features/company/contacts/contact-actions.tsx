import { getListContactsQueryOptions, useDeleteContact, useResendContactEmail } from '@generated/api/contacts/contacts'
import type { Contact, DeleteContactParams, Id } from '@generated/api/model'
import { getReadUserDetailsQueryOptions, getReadUserQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { invalidateAll } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { EmailText } from '@/ui/content/email-text'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { isSameUsername } from '@/values/people/credentials'
import { nameInText } from '@/values/people/names'
import { groupedPhone } from '@/values/people/phone'
import { findAgain, isActive } from './contact-form'

/** COM-08: resends the activation email and reports the outcome; to several contacts at once, to each only once. */
export function useResend() {
  const client = useQueryClient()
  const { mutateAsync } = useResendContactEmail()
  const [underWay, setUnderWay] = useState<readonly Id[]>([])
  const resend = async ({ dataContactId, emailAddress }: Contact) => {
    if (dataContactId === undefined || underWay.includes(dataContactId)) return
    setUnderWay((before) => [...before, dataContactId])
    try {
      await mutateAsync({ data: { dataContactId } })
      notify({ level: 'success', text: () => m.contacts_resent({ email: emailAddress }) })
    } catch (error) {
      // The list is stale: the contact is gone or has been activated.
      if (isApiError(error) && (error.status === 404 || error.status === 409)) await invalidateAll(client)
      const isLost = isApiError(error) && error.outcomeUnknown && error.kind !== 'superseded'
      if (isLost) notify({ level: 'warning', text: () => m.contacts_resend_unknown() })
      else notifyApiError(error)
    } finally {
      setUnderWay((before) => before.filter((id) => id !== dataContactId))
    }
  }
  return { underWay, resend }
}

/** Recognises the contact of the logged-in user (COM-09). */
export function useIsYourself() {
  const { data: profile } = useRequiredQuery(getReadUserQueryOptions())
  return (contact: Contact): boolean => isActive(contact) && isSameUsername(contact.userName, profile.username)
}

/** COM-05: every column sorts; active contacts come before unconfirmed ones. */
export const contactColumns = dataColumns<Contact>([
  {
    id: 'firstName',
    header: () => m.contacts_first_name(),
    cell: (contact) => <FirstName {...contact} />,
    value: ({ firstName }) => firstName,
    isMain: true,
  },
  {
    id: 'lastName',
    header: () => m.contacts_last_name(),
    value: ({ lastName }) => lastName,
    narrow: 'none',
  },
  {
    id: 'email',
    header: () => m.contacts_email(),
    cell: ({ emailAddress }) => <EmailText address={emailAddress} />,
    value: ({ emailAddress }) => emailAddress,
    narrow: 'plain',
    grows: true,
  },
  {
    id: 'phone',
    header: () => m.contacts_phone(),
    cell: ({ phoneNumber }) =>
      phoneNumber !== undefined && <span className="whitespace-nowrap">{groupedPhone(phoneNumber)}</span>,
    value: ({ phoneNumber }) => phoneNumber,
    file: ({ phoneNumber }) => phoneNumber && groupedPhone(phoneNumber),
    narrow: 'plain',
  },
  {
    id: 'status',
    header: () => m.contacts_status(),
    cell: (contact) => <ContactStatus {...contact} />,
    value: (contact) => (isActive(contact) ? 0 : 1),
    file: (contact) => statusTexts(contact).join(', '),
    narrow: 'plain',
  },
])

const statusTexts = (contact: Contact) => [
  isActive(contact) ? m.contacts_active() : m.contacts_unconfirmed(),
  ...(contact.isSignatory ? [m.contacts_signatory()] : []),
]

/** Whether the contact can log in, and is a signatory (COM-16). */
export function ContactStatus(contact: Contact) {
  const [status, role] = statusTexts(contact)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 @5xl:flex-nowrap">
      <Badge variant={isActive(contact) ? 'success' : 'attention'}>{status}</Badge>
      {role !== undefined && <span className="text-sm">{role}</span>}
    </span>
  )
}

/** Includes the last name if the row has no column for it. */
function FirstName(contact: Contact) {
  const isYourself = useIsYourself()
  return (
    <>
      <span>
        {contact.firstName}
        <span className="nav:sr-only print:hidden"> {contact.lastName}</span>
      </span>
      {isYourself(contact) && (
        <Badge variant="info" icon={null}>
          {m.contacts_yourself()}
        </Badge>
      )}
    </>
  )
}

/** COM-09: confirms first; users cannot delete themselves. */
export function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const isYourself = useIsYourself()
  return isYourself(contact) ? (
    <ConfirmDialog
      title={m.contacts_delete_yourself_title()}
      cancelLabel={m.contacts_close()}
      onConfirm={onClose}
      onClose={onClose}
    >
      {m.contacts_delete_yourself_text()}
    </ConfirmDialog>
  ) : (
    <AskToDelete contact={contact} onClose={onClose} />
  )
}

function AskToDelete({ contact: opened, onClose }: { contact: Contact; onClose: () => void }) {
  const client = useQueryClient()
  // The deletion needs the company's id (COM-11).
  const { data: customer } = useRequiredQuery(getReadUserDetailsQueryOptions())
  const remove = useDeleteContact()
  const { data: contacts } = useRequiredQuery(getListContactsQueryOptions())
  // As listed now: a contact who activates the account meanwhile has another id.
  const contact = findAgain(opened, contacts) ?? opened
  const [isFinal, setIsFinal] = useState(false)
  const name = nameInText(contact)

  const refetchContacts = () => readAnew(client, getListContactsQueryOptions())
  const send = async () => {
    try {
      await sendOrLookUp(
        () => remove.mutateAsync({ params: deletionOf(contact, customer.companyId) }),
        async () => findAgain(contact, await refetchContacts()) === undefined,
      )
      // After a look-up no mutation succeeded, so nothing was invalidated yet.
      await invalidateAll(client)
    } catch (error) {
      if (isApiError(error) && error.status === 409) {
        const now = findAgain(contact, await refetchContacts().catch(() => []))
        // A contact that was activated meanwhile has a new id: the user confirms its deletion again. Any other refusal is final.
        setIsFinal(!(error.has('contact_already_activated') && now && isActive(now)))
      }
      throw error
    }
  }

  return (
    <ConfirmAction
      variant="destructive"
      title={m.contacts_delete_title({ name })}
      confirmLabel={isFinal ? undefined : m.contacts_delete_confirm()}
      cancelLabel={isFinal ? m.contacts_close() : undefined}
      action={send}
      describeError={describeError}
      onDone={() => {
        notify({ level: 'success', text: () => m.contacts_deleted({ name }) })
        onClose()
      }}
      onClose={onClose}
    >
      {!isFinal && <p>{isActive(contact) ? m.contacts_delete_active() : m.contacts_delete_unconfirmed()}</p>}
      {!isFinal && contact.isSignatory && <p>{m.contacts_delete_signatory()}</p>}
    </ConfirmAction>
  )
}

/** COM-11: active contacts are deleted by personId, unconfirmed ones by dataContactId. */
const deletionOf = ({ personId, dataContactId }: Contact, companyId: string | undefined): DeleteContactParams =>
  personId === undefined ? { dataContactIdToDelete: dataContactId } : { personIdToDelete: personId, companyId }

/** Texts for cases where the error code's text does not say what to do next. */
function describeError(error: ApiError): string | undefined {
  if (error.has('contact_already_activated')) return m.contacts_delete_activated()
  if (error.outcomeUnknown) return m.contacts_delete_unknown()
  return undefined
}
