import { m } from '@generated/messages/messages.js'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useHideVoucherOrder } from '@/domain/company-metadata'
import type { Role } from '@/session/session-store'
import { IconButton } from '@/ui/icon-button'
import { useBuiltPaths } from './built-paths'
import { LeaveImpersonationDialog } from './leave-impersonation-dialog'
import { type MenuEntry, menuFor } from './menu'
import { closeMenuDrawer, DRAWER_ID } from './menu-drawer'

const groupNames: Record<MenuEntry['group'], () => string> = {
  benefits: () => m.menu_group_benefits(),
  money: () => m.menu_group_money(),
  company: () => m.menu_group_company(),
  support: () => m.menu_group_support(),
}

/** Permanent from 1078 px, compact until 1684 px; below it is a drawer (NAV-04). */
export function SideMenu({ roles, isImpersonating }: { roles: readonly Role[]; isImpersonating: boolean }) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<string>()
  const hideVoucherOrder = useHideVoucherOrder()
  const built = useBuiltPaths()
  const entries = menuFor(roles, { hideVoucherOrder }).filter((entry) => built.has(entry.to))
  // SES-20: each way out of the page through the menu is asked about first.
  const ask = isImpersonating
    ? (event: MouseEvent, to: string) => {
        event.preventDefault()
        setAsked(to)
      }
    : undefined
  return (
    <>
      <nav
        aria-label={m.menu_label()}
        className="sticky top-top-bar hidden h-[calc(100dvh-var(--spacing-top-bar))] w-24 shrink-0 overflow-y-auto border-r border-border bg-card px-0.5 py-2 nav:block wide:w-64 wide:p-4 print:hidden"
      >
        <Entries entries={entries} onPress={ask} />
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own, Enter on a link is a click */}
      <dialog
        id={DRAWER_ID}
        aria-label={m.menu_label()}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-border bg-card p-4 text-foreground backdrop:bg-overlay nav:hidden"
        onClick={(event) => {
          // A press on the backdrop is a press on the dialog itself; a chosen link closes it too.
          if (event.target === event.currentTarget || (event.target as Element).closest('a')) closeMenuDrawer()
        }}
      >
        <div className="mb-2 flex items-center justify-between">
          <span className="font-semibold">{m.menu_label()}</span>
          <IconButton label={m.menu_close()} icon={<X />} onClick={closeMenuDrawer} />
        </div>
        <Entries entries={entries} onPress={ask} isDrawer />
      </dialog>
      <LeaveImpersonationDialog
        isOpen={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onContinue={() => {
          setAsked(undefined)
          void navigate({ to: asked })
        }}
      />
    </>
  )
}

type EntriesProps = {
  entries: MenuEntry[]
  onPress: ((event: MouseEvent, to: string) => void) | undefined
  isDrawer?: boolean
}

function Entries({ entries, onPress, isDrawer = false }: EntriesProps) {
  const row = isDrawer
    ? 'flex-row gap-3 px-3 py-2 text-base'
    : 'flex-col gap-1 px-1 py-2 text-center text-sm hyphens-auto wide:flex-row wide:gap-3 wide:px-3 wide:text-left wide:text-base'
  return (
    <ul className="space-y-1">
      {entries.map(({ to, label, icon: Icon, group }, i) => (
        <li key={to}>
          {group !== entries[i - 1]?.group && (
            <p
              className={`px-3 pt-4 pb-1 text-sm font-medium text-muted-foreground ${isDrawer ? '' : 'hidden wide:block'}`}
            >
              {groupNames[group]()}
            </p>
          )}
          <Link
            to={to}
            onClick={onPress && ((event) => onPress(event, to))}
            activeOptions={{ exact: to === '/' }}
            className={`flex min-h-11 items-center rounded-md hover:bg-muted aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground ${row}`}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0">{label()}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
