import { CHANGED_USERNAME_MAX } from '../../../generated/limits.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import type { AddressFields, CompanyRow } from '../../database/rows/people.ts'
import { addressItems, type FieldItem, isPoBox } from '../rules/addresses.ts'
import { isRefusedEmail, isSame, sendUserLink } from '../rules/links.ts'
import { newCompany } from '../rules/new-company.ts'
import { paymentStatus } from '../rules/payment-status.ts'
import { activeUsers, addUser, checkOwnPassword, putCredentials, refuseUsername } from '../rules/people.ts'

export const user: BackendPart<
  'readUserDetails' | 'checkHasOrders' | 'createUser' | 'addSignatoryRole' | 'readUser' | 'updateUser'
> = {
  readUserDetails({ caller, db }) {
    const { user: row, company } = caller
    return {
      // CRD-10, HOM-02
      isEmployeesSet: db.employees.all(company.id).length > 0,
      isBenefitsSet: db.benefitGroups.all(company.id).length > 0,
      firstName: row.firstName || undefined,
      lastName: row.lastName || undefined,
      companyId: company.id,
      customerNumber: company.customerNumber,
      companyName: company.name,
      roles: row.roles,
    }
  },

  // HOM-01
  // x-assumed (checkHasOrders): an order that was never paid and cannot be paid any more does not count.
  checkHasOrders({ caller: { company }, db, now }) {
    const orders = [...db.voucherOrders.all(company.id), ...db.cardOrders.all(company.id)]
    return orders.some(({ id }) =>
      db.payments.all(company.id).some((payment) => payment.orderId === id && countsAsOrder(payment, now)),
    )
  },

  createUser({ body, db, now, request }) {
    const { username, password, emailAddress } = body.user
    const items: FieldItem[] = [
      ...(sameOrigin(body.returnUrl, request) ? [] : [{ fieldName: 'returnUrl', code: 'field_invalid' as const }]),
      // SGN-08: a company with a customer number exists already.
      ...(body.company.customerNumber === undefined ? companyItems(body.company) : []),
    ]
    if (items.length > 0) throw validationProblem(items)
    const [address] = body.company.addresses ?? []
    // VAL-10
    if (body.company.customerNumber === undefined && address && isPoBox(address.addressLine)) {
      throw problem(400, 'po_box_not_allowed', { fieldName: 'company.addresses.addressLine', elementIndex: 0 })
    }
    // VAL-04
    if (isSame(password, username)) throw problem(400, 'password_equals_username', { fieldName: 'user.password' })
    refuseUsername(activeUsers(db), username, 'user.username')
    if (emailAddress !== undefined && isRefusedEmail(emailAddress)) {
      throw problem(400, 'invalid_email_address', { fieldName: 'user.emailAddress' })
    }
    const company = companyToJoin(db, body.company)
    const row = addUser(db, {
      companyId: company.id,
      username,
      password,
      // SES-28
      roles: ['VoucherManager'],
      firstName: body.user.firstName ?? '',
      lastName: body.user.lastName ?? '',
      emailAddress: emailAddress ?? '',
      isEmailVerified: emailAddress === undefined,
      phoneNumber: body.user.phoneNumber,
    })
    if (emailAddress !== undefined) sendUserLink(db, 'confirm-email', row, emailAddress, now)
  },

  addSignatoryRole({ caller, db }) {
    if (caller.user.roles.includes('Signatory')) throw problem(409, 'role_already_granted')
    db.users.put('', { ...caller.user, roles: [...caller.user.roles, 'Signatory'] })
  },

  readUser: ({ caller: { user: row } }) => ({
    username: row.username,
    firstName: row.firstName || undefined,
    lastName: row.lastName || undefined,
    emailAddress: row.emailAddress || undefined,
    phoneNumber: row.phoneNumber,
    jobTitle: row.jobTitle,
    isEmailVerified: row.isEmailVerified,
    pendingEmailAddress: row.pendingEmailAddress,
    isSingleSignOn: row.isSingleSignOn,
  }),

  updateUser({ body, caller, db, now }) {
    const { user: row, session } = caller
    // x-assumed (updateUser): the session decides; the flag alone grants nothing.
    if (body.isUserImpersonate && !session.isImpersonation) throw problem(403, 'access_denied')
    checkOwnPassword(caller, body.password)
    const emailChanged = body.emailAddress !== row.emailAddress
    // x-assumed (updateUser): an admin changes no credentials.
    if (session.isImpersonation && (emailChanged || body.username !== row.username)) throw problem(403, 'access_denied')
    if (body.username !== row.username) {
      // ACC-06
      if (body.username.length > CHANGED_USERNAME_MAX) {
        throw validationProblem([{ fieldName: 'username', code: 'field_too_long' }])
      }
      const others = activeUsers(db).filter((other) => other.id !== row.id)
      refuseUsername(others, body.username, 'username')
    }
    if (emailChanged && isRefusedEmail(body.emailAddress)) {
      throw problem(400, 'invalid_email_address', { fieldName: 'emailAddress' })
    }
    const { firstName, lastName, phoneNumber = '', jobTitle, username } = body
    // x-assumed (UpdateUserRequest): only a user who has had none leaves it out.
    if (phoneNumber === '' && row.phoneNumber) {
      throw validationProblem([{ fieldName: 'phoneNumber', code: 'field_required' }])
    }
    const changed = { ...row, firstName, lastName, phoneNumber, jobTitle, username }
    // x-assumed (updateUser): saving the old address drops the pending one, except by an admin.
    const kept = session.isImpersonation ? row.pendingEmailAddress : undefined
    putCredentials(
      db,
      row,
      { ...changed, pendingEmailAddress: kept },
      now,
      emailChanged ? body.emailAddress : undefined,
    )
    for (const contact of db.contacts.all(row.companyId)) {
      if (contact.personId !== row.id) continue
      db.contacts.put(row.companyId, { ...contact, firstName, lastName, phoneNumber, userName: username })
    }
  },
}

type NewCompany = {
  name?: string
  businessIdentityCode: string
  addresses?: AddressFields[]
  customerNumber?: string
}

/** Missing fields of a new company (SGN-08), and errors in its address (VAL-08, VAL-09). */
function companyItems({ name, addresses }: NewCompany): FieldItem[] {
  const [address] = addresses ?? []
  return [
    ...(name === undefined ? [{ fieldName: 'company.name', code: 'field_required' as const }] : []),
    ...(address ? addressItems(address, 'company.addresses', 0) : []),
    ...(address ? [] : [{ fieldName: 'company.addresses', code: 'field_required' as const }]),
  ]
}

/** The company that a new user joins (SGN-08), created if it is new (SGN-07). */
function companyToJoin(db: Db, about: NewCompany): CompanyRow {
  const { name, businessIdentityCode, addresses, customerNumber } = about
  const known = db.companies.all().find((row) => row.businessIdentityCode === businessIdentityCode)
  if (customerNumber !== undefined) {
    if (known?.customerNumber === customerNumber) return known
    throw problem(404, 'company_not_found', { fieldName: 'company.customerNumber' })
  }
  if (known) throw problem(409, 'company_already_exists', { fieldName: 'company.businessIdentityCode' })
  const [address] = addresses ?? []
  if (name === undefined || !address) throw validationProblem(companyItems(about))
  return newCompany(db, { name, businessIdentityCode, address })
}

function sameOrigin(url: string, request: Request): boolean {
  const origin = request.headers.get('Origin') ?? new URL(request.url).origin
  return URL.canParse(url) && new URL(url).origin === origin
}

/** Paid, in progress, or payable by invoice or link. */
function countsAsOrder(payment: PaymentRow, now: number): boolean {
  const status = paymentStatus(payment, now)
  const waits = payment.method === 'PrintInvoicePdf' || payment.method === 'LinkToOtherPerson'
  return status === 'Paid' || status === 'Confirmed' || status === 'Pending' || (status === 'Created' && waits)
}
