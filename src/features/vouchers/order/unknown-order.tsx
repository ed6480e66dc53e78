import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { newestOrdersQuery } from '../queries'
import { findSentOrders, readEvidence } from './sent-order'

type Kind = 'checking' | 'arrived' | 'several' | 'guest-arrived' | 'nothing' | 'undecided'
type Happened = { kind: Kind; orders?: ReturnType<typeof findSentOrders> }

const TEXTS: Record<Kind, { title: () => string; text: (count: number) => string }> = {
  checking: { title: () => m.vouchers_unknown_title(), text: () => m.orders_unknown_checking() },
  arrived: { title: () => m.vouchers_unknown_arrived_title(), text: () => m.vouchers_unknown_arrived() },
  several: {
    title: () => m.orders_several_title(),
    text: (count) => m.orders_several_vouchers({ count: formatCount(count) }),
  },
  'guest-arrived': { title: () => m.vouchers_unknown_arrived_title(), text: () => m.vouchers_unknown_guest() },
  nothing: { title: () => m.vouchers_unknown_title(), text: () => m.vouchers_unknown_nothing() },
  undecided: { title: () => m.vouchers_unknown_title(), text: () => m.vouchers_unknown_undecided() },
}

export interface UnknownOrderProps {
  sent: SentCommand
  formId: string
  /** Back to the order form; `isDone` if the order exists. */
  onStartAgain: (isDone: boolean) => void
}

/** The reply to an order was lost, or the order was made several times: shows what the company's orders say. */
export function UnknownOrder({ sent, formId, onStartAgain }: UnknownOrderProps) {
  const client = useQueryClient()
  const { found: happened = { kind: 'checking' } } = useLookUp([sent], async (): Promise<Happened> => {
    const evidence = readEvidence(sent.evidence)
    if (evidence?.guestCompany !== undefined) return findGuestCompany(evidence.guestCompany)
    const newest = await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 }).catch(() => undefined)
    const orders = findSentOrders(evidence, newest?.voucherOrders)
    if (!orders) return { kind: 'undecided' }
    return { kind: (['nothing', 'arrived'] as const)[orders.length] ?? 'several', orders }
  })
  const { kind, orders = [] } = happened
  const isDone = orders.length > 0 || kind === 'guest-arrived'
  const settle = () => {
    if (!isDone) {
      markLookedUp(formId)
      return
    }
    // The outcome is known, so an equal order later is a new one and needs a new key.
    dropSent(formId, sent.key)
    dropDraft(formId)
  }
  const { title, text } = TEXTS[kind]
  return (
    <InPlaceOfForm level={isDone && kind !== 'several' ? 'info' : 'warning'} title={title()} text={text(orders.length)}>
      {kind !== 'checking' && (
        <>
          {orders.map(({ id, orderNumber }) => (
            <ButtonLink key={id} to="/order-details/$voucherOrderId" params={{ voucherOrderId: id }} onClick={settle}>
              {kind === 'arrived' ? m.vouchers_unknown_show() : m.orders_cards_again_show({ number: orderNumber })}
            </ButtonLink>
          ))}
          {kind === 'guest-arrived' && (
            <ButtonLink to="/login" onClick={settle}>
              {m.login_title()}
            </ButtonLink>
          )}
          {kind === 'undecided' && <ButtonLink to="/voucher-order-history">{m.vouchers_history()}</ButtonLink>}
          {kind !== 'guest-arrived' && (
            <Button
              variant={kind === 'nothing' ? 'default' : 'outline'}
              onClick={() => {
                settle()
                onStartAgain(isDone)
              }}
            >
              {isDone ? m.vouchers_order_new() : m.vouchers_unknown_back()}
            </Button>
          )}
        </>
      )}
    </InPlaceOfForm>
  )
}

/** A guest's company is created with the order, so its existence proves the order. */
async function findGuestCompany(businessIdentityCode: string): Promise<Happened> {
  try {
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
    return { kind: companyAlreadyExists ? 'guest-arrived' : 'nothing' }
  } catch {
    return { kind: 'undecided' }
  }
}
