import { m } from '@generated/messages/messages.js'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/inputs/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/overlays/dialog'

/** SES-20: asks when an impersonating admin navigates by the menu: stay, continue, or log out. */
export function LeaveImpersonationDialog({
  isOpen,
  onStay,
  onContinue,
}: {
  isOpen: boolean
  onStay: () => void
  onContinue: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      title={m.impersonation_leave_title()}
      closeLabel={m.impersonation_leave_stay()}
      onClose={onStay}
    >
      <DialogBody>
        <p>{m.impersonation_leave_text()}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onContinue}>{m.impersonation_leave_continue()}</Button>
        <Button variant="outline" onClick={onStay}>
          {m.impersonation_leave_stay()}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onStay()
            void logOut()
          }}
        >
          {m.impersonation_end()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
