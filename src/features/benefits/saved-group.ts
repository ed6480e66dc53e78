import type { BenefitGroup, BenefitType, CreateBenefitGroupRequest, FundsLoadingType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/api-error'
import { formatEuros, parseEuros } from '@/values/money'
import { type GroupContext, groupForm, initialValues } from './group-form'
import { amountLabel, loadingTypeName } from './group-texts'

/** Finds the group that matches a sent body among the current groups, after a save with an unknown outcome. */
export const findSavedAs = (
  groups: readonly BenefitGroup[],
  wanted: CreateBenefitGroupRequest,
  context: GroupContext,
): BenefitGroup | undefined =>
  groups.find((group) => {
    const saved = { ...context, group }
    return entriesOf(groupForm(saved).toBody(initialValues(saved))) === entriesOf(wanted)
  })

const entriesOf = (body: object) =>
  JSON.stringify(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .sort(),
  )

/** If a group exists already, this same submit may have created it (GRP-04). */
export const mayBeSaved = (error: ApiError): boolean =>
  error.outcomeUnknown || error.has('benefit_group_already_exists')

const TEXTS: Record<string, { label: (type: BenefitType) => string; text: (value: unknown) => string }> = {
  groupName: { label: () => m.benefits_name(), text: String },
  fundsLoadingType: {
    label: () => m.benefits_loading_type(),
    text: (value) => loadingTypeName(value as FundsLoadingType),
  },
  spendingLimit: {
    label: () => m.benefits_spending_limit(),
    text: (value) => (value === 'maximum' ? m.benefits_spending_maximum() : m.benefits_spending_custom()),
  },
  maxAmountPerPeriod: {
    label: amountLabel,
    text: (value) => {
      const amount = parseEuros(String(value))
      return amount.ok ? formatEuros(amount.value) : String(value)
    },
  },
  recurringTopupRequestEnabled: {
    label: () => m.benefits_recurring(),
    text: (value) => (value === true ? m.benefits_recurring_on() : m.benefits_recurring_off()),
  },
}

/** Describes a field of the group form and one of its values in words. */
export function describeGroupField(type: BenefitType, name: string, value: unknown): { label: string; text: string } {
  const texts = TEXTS[name]
  return texts ? { label: texts.label(type), text: texts.text(value) } : { label: name, text: String(value) }
}
