import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListAddressesQueryOptions, getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type {
  CreateVoucherOrderRequest,
  SavedAddress,
  Settings,
  Voucher,
  VoucherFees,
  VoucherType,
} from '@generated/api/model'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { getListVouchersQueryOptions, getReadVoucherFeesQueryOptions } from '@generated/api/vouchers/vouchers'
import { CreateVoucherOrderBody } from '@generated/api/vouchers/vouchers.zod'
import { CALCULATOR_EMPLOYEES_MAX, LARGEST_PAYMENT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import type { QueryClient } from '@tanstack/react-query'
import { countriesQuery } from '@/domain/countries'
import { bodyForm } from '@/forms/body-form'
import type { FieldError, FieldErrors } from '@/forms/errors/field-error'
import { differsFromUsername, newPasswordMessages } from '@/forms/fields/field-rules'
import { choice, optionalWholeNumber, phone, wholeNumber } from '@/forms/fields/parsers'
import {
  COMPANY_FIELDS,
  companyBody,
  companyErrors,
  companyValues,
  DELIVERY_FIELDS,
  deliveryBody,
  deliveryErrors,
  NO_COMPANY,
  NO_DELIVERY,
} from '@/orders/order-values'
import { METHOD_MESSAGES, NO_PAYMENT, PAYMENT_FIELDS, paymentBody } from '@/payments/order-payment'
import { currentSession, sessionEpoch } from '@/session/session-store'
import { checkDigitFits, normaliseBusinessId } from '@/values/identifiers/business-id'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { isAllowedAsUsername } from '@/values/people/credentials'
import { nameInText } from '@/values/people/names'
import { requireOrdering } from '../queries'
import { maximumTotal, mostVouchers, splitInTwo } from '../voucher-sums'

/** Form values of an order as typed (VOU-15); '' means empty or no selection. */
export const NO_ORDER = {
  // VOU-05: 50 vouchers by default.
  amount: { voucherId: '', quantity: '50' },
  /** VOU-21: input of the quantity calculator; months as yyyy-MM-dd. */
  calculator: { employees: '', from: '', to: '' },
  /** VOU-25: the user; guests only. */
  user: { firstName: '', lastName: '', emailAddress: '', phoneNumber: '', username: '', password: '' },
  company: NO_COMPANY,
  delivery: NO_DELIVERY,
  payment: NO_PAYMENT,
  terms: false,
  /** VOU-10: the user has confirmed the order's details. */
  isChecked: false,
}
export type OrderValues = typeof NO_ORDER

/** The edit pages that a new order and a reorder have in common (VOU-13, VOU-18). */
export const DELIVERY_EDIT = { label: () => m.vouchers_edit_delivery(), fields: ['delivery'] } as const
export const COMPANY_EDIT = { label: () => m.orders_edit_company(), fields: ['company'] } as const

/** A guest's order for the user who logs in: user and company come from the login; amount and delivery are kept. */
export function withoutGuest({ user: _user, company: _company, ...order }: OrderValues) {
  return order
}

/** What an order starts with: a guest's and a company's differ. */
interface Own {
  saved: SavedAddress[]
  defaults: OrderValues
}

export interface OrderPage extends Own {
  isGuest: boolean
  voucherType: VoucherType
  /** VOU-23: vouchers that can be ordered, by value. */
  vouchers: readonly Voucher[]
  fees: VoucherFees
  settings: Settings
  /** The session, or absence of one, that the order was read in. */
  epoch: number
}

const ORDER_FIELDS = {
  ...DELIVERY_FIELDS,
  details: 'amount',
  'details.numberOfEmployees': 'calculator.employees',
  ...COMPANY_FIELDS,
  ...PAYMENT_FIELDS,
  termsAndConditions: 'terms',
}

export function typedCount(text: string): number | undefined {
  const count: unknown = optionalWholeNumber(text.trim())
  return typeof count === 'number' && count > 0 && count <= CALCULATOR_EMPLOYEES_MAX ? count : undefined
}

/** The vouchers as typed. `ordered` is undefined without quantity or face value. */
export function orderedOf({ amount }: Pick<OrderValues, 'amount'>, { vouchers }: Pick<OrderPage, 'vouchers'>) {
  const faceValue = vouchers.find(({ id }) => id === amount.voucherId)?.value
  const quantity = typedCount(amount.quantity)
  const ordered = faceValue === undefined || quantity === undefined ? undefined : { quantity, faceValue }
  return { faceValue, quantity, ordered }
}

/** VOU-06: error for too few vouchers, or for more than one order allows, with a proposed split. */
function quantityError(values: OrderValues, page: OrderPage): FieldError | undefined {
  const { voucherMinimumQuantity: min } = page.settings
  const { quantity, faceValue } = orderedOf(values, page)
  if (quantity === undefined) return undefined
  if (quantity < min) return () => m.vouchers_error_too_few({ min: formatCount(min) })
  // Without a face value only the minimum applies.
  if (faceValue === undefined) return undefined
  const most = mostVouchers(faceValue, page)
  // Not `quantity <= most`: an unknown maximum (NaN) refuses nothing (CTR-07).
  const isTooMany = quantity > most
  if (!isTooMany) return undefined
  const total = maximumTotal(page.settings)
  if (quantity * faceValue <= total) {
    return () => m.vouchers_error_with_fees({ maximum: formatEuros(cents(LARGEST_PAYMENT)), most: formatCount(most) })
  }
  const maximum = formatEuros(total)
  const split = splitInTwo(quantity, most)
  return split
    ? () => m.vouchers_error_split({ maximum, first: formatCount(split[0]), second: formatCount(split[1]) })
    : () => m.vouchers_error_too_much({ maximum, most: formatCount(most) })
}

/** VOU-21: the number of employees must not exceed the maximum of vouchers in an order. */
function employeesError(values: OrderValues, page: OrderPage): FieldError | undefined {
  const { vouchers } = page
  const { faceValue = vouchers[0]?.value } = orderedOf(values, page)
  const employees: unknown = optionalWholeNumber(values.calculator.employees)
  if (faceValue === undefined || typeof employees !== 'number') return undefined
  const most = mostVouchers(faceValue, page)
  return employees > most ? () => m.form_error_too_big({ max: formatCount(most) }) : undefined
}

const guestErrors = ({ user, company }: OrderValues): Partial<FieldErrors> => ({
  'user.username': isAllowedAsUsername(user.username) ? undefined : () => m.error_username_cannot_be_an_email_address(),
  'user.password': differsFromUsername(user.password, user.username),
  'company.businessIdentityCode': checkDigitFits(normaliseBusinessId(company.businessIdentityCode))
    ? undefined
    : () => m.orders_error_business_id(),
})

/** Form of createVoucherOrder (VOU-15). The reCAPTCHA token is obtained when sending. */
export function orderForm(page: OrderPage, countries: readonly { value: string }[]) {
  const { isGuest, voucherType } = page
  return bodyForm({
    schema: CreateVoucherOrderBody,
    fields: ORDER_FIELDS,
    messages: {
      'amount.voucherId': { required: () => m.vouchers_error_face_value() },
      ...METHOD_MESSAGES,
      'user.password': newPasswordMessages,
    },
    toBody: (values: OrderValues): CreateVoucherOrderRequest => {
      const { amount, calculator, user, company, delivery, payment, terms } = values
      return {
        user: isGuest ? { ...user, phoneNumber: phone(user.phoneNumber) } : null,
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
      'amount.quantity': quantityError(values, page),
      ...(voucherType === 'lunch' && { 'calculator.employees': employeesError(values, page) }),
      ...companyErrors(values.company, countries),
      ...deliveryErrors(values.delivery, countries),
      ...(isGuest && guestErrors(values)),
      isChecked: values.isChecked ? undefined : () => m.form_error_consent(),
    }),
  })
}

/** VOU-23: vouchers of a type that can be ordered, smallest value first. */
export const orderable = (vouchers: readonly Voucher[], type: VoucherType): Voucher[] =>
  vouchers.filter((voucher) => voucher.type === type && voucher.available).toSorted((a, b) => a.value - b.value)

/** Loads everything that an order needs (NAV-10). @throws ApiError, or a redirect of requireOrdering() */
export async function readOrderPage(client: QueryClient, voucherType: VoucherType): Promise<OrderPage> {
  const isGuest = currentSession() === undefined
  const epoch = sessionEpoch()
  if (!isGuest) await requireOrdering(client)
  const [vouchers, fees, settings, own] = await Promise.all([
    client.ensureQueryData(getListVouchersQueryOptions()),
    client.ensureQueryData(getReadVoucherFeesQueryOptions()),
    client.ensureQueryData(getReadSettingsQueryOptions()),
    isGuest ? GUEST : readOwn(client),
    client.ensureQueryData(countriesQuery()),
  ])
  return {
    isGuest,
    epoch,
    voucherType,
    vouchers: orderable(vouchers, voucherType),
    fees,
    settings,
    ...own,
  }
}

// VOU-08: a guest has no saved addresses.
const GUEST: Own = { saved: [], defaults: { ...NO_ORDER, delivery: { ...NO_DELIVERY, method: 'ToOtherAddress' } } }

/** VOU-08, VOU-13: starts with the company's details and its first saved address, if any. */
async function readOwn(client: QueryClient): Promise<Own> {
  const [company, saved, user] = await Promise.all([
    client.ensureQueryData(getReadCompanyQueryOptions()),
    // VOU-08: optional: without saved addresses another address can be entered.
    client.ensureQueryData(getListAddressesQueryOptions()).catch(() => []),
    client.ensureQueryData(getReadUserDetailsQueryOptions()).catch(() => undefined),
  ])
  const { firstName, lastName } = user ?? {}
  const [first] = saved
  return {
    saved,
    defaults: {
      ...NO_ORDER,
      company: companyValues(company),
      delivery: {
        ...NO_DELIVERY,
        method: first ? 'ToSavedAddress' : 'ToOtherAddress',
        addressId: first?.id ?? '',
        contactPerson: firstName !== undefined && lastName !== undefined ? nameInText({ firstName, lastName }) : '',
      },
    },
  }
}
