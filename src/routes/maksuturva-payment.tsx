import { m } from '@generated/messages/messages.js'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ProviderRedirectPage } from '@/payments/provider-redirect-page'
import { ProviderRedirectSearch } from '@/payments/provider-redirect-search'
import { requireLogin } from '@/session/guards'

export const Route = createFileRoute('/maksuturva-payment')({
  staticData: { title: () => m.payments_hand_off_title() },
  validateSearch: ProviderRedirectSearch,
  beforeLoad: (context) => {
    requireLogin(context)
    // Without these params there is no payment to hand off and no order to return to.
    if (context.search.payment === undefined || context.search.order === undefined)
      throw redirect({ to: '/', replace: true })
  },
  component: ProviderRedirectPage,
})
