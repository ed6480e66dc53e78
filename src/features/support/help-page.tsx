import { m } from '@generated/messages/messages.js'
import { PageHeader } from '@/ui/page-header'
import { CommonQuestions } from './common-questions'
import { SupportContacts } from './support-contacts'

/** NAV-06: open to all. The answers are the portal's own, so they stand even when the contacts cannot be loaded. */
export function HelpPage() {
  return (
    <>
      <PageHeader title={m.help_title()} description={m.help_text()} />
      <div className="grid items-start gap-6 nav:grid-cols-[3fr_2fr]">
        <CommonQuestions />
        <SupportContacts />
      </div>
    </>
  )
}
