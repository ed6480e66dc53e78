import type { Company } from '@generated/api/model'
import { useSignContract } from '@generated/api/sign-up/sign-up'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { useUnresolved } from '@/session/sent-commands'
import { ExistingCompany, useExistingCompany } from '@/shell/existing-company'
import { reCaptchaToken } from '@/shell/recaptcha'
import { queryOf } from '../registration'
import { type ContractValues, contractBody, NEW_CONTRACT } from './contract-form'
import { LostContract } from './lost-contract'
import { companyQuery, contractOf, mayNeedContract, OwnCompanyContext, profileQuery } from './own-company'
import { CONTRACT_FORM } from './sent-contract'
import { takeSignatoryRole } from './signatory-role'
import { wizard } from './wizard'

/** SGN-01: layout of the four steps. */
export function ContractWizard() {
  // Frozen on mount: signing changes the roles, and must not start a different form.
  const [mayBeOwn] = useState(mayNeedContract)
  return mayBeOwn ? <OwnContract /> : <Contract defaultValues={NEW_CONTRACT} />
}

/** COM-17: a company without a signatory is known, so its details are prefilled. */
function OwnContract() {
  const { data } = useSuspenseQuery(companyQuery())
  const { data: profile } = useSuspenseQuery(profileQuery())
  const [company] = useState(data)
  const [defaultValues] = useState(() => (company.hasSignatory ? NEW_CONTRACT : contractOf(company, profile)))
  return <Contract own={company.hasSignatory ? undefined : company} defaultValues={defaultValues} />
}

function Contract({ own, defaultValues }: { own?: Company | undefined; defaultValues: ContractValues }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const countries = useCountries()
  const body = useMemo(() => contractBody(countries), [countries])
  const { existing, refuse } = useExistingCompany()
  const { mutateAsync } = useSignContract()
  const form = useAppForm({
    ...body.options,
    defaultValues,
    onSubmit: async ({ value }) => {
      const data = { ...body.read(value), reCaptchaToken: await reCaptchaToken('sign_contract') }
      const { token } = await mutateAsync({ data }).catch(refuseExisting)
      if (own && (await takeSignatoryRole(client))) {
        notify({ level: 'success', text: () => m.contract_own_signed() })
        await navigate({ to: '/' })
        return
      }
      // SGN-05: the summary shows where the email was sent.
      const { emailAddress: sentTo } = data.contractSignatory
      await navigate({
        to: '/contract/summary',
        search: queryOf({ token, contactRegistrationType: 0 }),
        state: { sentTo },
      })
    },
  })
  /** SGN-07: another user has made the company a customer meanwhile. */
  const refuseExisting = (error: unknown): never => {
    if (!isApiError(error) || !error.has('company_already_exists')) throw error
    if (!own) refuse(body.read(form.state.values).companyInformation.businessIdentityCode, () => m.contract_refused())
    throw new FormRefusal(() => m.contract_refused_own())
  }
  const lost = useUnresolved(CONTRACT_FORM)
  return (
    <OwnCompanyContext value={own}>
      {lost ? (
        <LostContract sent={lost} isOwn={own !== undefined} />
      ) : (
        <wizard.Root form={form} rules={body} draft={CONTRACT_FORM} />
      )}
      {existing && (
        <ExistingCompany
          {...existing}
          onClose={() => {
            existing.onClose()
            void navigate({ to: '/contract' })
          }}
        >
          <p>{m.contract_refused()}</p>
        </ExistingCompany>
      )}
    </OwnCompanyContext>
  )
}
