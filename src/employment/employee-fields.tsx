import { checkPersonalId } from '@generated/api/employees/employees'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useLayoutEffect, useRef } from 'react'
import { isApiError } from '@/api/api-error'
import { useTypedAppFormContext } from '@/forms/app-form'
import { emailCheck } from '@/forms/fields/field-checks'
import { useFormRoot } from '@/forms/form-contexts'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { isOfEndedSession } from '@/session/ended-session'
import { normalisePersonalId } from '@/values/personal-id'
import { formatDate, isBefore, type PlainDate, parseDate } from '@/values/plain-date'
import { dayOf, EMPTY_EMPLOYEE, type EmployeeValues } from './employee-form'
import {
  type Employment,
  enabledFields,
  endOfFundsOf,
  type FormMode,
  focusesPercentage,
  offeredTypes,
  startsFarAhead,
  type TypeChoice,
  typeName,
  withEndOfBenefit,
  withType,
} from './employment-rules'

const FOLLOWERS = ['employeeType', 'employeePercentage', 'daysForLunari'] as const

const employmentOf = (values: EmployeeValues): Employment => ({
  employeeType: values.employeeType,
  employeePercentage: values.employeePercentage,
  daysForLunari: values.daysForLunari,
  endOfBenefit: dayOf(values.endOfBenefit),
})

/** Incomplete while the date is being typed. */
function isIncomplete(text: string): boolean {
  const parsed = parseDate(text)
  return !parsed.ok && parsed.reason !== 'blank'
}

/** EMP-05, EMP-07: the dependent fields. A listener gets only the new value, so the last ones are stored here. */
function useEmployment({ mode, today, initial }: EmployeeFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const type = useStore(form.store, (state) => state.values.employeeType)
  const end = useStore(form.store, (state) => state.values.endOfBenefit)
  const last = useRef(employmentOf(initial))
  useLayoutEffect(() => {
    // A restored draft sets values without listeners. They count as the last values too.
    last.current.employeeType = type
    if (!isIncomplete(end)) last.current.endOfBenefit = dayOf(end)
  }, [type, end])
  const beforeDrop = useRef<Employment | undefined>(undefined)

  const apply = (next: Employment) => {
    const typed = employmentOf(form.state.values)
    for (const field of FOLLOWERS) {
      if (next[field] !== typed[field]) form.setFieldValue(field, next[field], { dontRunListeners: true })
    }
  }

  return {
    typeChanged: (employeeType: TypeChoice) => {
      const before = { ...employmentOf(form.state.values), employeeType: last.current.employeeType }
      apply(withType(employeeType, before, mode))
    },
    endChanged: (text: string) => {
      if (isIncomplete(text)) return
      const before = { ...employmentOf(form.state.values), endOfBenefit: last.current.endOfBenefit }
      if (before.employeeType !== 'Dropped') beforeDrop.current = before
      apply(withEndOfBenefit(dayOf(text), before, today, beforeDrop.current))
    },
  }
}

export interface EmployeeFieldsProps {
  mode: FormMode
  today: PlainDate
  initial: EmployeeValues
  /** EMP-08: days from the end of benefit to the end of funds. */
  fundsPeriodDays: number
  /** EMP-06: direct loads are pending, so on hold cannot be selected yet. */
  onHoldWaits: boolean
  /** False while a card is only being ordered: there is no end of benefit yet (CRD-07). */
  hasEnd?: boolean
}

/** The personal data tab (EMP-15) of the add and edit forms. */
export function EmployeeFields(props: EmployeeFieldsProps) {
  const { mode, today, initial, fundsPeriodDays, onHoldWaits, hasEnd = true } = props
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  const { id: rootId } = useFormRoot()
  const type = useStore(form.store, (state) => state.values.employeeType)
  const start = dayOf(useStore(form.store, (state) => state.values.startOfBenefit))
  const end = dayOf(useStore(form.store, (state) => state.values.endOfBenefit))
  const enabled = enabledFields(type)
  const email = useAsyncCheck(emailCheck(() => initial.emailAddress))
  const employment = useEmployment(props)
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

      <form.AppField
        name="employeeType"
        listeners={{
          onChange: ({ value }) => {
            employment.typeChanged(value)
            if (focusesPercentage(value, mode)) focusSoon(`${rootId}-employeePercentage`)
          },
        }}
      >
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
        {hasEnd && (
          <form.AppField name="endOfBenefit" listeners={{ onChange: ({ value }) => employment.endChanged(value) }}>
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

function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
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
