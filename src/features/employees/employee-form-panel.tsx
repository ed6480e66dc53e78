import { m } from '@generated/messages/messages.js'
import { type ReactNode, useState } from 'react'
import { useConfirmClose } from '@/forms/confirm-leave'
import { FormRoot } from '@/forms/form-root'
import { Button } from '@/ui/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle, sheetFormClass } from '@/ui/sheet'
import { EmployeeBenefits } from './employee-benefits'
import { EmployeeFields, type EmployeeFieldsProps } from './employee-fields'
import type { EmployeeFormContext } from './employee-form'
import { type EmployeeTab, EmployeeTabs } from './employee-tabs'
import type { EmployeeFormApi } from './use-employee-form'

export interface EmployeeFormPanelProps extends EmployeeFieldsProps {
  form: EmployeeFormApi
  title: string
  submitLabel: string
  groups: EmployeeFormContext['groups']
  /** Changes when the form begins anew, as after one of several employees. */
  round?: number
  /** Words for a save whose outcome is not known. */
  describeUnknown?: () => string
  /** Above the buttons, such as the add-another switch. */
  extra?: ReactNode
  onClose: () => void
}

/** Add and detail slide-out: tabs, save and cancel; asks before typed values are thrown away (EMP-04, EMP-10). */
export function EmployeeFormPanel(props: EmployeeFormPanelProps) {
  const { form, title, submitLabel, groups, round = 0, describeUnknown, extra, onClose, ...fields } = props
  const [tab, setTab] = useState<EmployeeTab>('personal')
  const { ask, dialog } = useConfirmClose(form)
  const requestClose = () => {
    // While it is being sent nothing closes it.
    if (!form.state.isSubmitting) ask(onClose)
  }
  return (
    <>
      <Sheet open onOpenChange={requestClose}>
        <SheetContent size="lg">
          <SheetHeader closeLabel={m.employees_close()}>
            <SheetTitle>{title}</SheetTitle>
          </SheetHeader>
          <FormRoot
            key={round}
            form={form}
            describeUnknown={describeUnknown}
            notice="placed"
            className={sheetFormClass}
            aria-label={title}
          >
            <SheetBody>
              <form.ConfirmLeave />
              <form.FormNotice />
              <EmployeeTabs
                selected={tab}
                onSelect={setTab}
                personal={<EmployeeFields {...fields} />}
                benefits={<EmployeeBenefits groups={groups} />}
              />
            </SheetBody>
            {/* In the order of the screen: what changes the press stands before it. */}
            <SheetFooter className="flex-row! justify-end">
              {extra !== undefined && <div className="mr-auto flex items-center">{extra}</div>}
              <Button variant="outline" onClick={requestClose}>
                {m.employees_cancel()}
              </Button>
              {/* Every error is on the first tab: it has to be in sight before the first one is pointed at. */}
              <span className="contents" onClickCapture={() => setTab('personal')}>
                <form.SubmitButton whenInvalid="disable" needsChange={fields.mode !== 'add'}>
                  {submitLabel}
                </form.SubmitButton>
              </span>
            </SheetFooter>
          </FormRoot>
        </SheetContent>
      </Sheet>
      {dialog}
    </>
  )
}
