import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-answer'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { AccountFrame } from '@/shell/account-frame'
import { Button, buttonVariants } from '@/ui/button'
import { CONTRACT_FORM, readEvidence } from './sent-contract'

/**
 * The answer to the signing was lost: whether the company is a customer now tells what became of it, since it was none
 * when it was typed (SGN-07). Nothing is posted again.
 */
export function LostContract({ sent }: { sent: SentCommand }) {
  const known = readEvidence(sent.evidence)
  const {
    found = 'checking',
    hasFailed,
    lookAgain,
  } = useLookUp(sent, async () => {
    if (!known) return 'unknown'
    const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode: known.businessId })
    return companyAlreadyExists ? 'signed' : 'open'
  })
  const happened = hasFailed ? 'unknown' : found
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
      <InPlaceOfForm level={happened === 'signed' ? 'success' : 'warning'} {...texts[happened]}>
        {happened !== 'checking' && (
          <>
            {happened === 'open' && <Button onClick={settle}>{m.contract_lost_back()}</Button>}
            {happened === 'unknown' && <Button onClick={lookAgain}>{m.contract_lost_check()}</Button>}
            {happened === 'signed' && (
              <Link to="/login" onClick={close} className={buttonVariants()}>
                {m.go_to_login()}
              </Link>
            )}
            {(happened === 'signed' || happened === 'unknown') && (
              <Link to="/help" className={buttonVariants({ variant: 'outline' })}>
                {m.verify_contact()}
              </Link>
            )}
          </>
        )}
      </InPlaceOfForm>
    </AccountFrame>
  )
}
