import type { Backend } from '../implement.ts'
import { accounts } from './accounts.ts'
import { benefits } from './benefits.ts'
import { cards } from './cards.ts'
import { company } from './company.ts'
import { contacts } from './contacts.ts'
import { content } from './content.ts'
import { deposits } from './deposits.ts'
import { documents } from './documents.ts'
import { email } from './email.ts'
import { employees } from './employees.ts'
import { lookups } from './lookups.ts'
import { orderPayments } from './order-payments.ts'
import { password } from './password.ts'
import { payments } from './payments.ts'
import { reports } from './reports.ts'
import { requestedLoads } from './requested-loads.ts'
import { session } from './session.ts'
import { signUp } from './sign-up.ts'
import { topUps } from './top-ups.ts'
import { user } from './user.ts'
import { validation } from './validation.ts'
import { voucherOrders } from './voucher-orders.ts'
import { vouchers } from './vouchers.ts'

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
