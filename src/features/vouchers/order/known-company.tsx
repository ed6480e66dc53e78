import { m } from '@generated/messages/messages.js'
import { useRouterState } from '@tanstack/react-router'
import { handDraftToNextLogin } from '@/session/draft'
import { rememberLocation } from '@/session/history'
import { ExistingCompany, type useExistingCompany } from '@/shell/existing-company'
import { personOf } from '@/shell/user-fields'
import { useOrderAround, useOrderForm } from './order-context'

type Existing = NonNullable<ReturnType<typeof useExistingCompany>['existing']>

/** VOU-28: link to log in to the existing company, keeping the order. */
export function KnownCompany(existing: Existing) {
  const { formId } = useOrderAround()
  const form = useOrderForm()
  const href = useRouterState({ select: ({ location }) => location.href })
  const handOver = () => {
    // User and company come from the login; amount and delivery are kept.
    const { user: _user, company: _company, ...order } = form.state.values
    handDraftToNextLogin(formId, order)
    rememberLocation(href)
  }
  return (
    <ExistingCompany {...existing} person={personOf(form.state.values.user)} onLeave={handOver}>
      <p>{m.vouchers_known_kept()}</p>
    </ExistingCompany>
  )
}
