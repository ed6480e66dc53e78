import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, Languages, LogOut, UserPen } from 'lucide-react'
import { useLocale } from '@/language/locale'
import { logOut } from '@/session/logout'
import { ActionMenu } from '@/ui/action-menu'
import { IconButton } from '@/ui/icon-button'
import { otherLanguage, ownLanguageName } from './language-button'
import { useSwitchLanguage } from './switch-language'

/** NAV-03: profile, language and logout; without a session only the language. */
export function AccountMenu() {
  const next = otherLanguage(useLocale())
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  return (
    <ActionMenu
      trigger={(props) => <IconButton {...props} label={m.account_menu()} icon={<CircleUser />} />}
      items={[
        {
          key: 'profile',
          label: m.menu_profile(),
          icon: <UserPen />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        { key: 'language', label: ownLanguageName[next], icon: <Languages />, onSelect: () => switchLanguage(next) },
        { key: 'logout', label: m.menu_logout(), icon: <LogOut />, onSelect: () => void logOut() },
      ]}
    />
  )
}
