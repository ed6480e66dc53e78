import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { linkVariants } from '@/ui/link-variants'

/**
 * Accessibility and privacy links of every page (ACS-01, PRV-01). Guests also get help and settings here, because they
 * have no menus (NAV-02).
 */
export function AppFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const link = linkVariants()
  return (
    // Hidden while the page above loads: it would jump when the content arrives.
    <footer className="[main:has([aria-busy=true])+&]:invisible mx-auto flex w-full max-w-content flex-wrap gap-x-6 gap-y-2 px-4 pb-6 text-sm sm:px-8 print:hidden">
      <Link to="/accessibility" className={link}>
        {m.accessibility_title()}
      </Link>
      <Link to="/privacy" className={link}>
        {m.privacy_title()}
      </Link>
      {!isSignedIn && (
        <>
          <Link to="/help" className={link}>
            {m.menu_help()}
          </Link>
          <Link to="/settings" className={link}>
            {m.settings_title()}
          </Link>
        </>
      )}
    </footer>
  )
}
