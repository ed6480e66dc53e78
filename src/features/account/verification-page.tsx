import { useConfirmEmail, useConfirmEmailChange } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AccountFrame, LoginLink } from '@/shell/account-frame'
import { type UserLink, userLink } from '@/shell/mail-link'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { buttonVariants } from '@/ui/inputs/button'
import { VerificationFailed } from './verification-failed'
import { type VerificationFailure, verificationFailureOf } from './verification-failure'
import { changeTexts, emailTexts, type VerificationTexts } from './verification-texts'

/** /confirm-email: verifies the address of a new user. */
export function ConfirmEmailPage() {
  const { mutateAsync } = useConfirmEmail()
  return <VerificationPage texts={emailTexts} verify={(data) => mutateAsync({ data })} />
}

/** /change-email: verifies a changed address, which then takes effect (ACC-11). */
export function ChangeEmailPage() {
  const { mutateAsync } = useConfirmEmailChange()
  return <VerificationPage texts={changeTexts} verify={(data) => mutateAsync({ data })} />
}

type State = { kind: 'loading' } | { kind: 'verified' } | { kind: 'failed'; failure: VerificationFailure }
type PageProps = { texts: VerificationTexts; verify: (link: UserLink) => Promise<unknown> }

function VerificationPage({ texts, verify }: PageProps) {
  const link = userLink.useLink()
  return (
    <AccountFrame title={texts.title()} isBare>
      {link ? (
        <Verification texts={texts} verify={verify} link={link} />
      ) : (
        <Alert variant="error" live="alert">
          <AlertTitle>{m.verify_invalid_title()}</AlertTitle>
          <AlertDescription>{m.verify_incomplete()}</AlertDescription>
          <AlertAction>
            <LoginLink />
          </AlertAction>
        </Alert>
      )}
    </AccountFrame>
  )
}

/** Verifies on mount. The link can be used repeatedly, so a reload shows the same result (ACC-03). */
function Verification({ texts, verify, link }: PageProps & { link: UserLink }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const isStarted = useRef(false)

  const start = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      await verify(link)
      setState({ kind: 'verified' })
    } catch (error) {
      setState({ kind: 'failed', failure: verificationFailureOf(error) })
    }
  }, [verify, link])

  useEffect(() => {
    // Opening the page is the command, so send it once even if effects run twice (Strict Mode).
    if (isStarted.current) return
    isStarted.current = true
    void start()
  }, [start])

  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={m.verify_loading()} className="space-y-4">
          <p aria-hidden="true">{m.verify_loading()}</p>
          <Skeleton className="h-28 w-full rounded-lg" />
        </SkeletonGroup>
      )
    case 'verified':
      return (
        <Alert variant="success" levelLabel={m.level_success()} live="status">
          <AlertTitle>{texts.success()}</AlertTitle>
          <AlertDescription>{texts.successText()}</AlertDescription>
          <AlertAction>
            <Link to="/" className={buttonVariants()}>
              {m.verify_go_home()}
            </Link>
          </AlertAction>
        </Alert>
      )
    case 'failed':
      return (
        <VerificationFailed
          texts={texts}
          failure={state.failure}
          username={link.username}
          onRetry={() => void start()}
        />
      )
  }
}
