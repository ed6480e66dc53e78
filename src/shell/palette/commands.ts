import { m } from '@generated/messages/messages.js'
import type { AnyRouter, NavigateOptions } from '@tanstack/react-router'
import {
  CalendarDays,
  ChartColumn,
  Dumbbell,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  PanelTop,
  UserRoundPlus,
  Utensils,
} from 'lucide-react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { monthName, shownMonths } from '@/domain/months'
import type { Locale } from '@/language/locale'
import { allowGuests, requireLogin } from '@/session/guards'
import { logOut } from '@/session/logout'
import type { Role } from '@/session/session-store'
import type { PlainDate } from '@/values/dates/plain-date'
import { compareFinnish } from '@/values/people/names'
import { otherLanguage, ownLanguageName } from '../language-button'
import { menuFor } from '../menu'

export interface CommandActs {
  go: (to: NavigateOptions) => void
  switchLanguage: (locale: Locale) => void
  showKeys: () => void
}

export type CommandKind = 'pages' | 'actions' | 'benefits' | 'employees' | 'orders' | 'loads' | 'reports' | 'months'

export interface PaletteCommand {
  id: string
  kind: CommandKind
  label: string
  lang?: Locale
  note?: string
  icon: LucideIcon
  words?: string
  run: (acts: CommandActs) => void
}

export interface CommandContext {
  router: AnyRouter
  roles: readonly Role[]
  hideVoucherOrder: boolean
  locale: Locale
  today: PlainDate
}

/** All commands available to the user except the company's data, in list order (PAL-02, PAL-03, PAL-05). */
export function commandsFor(context: CommandContext): PaletteCommand[] {
  const isSignatory = context.roles.includes('signatory')
  return [...pages(context), ...actions(context), ...(isSignatory ? [...reports(), ...months(context)] : [])]
}

const benefits = () => BENEFIT_ORDER.map((type) => benefitName(type)).join(' ')

/** Further search words of a page: what users do there, and its parts. */
const WORDS: Readonly<Record<string, (() => string) | undefined>> = {
  '/manage-benefits': () => `${benefits()} ${m.palette_words_benefits()}`,
  '/beneficiaries': () => m.palette_words_employees(),
  '/load-account': () => m.palette_words_deposit(),
  '/load-benefit': () => `${benefits()} ${m.palette_words_load()}`,
  '/reports': () => m.palette_words_reports(),
  '/download-reports': () => m.palette_words_downloads(),
  '/voucher-order-history': () => m.palette_words_vouchers(),
  '/company-information': () => m.palette_words_company(),
  '/settings': () => m.palette_words_settings(),
  '/profile': () => m.palette_words_profile(),
  '/help': () => m.palette_words_help(),
}

const ALL: readonly Role[] = ['signatory', 'voucherManager']

/** Menu pages first, then all routes with a title, without parameters, whose guard allows the user. */
function pages({ router, roles, hideVoucherOrder }: CommandContext): PaletteCommand[] {
  const routes = Object.values(router.routesById)
  const built = new Set(routes.map(({ fullPath }) => fullPath))
  const menu = menuFor(roles, { hideVoucherOrder }).filter(({ to }) => built.has(to))
  const ofMenu = new Set(menuFor(ALL, { hideVoucherOrder: false }).map(({ to }) => to))
  const others = routes.flatMap(({ fullPath, options }) => {
    const title = options.staticData?.title?.({ status: 'success', params: {}, context: {} })
    const isPage = !ofMenu.has(fullPath) && !fullPath.includes('$') && letsIn(options.beforeLoad, roles)
    return title && isPage ? [{ to: fullPath, label: title, icon: PanelTop }] : []
  })
  others.sort((a, b) => compareFinnish(a.label, b.label))
  return [...menu.map(({ label, ...entry }) => ({ ...entry, label: label() })), ...others].map(
    ({ to, label, icon }) => ({
      id: `page:${to}`,
      kind: 'pages',
      label,
      icon,
      words: WORDS[to]?.(),
      run: ({ go }) => go({ to }),
    }),
  )
}

/** Whether a route has one of the known guards and it allows these roles. */
function letsIn(beforeLoad: unknown, roles: readonly Role[]): boolean {
  if (typeof beforeLoad !== 'function') return false
  const role: unknown = 'role' in beforeLoad ? beforeLoad.role : undefined
  const isForAll = beforeLoad === requireLogin || beforeLoad === allowGuests
  return isForAll || roles.some((own) => own === role)
}

function actions({ roles, hideVoucherOrder, locale }: CommandContext): PaletteCommand[] {
  const next = otherLanguage(locale)
  const addEmployee: PaletteCommand = {
    id: 'add-employee',
    kind: 'actions',
    label: m.employees_add(),
    icon: UserRoundPlus,
    run: ({ go }) => go({ to: '/beneficiaries', search: { open: 'add' } }),
  }
  const order = (voucherType: 'lunch' | 'recreational', label: string, icon: LucideIcon): PaletteCommand => ({
    id: `order:${voucherType}`,
    kind: 'actions',
    label,
    icon,
    run: ({ go }) => go({ to: '/voucher-order/$voucherType', params: { voucherType } }),
  })
  const mayOrder = roles.includes('voucherManager') && !hideVoucherOrder
  return [
    ...(roles.includes('signatory') ? [addEmployee] : []),
    ...(mayOrder ? [order('lunch', m.vouchers_order_lunch(), Utensils)] : []),
    ...(mayOrder ? [order('recreational', m.vouchers_order_recreational(), Dumbbell)] : []),
    { id: 'keys', kind: 'actions', label: m.keys_show(), icon: Keyboard, run: ({ showKeys }) => showKeys() },
    {
      id: 'language',
      kind: 'actions',
      label: ownLanguageName[next],
      lang: next,
      icon: Languages,
      words: m.palette_language_words(),
      run: ({ switchLanguage }) => switchLanguage(next),
    },
    {
      id: 'logout',
      kind: 'actions',
      label: m.menu_logout(),
      icon: LogOut,
      words: m.palette_words_logout(),
      run: () => void logOut(),
    },
  ]
}

const reports = (): PaletteCommand[] =>
  [
    { tab: 'transactions' as const, label: m.reports_tab_transactions() },
    { tab: 'topups' as const, label: m.reports_tab_top_ups() },
    { tab: 'charts' as const, label: m.reports_tab_charts() },
  ].map(({ tab, label }) => ({
    id: `report:${tab}`,
    kind: 'reports',
    label,
    note: m.menu_reports(),
    icon: ChartColumn,
    words: m.menu_reports(),
    run: ({ go }) => go({ to: '/reports', search: { tab } }),
  }))

const months = ({ locale, today }: CommandContext): PaletteCommand[] =>
  shownMonths(today).map((month) => {
    const [year, number = ''] = month.split('-')
    return {
      id: `month:${month}`,
      kind: 'months',
      label: monthName(month, locale),
      note: m.menu_month(),
      icon: CalendarDays,
      words: `${month} ${number}/${year} ${number}.${year} ${m.menu_month()} ${m.reports_tab_top_ups()}`,
      run: ({ go }) => go({ to: '/month/$month', params: { month } }),
    }
  })
