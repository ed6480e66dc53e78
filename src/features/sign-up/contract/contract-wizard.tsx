import { useSignContract } from '@generated/api/sign-up/sign-up'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { useUnresolved } from '@/session/sent-commands'
import { reCaptchaToken } from '@/shell/recaptcha'
import { queryOf } from '../registration'
import { contractBody, NEW_CONTRACT } from './contract-form'
import { LostContract } from './lost-contract'
import { CONTRACT_FORM } from './sent-contract'
import { wizard } from './wizard'

/** SGN-01: the layout of the contract's four steps. */
export function ContractWizard() {
  const navigate = useNavigate()
  const countries = useCountries()
  const body = useMemo(() => contractBody(countries), [countries])
  const { mutateAsync } = useSignContract()
  const form = useAppForm({
    ...body.options,
    defaultValues: NEW_CONTRACT,
    onSubmit: async ({ value }) => {
      const { token } = await mutateAsync({
        data: { ...body.read(value), reCaptchaToken: await reCaptchaToken('sign_contract') },
      })
      // SGN-05
      await navigate({ to: '/contract/summary', search: queryOf({ token, contactRegistrationType: 0 }) })
    },
  })
  const lost = useUnresolved(CONTRACT_FORM)
  return lost ? <LostContract sent={lost} /> : <wizard.Root form={form} rules={body} draft={CONTRACT_FORM} />
}
