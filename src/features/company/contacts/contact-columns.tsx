import { useResendContactEmail } from '@generated/api/contacts/contacts'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notifyApiError } from '@/notifications/api-notifications'
import { notify } from '@/notifications/notifications'
import { dataColumns } from '@/tables/data-column'
import { Badge } from '@/ui/content/badge'
import { EmailText } from '@/ui/content/email-text'
import { groupedPhone } from '@/values/phone'

export interface ContactActions {
  edit: (row: ContactRow) => void
  editRefused: string | undefined
  resend: (row: ContactRow) => void
  isResending: boolean
  remove: (row: ContactRow) => void
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

export interface ContactRow {
  contact: Contact
  isYourself: boolean
}

/** COM-05: every column sorts; active contacts come before unconfirmed ones. */
export const contactColumns = dataColumns<ContactRow>([
  {
    id: 'firstName',
    header: () => m.contacts_first_name(),
    cell: (row) => <FirstName {...row} />,
    value: ({ contact }) => contact.firstName,
    isMain: true,
  },
  {
    id: 'lastName',
    header: () => m.contacts_last_name(),
    cell: ({ contact }) => contact.lastName,
    value: ({ contact }) => contact.lastName,
    narrow: 'none',
  },
  {
    id: 'email',
    header: () => m.contacts_email(),
    cell: ({ contact }) => <EmailText address={contact.emailAddress} />,
    value: ({ contact }) => contact.emailAddress,
    narrow: 'plain',
    grows: true,
  },
  {
    id: 'phone',
    header: () => m.contacts_phone(),
    cell: ({ contact: { phoneNumber } }) =>
      phoneNumber !== undefined && <span className="whitespace-nowrap">{groupedPhone(phoneNumber)}</span>,
    value: ({ contact }) => contact.phoneNumber,
    file: ({ contact: { phoneNumber } }) => phoneNumber && groupedPhone(phoneNumber),
    narrow: 'plain',
  },
  {
    id: 'status',
    header: () => m.contacts_status(),
    cell: ({ contact }) => <ContactStatus {...contact} />,
    value: ({ contact }) => (contact.active ? 0 : 1),
    file: ({ contact }) => statusTexts(contact).join(', '),
    narrow: 'plain',
  },
])

type Status = Pick<Contact, 'active' | 'isSignatory'>

const statusTexts = ({ active, isSignatory = false }: Status) => [
  active ? m.contacts_active() : m.contacts_unconfirmed(),
  ...(isSignatory ? [m.contacts_signatory()] : []),
]

/** Whether the contact can log in, and is a signatory (COM-16). */
export function ContactStatus(contact: Status) {
  const [status, role] = statusTexts(contact)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 nav:flex-nowrap print:flex-wrap">
      <Badge variant={contact.active ? 'success' : 'attention'}>{status}</Badge>
      {role !== undefined && <span className="text-sm">{role}</span>}
    </span>
  )
}

/** Includes the last name if the row has no column for it. */
function FirstName({ contact, isYourself }: ContactRow) {
  return (
    <>
      <span>
        {contact.firstName}
        <span className="nav:sr-only"> {contact.lastName}</span>
      </span>
      {isYourself && (
        <Badge variant="info" icon={null}>
          {m.contacts_yourself()}
        </Badge>
      )}
    </>
  )
}
