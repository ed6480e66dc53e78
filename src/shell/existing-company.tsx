import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { Button, buttonVariants } from '@/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/ui/dialog'

interface ExistingCompanyProps {
  businessId: string
  onClose: () => void
}

/** SGN-07: a business id that is a customer already: log in, or create an account with the customer number. */
export function ExistingCompany({ businessId, onClose }: ExistingCompanyProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={m.form_close()}>
          <DialogTitle>{m.existing_company_title()}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p>{m.existing_company_text({ businessId })}</p>
        </DialogBody>
        <DialogFooter>
          <Link to="/login" className={buttonVariants()}>
            {m.to_login()}
          </Link>
          <Link to="/sign-up/existing-account" className={buttonVariants({ variant: 'outline' })}>
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
