import { useAddSignatoryRole } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isApiError } from '@/api/api-error'
import { invalidateAll } from '@/api/query-client'
import { useRuntimeConfig } from '@/api/runtime-config'
import { sendOrLookUp } from '@/api/send-or-look-up'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { grantRole, useSession } from '@/session/session-store'
import { PageSection } from '@/ui/content/page-section'
import { Button } from '@/ui/inputs/button'
import { customerQuery } from '../queries'

/** NAV-12: lets testers grant themselves the signing role; never shown in production. */
export function SigningRights() {
  const { environment } = useRuntimeConfig()
  const roles = useSession()?.roles ?? []
  if (environment === 'production' || roles.includes('signatory')) return null
  return (
    <PageSection title={m.company_rights_title()} description={m.company_rights_text()}>
      <RequestButton />
    </PageSection>
  )
}

function RequestButton() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useAddSignatoryRole()
  const { busy, run } = useSubmitLock()

  const request = async () => {
    let isLookedUp = false
    try {
      await sendOrLookUp(
        () => mutateAsync(),
        async () => {
          const { roles } = await client.fetchQuery({ ...customerQuery(), staleTime: 0 })
          isLookedUp = true
          return roles?.includes('Signatory') === true
        },
        // Another tab may have requested it before.
        (error) => error.outcomeUnknown || error.has('role_already_granted'),
      )
    } catch (error) {
      if (isOfEndedSession(error)) return
      // The look-up found no role, so it was not granted and can be requested again.
      const isUnknown = isApiError(error) && error.outcomeUnknown && !isLookedUp
      notify({ level: 'error', text: () => (isUnknown ? m.form_outcome_unknown() : m.company_rights_failed()) })
      return
    }
    grantRole('signatory')
    void invalidateAll(client)
    await navigate({ to: '/order/benefits' })
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void run(request)}>
      {m.company_rights_request()}
    </Button>
  )
}
