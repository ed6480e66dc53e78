import type { DisabledWindow, Notices } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '@/domain/format-moment'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { EmailText } from '@/ui/content/email-text'
import { linkVariants } from '@/ui/navigation/link-variants'
import { groupedPhone } from '@/values/phone'

/** COM-10: contacts cannot be added now; refers to customer service. */
export function AddingClosed({ support }: { support: Notices['support'] | undefined }) {
  return (
    <Alert variant="warning" levelLabel={m.level_warning()}>
      <AlertTitle>{m.contacts_adding_closed_title()}</AlertTitle>
      <AlertDescription>{m.contacts_adding_closed_text()}</AlertDescription>
      <AlertAction>
        {support && (
          <>
            <a href={`tel:${support.phoneNumber}`} className={linkVariants({ icon: true })}>
              {groupedPhone(support.phoneNumber)}
            </a>
            <a href={`mailto:${support.emailAddress}`} className={linkVariants({ icon: true })}>
              <EmailText address={support.emailAddress} />
            </a>
          </>
        )}
        <Link to="/help" className={linkVariants({ icon: true })}>
          {m.contacts_adding_closed_help()}
        </Link>
      </AlertAction>
    </Alert>
  )
}

/** COM-10: nothing can be edited during maintenance. */
export function EditingClosed({ until }: { until: DisabledWindow['to'] }) {
  return (
    <Alert variant="warning" levelLabel={m.level_warning()}>
      <AlertTitle>{m.company_editing_closed_title()}</AlertTitle>
      <AlertDescription>
        {until === undefined
          ? m.company_editing_closed_text()
          : m.company_editing_closed_until({ time: formatMoment(until) })}
      </AlertDescription>
    </Alert>
  )
}
