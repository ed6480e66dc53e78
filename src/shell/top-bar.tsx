import { m } from '@generated/messages/messages.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleUser, Languages, LogOut, Menu as MenuIcon, UserPen } from 'lucide-react'
import { useRuntimeConfig } from '@/api/runtime-config'
import { type Locale, useLocale } from '@/language/locale'
import { logOut } from '@/session/logout'
import { buttonVariants } from '@/ui/button-variants'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { openMenuDrawer } from './menu-drawer'
import { useSwitchLanguage } from './switch-language'
import { TopBarFrame } from './top-bar-frame'

/** The bar on top of every page, 73 px high (NAV-04). */
export function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const locale = useLocale()
  return (
    <TopBarFrame
      start={
        isSignedIn && (
          <button
            type="button"
            className={clsx(buttonVariants({ variant: 'ghost' }), 'nav:hidden')}
            onClick={openMenuDrawer}
          >
            <MenuIcon aria-hidden="true" />
            <span className="max-sm:sr-only">{m.menu_open()}</span>
          </button>
        )
      }
      brand={
        <Link to="/" className="flex items-center gap-3 rounded-md text-xl font-semibold tracking-tight">
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>{useRuntimeConfig().productName[locale]}</span>
        </Link>
      }
      end={isSignedIn ? <AccountMenu locale={locale} /> : <LanguageButton locale={locale} />}
    />
  )
}

const other = (locale: Locale): Locale => (locale === 'fi' ? 'en' : 'fi')
// A language is named in itself, whatever the interface speaks.
const ownName: Record<Locale, string> = { fi: 'Suomeksi', en: 'In English' }

function LanguageButton({ locale }: { locale: Locale }) {
  const switchLanguage = useSwitchLanguage()
  const next = other(locale)
  return (
    <button
      type="button"
      lang={next}
      className={buttonVariants({ variant: 'ghost' })}
      onClick={() => switchLanguage(next)}
    >
      <Languages aria-hidden="true" />
      {ownName[next]}
    </button>
  )
}

/** NAV-03: profile, language and logout; without a session only the language. */
function AccountMenu({ locale }: { locale: Locale }) {
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const next = other(locale)
  return (
    <Menu
      trigger={(props) => <IconButton {...props} label={m.account_menu()} icon={<CircleUser />} />}
      items={[
        {
          key: 'profile',
          label: m.menu_profile(),
          icon: <UserPen />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        { key: 'language', label: ownName[next], icon: <Languages />, onSelect: () => switchLanguage(next) },
        { key: 'logout', label: m.menu_logout(), icon: <LogOut />, onSelect: () => void logOut() },
      ]}
    />
  )
}
