import { m } from '@generated/messages/messages.js'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { logOut } from '@/session/logout'
import { Button } from '@/ui/inputs/button'
import { Dialog } from '@/ui/overlays/dialog'

/** SES-20: an impersonating admin is asked before leaving the page: stay, continue, or log out. */
export function useAskToLeave(): [ask: (to: NavigateOptions) => void, dialog: ReactNode] {
  const navigate = useNavigate()
  const [asked, ask] = useState<NavigateOptions>()
  const stay = () => ask(undefined)
  const dialog = asked && (
    <Dialog
      title={m.impersonation_leave_title()}
      onClose={stay}
      closeLabel={m.impersonation_leave_stay()}
      footer={
        <>
          <Button
            onClick={() => {
              stay()
              void navigate(asked)
            }}
          >
            {m.impersonation_leave_continue()}
          </Button>
          <Button variant="outline" onClick={stay}>
            {m.impersonation_leave_stay()}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              stay()
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
  return [ask, dialog]
}
