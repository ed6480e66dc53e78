import type { SignUpTokenErrorCode } from '@generated/api/model'
import { useSignUp, validateSignUpToken } from '@generated/api/sign-up/sign-up'
import { SignUpBody } from '@generated/api/sign-up/sign-up.zod'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { reCaptchaToken } from '@/domain/recaptcha'
import { asAnyForm } from '@/forms/any-form'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { usePersistedDraft } from '@/forms/draft/persisted-draft'
import { FormRoot } from '@/forms/form-root'
import { useFailureToast } from '@/notifications/report-failure'
import { AccountFrame } from '@/shell/account-frame'
import { useToCreatedAccount } from '@/shell/created-account'
import { Notice } from '@/ui/content/notice'
import { SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { knownProblem, linkProblemOf, type Registration, useRegistration } from '../registration'
import { LinkProblem, ResendOffer } from '../resend/resend-page'
import {
  AccountFields,
  type AccountValues,
  accountMessages,
  checkAccount,
  creationFailure,
  NO_ACCOUNT,
} from './new-account'

/** SGN-09: /create-account with the link of a sign-up email; the link is checked before the form shows. */
export function CreateAccountPage() {
  const registration = useRegistration()
  return registration ? <CheckedLink registration={registration} /> : <LinkProblem problem="incorrect_token" />
}

const checkFailed = () => m.error_generic()

function CheckedLink({ registration }: { registration: Registration }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checkedLink', registration],
    queryFn: () => readProblem(registration),
    // Refetched only by a button: after the account is created, the link counts as used.
    staleTime: 'static',
    gcTime: 0,
  })
  const [found, setFound] = useState<SignUpTokenErrorCode>()
  // SGN-13
  useFailureToast(error, checkFailed)
  const problem = found ?? data
  if (problem === 'expired_token') {
    return <ResendOffer title={m.link_expired_title()} text={m.link_expired_text()} registration={registration} />
  }
  if (problem !== undefined && problem !== 'none') return <LinkProblem problem={problem} />
  return (
    <AccountFrame title={m.sign_up_create_title()} description={data && m.sign_up_create_text()} isBare={!data}>
      {data && <AccountForm registration={registration} onProblem={setFound} />}
      {!data && (isFetching || !error) && <SkeletonText label={m.sign_up_checking()} lines={8} />}
      {!data && error && !isFetching && (
        <Notice level="error" live="alert" title={m.sign_up_check_failed_title()} text={m.sign_up_check_failed_text()}>
          <Button onClick={() => void refetch()}>{m.try_again()}</Button>
        </Notice>
      )}
    </AccountFrame>
  )
}

/** What is wrong with the link, or `none`. @throws if it cannot be checked */
async function readProblem(registration: Registration): Promise<SignUpTokenErrorCode | 'none'> {
  try {
    const token = await reCaptchaToken('validate_token')
    const { isValid, errorCode } = await validateSignUpToken({ ...registration, reCaptchaToken: token })
    if (isValid) return 'none'
    if (errorCode === undefined) throw new TypeError('an invalid link has no errorCode')
    return knownProblem(errorCode)
  } catch (error) {
    const problem = linkProblemOf(error)
    if (problem) return problem
    throw error
  }
}

/** SGN-14, SGN-15: creates the account of the link. */
function AccountForm(props: { registration: Registration; onProblem: (problem: SignUpTokenErrorCode) => void }) {
  const { registration, onProblem } = props
  const toCreatedAccount = useToCreatedAccount()
  const { mutateAsync } = useSignUp()
  const [body] = useState(() =>
    bodyForm({
      schema: SignUpBody,
      messages: accountMessages,
      fields: { userName: 'username' },
      toBody: ({ username, password }: AccountValues) => ({
        ...registration,
        userName: username,
        password,
        reCaptchaToken: '',
      }),
      check: checkAccount,
    }),
  )
  const form = useAppForm({
    ...body.options,
    defaultValues: NO_ACCOUNT,
    onSubmit: async ({ value }) => {
      try {
        await mutateAsync({ data: { ...body.read(value), reCaptchaToken: await reCaptchaToken('sign_up') } })
      } catch (error) {
        // If the reply was lost, the link tells: it is used up once the account is created.
        const isLost = isApiError(error) && error.outcomeUnknown
        const problem = isLost ? await readProblem(registration).catch(() => 'none' as const) : linkProblemOf(error)
        if (!problem || problem === 'none') throw creationFailure(error)
        onProblem(problem)
        return
      }
      await toCreatedAccount()
    },
  })
  const draft = usePersistedDraft(asAnyForm(form), 'create-account')
  return (
    <FormRoot form={form} rules={body} draft={draft} describeUnknown={() => m.sign_up_unknown()}>
      <AccountFields />
      <form.SubmitButton whenInvalid="disable">{m.sign_up_submit()}</form.SubmitButton>
    </FormRoot>
  )
}
