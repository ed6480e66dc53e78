import type { Id } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { OperationName } from '@generated/registry'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isApiError } from '@/api/replies/api-error'
import { formatMoment } from '@/domain/format-moment'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { notify } from '@/notifications/notifications'
import { paymentIdOf } from '@/payments/use-payment-start'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand } from '@/session/sent-commands'
import { useSession } from '@/session/session-store'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** A refusal that is certain and that the login screen does not show. */
const isRefusal = (error: unknown): boolean =>
  !isApiError(error) ||
  !(error.outcomeUnknown || error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401)

/** VOU-14: a refusal shows a toast. @returns the payment's id. @throws ApiError */
export async function placeOrder(
  operation: OperationName,
  refusalText: () => string,
  create: () => Promise<{ paymentId: unknown }>,
): Promise<Id> {
  try {
    return paymentIdOf(await create(), operation)
  } catch (error) {
    if (isRefusal(error)) notify({ level: 'error', text: refusalText })
    throw error
  }
}

/** Orders up to this much older than the submit are shown too: the time of an order may be a day without a time (ms). */
const TOLERANCE_MS = 24 * 3_600_000

interface OrderLookUpProps {
  title: string
  formId: string
  sent: SentCommand
  /** The company's orders, read anew; those before `since` (ms) are not needed. @throws ApiError */
  read: (client: QueryClient, since: number) => Promise<{ orderNumber: string; date: string; path: string }[]>
}

/** PAY-12: shown after the reply to an order was lost. The user finds the order among the company's newest orders. */
export function OrderLookUp({ title, formId, sent, read }: OrderLookUpProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isGuest = useSession() === undefined
  const since = sent.sentAt - TOLERANCE_MS
  const { found, hasFailed, refetch } = useLookUp(isGuest ? [] : [sent], async () =>
    (await read(client, since)).filter(({ date }) => !(Date.parse(date) < since)),
  )
  const isUnread = isGuest || hasFailed
  const open = async (path: string) => {
    // First: the wizard without its draft would redirect to its first step.
    await navigate({ to: path })
    // The same order again is another one, with another key.
    dropSent(formId, sent.key)
    dropDraft(formId)
  }
  return (
    <>
      <PageHeader title={title} />
      <InPlaceOfForm
        level="warning"
        title={m.orders_unknown_title()}
        text={isGuest ? m.orders_unknown_guest() : textOf(found, hasFailed)}
      >
        {found?.map(({ orderNumber: number, date, path }) => (
          <span key={path} className="flex w-full flex-wrap items-center gap-3">
            <Button onClick={() => void open(path)}>{m.orders_unknown_mine({ number })}</Button>
            {formatMoment(date)}
          </span>
        ))}
        {hasFailed && <Button onClick={refetch}>{m.payments_check_again()}</Button>}
        {isGuest && <ButtonLink to="/login">{m.login_title()}</ButtonLink>}
        {isUnread && (
          <ButtonLink to="/help" variant="outline">
            {m.to_support()}
          </ButtonLink>
        )}
        {(found ?? isUnread) && (
          <Button variant="outline" onClick={() => markLookedUp(formId)}>
            {m.orders_unknown_back()}
          </Button>
        )}
      </InPlaceOfForm>
    </>
  )
}

function textOf(found: readonly unknown[] | undefined, hasFailed: boolean): string {
  if (hasFailed) return m.orders_unknown_undecided()
  if (!found) return m.orders_unknown_checking()
  return found.length > 0 ? m.orders_unknown_recent() : m.orders_unknown_nothing()
}
