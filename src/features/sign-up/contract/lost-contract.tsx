import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { AccountFrame } from '@/shell/account-frame'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button, buttonVariants } from '@/ui/button'
import { CONTRACT_FORM, readEvidence } from './sent-contract'

/**
 * The answer to the signing was lost: whether the company is a customer now tells what became of it, since it was none
 * when it was typed (SGN-07). Nothing is posted again.
 */
export function LostContract({ sent }: { sent: SentCommand }) {
  const known = readEvidence(sent.evidence)
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['lostContract', sent.key],
    queryFn: async () => {
      if (!known) return 'unknown'
      const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode: known.businessId })
      return companyAlreadyExists ? 'signed' : 'open'
    },
    staleTime: 0,
    gcTime: 0,
  })
  const place = useRef<HTMLDivElement>(null)
  // In place of a form that was longer.
  useEffect(() => place.current?.focus(), [])
  const found = isFetching ? 'checking' : (data ?? 'unknown')
  const email = known?.emailAddress ?? ''
  const texts = {
    checking: { title: m.contract_lost_title(), text: m.contract_lost_checking() },
    signed: { title: m.contract_lost_signed_title(), text: m.contract_lost_signed({ email }) },
    open: { title: m.contract_lost_open_title(), text: `${m.error_generic()} ${m.contract_lost_open()}` },
    unknown: { title: m.contract_lost_title(), text: m.contract_lost_unchecked({ email }) },
  }
  const settle = () => dropSent(CONTRACT_FORM, sent.key)
  // Signed, what was typed is of no more use.
  const close = () => {
    dropDraft(CONTRACT_FORM)
    settle()
  }
  return (
    <AccountFrame title={m.contract_title()} isBare>
      <div ref={place} tabIndex={-1} className="rounded-lg">
        <Alert
          variant={found === 'signed' ? 'success' : 'warning'}
          levelLabel={found === 'signed' ? m.level_success() : m.level_warning()}
          live="alert"
        >
          <AlertTitle>{texts[found].title}</AlertTitle>
          <AlertDescription>{texts[found].text}</AlertDescription>
          <AlertAction>
            {found === 'open' && <Button onClick={settle}>{m.contract_lost_back()}</Button>}
            {found === 'unknown' && <Button onClick={() => void refetch()}>{m.contract_lost_check()}</Button>}
            {found === 'signed' && (
              <Link to="/login" onClick={close} className={buttonVariants()}>
                {m.go_to_login()}
              </Link>
            )}
            {(found === 'signed' || found === 'unknown') && (
              <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
                {m.verify_contact()}
              </Link>
            )}
          </AlertAction>
        </Alert>
      </div>
    </AccountFrame>
  )
}
