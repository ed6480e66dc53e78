import { m } from '@generated/messages/messages.js'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** SES-20: menu navigation while impersonating asks: stay, continue, or log out. */
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
      onCloseRequest={onStay}
      actions={
        <>
          <Button onClick={onContinue}>{m.impersonation_leave_continue()}</Button>
          <Button variant="secondary" onClick={onStay}>
            {m.impersonation_leave_stay()}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onStay()
              void logOut()
            }}
          >
            {m.impersonation_end()}
          </Button>
        </>
      }
    >
      <p>{m.impersonation_leave_text()}</p>
    </Dialog>
  )
}
