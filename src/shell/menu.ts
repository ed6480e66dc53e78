import { m } from '@generated/messages/messages.js'
import type { LinkProps } from '@tanstack/react-router'
import {
  Building2,
  CalendarCheck,
  ChartColumn,
  CircleHelp,
  Download,
  Gift,
  House,
  type LucideIcon,
  PiggyBank,
  Ticket,
  Users,
  WalletCards,
} from 'lucide-react'
import type { Role } from '@/session/session-store'
import { isOpenTo } from './open-to'

export type MenuEntry = {
  to: NonNullable<LinkProps['to']>
  label: () => string
  icon: LucideIcon
  group: 'benefits' | 'money' | 'company' | 'support'
}

const ENTRIES: readonly MenuEntry[] = [
  { to: '/', label: () => m.menu_home(), icon: House, group: 'benefits' },
  { to: '/manage-benefits', label: () => m.menu_manage_benefits(), icon: Gift, group: 'benefits' },
  { to: '/beneficiaries', label: () => m.menu_employees(), icon: Users, group: 'benefits' },
  { to: '/load-account', label: () => m.menu_deposit(), icon: PiggyBank, group: 'money' },
  { to: '/load-benefit', label: () => m.menu_load_benefit(), icon: WalletCards, group: 'money' },
  { to: '/month', label: () => m.menu_month(), icon: CalendarCheck, group: 'money' },
  { to: '/reports', label: () => m.menu_reports(), icon: ChartColumn, group: 'money' },
  { to: '/download-reports', label: () => m.menu_download_reports(), icon: Download, group: 'money' },
  { to: '/voucher-order-history', label: () => m.menu_voucher_orders(), icon: Ticket, group: 'company' },
  { to: '/company-information', label: () => m.menu_company(), icon: Building2, group: 'company' },
  { to: '/help', label: () => m.menu_help(), icon: CircleHelp, group: 'support' },
]

/** The entries of the side menu for a user's roles: those whose page lets the user in (NAV-01, NAV-02). */
export const menuFor = (roles: readonly Role[], { hideVoucherOrder }: { hideVoucherOrder: boolean }): MenuEntry[] =>
  ENTRIES.filter(({ to }) => {
    // The home of other users is one of their other pages (SES-25).
    if (to === '/') return roles.includes('signatory')
    return isOpenTo(to, roles) && !(hideVoucherOrder && to === '/voucher-order-history')
  })
