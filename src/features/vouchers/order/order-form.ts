import type { CreateVoucherOrderRequest, Settings, Voucher, VoucherType } from '@generated/api/model'
import { CreateVoucherOrderBody } from '@generated/api/vouchers/vouchers.zod'
import { CALCULATOR_EMPLOYEES_MAX } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import type { FieldError, FieldErrors } from '@/forms/errors/field-error'
import { differsFromUsername, newPasswordMessages } from '@/forms/fields/field-rules'
import { choice, optionalWholeNumber, phone, wholeNumber } from '@/forms/fields/parsers'
import {
  COMPANY_FIELDS,
  companyBody,
  companyErrors,
  DELIVERY_FIELDS,
  type DeliveryValues,
  deliveryBody,
  deliveryErrors,
  NO_COMPANY,
  NO_DELIVERY,
  type OrderCompanyValues,
} from '@/orders/order-values'
import {
  METHOD_MESSAGES,
  NO_PAYMENT,
  PAYMENT_FIELDS,
  type PaymentValues,
  paymentBody,
  paysBy,
} from '@/payments/order-payment'
import { checkDigitFits, normaliseBusinessId } from '@/values/business-id'
import { formatCount } from '@/values/count'
import { isAllowedAsUsername } from '@/values/credentials'
import { cents, formatEuros } from '@/values/money'
import {
  brokenLimit,
  mostVouchers,
  splitInTwo,
  type VoucherCosts,
  type VoucherRates,
  voucherCosts,
} from '../voucher-sums'

/** Form values of an order as typed (VOU-15); '' means empty or no selection. */
export interface OrderValues {
  amount: { voucherId: string; quantity: string }
  /** VOU-21: input of the quantity calculator; months as yyyy-MM-dd. */
  calculator: { employees: string; from: string; to: string }
  /** VOU-25: the user; guests only. */
  user: {
    firstName: string
    lastName: string
    emailAddress: string
    phoneNumber: string
    username: string
    password: string
  }
  company: OrderCompanyValues
  delivery: DeliveryValues
  payment: PaymentValues
  terms: boolean
  /** VOU-10: the user has confirmed the order's details. */
  isChecked: boolean
}

/** VOU-05: default quantity. */
const DEFAULT_QUANTITY = '50'

export const NO_ORDER: OrderValues = {
  amount: { voucherId: '', quantity: DEFAULT_QUANTITY },
  calculator: { employees: '', from: '', to: '' },
  user: { firstName: '', lastName: '', emailAddress: '', phoneNumber: '', username: '', password: '' },
  company: NO_COMPANY,
  delivery: NO_DELIVERY,
  payment: NO_PAYMENT,
  terms: false,
  isChecked: false,
}

export interface OrderContext {
  isGuest: boolean
  voucherType: VoucherType
  /** VOU-23: vouchers that can be ordered, by value. */
  vouchers: readonly Voucher[]
  rates: VoucherRates
  settings: Settings
  countries: readonly { value: string }[]
}

export const ORDER_FIELDS = {
  ...DELIVERY_FIELDS,
  details: 'amount',
  'details.numberOfEmployees': 'calculator.employees',
  ...COMPANY_FIELDS,
  ...PAYMENT_FIELDS,
  termsAndConditions: 'terms',
}

export const chosenVoucher = (
  { amount }: Pick<OrderValues, 'amount'>,
  vouchers: readonly Voucher[],
): Voucher | undefined => vouchers.find(({ id }) => id === amount.voucherId)

export function typedCount(text: string): number | undefined {
  const count: unknown = optionalWholeNumber(text.trim())
  return typeof count === 'number' && count > 0 && count <= CALCULATOR_EMPLOYEES_MAX ? count : undefined
}

export const typedQuantity = ({ amount }: Pick<OrderValues, 'amount'>): number | undefined =>
  typedCount(amount.quantity)

/** VOU-09: costs of the order as typed; undefined without quantity or face value. */
export function costsOf(
  values: Pick<OrderValues, 'amount' | 'payment'>,
  { vouchers, rates }: Pick<OrderContext, 'vouchers' | 'rates'>,
): VoucherCosts | undefined {
  const voucher = chosenVoucher(values, vouchers)
  const quantity = typedQuantity(values)
  if (!voucher || quantity === undefined) return undefined
  return voucherCosts({ quantity, faceValue: voucher.value }, paysBy(values.payment), rates)
}

/** VOU-06: error for too few vouchers, or for more than one order allows, with a proposed split. */
function quantityError(
  values: OrderValues,
  { vouchers, settings }: Pick<OrderContext, 'vouchers' | 'settings'>,
): FieldError | undefined {
  const quantity = typedQuantity(values)
  if (quantity === undefined) return undefined
  // Without a face value only the minimum applies.
  const faceValue = chosenVoucher(values, vouchers)?.value ?? 0
  const broken = brokenLimit({ quantity, faceValue }, settings)
  if (broken === undefined) return undefined
  if (broken === 'too-few') {
    return () => m.vouchers_error_too_few({ min: formatCount(settings.voucherMinimumQuantity) })
  }
  const most = mostVouchers(faceValue, settings)
  const maximum = formatEuros(cents(settings.voucherOrderMaxAmount))
  const split = splitInTwo(quantity, most)
  return split
    ? () => m.vouchers_error_split({ maximum, first: formatCount(split[0]), second: formatCount(split[1]) })
    : () => m.vouchers_error_too_much({ maximum, most: formatCount(most) })
}

/** VOU-21: the number of employees must not exceed the maximum of vouchers in an order. */
function employeesError(
  values: OrderValues,
  { vouchers, settings }: Pick<OrderContext, 'vouchers' | 'settings'>,
): FieldError | undefined {
  const faceValue = chosenVoucher(values, vouchers)?.value ?? vouchers[0]?.value
  const employees: unknown = optionalWholeNumber(values.calculator.employees)
  if (faceValue === undefined || typeof employees !== 'number') return undefined
  const most = mostVouchers(faceValue, settings)
  return employees > most ? () => m.form_error_too_big({ max: formatCount(most) }) : undefined
}

const guestErrors = ({ user, company }: OrderValues): Partial<FieldErrors> => ({
  'user.username': isAllowedAsUsername(user.username) ? undefined : () => m.error_username_cannot_be_an_email_address(),
  'user.password': differsFromUsername(user.password, user.username),
  'company.businessIdentityCode': checkDigitFits(normaliseBusinessId(company.businessIdentityCode))
    ? undefined
    : () => m.orders_error_business_id(),
})

const userBody = ({ user }: OrderValues): CreateVoucherOrderRequest['user'] => ({
  ...user,
  phoneNumber: phone(user.phoneNumber),
})

/** Form of createVoucherOrder (VOU-15). The reCAPTCHA token is obtained when sending. */
export function orderForm(context: OrderContext) {
  const { isGuest, voucherType, countries } = context
  return bodyForm({
    schema: CreateVoucherOrderBody,
    fields: ORDER_FIELDS,
    messages: {
      'amount.voucherId': { required: () => m.vouchers_error_face_value() },
      ...METHOD_MESSAGES,
      'user.password': newPasswordMessages,
    },
    toBody: (values: OrderValues): CreateVoucherOrderRequest => {
      const { amount, calculator, company, delivery, payment, terms } = values
      return {
        user: isGuest ? userBody(values) : null,
        company: companyBody(company),
        payment: paymentBody(payment),
        delivery: deliveryBody(delivery),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- false never passes the schema
        termsAndConditions: terms as true,
        details: {
          voucherId: choice(amount.voucherId),
          quantity: wholeNumber(amount.quantity),
          ...(voucherType === 'lunch' && { numberOfEmployees: optionalWholeNumber(calculator.employees) }),
        },
        ReCaptchaToken: '',
      }
    },
    check: (values) => ({
      'amount.quantity': quantityError(values, context),
      ...(voucherType === 'lunch' && { 'calculator.employees': employeesError(values, context) }),
      ...companyErrors(values.company, countries),
      ...deliveryErrors(values.delivery, countries),
      ...(isGuest && guestErrors(values)),
      isChecked: values.isChecked ? undefined : () => m.form_error_consent(),
    }),
  })
}
