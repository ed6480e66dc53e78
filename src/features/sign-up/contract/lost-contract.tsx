import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { dropDraft } from '@/session/draft'
import { dropSent, type SentCommand } from '@/session/sent-commands'
import { AccountFrame } from '@/shell/account-frame'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { CONTRACT_FORM, readEvidence } from './sent-contract'
import { readSignatoryRole } from './signatory-role'

interface LostContractProps {
  sent: SentCommand
  /** The contract is for the user's own company (COM-17). */
  isOwn: boolean
}

/**
 * Shown when the reply to the signing was lost. If the company is not a customer, nothing was signed. If it is,
 * somebody else may have signed (SGN-07), so this proves nothing. Nothing is resent automatically.
 */
export function LostContract({ sent, isOwn }: LostContractProps) {
  const client = useQueryClient()
  const known = readEvidence(sent.evidence)
  const {
    found = 'checking',
    hasFailed,
    lookAgain,
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
            {happened === 'unknown' && <Button onClick={lookAgain}>{m.contract_lost_check()}</Button>}
            {happened === 'signed' && (
              <Link to="/" onClick={close} className={buttonVariants()}>
                {m.to_home()}
              </Link>
            )}
            {happened === 'customer' && (
              <Link to="/sign-up/existing-account" onClick={close} className={buttonVariants({ variant: 'outline' })}>
                {m.existing_company_join()}
              </Link>
            )}
            {(happened === 'customer' || happened === 'unknown') && (
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
