import { m } from '@generated/messages/messages.js'
import { type ReactNode, useState } from 'react'
import { EmployeeFields, type EmployeeFieldsProps } from '@/employees/employee-fields'
import type { EmployeeFormContext } from '@/employees/employee-form'
import { FormSheet, type FormSheetProps } from '@/forms/form-sheet'
import type { PlainDate } from '@/values/plain-date'
import { EmployeeBenefits } from './employee-benefits'
import { type EmployeeTab, EmployeeTabs } from './employee-tabs'
import { GivenBenefits } from './given-benefits'
import type { EmployeeFormApi } from './use-employee-form'

export interface EmployeeFormPanelProps
  extends EmployeeFieldsProps,
    Pick<
      FormSheetProps<PlainDate>,
      'title' | 'resetKey' | 'record' | 'question' | 'describeUnknown' | 'draft' | 'extra' | 'onClose' | 'returnFocusTo'
    > {
  form: EmployeeFormApi
  submitLabel: string
  groups: EmployeeFormContext['groups']
  /** What happened to an existing employee (WHY-01). */
  history?: ReactNode
}

/** Fields of error codes, for replies that do not name the field (EMP-13). */
const FIELD_OF_CODE = {
  employee_number_already_exists: 'employeeNumber',
  personal_id_already_exists: 'personalId',
  invalid_personal_id: 'personalId',
  end_of_benefit_before_pending_load: 'endOfBenefit',
}

/** Form of the add and edit panels: tabs, save and cancel (EMP-04). */
export function EmployeeFormPanel(props: EmployeeFormPanelProps) {
  const {
    form,
    title,
    submitLabel,
    groups,
    resetKey,
    record,
    question,
    describeUnknown,
    draft,
    history,
    extra,
    onClose,
    returnFocusTo,
    ...fields
  } = props
  const [tab, setTab] = useState<EmployeeTab>('personal')
  return (
    <FormSheet
      size="lg"
      form={form}
      title={title}
      resetKey={resetKey}
      record={record}
      question={question}
      describeUnknown={describeUnknown}
      draft={draft}
      codes={FIELD_OF_CODE}
      extra={extra}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      aboveFooter={
        groups.length > 0 && <GivenBenefits showsAll={fields.mode === 'add'} onChange={() => setTab('benefits')} />
      }
      submit={
        // Only the first tab can have errors, so show it before the first invalid field is focused.
        <span className="contents" onClickCapture={() => setTab('personal')}>
          <form.SubmitButton
            whenInvalid="disable"
            needsChange
            unchangedReason={fields.mode === 'add' ? m.employees_add_nothing() : undefined}
          >
            {submitLabel}
          </form.SubmitButton>
        </span>
      }
    >
      <form.ConfirmLeave />
      <form.FormNotice />
      <EmployeeTabs
        selected={tab}
        onSelect={setTab}
        personal={<EmployeeFields {...fields} />}
        benefits={<EmployeeBenefits groups={groups} />}
        history={history}
      />
    </FormSheet>
  )
}
