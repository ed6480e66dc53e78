import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { CreateCardOrderBody } from '@generated/api/cards/cards.zod'
import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { CardFees, CardOrderBenefit, Company, CreateCardOrderRequest, Settings } from '@generated/api/model'
import { getReadCardFeesQueryOptions } from '@generated/api/vouchers/vouchers'
import { DEFAULT_EMPLOYEE_LIMIT, DEFAULT_LUNCH_WORKDAYS, LARGEST_PAYMENT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { type AmountRange, amountFault, rangeError } from '@/domain/amount-range'
import { countriesQuery } from '@/domain/countries'
import { placesLeft } from '@/employment/employment-rules'
import { bodyForm } from '@/forms/body-form'
import type { FieldError, FieldErrors } from '@/forms/errors/field-error'
import { addressErrors, NEW_ADDRESS, postalAddress, prefixErrors } from '@/forms/fields/address-values'
import { required } from '@/forms/fields/field-rules'
import { optionalEuros, optionalWholeNumber } from '@/forms/fields/parsers'
import { COMPANY_FIELDS, companyBody, companyErrors, companyValues, NO_COMPANY } from '@/orders/order-values'
import { METHOD_MESSAGES, NO_PAYMENT, PAYMENT_FIELDS, paymentBody } from '@/payments/order-payment'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { type CardCosts, cardCosts } from '../card-costs'
import { type EmployeeRules, employeesForm, type OrderedEmployee } from './ordered-employees'

/** Benefits that have a card, in display order (CRD-06). */
export const CARD_BENEFITS: readonly CardOrderBenefit[] = ['lunch', 'recreational', 'transport']

/** Form values of an order as typed (CRD-07); '' means empty or no selection. */
export const NO_ORDER = {
  benefits: { lunch: false, recreational: false, transport: false },
  company: NO_COMPANY,
  billing: NEW_ADDRESS,
  employees: [] as OrderedEmployee[],
  usage: {
    lunchAmount: '',
    workdays: String(DEFAULT_LUNCH_WORKDAYS),
    recreationalAmount: '',
    transportAmount: '',
  },
  payment: NO_PAYMENT,
  terms: false,
  priceList: false,
}
export type CardOrderValues = typeof NO_ORDER

export interface OrderRules extends EmployeeRules {
  /** CRD-06: benefits with a card that are in the contract and not in use. */
  offered: readonly CardOrderBenefit[]
  /** Benefits that the company has. */
  inUse: ReadonlySet<string>
  /** How many employees the company may have, and how many of them an order may add (CRD-04, CRD-11). */
  limit: number
  places: number
  settings: Settings
  fees: CardFees
  countries: readonly { value: string }[]
}

const ORDER_FIELDS = {
  ...COMPANY_FIELDS,
  billingAddress: 'billing',
  'billingAddress.addressLine': 'billing.address',
  ...PAYMENT_FIELDS,
  termsAndConditions: 'terms',
}

export const chosenBenefits = ({ benefits }: CardOrderValues, { offered }: OrderRules): CardOrderBenefit[] =>
  CARD_BENEFITS.filter((type) => benefits[type] && offered.includes(type))

/** Amounts of the selected benefits, in cents. The schema rejects unreadable amounts. */
function usageBody({ usage }: CardOrderValues, chosen: readonly CardOrderBenefit[]): CreateCardOrderRequest['usage'] {
  return {
    ...(chosen.includes('lunch') && {
      lunchAmount: optionalEuros(usage.lunchAmount),
      workdays: optionalWholeNumber(usage.workdays),
    }),
    ...(chosen.includes('recreational') && { recreationalAmount: optionalEuros(usage.recreationalAmount) }),
    ...(chosen.includes('transport') && { transportAmount: optionalEuros(usage.transportAmount) }),
  }
}

/** CRD-02: costs of the order as typed; unreadable input counts as 0. */
export function costsOf(values: CardOrderValues, rules: OrderRules): CardCosts {
  const benefits = chosenBenefits(values, rules)
  const usage = Object.fromEntries(
    Object.entries(usageBody(values, benefits)).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' && value > 0 ? value : 0,
    ]),
  )
  return cardCosts({ benefits, employees: values.employees.length, usage }, rules.fees)
}

const REASONS: Record<CardOrderBenefit, AmountRange['reason']> = {
  lunch: 'lunch-of-year',
  recreational: 'tax-free',
  transport: 'plain',
}

/** GRP-09: limits of an amount. */
export const usageRange = (type: CardOrderBenefit, settings: Settings): AmountRange => ({
  min: cents(settings[`${type}MinAmount`]),
  max: cents(settings[`${type}MaxAmount`]),
  reason: REASONS[type],
})

function amountError(type: CardOrderBenefit, text: string, settings: Settings): FieldError | undefined {
  const amount: unknown = optionalEuros(text)
  if (amount === undefined) return () => m.form_error_required()
  const range = usageRange(type, settings)
  const fault = typeof amount === 'number' ? amountFault(amount, range) : undefined
  return fault && rangeError(fault, range, settings.lunchAmountApplicableYear)
}

/** No payment method accepts more (PAY-02). Reported at the amounts, before the payment step has nothing to offer. */
function totalError(values: CardOrderValues, rules: OrderRules): FieldError | undefined {
  if (costsOf(values, rules).summary.orderTotalWithVat <= LARGEST_PAYMENT) return undefined
  return () => m.cards_error_too_much({ maximum: formatEuros(cents(LARGEST_PAYMENT)) })
}

function usageErrors(values: CardOrderValues, rules: OrderRules) {
  const { usage } = values
  const chosen = chosenBenefits(values, rules)
  const amounts = chosen.map((type, at) => {
    const error = amountError(type, usage[`${type}Amount`], rules.settings)
    return [`${type}Amount`, error ?? (at === 0 ? totalError(values, rules) : undefined)] as const
  })
  return prefixErrors('usage', {
    ...Object.fromEntries(amounts),
    workdays: chosen.includes('lunch') ? required(usage.workdays) : undefined,
  })
}

export function orderForm(rules: OrderRules) {
  const { countries, places } = rules
  const { bodyOf, faultsOf } = employeesForm(rules)
  const employeesError = ({ employees }: CardOrderValues): FieldError | undefined => {
    if (employees.length === 0) return () => m.cards_error_no_employees()
    if (employees.length > places)
      return () =>
        m.cards_error_too_many_employees({
          places: formatCount(places),
          extra: formatCount(employees.length - places),
        })
    return faultsOf(employees).size > 0 ? () => m.cards_error_faulty_employees() : undefined
  }
  const form = bodyForm({
    schema: CreateCardOrderBody,
    fields: ORDER_FIELDS,
    money: ['usage.lunchAmount', 'usage.recreationalAmount', 'usage.transportAmount'],
    messages: {
      benefits: { tooFew: () => m.cards_error_no_benefit() },
      employees: { tooFew: () => m.cards_error_no_employees() },
      ...METHOD_MESSAGES,
    },
    toBody: (values: CardOrderValues): CreateCardOrderRequest => {
      const chosen = chosenBenefits(values, rules)
      return {
        benefits: chosen,
        company: companyBody(values.company),
        billingAddress: postalAddress(values.billing),
        employees: values.employees.map(bodyOf),
        usage: usageBody(values, chosen),
        payment: paymentBody(values.payment),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- false never passes the schema
        termsAndConditions: values.terms as true,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- false never passes the schema
        priceList: values.priceList as true,
      }
    },
    check: (values): Partial<FieldErrors> => ({
      ...companyErrors(values.company, countries),
      ...prefixErrors('billing', addressErrors(values.billing, countries)),
      employees: employeesError(values),
      ...usageErrors(values, rules),
    }),
  })
  return { ...form, faultsOf }
}

export interface OrderPage extends Omit<OrderRules, 'countries' | 'today'> {
  defaults: CardOrderValues
}

/** Loads everything that an order needs (NAV-10). @throws ApiError */
export async function readOrderPage(client: QueryClient): Promise<OrderPage> {
  const [settings, fees, company, { benefits }, { benefitGroups }, { beneficiaries }] = await Promise.all([
    client.ensureQueryData(getReadSettingsQueryOptions()),
    client.ensureQueryData(getReadCardFeesQueryOptions()),
    client.ensureQueryData(getReadCompanyQueryOptions()),
    client.ensureQueryData(getListBenefitsQueryOptions()),
    client.ensureQueryData(getListBenefitGroupsQueryOptions()),
    client.ensureQueryData(getListEmployeesQueryOptions()),
    client.ensureQueryData(countriesQuery()),
  ])
  const inUse = new Set([
    ...benefits.filter(({ state }) => state === 'active').map(({ type }) => type),
    ...benefitGroups.map(({ benefitType }) => benefitType),
  ])
  const isOffered = (type: CardOrderBenefit) =>
    !inUse.has(type) && benefits.some((benefit) => benefit.type === type && benefit.state === 'available')
  const limit = settings.companyBeneficiariesTotalAllowedForCompany ?? DEFAULT_EMPLOYEE_LIMIT
  return {
    offered: CARD_BENEFITS.filter(isOffered),
    inUse,
    limit,
    places: placesLeft(beneficiaries.length, limit),
    takenNumbers: new Set(beneficiaries.flatMap(({ employeeNumber }) => employeeNumber ?? [])),
    settings,
    fees,
    defaults: defaultsOf(company),
  }
}

/** CRD-07: starts with the company's details. The invoice address falls back to the company's address. */
function defaultsOf(saved: Company): CardOrderValues {
  const company = companyValues(saved)
  if (!saved.invoiceInformation) return { ...NO_ORDER, company, billing: company.place }
  const { address = '', postCode = '', city = '', country = '' } = saved.invoiceInformation
  return { ...NO_ORDER, company, billing: { address, postCode, city, country } }
}
