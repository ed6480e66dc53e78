import { getListContactsQueryOptions } from '@generated/api/contacts/contacts'
import type { Contact } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { Mail, Pencil, Trash2, UserPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { CustomerServiceLines } from '@/domain/contact-lines'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { Card } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { EmailText } from '@/ui/content/email-text'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import type { ActionMenuItem } from '@/ui/overlays/action-menu-popup'
import { Sheet } from '@/ui/overlays/sheet'
import { MISSING } from '@/values/collections/look-up'
import { nameInText } from '@/values/people/names'
import { groupedPhone } from '@/values/people/phone'
import { useClosedTimes } from '../closed-times'
import { ContactStatus, contactColumns, DeleteContact, useIsYourself, useResend } from './contact-actions'
import { byName, contactLabels, findAgain, idOf, isActive, isEditable } from './contact-form'
import { ContactFormPanel } from './contact-form-panel'

const route = getRouteApi('/company-information')

type Opened = { kind: 'add' } | { kind: 'view' | 'edit' | 'delete'; contact: Contact }

/** Contacts and their actions (COM-05, COM-06, COM-07). */
export function ContactsTab() {
  const read = useRequiredQuery(getListContactsQueryOptions())
  const contacts = read.data
  const isYourself = useIsYourself()
  const { sort, page, columns } = route.useSearch()
  const navigate = route.useNavigate()
  const closed = useClosedTimes()
  const [opened, setOpened] = useState<Opened>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { resend, underWay } = useResend()
  const close = () => setOpened(undefined)
  const returnFocusTo = () => addButton.current

  const rows = useMemo(() => byName(contacts), [contacts])
  // COM-14: only contacts of the company may delete contacts.
  const deleteRefused = contacts.some(isYourself) ? undefined : m.contacts_delete_not_contact()
  /**
   * COM-07: active contacts can be edited; unconfirmed ones can be sent the activation email again. An action is not
   * offered if the reply lacks the id that it needs (CTR-07).
   */
  const actionsOf = (contact: Contact): ActionMenuItem[] => {
    const hasId = contact.personId !== undefined || contact.dataContactId !== undefined
    const edit: ActionMenuItem = {
      key: 'edit',
      label: m.contacts_edit(),
      icon: <Pencil />,
      disabledReason: closed.editing ? m.company_editing_closed_reason() : undefined,
      onSelect: () => setOpened({ kind: 'edit', contact }),
    }
    const again = { key: 'resend', label: m.contacts_resend(), icon: <Mail />, onSelect: () => void resend(contact) }
    const remove: ActionMenuItem = {
      key: 'delete',
      label: m.contacts_delete(),
      icon: <Trash2 />,
      variant: 'destructive',
      disabledReason: deleteRefused,
      onSelect: () => setOpened({ kind: 'delete', contact }),
    }
    const main = isActive(contact) ? isEditable(contact) && edit : contact.dataContactId !== undefined && again
    return [main, hasId && remove].filter((action) => action !== false)
  }
  // The panel closes when the contact has been deleted.
  const viewed = opened?.kind === 'view' ? findAgain(opened.contact, contacts) : undefined

  return (
    <div className="space-y-4">
      <PrintHead />
      {closed.adding && (
        <Notice level="warning" title={m.contacts_adding_closed_title()} text={m.contacts_adding_closed_text()}>
          <CustomerServiceLines />
          <TextLink to="/help" icon>
            {m.contacts_adding_closed_help()}
          </TextLink>
        </Notice>
      )}
      <div className="flex justify-end max-sm:*:grow">
        <Button
          ref={addButton}
          disabledReason={closed.adding ? m.error_adding_contacts_disabled() : undefined}
          onClick={() => setOpened({ kind: 'add' })}
        >
          <UserPlus />
          {m.contacts_add()}
        </Button>
      </div>
      <Card>
        <DataTable
          caption={m.company_tab_contacts()}
          columns={contactColumns}
          rows={rows}
          reads={[read]}
          rowId={idOf}
          rowLabel={nameInText}
          state={{ sort, page, columns }}
          onStateChange={(next) =>
            void navigate({
              search: (search) => ({ ...search, ...next }),
              replace: next.page === page,
            })
          }
          defaultSort="status"
          onOpen={(contact) => setOpened({ kind: 'view', contact })}
          actions={actionsOf}
          tools={{ id: 'contacts' }}
        />
      </Card>
      {opened?.kind === 'add' && <ContactFormPanel contact={undefined} onClose={close} returnFocusTo={returnFocusTo} />}
      {viewed && (
        <ContactPanel
          contact={viewed}
          actions={actionsOf(viewed)}
          isResending={underWay.includes(viewed.dataContactId ?? '')}
          onClose={close}
          returnFocusTo={returnFocusTo}
        />
      )}
      {opened?.kind === 'edit' && isEditable(opened.contact) && (
        <ContactFormPanel contact={opened.contact} onClose={close} returnFocusTo={returnFocusTo} />
      )}
      {opened?.kind === 'delete' && <DeleteContact contact={opened.contact} onClose={close} />}
    </div>
  )
}

interface ContactPanelProps {
  contact: Contact
  actions: readonly ActionMenuItem[]
  isResending: boolean
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** Saved contact and the available actions (COM-06, COM-07). */
function ContactPanel({ contact, actions, isResending, onClose, returnFocusTo }: ContactPanelProps) {
  return (
    <Sheet
      title={nameInText(contact)}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      footer={
        actions.length === 0
          ? undefined
          : actions.map(({ key, label, disabledReason, onSelect }, at) => (
              <Button
                key={key}
                variant={at === 0 ? 'default' : 'outline'}
                busy={key === 'resend' && isResending}
                disabledReason={disabledReason}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))
      }
    >
      <div className="space-y-4">
        <DescriptionList
          rows={[
            { label: m.contacts_status(), value: <ContactStatus {...contact} /> },
            { label: contactLabels.emailAddress(), value: <EmailText address={contact.emailAddress} /> },
            contact.pendingEmailAddress !== undefined && {
              label: m.contacts_pending_email(),
              value: <EmailText address={contact.pendingEmailAddress} />,
            },
            {
              label: contactLabels.phoneNumber(),
              value: contact.phoneNumber === undefined ? MISSING : groupedPhone(contact.phoneNumber),
            },
            {
              label: contactLabels.userName(),
              value: <span className="wrap-anywhere">{contact.userName ?? MISSING}</span>,
            },
          ]}
        />
        {!isActive(contact) && <p className="text-sm text-muted-foreground">{m.contacts_unconfirmed_text()}</p>}
      </div>
    </Sheet>
  )
}
