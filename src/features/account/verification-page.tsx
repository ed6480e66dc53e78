import { confirmEmail, confirmEmailChange, useRequestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { invalidateAll } from '@/api/queries/query-client'
import { isApiError } from '@/api/replies/api-error'
import { newLinkFailure } from '@/domain/new-link-failure'
import { type UserLink, useUserLink } from '@/session/mail-link'
import { AccountFrame, DeadLink, LoginLink } from '@/shell/account-frame'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'

const EMAIL = {
  verify: confirmEmail,
  title: () => m.verify_email_title(),
  success: () => m.verify_email_success(),
  successText: () => m.verify_email_success_text(),
  invalid: () => m.verify_email_invalid(),
}

type Variant = typeof EMAIL

const CHANGED_EMAIL: Variant = {
  verify: confirmEmailChange,
  title: () => m.verify_change_title(),
  success: () => m.verify_change_success(),
  successText: () => m.verify_change_success_text(),
  invalid: () => m.verify_change_invalid(),
}

export const ConfirmEmailPage = () => <VerificationPage variant={EMAIL} />

/** /change-email: verifies a changed address, which then takes effect (ACC-11). */
export const ChangeEmailPage = () => <VerificationPage variant={CHANGED_EMAIL} />

function VerificationPage({ variant }: { variant: Variant }) {
  const link = useUserLink()
  return (
    <AccountFrame title={variant.title()} isBare>
      {link ? (
        <Verification variant={variant} link={link} />
      ) : (
        <DeadLink title={m.verify_invalid_title()} action={<LoginLink />}>
          {m.verify_incomplete()}
        </DeadLink>
      )}
    </AccountFrame>
  )
}

/** Why a verification link did not work (ACC-03, ACC-04). */
type VerificationFailure = 'invalid' | 'unknown-user' | 'taken' | 'no-answer'

function verificationFailureOf(error: unknown): VerificationFailure {
  if (!isApiError(error)) throw error
  if (error.has('user_not_found')) return 'unknown-user'
  if (error.has('email_address_taken')) return 'taken'
  // 400: the link breaks the contract's limits, probably because a mail program has cut it off.
  return error.has('expired_token') || error.status === 400 ? 'invalid' : 'no-answer'
}

/**
 * Verifies on mount, and shows the one next step of each outcome (ACC-03, ACC-04). The link can be used repeatedly, so a
 * reload shows the same result.
 */
function Verification({ variant, link }: { variant: Variant; link: UserLink }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['verification', link],
    // Opening the page is the command, so it is sent again only by a button. A failure is data too: a query without data
    // is sent again whenever another command, such as the request of a new link, makes the data stale.
    queryFn: async ({ client }): Promise<'verified' | VerificationFailure> => {
      try {
        await variant.verify(link)
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
  switch (isFetching ? undefined : data) {
    case undefined:
      return (
        <SkeletonGroup label={m.verify_loading()} className="space-y-4">
          <p aria-hidden="true">{m.verify_loading()}</p>
          <Skeleton className="h-28 w-full rounded-lg" />
        </SkeletonGroup>
      )
    case 'verified':
      return (
        <Notice level="success" live="status" title={variant.success()} text={variant.successText()}>
          <ButtonLink to="/">{m.verify_go_home()}</ButtonLink>
        </Notice>
      )
    case 'invalid':
      return <NewLink text={variant.invalid()} username={link.username} />
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
        <DeadLink
          title={m.verify_failed_title()}
          action={<Button onClick={() => void refetch()}>{m.try_again()}</Button>}
        >
          {m.verify_failed_text()}
        </DeadLink>
      )
  }
}

function NewLink({ text, username }: { text: string; username: string }) {
  const { mutate: send, isPending, isSuccess, error } = useRequestConfirmationLink()
  if (isSuccess) {
    return (
      <Notice level="success" live="status" title={m.verify_link_sent_title()} text={m.verify_link_sent_text()}>
        <LoginLink />
      </Notice>
    )
  }
  const failure = error && newLinkFailure(error)
  return (
    <div className="space-y-4">
      <DeadLink
        title={m.verify_invalid_title()}
        action={
          <Button busy={isPending} onClick={() => send({ data: { username } })}>
            {m.verify_request_link()}
          </Button>
        }
      >
        {text}
      </DeadLink>
      {failure && (
        <Notice level={failure.level} live={failure.level === 'info' ? 'status' : 'alert'} text={failure.text()}>
          {failure.level === 'info' && <LoginLink />}
          {failure.level === 'error' && <ContactLink />}
        </Notice>
      )}
    </div>
  )
}

function ContactLink() {
  return (
    <ButtonLink to="/help" variant="outline">
      {m.verify_contact()}
    </ButtonLink>
  )
}
