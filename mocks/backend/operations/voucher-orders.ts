import type { CreateVoucherOrderRequest, VoucherDelivery } from '../../../generated/api/model/index.ts'
import type { BackendPart, Caller } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { VoucherOrderRow } from '../../database/rows/money.ts'
import type { CompanyRow, UserRow } from '../../database/rows/people.ts'
import { helsinkiDate, yearOf } from '../../values/calendar.ts'
import { settingsAt } from '../../values/settings.ts'
import { voucherFees } from '../../values/voucher-fees.ts'
import { addressItems, isPoBox } from '../rules/addresses.ts'
import { isSame, sendUserLink } from '../rules/links.ts'
import { addPayment } from '../rules/make-payment.ts'
import { newCompany } from '../rules/new-company.ts'
import { checkedChoice, refuseOrderAmount } from '../rules/payment-methods.ts'
import { activeUsers, addUser, refuseUsername } from '../rules/people.ts'
import { checkCaptcha } from '../rules/served-content.ts'
import { settle } from '../rules/settle.ts'
import { VOUCHERS } from './vouchers.ts'

/** Named input: no payment method accepts an order of this many vouchers. */
const REFUSED_QUANTITY = 404
const FIRST_ORDER_NUMBER = 600_100

export const voucherOrders: BackendPart<'createVoucherOrder'> = {
  // VOU-11, VOU-26
  async createVoucherOrder({ body, caller, db, now, request }) {
    const guest = guestOf(body, caller, request)
    if (caller) settle(db, caller.company.id, now)
    await checkCaptcha(db, body.ReCaptchaToken)
    refuseFields(body, caller)
    if (caller?.company.hideVoucherOrder) throw problem(403, 'voucher_ordering_hidden')
    const voucher = orderable(body, now)
    const sum = voucher.value * body.details.quantity
    const delivery = checkedDelivery(body, caller)
    const choice = checkedChoice(body.payment, 'voucher')
    if (body.details.quantity === REFUSED_QUANTITY) {
      throw problem(400, 'payment_method_unavailable', { fieldName: 'payment.methodCode' })
    }
    const by = { isCard: choice.method === 'CreditCard', hasReference: choice.hasReference }
    const { vatFeeAmount: _vat, totalAmountWithFees: amount, ...fees } = voucherFees(sum, by, now)
    refuseOrderAmount(choice, amount, now)
    const { company, user } = caller ?? addGuest(db, body, guest, now)
    const orderId = `o-${crypto.randomUUID()}`
    const order = { companyId: company.id, orderType: 'voucher' as const, orderId, amount }
    const payment = addPayment(db, order, choice, now)
    db.voucherOrders.put(company.id, {
      id: orderId,
      companyId: company.id,
      createdAt: now,
      orderer: `${user.firstName} ${user.lastName}`,
      company: body.company,
      orderNumber: String(FIRST_ORDER_NUMBER + db.voucherOrders.all(company.id).length),
      voucherId: voucher.id,
      voucherType: voucher.type,
      faceValue: voucher.value,
      totalQuantity: body.details.quantity,
      ...fees,
      invoiceCostCenter: choice.invoiceCostCenter,
      paymentId: payment.id,
      // VOU-20: valid to the end of 2026; later orders to the end of their year.
      vouchersValidUntil: `${Math.max(2026, yearOf(helsinkiDate(now)))}-12-31`,
      delivery,
    })
    return { orderId, paymentId: payment.id }
  },
}

type Guest = NonNullable<CreateVoucherOrderRequest['user']>

/** x-assumed (createVoucherOrder): the guest, if there is no caller. An expired session does not count as a guest (VOU-12). */
function guestOf(body: CreateVoucherOrderRequest, caller: Caller | undefined, request: Request): Guest | undefined {
  if (caller) {
    if (body.user !== null) throw validationProblem([{ fieldName: 'user', code: 'field_invalid' }])
    return undefined
  }
  if (request.headers.get('Authorization') !== null || body.user === null) throw problem(401, 'unauthorized')
  return body.user
}

/** Errors in single fields of the company and the guest. */
function refuseFields({ company, user }: CreateVoucherOrderRequest, caller: Caller | undefined): void {
  const items = addressItems(company.address, 'company.address')
  if (caller && company.businessIdentityCode !== caller.company.businessIdentityCode) {
    items.push({ fieldName: 'company.businessIdentityCode', code: 'field_invalid' })
  }
  if (items.length > 0) throw validationProblem(items)
  // VAL-04
  if (user && isSame(user.password, user.username)) {
    throw problem(400, 'password_equals_username', { fieldName: 'user.password' })
  }
  // VAL-10
  if (isPoBox(company.address.addressLine)) {
    throw problem(400, 'po_box_not_allowed', { fieldName: 'company.address.addressLine' })
  }
}

/** VOU-06, VOU-23 */
function orderable({ details: { voucherId, quantity } }: CreateVoucherOrderRequest, now: number) {
  const settings = settingsAt(now)
  const fieldName = 'details.quantity'
  if (quantity < settings.voucherMinimumQuantity) throw problem(400, 'quantity_below_minimum', { fieldName })
  const voucher = VOUCHERS.find(({ id }) => id === voucherId)
  if (!voucher?.available) throw problem(409, 'voucher_unavailable', { fieldName: 'details.voucherId' })
  if (voucher.value * quantity > settings.voucherOrderMaxAmount) {
    throw problem(400, 'order_total_above_maximum', { fieldName })
  }
  return voucher
}

/** VOU-08, VAL-19: the delivery with only the fields of its method. */
function checkedDelivery({ delivery, company }: CreateVoucherOrderRequest, caller: Caller | undefined): OrderDelivery {
  const { method, contactPerson } = delivery
  switch (method) {
    case 'ToSavedAddress':
      return { method, contactPerson, ...savedAddress(delivery, caller) }
    case 'ToCompanyAddress': {
      const { addressLine, postCode, city, country } = company.address
      return { method, contactPerson, companyName: company.name, addressLine, postCode, city, country }
    }
    case 'ToOtherAddress':
      return { method, contactPerson, ...otherAddress(delivery) }
    default:
      return { method, contactPerson, ...pickupContact(delivery) }
  }
}

type OrderDelivery = VoucherOrderRow['delivery']
type Delivery<Method> = Extract<VoucherDelivery, { method: Method }>

function savedAddress({ addressId }: Delivery<'ToSavedAddress'>, caller: Caller | undefined) {
  const fieldName = 'delivery.addressId'
  // x-assumed (DeliveryToSavedAddress): a guest has no saved addresses.
  if (!caller) throw problem(400, 'delivery_address_required', { fieldName })
  // VAL-10: only addresses that listAddresses returns.
  const saved = caller.company.deliveryAddresses.find((row) => row.id === addressId && !isPoBox(row.addressLine))
  if (!saved) throw problem(404, 'not_found', { fieldName })
  const { id: _id, ...address } = saved
  return { addressId, ...address }
}

function otherAddress({ companyName, address, zipCode, city, country }: Delivery<'ToOtherAddress'>) {
  if (isPoBox(address)) throw problem(400, 'po_box_not_allowed', { fieldName: 'delivery.address' })
  const items = addressItems({ postCode: zipCode, country }, 'delivery').map((item) => ({
    ...item,
    fieldName: item.fieldName === 'delivery.postCode' ? 'delivery.zipCode' : item.fieldName,
  }))
  if (items.length > 0) throw validationProblem(items)
  return { companyName, addressLine: address, postCode: zipCode, city, country }
}

function pickupContact({ pickupPointConfirmation, emailAddress, phoneNumber }: Delivery<'ToPickupPoint'>) {
  const required = (field: string) => problem(400, 'pickup_contact_required', { fieldName: `delivery.${field}` })
  if (pickupPointConfirmation === 'SendSms') {
    if (phoneNumber === undefined) throw required('phoneNumber')
    return { pickupPointConfirmation, phoneNumber }
  }
  if (emailAddress === undefined) throw required('emailAddress')
  return { pickupPointConfirmation, emailAddress }
}

/** VOU-26: creates the guest's company and user with the order; a mailed link confirms the address. */
function addGuest(
  db: Db,
  { company: about }: CreateVoucherOrderRequest,
  guest: Guest | undefined,
  now: number,
): { company: CompanyRow; user: UserRow } {
  if (!guest) throw new Error('an order without a caller has a guest')
  refuseUsername(activeUsers(db), guest.username, 'user.username')
  // VOU-28
  if (db.companies.all().some((row) => row.businessIdentityCode === about.businessIdentityCode)) {
    throw problem(409, 'company_already_exists', { fieldName: 'company.businessIdentityCode' })
  }
  const company = newCompany(db, about)
  const { firstName, lastName, emailAddress, phoneNumber, username, password } = guest
  const user = addUser(db, {
    companyId: company.id,
    username,
    password,
    // SES-28
    roles: ['VoucherManager'],
    firstName,
    lastName,
    emailAddress,
    // VOU-26: the portal logs the guest in at once. VOU-27, named input: an address beginning with `unverified`.
    isEmailVerified: !emailAddress.toLowerCase().startsWith('unverified'),
    phoneNumber,
  })
  sendUserLink(db, 'confirm-email', user, emailAddress, now)
  return { company, user }
}
