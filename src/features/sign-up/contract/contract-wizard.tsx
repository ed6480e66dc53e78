import { checkCompanyExists } from '@generated/api/company/company'
import { useSignContract } from '@generated/api/sign-up/sign-up'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { readAnew } from '@/api/queries/read-anew'
import { isApiError } from '@/api/replies/api-error'
import { useCountries } from '@/domain/countries'
import { reCaptchaToken } from '@/domain/recaptcha'
import { useAppForm } from '@/forms/app-form'
import { ExistingCompany, useExistingCompany } from '@/forms/existing-company'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { grantRole } from '@/session/session-store'
import { AccountFrame } from '@/shell/account-frame'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { queryOf } from '../registration'
import { addressKey, CONTRACT_FORM, contractBody, NEW_CONTRACT, readEvidence, wizard } from './contract-form'

const route = getRouteApi('/contract')

/** COM-17: reads the roles again, and grants the role if the contract made the user a signatory. @throws ApiError */
async function readSignatoryRole(client: QueryClient): Promise<boolean> {
  const { roles } = await readAnew(client, getReadUserDetailsQueryOptions())
  const isSignatory = roles?.includes('Signatory') === true
  if (isSignatory) grantRole('signatory')
  return isSignatory
}

/** SGN-01, COM-17: layout of the four steps; those of the user's own company are prefilled. */
export function ContractWizard() {
  // Frozen on mount: signing changes the roles, and must not start a different form.
  const loaded = route.useLoaderData()
  const [own] = useState(loaded)
  const client = useQueryClient()
  const navigate = useNavigate()
  const countries = useCountries()
  const body = useMemo(() => contractBody(countries), [countries])
  const { existing, refuse } = useExistingCompany()
  const { mutateAsync } = useSignContract()
  const form = useAppForm({
    ...body.options,
    defaultValues: own ?? NEW_CONTRACT,
    onSubmit: async ({ value }) => {
      const data = { ...body.read(value), reCaptchaToken: await reCaptchaToken('sign_contract') }
      const { token } = await mutateAsync({ data }).catch(refuseExisting)
      // A failure is ignored, because the next login brings the role.
      if (own && (await readSignatoryRole(client).catch(() => false))) {
        notify({ level: 'success', text: () => m.contract_own_signed() })
        await navigate({ to: '/' })
        return
      }
      const { emailAddress: sentTo } = data.contractSignatory
      // A user who has an account already gets no email.
      const known = [data.contractSignatory, ...(own?.contactPersons ?? [])].map(addressKey)
      await navigate({
        to: '/contract/summary',
        search: queryOf({ token, contactRegistrationType: 0 }),
        // SGN-17: the summary shows where the email was sent, and whether others get one.
        state: {
          signed: {
            sentTo,
            hasOtherContacts: data.contactPersons.some((person) => !known.includes(addressKey(person))),
          },
        },
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
    <>
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
    </>
  )
}

/** The reply to the signing was lost. A company that is a customer proves nothing (SGN-07), so nothing is resent. */
function LostContract({ sent, isOwn }: { sent: SentCommand; isOwn: boolean }) {
  const client = useQueryClient()
  const known = readEvidence(sent.evidence)
  const {
    found = 'checking',
    hasFailed,
    refetch,
  } = useLookUp([sent], async () => {
    if (isOwn) return (await readSignatoryRole(client)) ? 'signed' : 'repeatable'
    if (!known) return 'unknown'
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode: known.businessId })
    return companyAlreadyExists ? 'customer' : 'open'
  })
  const happened = hasFailed ? 'unknown' : found
  const email = known?.emailAddress ?? ''
  const texts = {
    checking: { title: m.contract_lost_title(), text: m.contract_lost_checking() },
    signed: { title: m.summary_title(), text: m.contract_own_signed() },
    repeatable: { title: m.contract_lost_title(), text: m.contract_lost_repeatable({ email }) },
    customer: { title: m.contract_lost_customer_title(), text: m.contract_lost_customer({ email }) },
    open: { title: m.contract_lost_open_title(), text: m.contract_lost_open() },
    unknown: { title: m.contract_lost_title(), text: m.contract_lost_unchecked({ email }) },
  }
  const settle = () => dropSent(CONTRACT_FORM, sent.key)
  // The input is no longer needed.
  const close = () => {
    dropDraft(CONTRACT_FORM)
    settle()
  }
  return (
    <AccountFrame title={m.contract_title()} isBare>
      <InPlaceOfForm level={happened === 'signed' ? 'success' : 'warning'} {...texts[happened]}>
        {happened !== 'checking' && (
          <>
            {(happened === 'open' || happened === 'repeatable') && (
              <Button onClick={settle}>{m.contract_lost_back()}</Button>
            )}
            {happened === 'unknown' && <Button onClick={refetch}>{m.contract_lost_check()}</Button>}
            {happened === 'signed' && (
              <ButtonLink to="/" onClick={close}>
                {m.to_home()}
              </ButtonLink>
            )}
            {happened === 'customer' && (
              <ButtonLink to="/sign-up/existing-account" onClick={close} variant="outline">
                {m.existing_company_join()}
              </ButtonLink>
            )}
            {(happened === 'customer' || happened === 'unknown') && (
              <ButtonLink to="/help" variant="outline">
                {m.verify_contact()}
              </ButtonLink>
            )}
          </>
        )}
      </InPlaceOfForm>
    </AccountFrame>
  )
}
