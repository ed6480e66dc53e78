import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-answer'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { Button, buttonVariants } from '@/ui/button'
import { newestOrdersQuery } from '../queries'
import { type Found, findSentOrder, readEvidence } from './sent-order'

type Happened = Found | { kind: 'checking' | 'guest-arrived' }

const TEXTS: Record<Happened['kind'], { title: () => string; text: () => string }> = {
  checking: { title: () => m.vouchers_unknown_title(), text: () => m.vouchers_unknown_checking() },
  arrived: { title: () => m.vouchers_unknown_arrived_title(), text: () => m.vouchers_unknown_arrived() },
  'guest-arrived': { title: () => m.vouchers_unknown_arrived_title(), text: () => m.vouchers_unknown_guest() },
  nothing: { title: () => m.vouchers_unknown_title(), text: () => m.vouchers_unknown_nothing() },
  undecided: { title: () => m.vouchers_unknown_title(), text: () => m.vouchers_unknown_undecided() },
}

export interface UnknownOrderProps {
  sent: SentCommand
  /** Names the form whose command it was. */
  formId: string
  /** Back to the order; `isDone`: what was typed has become an order. */
  onStartAgain: (isDone: boolean) => void
}

/** The answer to an order was lost: what can be found out of it. */
export function UnknownOrder({ sent, formId, onStartAgain }: UnknownOrderProps) {
  const client = useQueryClient()
  const { found: happened = { kind: 'checking' } } = useLookUp(sent, async (): Promise<Happened> => {
    const evidence = readEvidence(sent.evidence)
    if (evidence?.guestCompany !== undefined) return findGuestCompany(evidence.guestCompany)
    const newest = await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 }).catch(() => undefined)
    return findSentOrder(evidence, newest?.voucherOrders)
  })
  const isDone = happened.kind === 'arrived' || happened.kind === 'guest-arrived'
  const settle = () => {
    if (!isDone) {
      markLookedUp(formId)
      return
    }
    // Its outcome is known: the same again is another order, with another key.
    dropSent(formId, sent.key)
    dropDraft(formId)
  }
  const { title, text } = TEXTS[happened.kind]
  return (
    <InPlaceOfForm level={isDone ? 'info' : 'warning'} title={title()} text={text()}>
      {happened.kind !== 'checking' && (
        <>
          {happened.kind === 'arrived' && (
            <Link
              to="/order-details/$voucherOrderId"
              params={{ voucherOrderId: happened.orderId }}
              className={buttonVariants()}
              onClick={settle}
            >
              {m.vouchers_unknown_show()}
            </Link>
          )}
          {happened.kind === 'guest-arrived' && (
            <Link to="/login" className={buttonVariants()} onClick={settle}>
              {m.login_title()}
            </Link>
          )}
          {happened.kind === 'undecided' && (
            <Link to="/voucher-order-history" className={buttonVariants()}>
              {m.vouchers_history()}
            </Link>
          )}
          {happened.kind !== 'guest-arrived' && (
            <Button
              variant={happened.kind === 'nothing' ? 'default' : 'outline'}
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

/** A guest's company comes to be with the order, so it tells whether the order was made. */
async function findGuestCompany(businessIdentityCode: string): Promise<Happened> {
  try {
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
    return { kind: companyAlreadyExists ? 'guest-arrived' : 'nothing' }
  } catch {
    return { kind: 'undecided' }
  }
}
