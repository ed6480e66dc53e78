import type { Backend } from '../calls/implement.ts'
import { accounts } from './operations/accounts.ts'
import { benefits } from './operations/benefits.ts'
import { cards } from './operations/cards.ts'
import { company } from './operations/company.ts'
import { contacts } from './operations/contacts.ts'
import { content } from './operations/content.ts'
import { deposits } from './operations/deposits.ts'
import { documents } from './operations/documents.ts'
import { email } from './operations/email.ts'
import { employees } from './operations/employees.ts'
import { lookups } from './operations/lookups.ts'
import { orderPayments } from './operations/order-payments.ts'
import { password } from './operations/password.ts'
import { payments } from './operations/payments.ts'
import { reports } from './operations/reports.ts'
import { requestedLoads } from './operations/requested-loads.ts'
import { session } from './operations/session.ts'
import { signUp } from './operations/sign-up.ts'
import { topUps } from './operations/top-ups.ts'
import { user } from './operations/user.ts'
import { validation } from './operations/validation.ts'
import { voucherOrders } from './operations/voucher-orders.ts'
import { vouchers } from './operations/vouchers.ts'

/** Every operation of the contract. */
export const backend: Backend = {
  ...session,
  ...user,
  ...password,
  ...email,
  ...validation,
  ...signUp,
  ...company,
  ...contacts,
  ...lookups,
  ...content,
  ...accounts,
  ...benefits,
  ...employees,
  ...requestedLoads,
  ...reports,
  ...vouchers,
  ...payments,
  ...orderPayments,
  ...documents,
  ...deposits,
  ...topUps,
  ...voucherOrders,
  ...cards,
}
