import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useVoucherOrderVisibility } from '@/domain/company-metadata'
import type { Role } from '@/session/session-store'
import { IconButton } from '@/ui/inputs/icon-button'
import { ModalFrame } from '@/ui/overlays/modal-frame'
import { useAskToLeave } from './leave-impersonation-dialog'
import { type MenuEntry, menuFor } from './menu'
import { closeMenuDrawer, useIsMenuDrawerOpen } from './menu-drawer'
import { SignedInAs } from './signed-in-as'

const groupNames: Record<MenuEntry['group'], () => string> = {
  benefits: () => m.menu_group_benefits(),
  money: () => m.menu_group_money(),
  company: () => m.menu_group_company(),
  support: () => m.menu_group_support(),
}

/** Permanent from 1078 px, compact below 1684 px; below 1078 px a drawer (NAV-04). */
export function SideMenu({ roles, isImpersonating }: { roles: readonly Role[]; isImpersonating: boolean }) {
  const [askToLeave, leaveDialog] = useAskToLeave()
  const vouchers = useVoucherOrderVisibility()
  const isDrawerOpen = useIsMenuDrawerOpen()
  const entries = menuFor(roles, { hideVoucherOrder: vouchers === 'hidden' }).map((entry) => ({
    ...entry,
    // Reserve the entry's space while its visibility is unknown, so that the layout does not shift.
    isUnknown: vouchers === 'unknown' && entry.to === '/voucher-order-history',
  }))
  const openEntry = (event: MouseEvent, to: MenuEntry['to']) => {
    // SES-20: each navigation by the menu is confirmed first.
    if (isImpersonating) {
      event.preventDefault()
      askToLeave({ to })
    }
    closeMenuDrawer()
  }
  return (
    <>
      <nav
        data-slot="side-menu"
        aria-label={m.menu_label()}
        className="sticky top-top-bar hidden h-[calc(100dvh-var(--spacing-top-bar))] w-30 shrink-0 overflow-y-auto border-r border-border bg-card p-2 nav:block wide:w-64 wide:p-4 print:hidden"
      >
        <Entries entries={entries} onClick={openEntry} />
      </nav>
      {isDrawerOpen && (
        <ModalFrame
          slot="menu-drawer"
          labelledBy="menu-drawer-title"
          onClose={closeMenuDrawer}
          className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-border bg-card p-4"
        >
          <header className="mb-2 flex items-start justify-between gap-2">
            <div className="min-w-0 py-2">
              <h2 id="menu-drawer-title" data-slot="menu-drawer-title" tabIndex={-1} className="font-semibold">
                {m.menu_label()}
              </h2>
              <SignedInAs />
            </div>
            <IconButton label={m.menu_close()} icon={<X />} onClick={closeMenuDrawer} />
          </header>
          <Entries entries={entries} onClick={openEntry} isDrawer />
        </ModalFrame>
      )}
      {leaveDialog}
    </>
  )
}

type EntriesProps = {
  entries: (MenuEntry & { isUnknown: boolean })[]
  onClick: (event: MouseEvent, to: MenuEntry['to']) => void
  isDrawer?: boolean
}

function Entries({ entries, onClick, isDrawer = false }: EntriesProps) {
  // The current entry keeps its font weight: bold text could wrap and push down the entries below.
  const row = isDrawer
    ? 'flex-row gap-3 px-3 py-2 text-base aria-[current=page]:font-semibold'
    : 'flex-col gap-0.5 px-1 py-1 text-center text-sm hyphens-auto wrap-anywhere wide:flex-row wide:gap-3 wide:px-3 wide:py-2 wide:text-left wide:text-base wide:aria-[current=page]:font-semibold'
  return (
    <ul className="space-y-1">
      {entries.map(({ to, label, icon: Icon, group, isUnknown }, i) => (
        <li key={to} aria-hidden={isUnknown ? true : undefined} className={isUnknown ? 'invisible' : undefined}>
          {group !== entries[i - 1]?.group && (
            <p
              className={`px-3 pt-4 pb-1 text-sm font-medium text-muted-foreground ${isDrawer ? '' : 'hidden wide:block'}`}
            >
              {groupNames[group]()}
            </p>
          )}
          <Link
            to={to}
            onClick={(event) => onClick(event, to)}
            activeOptions={{ exact: to === '/' }}
            className={`flex min-h-11 items-center rounded-md border border-transparent hover:bg-muted aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] ${row}`}
          >
            <Icon className="size-5 shrink-0" />
            <span className="min-w-0">{label()}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
