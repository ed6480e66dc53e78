import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Building2, FilePen, Ticket } from 'lucide-react'
import { OrderAsGuest } from '@/shell/order-as-guest'
import { Tile } from '@/ui/content/tile'
import { TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

const WAYS = [
  {
    to: '/contract',
    icon: <FilePen />,
    title: () => m.sign_up_contract_title(),
    text: () => m.sign_up_contract_text(),
  },
  {
    to: '/sign-up/existing-account',
    icon: <Building2 />,
    title: () => m.sign_up_existing_title(),
    text: () => m.sign_up_existing_text(),
  },
  {
    to: '/sign-up/create-account',
    icon: <Ticket />,
    title: () => m.sign_up_new_title(),
    text: () => m.sign_up_new_text(),
  },
] as const

/** SGN-08: options for starting to use the service. */
export function SignUpPage() {
  return (
    <>
      <PageHeader title={m.sign_up_title()} description={m.sign_up_text()} />
      <div className="grid gap-4 nav:grid-cols-3">
        {WAYS.map(({ to, icon, title, text }) => (
          <Tile key={to} headingLevel={2} icon={icon} title={title()} link={(props) => <Link {...props} to={to} />}>
            {text()}
          </Tile>
        ))}
      </div>
      <p className="mt-8">
        {m.login_order_question()}: <OrderAsGuest />
      </p>
      <p className="mt-4">
        {m.sign_up_have_account()} <TextLink to="/login">{m.to_login()}</TextLink>
      </p>
    </>
  )
}
