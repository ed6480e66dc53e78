import { getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getListCardOrdersQueryOptions } from '@generated/api/cards/cards'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import type {
  Benefits,
  BenefitType,
  CardOrderReply,
  CardOrdersReply,
  TopUpLoad,
  TopUpLoads,
  VoucherOrderSummary,
} from '@generated/api/model'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { getListVoucherOrdersQueryKey, listVoucherOrders } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { FileText, Ticket, WalletCards } from 'lucide-react'
import { useEffect } from 'react'
import { allPages } from '@/api/calls/all-pages'
import { whenIdle } from '@/browser/when-idle'
import { benefitIcon, benefitName } from '@/domain/benefit-names'
import { isOpenCardOrder, isPaidHere } from '@/domain/card-orders'
import type { VoucherVisibility } from '@/domain/company-metadata'
import { instantText } from '@/domain/format-moment'
import { shownBenefits } from '@/domain/shown-benefits'
import { dayOf, loadTitle } from '@/domain/top-ups/load-day'
import { currentLocale } from '@/language/locale'
import { type OpenPayment, useOpenPayments } from '@/payments/open-payments'
import type { Role } from '@/session/session-store'
import { formatDate, formatInstantDate, plainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import type { CommandContext, PaletteCommand } from './commands'
import { employeeTexts } from './find'
import { SESSION_ONLY } from './recent'

/** Maximum number of pages of voucher orders that are read, and their rows. */
const ORDER_PAGES = 5
const ROWS = 15
export const NEWEST_ORDERS = ORDER_PAGES * ROWS
const newestFirst = (page: number) => ({ page, rows: ROWS, sortBy: 'Date', descending: true }) as const

const voucherOrdersQuery = () =>
  queryOptions({
    queryKey: [...getListVoucherOrdersQueryKey(newestFirst(1)), currentLocale(), 'palette'],
    queryFn: () =>
      allPages(async (page) => {
        const { voucherOrders, totalPages } = await listVoucherOrders(newestFirst(page))
        return { rows: voucherOrders, totalPages }
      }, ORDER_PAGES),
  })

/** PAL-10: company data with a page of its own, read when the palette opens. */
const SOURCES = [
  {
    name: () => m.menu_group_benefits(),
    role: 'signatory',
    query: () => getListBenefitsQueryOptions({ query: { select: benefitPages } }),
  },
  {
    name: () => m.reports_tab_top_ups(),
    role: 'signatory',
    query: () => getListTopUpsQueryOptions({ query: { select: loads } }),
  },
  {
    name: () => m.orders_cards(),
    role: 'signatory',
    query: () => getListCardOrdersQueryOptions({ query: { select: allCardOrders } }),
  },
  {
    name: () => m.vouchers_history(),
    role: 'voucherManager',
    query: () => ({ ...voucherOrdersQuery(), select: allVoucherOrders }),
  },
] as const satisfies readonly { name: () => string; role: Role; query: () => object }[]

type Read = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>
const isWaiting = ({ data, isFetching }: Read) => data === undefined && isFetching
const hasFailed = ({ data, isError, isFetching }: Read) => data === undefined && isError && !isFetching

/** The company's data that the user may search, what is missing from it, and the names of the data that could not be read. */
export function useSources({ roles, vouchers }: Pick<CommandContext, 'roles'> & { vouchers: VoucherVisibility }) {
  const sources = SOURCES.filter(
    ({ role }) => roles.includes(role) && (role !== 'voucherManager' || vouchers === 'shown'),
  )
  const reads = useQueries({ queries: sources.map(({ query }) => query()) })
  const open = useOpenPayments()
  const list = useQuery({
    ...getListEmployeesQueryOptions(),
    // Refetch only after a command has invalidated the query.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: roles.includes('signatory'),
  })
  const employees = list.data?.beneficiaries
  const commands = [...reads.flatMap(({ data }) => data ?? []), ...open.payments.flatMap(invoice)]
  useEffect(() => {
    if (employees) void whenIdle().then(() => employeeTexts(employees))
  }, [employees])
  const failed = [
    { name: () => m.menu_employees(), read: list as Read },
    ...sources.flatMap(({ name }, at) => (reads[at] ? [{ name, read: reads[at] }] : [])),
    ...open.reads.map((read) => ({ name: () => m.deposit_open_title(), read })),
  ].filter(({ read }) => hasFailed(read))
  return {
    employees: employees ?? [],
    commands,
    // Only the newest NEWEST_ORDERS orders are read. If there are fewer, none is missing.
    hasAllOrders: commands.filter(({ id }) => id.startsWith(VOUCHER_ORDER)).length < NEWEST_ORDERS,
    isWaiting: isWaiting(list) || reads.some(isWaiting) || (roles.includes('voucherManager') && vouchers === 'unknown'),
    failed: [...new Set(failed.map(({ name }) => name()))],
    retry: () => {
      for (const { read } of failed) void read.refetch()
    },
  }
}

const benefitPage = (type: BenefitType): PaletteCommand => ({
  id: `page:/manage-benefits/${type}`,
  kind: 'benefits',
  label: benefitName(type),
  note: m.menu_manage_benefits(),
  icon: benefitIcon(type),
  words: m.palette_words_benefits(),
  run: ({ go }) => go({ to: '/manage-benefits/$benefitGroup', params: { benefitGroup: type } }),
})

const load = (one: TopUpLoad): PaletteCommand => ({
  id: `${SESSION_ONLY}load:${one.id}`,
  kind: 'loads',
  label: loadTitle(one),
  note: formatEuros(cents(one.totalSum)),
  icon: WalletCards,
  words: `${one.id} ${instantText(one.createdAt)} ${one.scheduledOn ? formatDate(plainDate(one.scheduledOn)) : ''}`,
  run: ({ go }) => go({ to: '/reports/topups/$reportId', params: { reportId: one.id } }),
})

const cardOrder = (order: CardOrderReply): PaletteCommand => {
  const isOpen = isOpenCardOrder(order)
  return {
    id: `${SESSION_ONLY}card-order:${order.id}`,
    // CRD-13: actions are listed before anything is typed, so that an unpaid order is seen.
    kind: isOpen ? 'actions' : 'orders',
    label: m.orders_cards_number({ number: order.orderNumber }),
    note: isOpen ? m.orders_cards_unpaid() : formatInstantDate(order.date),
    icon: WalletCards,
    words: isOpen ? `${m.orders_cards_open()} ${m.orders_cards_pay()}` : formatInstantDate(order.date),
    run: ({ go }) =>
      go({
        to: isPaidHere(order) ? '/card-order-payment/$paymentId/{-$showWarning}' : '/order/status/$paymentId',
        params: { paymentId: order.paymentId },
      }),
  }
}

const VOUCHER_ORDER = `${SESSION_ONLY}voucher-order:`

const voucherOrder = ({ id, orderNumber, product, date }: VoucherOrderSummary): PaletteCommand => ({
  id: VOUCHER_ORDER + id,
  kind: 'orders',
  label: m.vouchers_details_title({ number: orderNumber }),
  note: `${product} ${formatInstantDate(date)}`,
  icon: Ticket,
  words: `${product} ${formatInstantDate(date)}`,
  run: ({ go }) => go({ to: '/order-details/$voucherOrderId', params: { voucherOrderId: id } }),
})

const invoice = ({ paymentId, reply: { transfer } }: OpenPayment): PaletteCommand[] => {
  if (!transfer) return []
  const { invoiceNumber = '', referenceNumber = '', dueDate } = transfer
  return [
    {
      id: `${SESSION_ONLY}invoice:${paymentId}`,
      kind: 'orders',
      label: m.deposit_open_invoice({ date: formatDate(plainDate(dueDate)) }),
      note: invoiceNumber,
      icon: FileText,
      words: `${invoiceNumber} ${referenceNumber}`,
      run: ({ go }) => go({ to: '/load-account/status/$paymentId', params: { paymentId } }),
    },
  ]
}

// Declared once: a new `select` in each render would make new commands in each render, without end.
const benefitPages = ({ benefits }: Benefits) => shownBenefits(benefits).map(({ type }) => benefitPage(type))
const loads = ({ topUpLoads }: TopUpLoads) => topUpLoads.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).map(load)
const allCardOrders = ({ cardOrders }: CardOrdersReply) => cardOrders.map(cardOrder)
const allVoucherOrders = (orders: readonly VoucherOrderSummary[]) => orders.map(voucherOrder)
