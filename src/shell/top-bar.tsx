import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'
import { useRuntimeConfig } from '@/api/runtime-config'
import { useLocale } from '@/language/locale'
import { buttonVariants } from '@/ui/inputs/button'
import { LanguageButton } from './language-button'
import { Logo } from './logo'
import { openMenuDrawer } from './menu-drawer'
import { SignedInAccount } from './signed-in'
import { TopBarFrame } from './top-bar-frame'

/** The top bar of every page, 73 px high (NAV-04). */
export function TopBar({ isSignedIn }: { isSignedIn: boolean }) {
  const locale = useLocale()
  return (
    <TopBarFrame
      start={
        isSignedIn && (
          <button
            type="button"
            className={clsx(buttonVariants({ variant: 'ghost' }), 'max-sm:px-2! nav:hidden')}
            onClick={openMenuDrawer}
          >
            <MenuIcon aria-hidden="true" />
            <span className="max-sm:sr-only">{m.menu_open()}</span>
          </button>
        )
      }
      brand={
        <Link
          to="/"
          className="flex items-center gap-3 rounded-md text-xl font-semibold tracking-tight max-sm:gap-2 max-sm:text-lg"
        >
          <Logo />
          <span>{useRuntimeConfig().productName[locale]}</span>
        </Link>
      }
      end={isSignedIn ? <SignedInAccount /> : <LanguageButton />}
    />
  )
}
