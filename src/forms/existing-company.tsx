import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { type ReactNode, useState } from 'react'
import { draftOwner, readDraft, writeDraft } from '@/session/draft'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { Dialog } from '@/ui/overlays/dialog'
import { normaliseBusinessId } from '@/values/identifiers/business-id'
import type { PersonValues } from './fields/user-fields'
import { FormRefusal } from './submit/press'

/** SGN-07: checks whether a typed company is already a customer. */
export function useExistingCompany() {
  const [businessId, setBusinessId] = useState<string>()
  const refuse = (existing: string, text?: () => string): never => {
    setBusinessId(existing)
    throw new FormRefusal(text)
  }
  return {
    existing: businessId === undefined ? undefined : { businessId, onClose: () => setBusinessId(undefined) },
    refuse,
    /** Checks on the server. @throws FormRefusal for a customer, ApiError if the check fails */
    refuseExisting: async (typed: string) => {
      const businessIdentityCode = normaliseBusinessId(typed)
      const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
      if (companyAlreadyExists) refuse(businessIdentityCode)
    },
  }
}

/** Names the draft of /sign-up/existing-account. */
export const EXISTING_ACCOUNT = 'existing-account'

interface ExistingCompanyProps {
  businessId: string
  /** Typed personal data, for the account that is created instead. */
  person?: PersonValues
  onClose: () => void
  children?: ReactNode
  /** Keeps the input for after the login, so leaving needs no confirmation. */
  onLeave?: () => void
}

/** SGN-07: the business id belongs to a customer: offers login, or creating an account with the customer number. */
export function ExistingCompany({ businessId, person, onClose, children, onLeave }: ExistingCompanyProps) {
  const leaving = onLeave && { onClick: onLeave, ignoreBlocker: true }
  const join = () => {
    onLeave?.()
    const owner = draftOwner()
    if (owner === undefined) return
    writeDraft(owner, EXISTING_ACCOUNT, { ...readDraft(EXISTING_ACCOUNT), ...person, businessIdentityCode: businessId })
  }
  return (
    <Dialog
      title={m.existing_company_title()}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to="/login" {...leaving}>
            {m.to_login()}
          </ButtonLink>
          <ButtonLink to="/sign-up/existing-account" {...leaving} onClick={join} variant="outline">
            {m.existing_company_join()}
          </ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            {m.existing_company_close()}
          </Button>
        </>
      }
    >
      <p>{m.existing_company_text({ businessId })}</p>
      {children}
    </Dialog>
  )
}
