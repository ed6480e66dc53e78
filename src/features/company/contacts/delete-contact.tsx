import { useDeleteContact } from '@generated/api/contacts/contacts'
import type { Contact, DeleteContactParams } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { notify } from '@/notifications/notifications'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { nameInText } from '@/values/names'
import { contactsQuery, customerQuery } from '../queries'
import type { ContactRow } from './contact-columns'
import { findAgain, idOf } from './contact-form'

export interface DeleteContactProps {
  row: ContactRow
  onDone: () => void
  onClose: () => void
}

/** COM-09: confirms first; users cannot delete themselves. */
export function DeleteContact({ row, onDone, onClose }: DeleteContactProps) {
  return row.isYourself ? (
    <CannotDeleteYourself onClose={onClose} />
  ) : (
    <AskToDelete contact={row.contact} onDone={onDone} onClose={onClose} />
  )
}

function CannotDeleteYourself({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title={m.contacts_delete_yourself_title()}
      cancelLabel={m.contacts_close()}
      onConfirm={onClose}
      onClose={onClose}
    >
      {m.contacts_delete_yourself_text()}
    </ConfirmDialog>
  )
}

interface AskToDeleteProps extends Pick<DeleteContactProps, 'onDone' | 'onClose'> {
  contact: Contact
}

function AskToDelete({ contact: opened, onDone, onClose }: AskToDeleteProps) {
  const client = useQueryClient()
  const { data: customer } = useSuspenseQuery(customerQuery())
  const remove = useDeleteContact()
  // Replaced if the contact activates their account meanwhile: the deletion then needs another id.
  const [contact, setContact] = useState(opened)
  const [isFinal, setIsFinal] = useState(false)
  const { data: contacts } = useSuspenseQuery(contactsQuery())
  const name = nameInText(contact)

  const readAnew = () => client.fetchQuery({ ...contactsQuery(), staleTime: 0 })
  const send = async () => {
    try {
      await sendOrLookUp(
        () => remove.mutateAsync({ params: deletionOf(contact, customer.companyId) }),
        async () => findAgain(contact, await readAnew()) === undefined,
      )
      // After a look-up no mutation succeeded, so nothing was invalidated yet.
      await invalidateAll(client)
    } catch (error) {
      if (isApiError(error) && error.status === 409) await learn(error)
      throw error
    }
  }
  /** After a 409: if the contact has activated their account, confirm again with the new id. Otherwise nothing is left to confirm. */
  const learn = async (error: ApiError) => {
    const now = findAgain(contact, await readAnew().catch(() => []))
    if (error.has('contact_already_activated') && now?.active) setContact(now)
    else setIsFinal(true)
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
        onDone()
      }}
      onClose={onClose}
    >
      {!isFinal && <p>{contact.active ? m.contacts_delete_active() : m.contacts_delete_unconfirmed()}</p>}
      {!isFinal && contact.isSignatory === true && (
        <p>{isOnlySignatory(contact, contacts) ? m.contacts_delete_last_signatory() : m.contacts_delete_signatory()}</p>
      )}
    </ConfirmAction>
  )
}

/** Whether the list has no other signatory (COM-16). */
const isOnlySignatory = (contact: Contact, contacts: readonly Contact[]) =>
  !contacts.some((other) => other.isSignatory === true && idOf(other) !== idOf(contact))

/** COM-11: active contacts are deleted by personId, unconfirmed ones by dataContactId. */
const deletionOf = ({ personId, dataContactId }: Contact, companyId: string | undefined): DeleteContactParams =>
  personId === undefined ? { dataContactIdToDelete: dataContactId } : { personIdToDelete: personId, companyId }

/** Texts for cases where the error code's text does not say what to do next. */
function describeError(error: ApiError): string | undefined {
  if (error.has('contact_already_activated')) return m.contacts_delete_activated()
  if (error.outcomeUnknown) return m.contacts_delete_unknown()
  return undefined
}
