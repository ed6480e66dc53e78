import { CreateBenefitGroupBody } from '@generated/api/benefits/benefits.zod'
import type {
  BenefitGroup,
  BenefitGroupLimits,
  BenefitType,
  CreateBenefitGroupRequest,
  FundsLoadingType,
} from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { hashKey } from '@tanstack/react-query'
import type { ApiError } from '@/api/replies/api-error'
import { amountFault, rangeError } from '@/domain/amount-range'
import { bodyForm } from '@/forms/body-form'
import { choice, euros } from '@/forms/fields/parsers'
import { cents, formatEuroInput, formatEuros, parseEuros } from '@/values/numbers/money'
import { amountRange, type GroupFlags, groupFields, type LoadingChoice } from './group-rules'
import { amountLabel, loadingTypeName, supportedLoadingType } from './group-texts'

export interface GroupContext {
  type: BenefitType
  group: BenefitGroup | undefined
  limits: BenefitGroupLimits
  year: number
  flags: GroupFlags
}

/** Form values of a group as typed; '' means no selection. */
export const NEW_GROUP = {
  groupName: '',
  fundsLoadingType: '' as LoadingChoice,
  spendingLimit: '' as 'maximum' | 'custom' | '',
  /** Euro text, also for an amount selected from the list. */
  maxAmountPerPeriod: '',
  recurringTopupRequestEnabled: false,
}
export type GroupValues = typeof NEW_GROUP

/** Initial values. A group that follows the yearly maximum shows this year's maximum (GRP-08). */
export function initialValues({ type, group, limits }: Pick<GroupContext, 'type' | 'group' | 'limits'>): GroupValues {
  if (!group) return NEW_GROUP
  const isMaximum = type === 'lunch' && group.isMaximumSpendingLimit === true
  return {
    groupName: group.groupName,
    fundsLoadingType: supportedLoadingType(group.fundsLoadingType),
    spendingLimit: isMaximum ? 'maximum' : 'custom',
    maxAmountPerPeriod: formatEuroInput(cents(isMaximum ? limits.maxAmount : group.maxAmountPerPeriod)),
    recurringTopupRequestEnabled: group.recurringTopupRequestEnabled,
  }
}

/** The effective loading type: if its field is hidden, the saved one, or direct load for a new group. */
export function loadingTypeOf({ fundsLoadingType }: Pick<GroupValues, 'fundsLoadingType'>, context: GroupContext) {
  const { flags, group } = context
  return flags.enableLoadingType
    ? fundsLoadingType
    : group
      ? supportedLoadingType(group.fundsLoadingType)
      : 'direct_load'
}

/** Undefined without a selection, so that the contract rejects it as missing. */
const isMaximum = (limit: GroupValues['spendingLimit']) => (limit === '' ? undefined : limit === 'maximum') as boolean

/** Form of createBenefitGroup; updateBenefitGroup takes the same body plus the group's id. */
export function groupForm(context: GroupContext) {
  const { type, limits, year, flags } = context
  const fields = groupFields(type, limits, flags)
  const rangeOf = (values: GroupValues) => amountRange(type, loadingTypeOf(values, context), limits)
  return bodyForm({
    schema: CreateBenefitGroupBody,
    fields: { isMaximumSpendingLimit: 'spendingLimit' },
    messages: {
      groupName: { required: () => m.benefits_error_name() },
      fundsLoadingType: { required: () => m.benefits_error_loading_type() },
      spendingLimit: { required: () => m.benefits_error_spending_limit() },
      maxAmountPerPeriod: {
        required: () => (fields.amount === 'chosen' ? m.benefits_error_choose_amount() : m.benefits_error_amount()),
        money: () => m.benefits_error_amount(),
        // The contract's limits are wider than the limits of the individual benefits.
        tooSmall: rangeError('below', amountRange(type, '', limits), year),
        tooBig: rangeError('above', amountRange(type, '', limits), year),
      },
    },
    toBody: (values: GroupValues) => {
      const body = {
        groupName: values.groupName,
        maxAmountPerPeriod: euros(values.maxAmountPerPeriod),
        fundsLoadingType: choice(loadingTypeOf(values, context)),
        // If omitted, updateBenefitGroup keeps the saved value; a new group gets false.
        ...(fields.recurring && { recurringTopupRequestEnabled: values.recurringTopupRequestEnabled }),
      }
      if (type !== 'lunch') return { ...body, benefitType: type }
      return { ...body, benefitType: type, isMaximumSpendingLimit: isMaximum(values.spendingLimit) }
    },
    check: (values) => {
      const amount = parseEuros(values.maxAmountPerPeriod)
      const range = rangeOf(values)
      const fault = amount.ok ? amountFault(amount.value, range) : undefined
      return { maxAmountPerPeriod: fault && rangeError(fault, range, year) }
    },
  })
}

/** Finds the group that matches a sent body among the current groups, after a save with an unknown outcome. */
export const findSavedAs = (
  groups: readonly BenefitGroup[],
  wanted: CreateBenefitGroupRequest,
  context: GroupContext,
): BenefitGroup | undefined =>
  groups.find((group) => {
    const saved = { ...context, group }
    return hashKey([groupForm(saved).toBody(initialValues(saved))]) === hashKey([wanted])
  })

/** If a group exists already, this same submit may have created it (GRP-04). */
export const mayBeSaved = (error: ApiError): boolean =>
  error.outcomeUnknown || error.has('benefit_group_already_exists')

/** Label and text of a field that others have saved meanwhile. */
export function describeGroupField(type: BenefitType, name: string, value: unknown): { label: string; text: string } {
  const text = String(value)
  switch (name) {
    case 'fundsLoadingType':
      return { label: m.benefits_loading_type(), text: loadingTypeName(value as FundsLoadingType) }
    case 'spendingLimit':
      return {
        label: m.benefits_spending_limit(),
        text: value === 'maximum' ? m.benefits_spending_maximum() : m.benefits_spending_custom(),
      }
    case 'maxAmountPerPeriod': {
      const amount = parseEuros(text)
      return { label: amountLabel(type), text: amount.ok ? formatEuros(amount.value) : text }
    }
    case 'recurringTopupRequestEnabled':
      return {
        label: m.benefits_recurring(),
        text: value === true ? m.benefits_recurring_on() : m.benefits_recurring_off(),
      }
    case 'groupName':
      return { label: m.benefits_name(), text }
    default:
      return { label: name, text }
  }
}
