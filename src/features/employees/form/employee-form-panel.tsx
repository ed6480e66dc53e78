import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { EmployeeFields, type EmployeeFieldsProps } from '@/employment/employee-fields'
import { type addForm, EMPTY_EMPLOYEE, type EmployeeValues } from '@/employment/employee-form'
import { useAppForm, useTypedAppFormContext } from '@/forms/app-form'
import { FormSheet, type FormSheetProps } from '@/forms/form-sheet'
import { type Press, pressOf } from '@/forms/submit/press'
import { linkVariants } from '@/ui/navigation/link-variants'
import { Tabs } from '@/ui/navigation/tabs'
import { cents, formatEuros } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'
import { benefitsQuery } from '../queries'
import type { useEmployeeContext } from './saved-employee'

export const useEmployeeForm = (
  rules: Pick<ReturnType<typeof addForm>, 'options'>,
  defaultValues: EmployeeValues,
  onSubmit: (values: EmployeeValues, press: Press) => Promise<void>,
) =>
  useAppForm({
    ...rules.options,
    defaultValues,
    onSubmitMeta: pressOf(),
    onSubmit: ({ value, meta }) => onSubmit(value, meta),
  })

type EmployeeFormApi = ReturnType<typeof useEmployeeForm>

const inDisplayOrder = (groups: readonly BenefitGroup[]) =>
  BENEFIT_ORDER.flatMap((type) =>
    groups.filter(({ benefitType }) => benefitType === type).map((group) => ({ type, group })),
  )

/** Describes a group: its name, and the maximum amount per period, or per day for lunch. */
export function groupText({ groupName, benefitType, maxAmountPerPeriod }: BenefitGroup): string {
  const amount = formatEuros(cents(maxAmountPerPeriod))
  // A group named like its benefit: repeating the name would say nothing.
  if (groupName === benefitName(benefitType)) {
    return benefitType === 'lunch' ? m.employees_group_lunch_amount({ amount }) : m.employees_group_amount({ amount })
  }
  return benefitType === 'lunch'
    ? m.employees_group_lunch({ group: groupName, amount })
    : m.employees_group({ group: groupName, amount })
}

/** GRP-12: a benefit on hold can be assigned but not loaded. */
const hintOf = (group: BenefitGroup, isOnHold: boolean): string =>
  isOnHold ? `${groupText(group)}. ${m.benefits_on_hold_title()}.` : groupText(group)

/** Tab with the employee's groups, one per benefit (EMP-14, GRP-04). */
function EmployeeBenefits({ groups }: { groups: readonly BenefitGroup[] }) {
  const { data: company } = useSuspenseQuery(benefitsQuery())
  const isOnHold = (type: BenefitGroup['benefitType']) =>
    company.benefits.some((benefit) => benefit.type === type && benefit.status === 'Onhold')
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  if (groups.length === 0) return <p className="text-muted-foreground">{m.employees_no_groups()}</p>
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 text-sm font-medium">{m.employees_benefits_legend()}</legend>
      {inDisplayOrder(groups).map(({ type, group }) => (
        <form.AppField key={group.groupId} name={`benefits.${type}`}>
          {(field) => <field.CheckboxField label={<BenefitLabel type={type} />} hint={hintOf(group, isOnHold(type))} />}
        </form.AppField>
      ))}
    </fieldset>
  )
}

type SheetProps = Omit<FormSheetProps<PlainDate>, 'form' | 'size' | 'codes' | 'aboveFooter' | 'submit' | 'children'>

interface EmployeeFormPanelProps extends Omit<EmployeeFieldsProps, 'today' | 'fundsPeriodDays'>, SheetProps {
  form: EmployeeFormApi
  context: ReturnType<typeof useEmployeeContext>
  submitLabel: string
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
  const { form, context, submitLabel, history, mode, initial, onHoldWaits, ...sheet } = props
  const { groups, today, fundsPeriodDays } = context
  const [tab, setTab] = useState<EmployeeTab>('personal')
  return (
    <FormSheet
      {...sheet}
      size="lg"
      form={form}
      codes={FIELD_OF_CODE}
      aboveFooter={groups.length > 0 && <GivenBenefits showsAll={mode === 'add'} onChange={() => setTab('benefits')} />}
      submit={
        // Only the first tab can have errors, so show it before the first invalid field is focused.
        <span className="contents" onClickCapture={() => setTab('personal')}>
          <form.SubmitButton
            whenInvalid="disable"
            needsChange
            unchangedReason={mode === 'add' ? m.employees_add_nothing() : undefined}
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
        personal={<EmployeeFields {...{ mode, today, initial, fundsPeriodDays, onHoldWaits }} />}
        benefits={<EmployeeBenefits groups={groups} />}
        history={history}
      />
    </FormSheet>
  )
}

/** The checkboxes are on the other tab, so an employee without benefits could go unnoticed. */
function GivenBenefits({ showsAll, onChange }: { showsAll: boolean; onChange: () => void }) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const given = useStore(form.store, ({ values }) => BENEFIT_ORDER.filter((type) => values.benefits[type]))
  const isNone = given.length === 0
  const isShown = isNone || showsAll
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 px-4 text-sm sm:px-6',
        isShown && 'border-t border-border py-2 max-sm:py-1',
      )}
    >
      {/* Only text: screen readers announce the whole live region on each change. */}
      <p role="status" className="flex items-center gap-2">
        {isNone && (
          <>
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-attention" />
            <strong className="font-medium">{m.employees_given_none()}</strong>
          </>
        )}
        {!isNone && showsAll && m.employees_given({ benefits: given.map(benefitName).join(', ') })}
      </p>
      {isShown && (
        <button type="button" className={linkVariants()} onClick={onChange}>
          {m.employees_given_change()}
        </button>
      )}
    </div>
  )
}

export type EmployeeTab = 'personal' | 'benefits' | 'history'

interface EmployeeTabsProps {
  selected: EmployeeTab
  onSelect: (tab: EmployeeTab) => void
  personal: ReactNode
  benefits: ReactNode
  /** What happened to an existing employee (WHY-01); loaded when its tab opens. */
  history?: ReactNode
}

/** Tabs of both panels (EMP-04). Hidden panels stay mounted, so that their fields keep their state. */
export function EmployeeTabs({ selected, onSelect, personal, benefits, history }: EmployeeTabsProps) {
  return (
    <Tabs
      label={m.employees_tabs()}
      value={selected}
      onValueChange={onSelect}
      tabs={[
        { value: 'personal', label: m.employees_tab_personal(), content: personal, keepMounted: true },
        { value: 'benefits', label: m.employees_tab_benefits(), content: benefits, keepMounted: true },
        ...(history === undefined ? [] : [{ value: 'history' as const, label: m.why_tab(), content: history }]),
      ]}
    />
  )
}
