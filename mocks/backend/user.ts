import type { BackendPart } from '../implement.ts'
import { problem, validationProblem } from '../problem.ts'
import type { UserRow } from '../rows/people.ts'
import { isEmailLike, isRefusedEmail, sendLink } from './links.ts'
import { newCompany } from './new-company.ts'

export const user: BackendPart<
  'readUserDetails' | 'checkHasOrders' | 'createUser' | 'addSignatoryRole' | 'readUser' | 'updateUser'
> = {
  readUserDetails({ caller, db }) {
    const { user: row, company } = caller
    return {
      // CRD-10, HOM-02
      isEmployeesSet: db.employees.all(company.id).length > 0,
      isBenefitsSet: db.benefitGroups.all(company.id).length > 0,
      firstName: row.firstName,
      lastName: row.lastName,
      companyId: company.id,
      customerNumber: company.customerNumber,
      companyName: company.name,
      roles: row.roles,
    }
  },

  // HOM-01
  checkHasOrders: ({ caller, db }) =>
    db.voucherOrders.all(caller.company.id).length > 0 || db.cardOrders.all(caller.company.id).length > 0,

  createUser({ body, db, now, request }) {
    if (!sameOrigin(body.returnUrl, request))
      throw validationProblem([{ fieldName: 'returnUrl', code: 'field_invalid' }])
    const { username, password, emailAddress } = body.user
    refuseUsername(db.users.all(), username)
    if (emailAddress !== undefined && isRefusedEmail(emailAddress)) {
      throw problem(400, 'invalid_email_address', { fieldName: 'user.emailAddress' })
    }
    const known = db.companies.all().find((row) => row.businessIdentityCode === body.company.businessIdentityCode)
    if (body.company.customerNumber !== undefined) {
      // SGN-08
      if (!known || known.customerNumber !== body.company.customerNumber) throw problem(404, 'company_not_found')
    } else if (known) throw problem(409, 'company_already_exists')
    const company = known ?? newCompany(db, body.company)
    const row: UserRow = {
      id: `p-${crypto.randomUUID()}`,
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
      isSingleSignOn: false,
      failedLogins: [],
    }
    db.users.put('', row)
    if (emailAddress !== undefined) sendLink(db, { kind: 'confirm-email', user: row, sentTo: emailAddress, now })
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
    // x-assumed (updateUser): the session decides, the flag alone gives no right.
    if (body.isUserImpersonate && !session.isImpersonation) throw problem(403, 'access_denied')
    if (!session.isImpersonation && !row.isSingleSignOn) {
      if (body.password === undefined) throw validationProblem([{ fieldName: 'password', code: 'field_required' }])
      // ACC-07
      if (body.password !== row.password) throw problem(422, 'incorrect_password', { fieldName: 'password' })
    }
    if (body.username !== row.username) {
      refuseUsername(
        db.users.all().filter((other) => other.id !== row.id),
        body.username,
        'username',
      )
    }
    if (body.emailAddress !== row.emailAddress && isRefusedEmail(body.emailAddress)) {
      throw problem(400, 'invalid_email_address', { fieldName: 'emailAddress' })
    }
    const emailChanged = body.emailAddress !== row.emailAddress
    const { firstName, lastName, phoneNumber, jobTitle, username } = body
    const changed = { ...row, firstName, lastName, phoneNumber, jobTitle, username }
    // ACC-11: the old address holds until the link of the new one is opened.
    db.users.put('', { ...changed, pendingEmailAddress: emailChanged ? body.emailAddress : undefined })
    if (emailChanged) sendLink(db, { kind: 'change-email', user: changed, sentTo: body.emailAddress, now })
    for (const contact of db.contacts.all(row.companyId)) {
      if (contact.personId !== row.id) continue
      db.contacts.put(row.companyId, { ...contact, firstName, lastName, phoneNumber, userName: username })
    }
  },
}

/** VAL-03 on the server's side: not an email, not taken. */
export function refuseUsername(others: readonly UserRow[], username: string, fieldName = 'user.username') {
  if (isEmailLike(username)) throw problem(400, 'username_cannot_be_an_email_address', { fieldName })
  const name = username.toLowerCase()
  if (others.some((row) => row.username.toLowerCase() === name)) throw problem(409, 'username_taken', { fieldName })
}

function sameOrigin(url: string, request: Request): boolean {
  const origin = request.headers.get('Origin') ?? new URL(request.url).origin
  return URL.canParse(url) && new URL(url).origin === origin
}
