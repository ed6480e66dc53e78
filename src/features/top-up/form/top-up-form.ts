import type { BenefitType, CompanyAccounts, CreateTopUpRequest } from '@generated/api/model'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import { LARGEST_TOP_UP, SMALLEST_TOP_UP } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import * as z from 'zod/mini'
import { addCosts, costsOfEach, type LoadCosts } from '@/domain/top-ups/costs'
import { bodyForm } from '@/forms/body-form'
import type { FieldError } from '@/forms/errors/field-error'
import { dateWithin } from '@/forms/fields/field-rules'
import { choice, euros, optionalDate } from '@/forms/fields/parsers'
import { isEinvoiceAddress, normaliseEinvoiceAddress } from '@/values/einvoice'
import { type Cents, cents, formatEuroRange, formatEuros, parseEuros } from '@/values/money'
import { type PlainDate, parseDate } from '@/values/plain-date'
import type { AmountGroup, AmountKind } from './own-amounts'
import type { DateBounds } from './schedule-dates'
import { INVOICE_LIMITS, isInvoiceTotal, type TopUpPaymentMethod } from './top-up-costs'

/** The form of a load as it is typed; the employees are chosen beside it. '' means that nothing is chosen. */
export interface TopUpValues {
  benefit: BenefitType | ''
  scheduleType: 'direct' | 'date'
  scheduleDate: string
  amountKind: AmountKind
  /** Of each, where all get the same. */
  amount: string
  paymentMethod: TopUpPaymentMethod | ''
  eInvoiceAddress: string
  operator: string
  /** TOP-03: the switch. */
  showOnHold: boolean
}

/** What the rules need besides the values: the features of the company, and what the employees' choice and reads say. */
export interface TopUpFacts {
  /** TOP-13 */
  canInvoice: boolean
  bounds: DateBounds
  balance: Cents
  /** Undefined while the settings are not read. */
  vatPercentage: number | undefined
  /** Undefined while the employees of the benefit are not read. */
  feePercentage: number | undefined
  count: number
  /** TOP-04 */
  lowest: Cents | undefined
  /** Where each gets an amount of their own: one load for each amount. */
  groups?: readonly AmountGroup[] | undefined
}

/** Body paths whose field has another name. */
export const TOP_UP_FIELDS = { benefitType: 'benefit', scheduledOn: 'scheduleDate' }

export const NEW_TOP_UP: TopUpValues = {
  benefit: '',
  scheduleType: 'direct',
  scheduleDate: '',
  amountKind: 'same',
  amount: '',
  paymentMethod: 'deduction',
  eInvoiceAddress: '',
  operator: '',
  showOnHold: false,
}

/** The values that a new load begins with: the only benefit there is, and the company's e-invoice address (TOP-10). */
export const initialValues = (benefits: readonly BenefitType[], accounts: CompanyAccounts): TopUpValues => ({
  ...NEW_TOP_UP,
  benefit: benefits.length > 1 ? '' : (benefits[0] ?? ''),
  eInvoiceAddress: accounts.eInvoiceAddress ?? '',
  operator: accounts.operator ?? '',
})

/** The day that the employees are asked about; undefined for a direct load and while the day cannot be used. */
export function scheduledOnOf(
  { scheduleType, scheduleDate }: Pick<TopUpValues, 'scheduleType' | 'scheduleDate'>,
  bounds: DateBounds,
): PlainDate | undefined {
  const day = parseDate(scheduleDate)
  if (scheduleType !== 'date' || !day.ok) return undefined
  return day.value < bounds.min || day.value > bounds.max ? undefined : day.value
}

/** Euro text as cents; undefined for what is no amount yet. */
export function amountOf(text: string): Cents | undefined {
  const read = parseEuros(text)
  return read.ok ? read.value : undefined
}

/** TOP-04: lunch is limited by the month, the others by the year. */
export function limitText(benefit: BenefitType | '', lowest: Cents): FieldError {
  const max = formatEuros(lowest)
  return benefit === 'lunch'
    ? () => m.top_up_error_amount_limit_month({ max })
    : () => m.top_up_error_amount_limit({ max })
}

/** TOP-06: the payment is over the balance, and by how much. */
export const balanceText = (missing: Cents): string => m.top_up_error_balance({ missing: formatEuros(missing) })

function amountError({ amount, benefit, paymentMethod }: TopUpValues, facts: TopUpFacts): FieldError | undefined {
  const value = amountOf(amount)
  if (!facts.groups) {
    if (value === undefined) return undefined
    // Nobody chosen, no limit.
    const { lowest = value } = facts
    if (value > lowest) return limitText(benefit, lowest)
  }
  const missing = missingBalance(value, facts)
  if (paymentMethod === 'deduction' && missing > 0) return () => balanceText(missing)
  if (paymentMethod !== 'einvoice' || facts.count === 0) return undefined
  if (costsOfLoads(value, facts).every(({ total }) => isInvoiceTotal(total))) return undefined
  const { min, max } = INVOICE_LIMITS
  return () => m.top_up_error_invoice_total({ range: formatEuroRange(min, max) })
}

/** What each load costs: one of an amount for those chosen, or one for each group. None while it is not known. */
function costsOfLoads(
  amount: Cents | undefined,
  { count, groups, feePercentage, vatPercentage }: TopUpFacts,
): LoadCosts[] {
  if (feePercentage === undefined || vatPercentage === undefined) return []
  const rates = { feePercentage, vatPercentage }
  if (groups) return groups.map((group) => costsOfEach(group.amount, group.ids.length, rates))
  return amount === undefined || amount < 0 ? [] : [costsOfEach(amount, count, rates)]
}

/** What is loaded and paid together; undefined while the fee or the amount is not known. */
export function costsOf(amount: Cents | undefined, facts: TopUpFacts): LoadCosts | undefined {
  const loads = costsOfLoads(amount, facts)
  return loads.length === 0 ? undefined : addCosts(loads)
}

/** TOP-06: what is missing from the balance for a deduction, 0 when it is enough. */
export function missingBalance(amount: Cents | undefined, facts: TopUpFacts): Cents {
  const costs = costsOf(amount, facts)
  return cents(costs ? Math.max(0, costs.total - facts.balance) : 0)
}

function addressError(typed: string): FieldError | undefined {
  return isEinvoiceAddress(normaliseEinvoiceAddress(typed)) ? undefined : () => m.top_up_error_einvoice_format()
}

/** The amount as the wire has it: cents as text (TOP-10). What cannot be read goes on to the schema, which refuses it. */
function wireAmount(typed: string): string {
  const value: unknown = euros(typed)
  return (typeof value === 'number' ? String(value) : value) as string
}

const [InvoicedTopUp, DeductedTopUp] = CreateTopUpBody.def.options
/** The body but for the employees, who are chosen beside the form. */
const BodyOfForm = z.discriminatedUnion('paymentMethod', [
  z.omit(InvoicedTopUp, { beneficiariesIds: true }),
  z.omit(DeductedTopUp, { beneficiariesIds: true }),
])
export type BodyOfTopUpForm = z.output<typeof BodyOfForm>

/** Joins the form to createTopUp; the employees' ids join its body when it is sent. Without facts only what is typed is judged. */
export function topUpForm(facts: TopUpFacts | undefined) {
  const tooSmall: FieldError = () => m.top_up_error_amount_small({ min: formatEuros(cents(SMALLEST_TOP_UP)) })
  return bodyForm({
    schema: BodyOfForm,
    fields: TOP_UP_FIELDS,
    messages: {
      benefit: { required: () => m.top_up_error_benefit() },
      amount: {
        required: () => m.top_up_error_amount(),
        // Cents as text: what has fewer digits is less than 1 €, and so is what the pattern refuses, zero and a minus.
        tooShort: tooSmall,
        characters: tooSmall,
        tooLong: () => m.form_error_too_big({ max: formatEuros(cents(LARGEST_TOP_UP)) }),
      },
      paymentMethod: { required: () => m.top_up_error_payment() },
      eInvoiceAddress: {
        required: () => m.top_up_error_einvoice_address(),
        characters: () => m.top_up_error_einvoice_format(),
        tooLong: () => m.top_up_error_einvoice_format(),
      },
      operator: { required: () => m.top_up_error_einvoice_operator() },
    },
    toBody: (values: TopUpValues) => ({
      // Each load of several has an amount of its own when it is sent (groupByAmount), so no single one is judged.
      amount: values.amountKind === 'same' ? wireAmount(values.amount) : String(SMALLEST_TOP_UP),
      benefitType: choice(values.benefit),
      paymentMethod: choice(values.paymentMethod),
      // Judged and sent with an e-invoice only, as the contract says.
      eInvoiceAddress: normaliseEinvoiceAddress(values.eInvoiceAddress),
      operator: values.operator,
      showOnHoldBeneficiaries: values.showOnHold,
      ...(values.scheduleType === 'date' && { scheduledOn: optionalDate(values.scheduleDate) }),
    }),
    check: (values) => {
      if (!facts) return undefined
      return {
        // TOP-05, required when the date is to be chosen.
        scheduleDate:
          values.scheduleType !== 'date'
            ? undefined
            : values.scheduleDate === ''
              ? () => m.top_up_error_date()
              : dateWithin(values.scheduleDate, facts.bounds),
        [values.amountKind === 'same' ? 'amount' : 'amountKind']: amountError(values, facts),
        eInvoiceAddress: values.paymentMethod === 'einvoice' ? addressError(values.eInvoiceAddress) : undefined,
      }
    },
  })
}

/** The whole body to send. @throws ZodError when it is not what the contract takes */
export const topUpBody = (body: BodyOfTopUpForm, ids: readonly string[]): CreateTopUpRequest =>
  z.parse(CreateTopUpBody, { ...body, beneficiariesIds: [...ids] })
