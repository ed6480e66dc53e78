import { m } from '@generated/messages/messages.js'
import { useRouterState } from '@tanstack/react-router'
import { handDraftToNextLogin } from '@/session/draft'
import { rememberLocation } from '@/session/history'
import { ExistingCompany, type useExistingCompany } from '@/shell/existing-company'
import { useOrderAround, useOrderForm } from './order-context'

type Existing = NonNullable<ReturnType<typeof useExistingCompany>['existing']>

/** VOU-28: the way to the company's own login, with the order as it is typed. */
export function KnownCompany(existing: Existing) {
  const { formId } = useOrderAround()
  const form = useOrderForm()
  const href = useRouterState({ select: ({ location }) => location.href })
  const handOver = () => {
    // Whose order it is then is known from the login; amount and delivery are what was typed.
    const { user: _user, company: _company, ...order } = form.state.values
    handDraftToNextLogin(formId, order)
    rememberLocation(href)
  }
  return (
    <ExistingCompany {...existing} onLeave={handOver}>
      <p>{m.vouchers_known_kept()}</p>
    </ExistingCompany>
  )
}
