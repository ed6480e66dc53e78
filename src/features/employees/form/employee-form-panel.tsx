import { m } from '@generated/messages/messages.js'
import { type ReactNode, useState } from 'react'
import { EmployeeFields, type EmployeeFieldsProps } from '@/employees/employee-fields'
import type { EmployeeFormContext } from '@/employees/employee-form'
import { useConfirmClose } from '@/forms/draft/confirm-leave'
import { FormRoot, type FormRootProps } from '@/forms/form-root'
import { Button } from '@/ui/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle, sheetFormClass } from '@/ui/sheet'
import { EmployeeBenefits } from './employee-benefits'
import { type EmployeeTab, EmployeeTabs } from './employee-tabs'
import { GivenBenefits } from './given-benefits'
import type { EmployeeFormApi } from './use-employee-form'

export interface EmployeeFormPanelProps
  extends EmployeeFieldsProps,
    Pick<FormRootProps, 'record' | 'describeUnknown' | 'draft'> {
  form: EmployeeFormApi
  title: string
  submitLabel: string
  groups: EmployeeFormContext['groups']
  /** Changes when the form begins anew, as after one of several employees. */
  resetKey?: number
  /** What happened to an employee who is known already (WHY-01). */
  history?: ReactNode
  /** Above the buttons, such as the add-another switch. */
  extra?: ReactNode
  onClose: () => void
  returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** What is about one field, also when the server does not name it (EMP-13). */
const FIELD_OF_CODE = {
  employee_number_already_exists: 'employeeNumber',
  personal_id_already_exists: 'personalId',
  invalid_personal_id: 'personalId',
  end_of_benefit_before_pending_load: 'endOfBenefit',
}

/** Add and detail slide-out: tabs, save and cancel; asks before typed values are thrown away (EMP-04, EMP-10). */
export function EmployeeFormPanel(props: EmployeeFormPanelProps) {
  const {
    form,
    title,
    submitLabel,
    groups,
    resetKey = 0,
    record,
    describeUnknown,
    draft,
    history,
    extra,
    onClose,
    returnFocusTo,
    ...fields
  } = props
  const [tab, setTab] = useState<EmployeeTab>('personal')
  const { ask, dialog } = useConfirmClose(form)
  const requestClose = () => {
    // While it is being sent nothing closes it.
    if (!form.state.isSubmitting) ask(onClose)
  }
  return (
    <>
      <Sheet open onOpenChange={requestClose}>
        <SheetContent size="lg" returnFocusTo={returnFocusTo}>
          <SheetHeader closeLabel={m.employees_close()}>
            <SheetTitle>{title}</SheetTitle>
          </SheetHeader>
          <FormRoot
            key={resetKey}
            form={form}
            record={record}
            describeUnknown={describeUnknown}
            draft={draft}
            codes={FIELD_OF_CODE}
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
                history={history}
              />
            </SheetBody>
            {groups.length > 0 && (
              <GivenBenefits showsAll={fields.mode === 'add'} onChange={() => setTab('benefits')} />
            )}
            {/* In the order of the screen: what changes the press stands before it. */}
            <SheetFooter className="flex-row! justify-end">
              {extra !== undefined && <div className="mr-auto flex items-center max-sm:w-full">{extra}</div>}
              <Button variant="outline" onClick={requestClose}>
                {m.employees_cancel()}
              </Button>
              {/* Every error is on the first tab: it has to be in sight before the first one is pointed at. */}
              <span className="contents" onClickCapture={() => setTab('personal')}>
                <form.SubmitButton
                  whenInvalid="disable"
                  needsChange
                  unchangedReason={fields.mode === 'add' ? m.employees_add_nothing() : undefined}
                >
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
