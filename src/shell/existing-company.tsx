import { checkCompanyExists } from '@generated/api/company/company'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormRefusal } from '@/forms/submit/press'
import { Button, buttonVariants } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'
import { normaliseBusinessId } from '@/values/business-id'

/** SGN-07: whether a company that somebody has typed is a customer already. `existing` is drawn by ExistingCompany. */
export function useExistingCompany() {
  const [businessId, setBusinessId] = useState<string>()
  const refuse = (existing: string, text?: () => string): never => {
    setBusinessId(existing)
    throw new FormRefusal(text)
  }
  return {
    existing: businessId === undefined ? undefined : { businessId, onClose: () => setBusinessId(undefined) },
    /** Says it of a company that the server has refused; `text` is for the form's notice. @throws FormRefusal */
    refuse,
    /** Asks the server. @throws FormRefusal for a customer, ApiError when nobody can tell */
    refuseExisting: async (typed: string) => {
      const businessIdentityCode = normaliseBusinessId(typed)
      const { companyAlreadyExists } = await checkCompanyExists({ businessIdentityCode })
      if (companyAlreadyExists) refuse(businessIdentityCode)
    },
  }
}

interface ExistingCompanyProps {
  businessId: string
  onClose: () => void
  /** What becomes of what was typed, for whoever leaves. */
  children?: ReactNode
  /** Keeps what was typed for the login; then leaving gives nothing up, and asks nothing. */
  onLeave?: () => void
}

/** SGN-07: a business id that is a customer already: log in, or create an account with the customer number. */
export function ExistingCompany({ businessId, onClose, children, onLeave }: ExistingCompanyProps) {
  const leaving = onLeave && { onClick: onLeave, ignoreBlocker: true }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={m.form_close()}>
          <DialogTitle>{m.existing_company_title()}</DialogTitle>
        </DialogHeader>
        <DialogBody className="space-y-3">
          <p>{m.existing_company_text({ businessId })}</p>
          {children}
        </DialogBody>
        <DialogFooter>
          <Link to="/login" {...leaving} className={buttonVariants()}>
            {m.to_login()}
          </Link>
          <Link to="/sign-up/existing-account" {...leaving} className={buttonVariants({ variant: 'outline' })}>
            {m.existing_company_join()}
          </Link>
          <Button variant="ghost" onClick={onClose}>
            {m.existing_company_close()}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
