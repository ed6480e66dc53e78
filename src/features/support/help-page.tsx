import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { linkVariants } from '@/ui/navigation/link-variants'
import { PageHeader } from '@/ui/navigation/page-header'
import { CommonQuestions } from './common-questions'
import { SupportContacts } from './support-contacts'

/** NAV-06: public. The answers are part of the portal, so they are shown even if the contacts cannot be loaded. */
export function HelpPage() {
  return (
    <>
      <PageHeader title={m.help_title()} description={m.help_text()} />
      <div className="grid items-start gap-6 nav:grid-cols-[3fr_2fr]">
        <div className="space-y-6">
          <CommonQuestions />
          <AboutService />
        </div>
        <SupportContacts />
      </div>
    </>
  )
}

function AboutService() {
  const link = linkVariants()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.statements_label()}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="space-y-2">
          <li>
            <Link to="/accessibility" className={link}>
              {m.accessibility_title()}
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={link}>
              {m.privacy_title()}
            </Link>
          </li>
          <li>
            <Link to="/settings" className={link}>
              {m.settings_title()}
            </Link>
          </li>
        </ul>
      </CardContent>
    </Card>
  )
}
