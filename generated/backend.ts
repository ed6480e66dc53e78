// Made by npm run generate from mocks/backend/operations/.
import { accounts } from '../mocks/backend/operations/accounts.ts'
import { benefits } from '../mocks/backend/operations/benefits.ts'
import { cards } from '../mocks/backend/operations/cards.ts'
import { company } from '../mocks/backend/operations/company.ts'
import { contacts } from '../mocks/backend/operations/contacts.ts'
import { content } from '../mocks/backend/operations/content.ts'
import { deposits } from '../mocks/backend/operations/deposits.ts'
import { documents } from '../mocks/backend/operations/documents.ts'
import { email } from '../mocks/backend/operations/email.ts'
import { employees } from '../mocks/backend/operations/employees.ts'
import { lookups } from '../mocks/backend/operations/lookups.ts'
import { orderPayments } from '../mocks/backend/operations/order-payments.ts'
import { password } from '../mocks/backend/operations/password.ts'
import { payments } from '../mocks/backend/operations/payments.ts'
import { reports } from '../mocks/backend/operations/reports.ts'
import { requestedLoads } from '../mocks/backend/operations/requested-loads.ts'
import { session } from '../mocks/backend/operations/session.ts'
import { signUp } from '../mocks/backend/operations/sign-up.ts'
import { topUps } from '../mocks/backend/operations/top-ups.ts'
import { user } from '../mocks/backend/operations/user.ts'
import { validation } from '../mocks/backend/operations/validation.ts'
import { voucherOrders } from '../mocks/backend/operations/voucher-orders.ts'
import { vouchers } from '../mocks/backend/operations/vouchers.ts'

export const operations = {
  ...accounts,
  ...benefits,
  ...cards,
  ...company,
  ...contacts,
  ...content,
  ...deposits,
  ...documents,
  ...email,
  ...employees,
  ...lookups,
  ...orderPayments,
  ...password,
  ...payments,
  ...reports,
  ...requestedLoads,
  ...session,
  ...signUp,
  ...topUps,
  ...user,
  ...validation,
  ...voucherOrders,
  ...vouchers,
}
