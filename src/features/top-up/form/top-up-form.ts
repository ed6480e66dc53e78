import type { BenefitType, CompanyAccounts, CreateTopUpRequest } from '@generated/api/model'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import {
  LARGEST_PAYMENT,
  LARGEST_TOP_UP,
  SMALLEST_INVOICE,
  SMALLEST_TOP_UP,
  TOP_UP_EMPLOYEES_MAX,
} from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import * as z from 'zod/mini'
import { addCosts, costsOfEach, type LoadCosts } from '@/domain/top-ups/costs'
import { useTypedAppFormContext } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import type { FieldError } from '@/forms/errors/field-error'
import { dateWithin } from '@/forms/fields/field-rules'
import { choice, euros, optionalDate } from '@/forms/fields/parsers'
import { addDays, addMonths, isBefore, type PlainDate, parseDate, plainDate } from '@/values/dates/plain-date'
import { isEinvoiceAddress, normaliseEinvoiceAddress } from '@/values/identifiers/einvoice'
import { formatCount } from '@/values/numbers/count'
import { type Cents, cents, formatEuroRange, formatEuros, parseEuros } from '@/values/numbers/money'
import type { EmployeeChoice } from '../recipients/use-employee-choice'
import type { AmountGroup, AmountKind } from './own-amounts'

/** TOP-05: from tomorrow to the end of this year, or of the next year if today is after 1 December. */
export function scheduleBounds(today: PlainDate) {
  const firstOfDecember = plainDate(`${today.slice(0, 4)}-12-01`)
  const lastYear = isBefore(firstOfDecember, today) ? addMonths(today, 12) : today
  return { min: addDays(today, 1), max: plainDate(`${lastYear.slice(0, 4)}-12-31`) }
}

export type TopUpPaymentMethod = CreateTopUpRequest['paymentMethod']

/** TOP-14: minimum and maximum of an e-invoice, including fees. */
const INVOICE_LIMITS = { min: cents(SMALLEST_INVOICE), max: cents(LARGEST_PAYMENT) }

/** Whether the total in cents, including fees, is allowed on an e-invoice (TOP-14). */
export const isInvoiceTotal = (total: Cents): boolean => total >= INVOICE_LIMITS.min && total <= INVOICE_LIMITS.max

/** Form values of a load as typed; '' means no selection. */
export const NEW_TOP_UP = {
  benefit: '' as BenefitType | '',
  scheduleType: 'direct' as 'direct' | 'date',
  scheduleDate: '',
  amountKind: 'same' as AmountKind,
  amount: '',
  paymentMethod: 'deduction' as TopUpPaymentMethod | '',
  eInvoiceAddress: '',
  operator: '',
  /** TOP-03: the switch that shows employees on hold. */
  showOnHold: false,
  /** Ids of the selected employees, also of those that cannot get the load; `EmployeeChoice.chosen` are those who get it. */
  employees: [] as string[],
}
export type TopUpValues = typeof NEW_TOP_UP

export interface TopUpFacts {
  /** TOP-13: the company can pay by invoice. */
  canInvoice: boolean
  today: PlainDate
  balance: Cents
  vatPercentage: number | undefined
  /** Undefined until the employees of the benefit are loaded. */
  feePercentage: number | undefined
  count: number
  /** TOP-04: lowest remaining maximum of the selected employees. */
  lowest: Cents | undefined
  /** If employees have different amounts: one load per amount. */
  groups?: readonly AmountGroup[] | undefined
}

export const useTopUpForm = () => useTypedAppFormContext({ defaultValues: NEW_TOP_UP })

/** Initial values: the benefit if there is only one, and the company's e-invoice address (TOP-10). */
export const initialValues = (benefits: readonly BenefitType[], accounts: CompanyAccounts): TopUpValues => ({
  ...NEW_TOP_UP,
  benefit: benefits.length > 1 ? '' : (benefits[0] ?? ''),
  eInvoiceAddress: accounts.eInvoiceAddress ?? '',
  operator: accounts.operator ?? '',
})

/** Date to request the employees for; undefined for a direct load, or until the date is valid. */
export function scheduledOnOf(
  { scheduleType, scheduleDate }: Pick<TopUpValues, 'scheduleType' | 'scheduleDate'>,
  today: PlainDate,
): PlainDate | undefined {
  const { min, max } = scheduleBounds(today)
  const day = parseDate(scheduleDate)
  if (scheduleType !== 'date' || !day.ok) return undefined
  return day.value < min || day.value > max ? undefined : day.value
}

export function amountOf(text: string): Cents | undefined {
  const read = parseEuros(text)
  return read.ok ? read.value : undefined
}

/** TOP-04: lunch has a monthly limit, other benefits a yearly one. */
function limitText(benefit: BenefitType | '', lowest: Cents): FieldError {
  const max = formatEuros(lowest)
  return benefit === 'lunch'
    ? () => m.top_up_error_amount_limit_month({ max })
    : () => m.top_up_error_amount_limit({ max })
}

/** TOP-06: how much the balance lacks for the payment. */
export const balanceText = (missing: Cents): string => m.top_up_error_balance({ missing: formatEuros(missing) })

function amountError({ amount, benefit, paymentMethod }: TopUpValues, facts: TopUpFacts): FieldError | undefined {
  const value = amountOf(amount)
  if (!facts.groups) {
    if (value === undefined) return undefined
    // `lowest` is undefined while no employee is selected; no limit applies then.
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

/** Costs of each load: one for all, or one per group. Empty until known. */
function costsOfLoads(
  amount: Cents | undefined,
  { count, groups, feePercentage, vatPercentage }: TopUpFacts,
): LoadCosts[] {
  if (feePercentage === undefined || vatPercentage === undefined) return []
  const rates = { feePercentage, vatPercentage }
  if (groups) return groups.map((group) => costsOfEach(group.amount, group.ids.length, rates))
  return amount === undefined || amount < 0 ? [] : [costsOfEach(amount, count, rates)]
}

/** Total of all loads; undefined until fee and amount are known. */
export function costsOf(amount: Cents | undefined, facts: TopUpFacts): LoadCosts | undefined {
  const loads = costsOfLoads(amount, facts)
  return loads.length === 0 ? undefined : addCosts(loads)
}

/** TOP-06: how much the balance lacks for a deduction; 0 if it is enough. */
export function missingBalance(amount: Cents | undefined, facts: TopUpFacts): Cents {
  const costs = costsOf(amount, facts)
  return cents(costs ? Math.max(0, costs.total - facts.balance) : 0)
}

function addressError(typed: string): FieldError | undefined {
  return isEinvoiceAddress(normaliseEinvoiceAddress(typed)) ? undefined : () => m.top_up_error_einvoice_format()
}

/** Converts the amount to the contract's format, cents as text (TOP-10). The schema rejects unreadable input. */
function wireAmount(typed: string): string {
  const value: unknown = euros(typed)
  return (typeof value === 'number' ? String(value) : value) as string
}

const [InvoicedTopUp, DeductedTopUp] = CreateTopUpBody.def.options
/** The body without employees: of those selected, only some may get a load, and a series divides them. */
const BodyOfForm = z.discriminatedUnion('paymentMethod', [
  z.omit(InvoicedTopUp, { beneficiariesIds: true }),
  z.omit(DeductedTopUp, { beneficiariesIds: true }),
])
export type BodyOfTopUpForm = z.output<typeof BodyOfForm>

/** Form of createTopUp; the employees' ids are added when sending. Without facts it validates only the typed values. */
export function topUpForm(facts: TopUpFacts | undefined) {
  const tooSmall: FieldError = () => m.top_up_error_amount_small({ min: formatEuros(cents(SMALLEST_TOP_UP)) })
  return bodyForm({
    schema: BodyOfForm,
    fields: { benefitType: 'benefit', scheduledOn: 'scheduleDate' },
    messages: {
      benefit: { required: () => m.top_up_error_benefit() },
      amount: {
        required: () => m.top_up_error_amount(),
        // The API takes cents as text of digits. Too few digits are less than 1 €; the pattern refuses zero and a minus sign.
        tooShort: tooSmall,
        characters: tooSmall,
        tooLong: () => m.form_error_too_big({ max: formatEuros(cents(LARGEST_TOP_UP)) }),
      },
      paymentMethod: { required: () => m.top_up_error_payment() },
      eInvoiceAddress: {
        required: () => m.top_up_error_einvoice_address(),
        tooLong: () => m.top_up_error_einvoice_format(),
      },
      operator: { required: () => m.top_up_error_einvoice_operator() },
    },
    toBody: (values: TopUpValues) => ({
      // A placeholder: with different amounts each load gets its own (groupByAmount).
      amount: values.amountKind === 'same' ? wireAmount(values.amount) : String(SMALLEST_TOP_UP),
      benefitType: choice(values.benefit),
      paymentMethod: choice(values.paymentMethod),
      // The contract uses these only for e-invoices.
      eInvoiceAddress: normaliseEinvoiceAddress(values.eInvoiceAddress),
      operator: values.operator,
      showOnHoldBeneficiaries: values.showOnHold,
      ...(values.scheduleType === 'date' && { scheduledOn: optionalDate(values.scheduleDate) }),
    }),
    check: (values) => {
      if (!facts) return undefined
      return {
        // TOP-05: required for a load on a date.
        scheduleDate:
          values.scheduleType !== 'date'
            ? undefined
            : values.scheduleDate === ''
              ? () => m.top_up_error_date()
              : dateWithin(values.scheduleDate, scheduleBounds(facts.today)),
        [values.amountKind === 'same' ? 'amount' : 'amountKind']: amountError(values, facts),
        eInvoiceAddress: values.paymentMethod === 'einvoice' ? addressError(values.eInvoiceAddress) : undefined,
      }
    },
  })
}

/** The complete body. @throws ZodError if it violates the contract */
export const topUpBody = (body: BodyOfTopUpForm, ids: readonly string[]): CreateTopUpRequest =>
  z.parse(CreateTopUpBody, { ...body, beneficiariesIds: [...ids] })

/** TOP-07: why the submit button is inactive, apart from field errors. `groups` are the loads when amounts differ. */
export function reasonToWait(
  { status, chosen }: Pick<EmployeeChoice, 'status' | 'chosen'>,
  benefit: string,
  groups: readonly AmountGroup[] | undefined,
): string | undefined {
  if (benefit === '') return m.top_up_error_benefit()
  if (status === 'loading') return m.top_up_pending()
  if (chosen.length === 0) return m.top_up_error_employees()
  if (groups?.length === 0) return m.why_rule_too_little()
  const largest = Math.max(...(groups?.map(({ ids }) => ids.length) ?? [chosen.length]))
  return largest > TOP_UP_EMPLOYEES_MAX
    ? m.top_up_error_too_many({ max: formatCount(TOP_UP_EMPLOYEES_MAX) })
    : undefined
}
