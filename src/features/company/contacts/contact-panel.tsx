import { m } from '@generated/messages/messages.js'
import { Notice } from '@/domain/notice'
import { DescriptionList } from '@/ui/content/description-list'
import { EmailText } from '@/ui/content/email-text'
import { Button } from '@/ui/inputs/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle } from '@/ui/overlays/sheet'
import { MISSING } from '@/values/look-up'
import { nameInText } from '@/values/names'
import { groupedPhone } from '@/values/phone'
import { type ContactActions, type ContactRow, ContactStatus } from './contact-columns'
import { contactLabel } from './contact-form'

export interface ContactPanelProps {
  row: ContactRow
  /** The contact is no longer in the list. */
  isGone: boolean
  actions: ContactActions
  onClose: () => void
  returnFocusTo: () => HTMLElement | null
}

/** Saved contact and the available actions (COM-06, COM-07). */
export function ContactPanel({ row, isGone, actions, onClose, returnFocusTo }: ContactPanelProps) {
  const { contact } = row
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent returnFocusTo={returnFocusTo}>
        <SheetHeader closeLabel={m.contacts_close()}>
          <SheetTitle>{nameInText(contact)}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <div className="space-y-4">
            {isGone && <Notice level="warning" live="status" text={m.error_contact_deleted()} />}
            <DescriptionList
              rows={[
                { label: m.contacts_status(), value: <ContactStatus {...contact} /> },
                { label: contactLabel('emailAddress'), value: <EmailText address={contact.emailAddress} /> },
                ...(contact.pendingEmailAddress === undefined
                  ? []
                  : [
                      {
                        label: m.contacts_pending_email(),
                        value: <EmailText address={contact.pendingEmailAddress} />,
                      },
                    ]),
                {
                  label: contactLabel('phoneNumber'),
                  value: contact.phoneNumber === undefined ? MISSING : groupedPhone(contact.phoneNumber),
                },
                {
                  label: contactLabel('userName'),
                  value: <span className="wrap-anywhere">{contact.userName ?? MISSING}</span>,
                },
              ]}
            />
            {!contact.active && <p className="text-sm text-muted-foreground">{m.contacts_unconfirmed_text()}</p>}
          </div>
        </SheetBody>
        <SheetFooter>
          {isGone ? (
            <Button variant="outline" onClick={onClose}>
              {m.contacts_close()}
            </Button>
          ) : (
            <>
              {contact.active ? (
                <Button disabledReason={actions.editRefused} onClick={() => actions.edit(row)}>
                  {m.contacts_edit()}
                </Button>
              ) : (
                <Button busy={actions.isResending} onClick={() => actions.resend(row)}>
                  {m.contacts_resend()}
                </Button>
              )}
              <Button variant="outline" disabledReason={actions.deleteRefused} onClick={() => actions.remove(row)}>
                {m.contacts_delete()}
              </Button>
            </>
          )}
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}
