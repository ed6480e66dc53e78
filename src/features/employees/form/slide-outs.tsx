import { m } from '@generated/messages/messages.js'
import { Notice } from '@/ui/content/notice'
import { useNeedsDeposit } from '../has-deposited'
import { NextSteps } from '../list/list-states'

/** Panels and dialogs of the employee list, lazy-loaded so that the list does not wait for them. */
export { EmployeeDetails } from './employee-details'
export { EmployeeFormPanel } from './employee-form-panel'
export { EndBenefit, EndMany } from './end-benefit'

/** EMP-11: next step after the first employees, for a company that has never deposited money. */
export function AddedNotice({ onClose }: { onClose: () => void }) {
  if (!useNeedsDeposit(true)) return null
  return (
    <Notice
      level="success"
      live="status"
      className="mb-6"
      close={{ label: m.employees_notice_close(), onClose }}
      title={m.employees_notice_title()}
      text={m.employees_notice_text()}
    >
      <NextSteps />
    </Notice>
  )
}
