import { useResendContactEmail } from '@generated/api/contacts/contacts'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import type { ContactRow } from './contact-columns'

/** Actions on a contact, for the row's menu and the side panel. */
export interface ContactActions {
  edit: (row: ContactRow) => void
  /** Reason why editing is disabled; undefined if enabled. */
  editRefused: string | undefined
  resend: (row: ContactRow) => void
  isResending: boolean
  remove: (row: ContactRow) => void
  /** Reason why this user cannot delete contacts; undefined if they can. */
  deleteRefused: string | undefined
}

/** COM-08: resends the activation email and reports the outcome. */
export function useResend() {
  const client = useQueryClient()
  const { mutateAsync } = useResendContactEmail()
  const { busy, run } = useSubmitLock()
  const send = async ({ contact }: ContactRow) => {
    const { dataContactId, emailAddress } = contact
    if (dataContactId === undefined) return
    try {
      await mutateAsync({ data: { dataContactId } })
      notify({ level: 'success', text: () => m.contacts_resent({ email: emailAddress }) })
    } catch (error) {
      // The list is stale: the contact is gone or has been activated.
      if (isApiError(error) && (error.status === 404 || error.status === 409)) await invalidateAll(client)
      if (isApiError(error) && isLost(error)) notify({ level: 'warning', text: () => m.contacts_resend_unknown() })
      else notifyApiError(error)
    }
  }
  return { isResending: busy, resend: (row: ContactRow) => void run(() => send(row)) }
}

const isLost = (error: ApiError) => error.outcomeUnknown && error.kind !== 'superseded'
