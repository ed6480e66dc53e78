import type { BenefitType, EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { isKeyOf } from '@/values/collections/look-up'
import type { EmployeeValues } from './employee-form'
import { typeName } from './employment-rules'

const LABELS: Record<Exclude<keyof EmployeeValues, 'benefits'>, () => string> = {
  firstName: () => m.employees_field_first_name(),
  lastName: () => m.employees_field_last_name(),
  emailAddress: () => m.employees_field_email(),
  personalId: () => m.employees_field_personal_id(),
  phoneNumber: () => m.employees_field_phone(),
  employeeType: () => m.employees_field_type(),
  employeePercentage: () => m.employees_field_percentage(),
  daysForLunari: () => m.employees_field_lunch_days(),
  employeeNumber: () => m.employees_field_number(),
  costCenterNumber: () => m.employees_field_cost_center(),
  startOfBenefit: () => m.employees_field_start(),
  endOfBenefit: () => m.employees_field_end(),
}

/** All fields but the benefits, in the order of the form. */
export const PERSONAL_FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[]

export const fieldLabel = (name: keyof typeof LABELS): string => LABELS[name]()

export function describeField(name: string, value: unknown): { label: string; text: string } {
  if (!isKeyOf(LABELS, name)) {
    // The cast is safe: benefits are the only nested fields.
    const type = name.replace('benefits.', '') as BenefitType
    return { label: benefitName(type), text: value === true ? m.employees_holds() : m.employees_holds_not() }
  }
  const text = String(value)
  return {
    label: fieldLabel(name),
    text: name === 'employeeType' && text !== '' ? typeName(text as EmployeeType) : text,
  }
}
