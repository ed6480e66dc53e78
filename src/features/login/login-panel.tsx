import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { ChartColumn, Ticket, WalletCards } from 'lucide-react'
import { linkVariants } from '@/ui/link-variants'

/** The panel next to the login form, from 800 px (NAV-04). */
export function LoginPanel() {
  return (
    <aside className="hidden rounded-lg bg-accent flex-col justify-center p-8 text-accent-foreground login:flex">
      <h2 className="text-xl font-semibold">{m.login_panel_title()}</h2>
      <ul className="mt-6 space-y-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        <li className="flex gap-3">
          <WalletCards aria-hidden="true" />
          {m.login_panel_money()}
        </li>
        <li className="flex gap-3">
          <Ticket aria-hidden="true" />
          {m.login_panel_orders()}
        </li>
        <li className="flex gap-3">
          <ChartColumn aria-hidden="true" />
          {m.login_panel_reports()}
        </li>
      </ul>
      <p className="mt-8 border-t border-current/20 pt-5">
        {m.login_panel_help()}{' '}
        <Link to="/help" className={linkVariants()}>
          {m.login_panel_help_link()}
        </Link>
      </p>
    </aside>
  )
}
