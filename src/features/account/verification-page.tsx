import { confirmEmail, confirmEmailChange, useRequestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { invalidateAll } from '@/api/query-client'
import { type UserLink, userLink } from '@/session/mail-link'
import { AccountFrame, DeadLink, LoginLink } from '@/shell/account-frame'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import {
  requestFailureOf,
  requestFailures,
  type VerificationFailure,
  verificationFailureOf,
} from './verification-failure'

export const ConfirmEmailPage = () => <VerificationPage texts={emailTexts} verify={confirmEmail} />

/** /change-email: verifies a changed address, which then takes effect (ACC-11). */
export const ChangeEmailPage = () => <VerificationPage texts={changeTexts} verify={confirmEmailChange} />

type PageProps = { texts: VerificationTexts; verify: (link: UserLink) => Promise<unknown> }

function VerificationPage({ texts, verify }: PageProps) {
  const link = userLink.useLink()
  return (
    <AccountFrame title={texts.title()} isBare>
      {link ? (
        <Verification texts={texts} verify={verify} link={link} />
      ) : (
        <DeadLink title={m.verify_invalid_title()} action={<LoginLink />}>
          {m.verify_incomplete()}
        </DeadLink>
      )}
    </AccountFrame>
  )
}

/** Verifies on mount. The link can be used repeatedly, so a reload shows the same result (ACC-03). */
function Verification({ texts, verify, link }: PageProps & { link: UserLink }) {
  const {
    data: outcome,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['verification', link],
    // Opening the page is the command, so it is sent again only by a button. A failure is data too: a query without data
    // is sent again whenever another command, such as the request of a new link, makes the data stale.
    queryFn: async ({ client }): Promise<'verified' | VerificationFailure> => {
      try {
        await verify(link)
        return 'verified'
      } catch (error) {
        return verificationFailureOf(error)
      } finally {
        void invalidateAll(client)
      }
    },
    staleTime: 'static',
    gcTime: 0,
    throwOnError: true,
  })
  if (isFetching || outcome === undefined) {
    return (
      <SkeletonGroup label={m.verify_loading()} className="space-y-4">
        <p aria-hidden="true">{m.verify_loading()}</p>
        <Skeleton className="h-28 w-full rounded-lg" />
      </SkeletonGroup>
    )
  }
  if (outcome !== 'verified') {
    return (
      <VerificationFailed texts={texts} failure={outcome} username={link.username} onRetry={() => void refetch()} />
    )
  }
  return (
    <Notice level="success" live="status" title={texts.success()} text={texts.successText()}>
      <ButtonLink to="/">{m.verify_go_home()}</ButtonLink>
    </Notice>
  )
}

const emailTexts = {
  title: () => m.verify_email_title(),
  success: () => m.verify_email_success(),
  successText: () => m.verify_email_success_text(),
  expired: () => m.verify_email_expired(),
  invalid: () => m.verify_email_invalid(),
}

type VerificationTexts = typeof emailTexts

const changeTexts: VerificationTexts = {
  title: () => m.verify_change_title(),
  success: () => m.verify_change_success(),
  successText: () => m.verify_change_success_text(),
  expired: () => m.verify_change_expired(),
  invalid: () => m.verify_change_invalid(),
}

type FailedProps = {
  texts: VerificationTexts
  failure: VerificationFailure
  username: string
  onRetry: () => void
}

/** The error of a verification link, with its one next step (ACC-03, ACC-04). */
function VerificationFailed({ texts, failure, username, onRetry }: FailedProps) {
  switch (failure) {
    case 'expired':
      return <NewLink title={m.verify_expired_title()} text={texts.expired()} username={username} />
    case 'invalid':
      return <NewLink title={m.verify_invalid_title()} text={texts.invalid()} username={username} />
    case 'unknown-user':
      return (
        <DeadLink title={m.verify_unknown_title()} action={<ContactLink />}>
          {m.verify_unknown_text()}
        </DeadLink>
      )
    case 'taken':
      return (
        <DeadLink
          title={m.verify_taken_title()}
          action={
            <ButtonLink to="/profile" variant="outline">
              {m.verify_to_profile()}
            </ButtonLink>
          }
        >
          {m.verify_taken_text()}
        </DeadLink>
      )
    case 'no-answer':
      return (
        <DeadLink title={m.verify_failed_title()} action={<Button onClick={onRetry}>{m.try_again()}</Button>}>
          {m.verify_failed_text()}
        </DeadLink>
      )
  }
}

function NewLink({ title, text, username }: { title: string; text: string; username: string }) {
  const { mutate: send, isPending, isSuccess, error } = useRequestConfirmationLink()
  if (isSuccess) {
    return (
      <Notice level="success" live="status" title={m.verify_link_sent_title()} text={m.verify_link_sent_text()}>
        <LoginLink />
      </Notice>
    )
  }
  return (
    <div className="space-y-4">
      <DeadLink
        title={title}
        action={
          <Button busy={isPending} onClick={() => send({ data: { username } })}>
            {m.verify_request_link()}
          </Button>
        }
      >
        {text}
      </DeadLink>
      {error && <RequestNotice error={error} />}
    </div>
  )
}

function RequestNotice({ error }: { error: unknown }) {
  const { level, text } = requestFailures[requestFailureOf(error)]
  return (
    <Notice level={level} live={level === 'info' ? 'status' : 'alert'} text={text()}>
      {level === 'info' && <LoginLink />}
      {level === 'error' && <ContactLink />}
    </Notice>
  )
}

function ContactLink() {
  return (
    <ButtonLink to="/help" variant="outline">
      {m.verify_contact()}
    </ButtonLink>
  )
}
