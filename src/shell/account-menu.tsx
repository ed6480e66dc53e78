import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, Languages, LogOut, Settings2, UserPen } from 'lucide-react'
import { useLocale } from '@/language/locale'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/inputs/button'
import { ActionMenu } from '@/ui/overlays/action-menu'
import { otherLanguage, ownLanguageName, useSwitchLanguage } from './language-button'
import { useSignedInAs } from './signed-in-as'

/** NAV-03: profile, settings (SET-01), language and logout. */
export function AccountMenu() {
  const next = otherLanguage(useLocale())
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const who = useSignedInAs()
  return (
    <ActionMenu
      trigger={(props) => (
        // The same width before the names are loaded, so that the layout does not shift.
        <span className="flex min-w-10 shrink-[9999999] justify-end sm:w-64 nav:w-96">
          <Button {...props} variant="ghost" className="min-w-10 px-2! text-right sm:h-16">
            <span className="sr-only">{m.account_menu()}</span>
            {who && (
              <span className="min-w-0 leading-tight max-sm:hidden">
                <span className="line-clamp-2">{who.company}</span>
                <span className="block truncate text-sm font-normal text-muted-foreground">{who.name}</span>
              </span>
            )}
            <CircleUser />
          </Button>
        </span>
      )}
      items={[
        {
          key: 'profile',
          label: m.menu_profile(),
          icon: <UserPen />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        {
          key: 'settings',
          label: m.settings_title(),
          icon: <Settings2 />,
          onSelect: () => void navigate({ to: '/settings' }),
        },
        {
          key: 'language',
          label: ownLanguageName[next],
          lang: next,
          icon: <Languages />,
          onSelect: () => switchLanguage(next),
        },
        { key: 'logout', label: m.menu_logout(), icon: <LogOut />, onSelect: () => void logOut() },
      ]}
    />
  )
}
