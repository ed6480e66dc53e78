import type { SignUpTokenErrorCode } from '@generated/api/model'
import { useResendSignUpEmail } from '@generated/api/sign-up/sign-up'
import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { isApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { reCaptchaToken } from '@/shell/recaptcha'
import { linkProblemOf } from '../link-problem-of'
import type { Registration } from '../registration'

const PAGES: Record<SignUpTokenErrorCode, '/resend-completed' | '/resend-invalid' | '/resend-deleted'> = {
  creation_completed: '/resend-completed',
  contact_deleted: '/resend-deleted',
  incorrect_token: '/resend-invalid',
  // The contract has no such reply here: an expired token may still request a new email.
  expired_token: '/resend-invalid',
}

interface ResendFormProps {
  registration: Registration
  /** Called with the registration for the next resend. */
  onSent: (registration: Registration) => unknown
  /** The page has a more important button. */
  isSecondary?: boolean
}

/** SGN-16: resends the sign-up email. A link that cannot be renewed opens a page with the reason. */
export function ResendForm({ registration, onSent, isSecondary = false }: ResendFormProps) {
  const navigate = useNavigate()
  const { mutateAsync } = useResendSignUpEmail()
  const mayBeSent = useRef(false)
  const form = useAppForm({
    defaultValues: {},
    onSubmit: async () => {
      const problem = await resend()
      if (problem) await navigate({ to: PAGES[problem] })
    },
  })

  const resend = async (): Promise<SignUpTokenErrorCode | undefined> => {
    try {
      const sent = await mutateAsync({
        data: { ...registration, reCaptchaToken: await reCaptchaToken('resend_email') },
      })
      notify({ level: 'success', text: () => m.resend_sent() })
      await onSent(sent)
      return undefined
    } catch (error) {
      const problem = linkProblemOf(error)
      // An earlier submit whose reply was lost may have replaced the link. Stay here and point to the newest email.
      if (problem === 'incorrect_token' && mayBeSent.current) throw new FormRefusal(() => m.link_invalid_text())
      if (problem) return problem
      mayBeSent.current ||= isApiError(error) && error.outcomeUnknown
      throw error
    }
  }

  return (
    <FormRoot form={form} draft={false} describeUnknown={() => m.resend_unknown()} className="space-y-4">
      <form.SubmitButton variant={isSecondary ? 'outline' : 'default'}>{m.resend_submit()}</form.SubmitButton>
    </FormRoot>
  )
}
