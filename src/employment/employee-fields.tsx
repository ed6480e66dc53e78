import { checkPersonalId } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { useTypedAppFormContext } from '@/forms/app-form'
import { emailCheck } from '@/forms/fields/field-checks'
import { useFormRoot } from '@/forms/form-contexts'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { formatDate, isBefore, type PlainDate } from '@/values/dates/plain-date'
import { normalisePersonalId } from '@/values/identifiers/personal-id'
import { dayOf, EMPTY_EMPLOYEE, type EmployeeValues, withCurrentType } from './employee-form'
import {
  enabledFields,
  endOfFundsOf,
  type FormMode,
  focusesPercentage,
  offeredTypes,
  percentageFor,
  startsFarAhead,
  type TypeChoice,
  typeName,
} from './employment-rules'

export interface EmployeeFieldsProps {
  mode: FormMode
  today: PlainDate
  initial: EmployeeValues
  /** EMP-08: days from the end of benefit to the end of funds. Without it there is no end of benefit yet (CRD-07). */
  fundsPeriodDays?: number
  /** EMP-06: direct loads are pending, so on hold cannot be selected yet. */
  onHoldWaits?: boolean
}

/** The personal data tab (EMP-15) of the add and edit forms. */
export function EmployeeFields({ mode, today, initial, fundsPeriodDays, onHoldWaits }: EmployeeFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const { id: rootId } = useFormRoot()
  const enabled = enabledFields(useStore(form.store, ({ values }) => withCurrentType(today, values).employeeType))
  const start = dayOf(useStore(form.store, (state) => state.values.startOfBenefit))
  const endText = useStore(form.store, (state) => state.values.endOfBenefit)
  const end = dayOf(endText)
  const email = useAsyncCheck(emailCheck(() => initial.emailAddress))
  // A listener gets only the new value. These are the values before it.
  const typeBefore = useStore(form.store, (state) => state.values.employeeType)
  // An incomplete date changes nothing: the last complete date, or an empty field, stays in force.
  const hasEnd = end !== null
  const [hadEnd, setHadEnd] = useState(hasEnd)
  if (hadEnd !== hasEnd && (hasEnd || endText.trim() === '')) setHadEnd(hasEnd)

  /** EMP-05 */
  const typeChanged = (type: TypeChoice) => {
    const { employeePercentage: before } = form.state.values
    const percentage = percentageFor(type, typeBefore, before, mode)
    if (percentage !== before) form.setFieldValue('employeePercentage', percentage, { dontRunListeners: true })
    if (!focusesPercentage(type, mode)) return
    // Wait for the render that enables the field.
    requestAnimationFrame(() => document.getElementById(`${rootId}-employeePercentage`)?.focus())
  }
  /** EMP-07 */
  const endChanged = (text: string) => {
    if (text.trim() !== '' || !hadEnd) return
    for (const field of ['employeeType', 'employeePercentage', 'daysForLunari'] as const) {
      if (form.state.values[field] !== '') form.setFieldValue(field, '', { dontRunListeners: true })
    }
  }

  return (
    <div className="space-y-6">
      <div className="field-grid mb-2 gap-x-4 sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextField label={m.employees_field_first_name()} autofocus autoComplete="off" />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.TextField label={m.employees_field_last_name()} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="emailAddress" validators={email.validators}>
          {(field) => (
            <field.EmailField
              label={m.employees_field_email()}
              check={email}
              autoComplete="off"
              className="sm:col-span-2"
            />
          )}
        </form.AppField>
        <form.AppField name="personalId">
          {(field) => (
            <field.TextField
              label={m.employees_field_personal_id()}
              hint={mode === 'edit' ? m.employees_personal_id_fixed() : m.employees_personal_id_hint()}
              readOnly={mode === 'edit'}
              autoComplete="off"
              spellCheck={false}
              normalize={normalisePersonalId}
            />
          )}
        </form.AppField>
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.PhoneField
              label={m.employees_field_phone()}
              hint={m.employees_phone_hint()}
              optional
              autoComplete="off"
            />
          )}
        </form.AppField>
      </div>

      <form.AppField name="employeeType" listeners={{ onChange: ({ value }) => typeChanged(value) }}>
        {(field) =>
          enabled.employeeType ? (
            <field.RadioField
              label={m.employees_field_type()}
              options={offeredTypes(mode).map((value) => ({
                value,
                label: typeName(value),
                hint: value === 'Onhold' ? m.employees_type_on_hold_hint() : undefined,
                disabledReason: value === 'Onhold' && onHoldWaits ? m.employees_error_on_hold_pending() : undefined,
              }))}
            />
          ) : (
            <div data-slot="field">
              <p className="text-sm font-medium">{m.employees_field_type()}</p>
              <p className="mt-1">{typeName('Dropped')}</p>
              <p className="text-sm text-muted-foreground">{m.employees_type_dropped_hint()}</p>
            </div>
          )
        }
      </form.AppField>

      <div className="field-grid gap-x-4 sm:grid-cols-2">
        <form.AppField name="employeePercentage">
          {(field) => (
            <field.TextField
              label={m.employees_field_percentage()}
              hint={enabled.employeePercentage ? undefined : m.employees_percentage_fixed()}
              readOnly={!enabled.employeePercentage}
              inputMode="decimal"
              endMark="%"
              numeric
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="daysForLunari">
          {(field) => (
            <field.NumberField
              label={m.employees_field_lunch_days()}
              hint={enabled.daysForLunari ? m.employees_lunch_days_hint() : m.employees_lunch_days_fixed()}
              optional
              readOnly={!enabled.daysForLunari}
            />
          )}
        </form.AppField>
        <form.AppField name="employeeNumber">
          {(field) => <field.TextField label={m.employees_field_number()} optional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="costCenterNumber">
          {(field) => <field.TextField label={m.employees_field_cost_center()} optional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="startOfBenefit">
          {(field) => (
            <field.DateField
              label={m.employees_field_start()}
              hint={startsFarAhead(start, today) ? m.employees_start_far() : undefined}
            />
          )}
        </form.AppField>
        {fundsPeriodDays !== undefined && (
          <form.AppField name="endOfBenefit" listeners={{ onChange: ({ value }) => endChanged(value) }}>
            {(field) => (
              <field.DateField
                label={m.employees_field_end()}
                hint={
                  end === null || isBefore(end, today)
                    ? undefined
                    : m.employees_end_hint({ date: formatDate(endOfFundsOf(end, fundsPeriodDays)) })
                }
                optional
                min={today}
              />
            )}
          </form.AppField>
        )}
      </div>
    </div>
  )
}

/** EMP-11, EMP-13: checks that the personal id is free; a failed check is a toast. @throws ApiError or FormRefusal */
export async function askWhetherFree(personalId: string): Promise<void> {
  try {
    await checkPersonalId({ personalId })
  } catch (error) {
    if (!isApiError(error) || error.items.some(({ fieldName }) => fieldName === 'personalId')) throw error
    if (!isOfEndedSession(error)) notify({ level: 'error', text: () => m.employees_personal_id_check_failed() })
    throw new FormRefusal()
  }
}
