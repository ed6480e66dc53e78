import { checkCompanyExists } from '@generated/api/company/company'
import type { VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { type LostOrder, newOrders } from '@/orders/sent-order'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { newestOrdersQuery } from '../queries'
import { useIsManager } from '../use-is-manager'

/** The vouchers of an order, as one text. */
export const contentsOf = (order: Pick<VoucherOrderSummary, 'voucherType' | 'faceValue' | 'totalQuantity'>): string =>
  `${order.voucherType} ${order.faceValue} ${order.totalQuantity}`

/** The company's newest orders, read anew. @throws ApiError */
export const readOrders = async (client: QueryClient): Promise<readonly VoucherOrderSummary[]> =>
  (await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 })).voucherOrders

/** The company's orders that one submit made; undefined if that is unknown. @throws ApiError */
export const readSentOrders = async (client: QueryClient, evidence: unknown) =>
  newOrders(evidence, await readOrders(client), contentsOf)

type GuestKind = 'guest-arrived' | 'guest-nothing' | 'guest-undecided'
type Kind = 'checking' | 'arrived' | 'several' | 'nothing' | 'undecided' | 'not-allowed' | GuestKind
type Happened = { kind: Kind; orders?: readonly VoucherOrderSummary[] }

const TEXTS: Record<Kind, { title?: () => string; text: (count: string) => string }> = {
  checking: { text: () => m.orders_unknown_checking() },
  arrived: { title: () => m.orders_unknown_arrived_title(), text: () => m.vouchers_unknown_arrived() },
  several: { title: () => m.orders_several_title(), text: (count) => m.orders_several_vouchers({ count }) },
  nothing: { text: () => m.vouchers_unknown_nothing() },
  undecided: { text: () => m.vouchers_unknown_undecided() },
  'not-allowed': { text: () => m.vouchers_unknown_ask() },
  'guest-arrived': { title: () => m.vouchers_unknown_guest_title(), text: () => m.vouchers_unknown_guest() },
  // A guest has no list of orders.
  'guest-nothing': { text: () => m.vouchers_unknown_guest_nothing() },
  'guest-undecided': { text: () => m.vouchers_unknown_guest_undecided() },
}

interface UnknownOrderProps extends LostOrder {
  /** Starts another order after one that exists. */
  onOrderNew: () => void
}

/** The reply to an order was lost, or the order was made several times: shows what the company's orders say. */
export function UnknownOrder({ sent, settle, goBack, onOrderNew }: UnknownOrderProps) {
  const client = useQueryClient()
  const isLoggedIn = useSession() !== undefined
  const isManager = useIsManager()
  const { found: happened = { kind: 'checking' } } = useLookUp([sent], async (): Promise<Happened> => {
    const { guestCompany } = sent.evidence
    if (typeof guestCompany === 'string') return findGuestCompany(guestCompany)
    if (isLoggedIn && !isManager) return { kind: 'not-allowed' }
    const orders = await readSentOrders(client, sent.evidence).catch(() => undefined)
    if (!orders) return { kind: 'undecided' }
    return { kind: (['nothing', 'arrived'] as const)[orders.length] ?? 'several', orders }
  })
  const { kind, orders = [] } = happened
  const { title = m.orders_unknown_title, text } = TEXTS[kind]
  const isOne = kind === 'arrived'
  const hasOrders = orders.length > 0
  return (
    <InPlaceOfForm level={isOne ? 'info' : 'warning'} title={title()} text={text(formatCount(orders.length))}>
      {orders.map(({ id, orderNumber }) => (
        <ButtonLink key={id} to="/order-details/$voucherOrderId" params={{ voucherOrderId: id }} onClick={settle}>
          {isOne ? m.vouchers_unknown_show() : m.orders_cards_again_show({ number: orderNumber })}
        </ButtonLink>
      ))}
      {kind === 'guest-arrived' && (
        <ButtonLink to="/login" onClick={settle}>
          {m.login_title()}
        </ButtonLink>
      )}
      {kind === 'undecided' && <ButtonLink to="/voucher-order-history">{m.vouchers_history()}</ButtonLink>}
      {['not-allowed', 'guest-arrived', 'guest-undecided'].includes(kind) && (
        <ButtonLink to="/help" variant={kind === 'guest-arrived' ? 'outline' : 'default'}>
          {m.to_support()}
        </ButtonLink>
      )}
      {hasOrders && (
        <Button
          variant="outline"
          onClick={() => {
            settle()
            onOrderNew()
          }}
        >
          {m.orders_new()}
        </Button>
      )}
      {!hasOrders && kind !== 'checking' && kind !== 'guest-arrived' && (
        <Button variant={kind === 'nothing' || kind === 'guest-nothing' ? 'default' : 'outline'} onClick={goBack}>
          {m.orders_unknown_back()}
        </Button>
      )}
    </InPlaceOfForm>
  )
}

/** A guest's company had no account before and gets one with the order. A colleague may have signed up meanwhile, though. */
async function findGuestCompany(businessIdentityCode: string): Promise<Happened> {
  try {
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
    return { kind: companyAlreadyExists ? 'guest-arrived' : 'guest-nothing' }
  } catch {
    return { kind: 'guest-undecided' }
  }
}
