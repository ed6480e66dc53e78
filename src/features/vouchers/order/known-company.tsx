import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { InPlaceOfForm } from '@/forms/submit/lost-answer'
import { FormRefusal } from '@/forms/submit/press'
import { handDraftToNextLogin } from '@/session/draft'
import { rememberLocation } from '@/session/history'
import { useBuiltPaths } from '@/shell/built-paths'
import { Button } from '@/ui/button'
import { normaliseBusinessId } from '@/values/business-id'
import { useOrderAround, useOrderForm } from './order-context'

const EXISTING_ACCOUNT: string = '/sign-up/existing-account'

/** VOU-28: whether the guest's company is a customer already; asked on the way on from its details. */
export function useKnownCompany() {
  const form = useOrderForm()
  const [known, setKnown] = useState<string>()
  const read = () => normaliseBusinessId(form.state.values.company.businessIdentityCode)
  /** @throws ApiError, or FormRefusal for a company that is known */
  const refuseKnown = async () => {
    const businessIdentityCode = read()
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
    setKnown(companyAlreadyExists ? businessIdentityCode : undefined)
    if (companyAlreadyExists) throw new FormRefusal()
  }
  return { isKnown: known !== undefined, refuseKnown }
}

/** VOU-28: the way to the company's own login, with the order as it is typed. */
export function KnownCompany() {
  const { formId } = useOrderAround()
  const form = useOrderForm()
  const navigate = useNavigate()
  const hasSignUp = useBuiltPaths().has(EXISTING_ACCOUNT)
  const href = useRouterState({ select: ({ location }) => location.href })
  const handOver = () => {
    // Whose order it is then is known from the login; amount and delivery are what was typed.
    const { user: _user, company: _company, ...order } = form.state.values
    handDraftToNextLogin(formId, order)
    rememberLocation(href)
  }
  const leave = (to: string) => {
    handOver()
    // Nothing is given up: it waits for the login.
    void navigate({ to, ignoreBlocker: true })
  }
  return (
    <InPlaceOfForm level="info" title={m.vouchers_known_title()} text={m.vouchers_known_text()}>
      <Button onClick={() => leave('/login')}>{m.login_submit()}</Button>
      {hasSignUp && (
        <Button variant="outline" onClick={() => leave(EXISTING_ACCOUNT)}>
          {m.vouchers_known_sign_up()}
        </Button>
      )}
    </InPlaceOfForm>
  )
}
