import type { BenefitGroupRow, BenefitRow, EmployeeRow, RequestedLoadRow, TopUpRow } from './rows/benefits.ts'
import type {
  AccountRow,
  BalanceCorrectionRow,
  CardOrderRow,
  DepositRow,
  PaymentRow,
  TransactionRow,
  VoucherOrderRow,
} from './rows/money.ts'
import type { CompanyRow, ContactRow, LinkRow, SessionRow, UserRow } from './rows/people.ts'

export type { CompanyRow, SessionRow, UserRow }

/** A command's reply, stored for its Idempotency-Key (contract, IdempotencyKey). */
type StoredReplyRow = {
  /** Operation, caller and key. */
  id: string
  /** A digest of the request body, which may contain a password. */
  sentDigest: string
  status: number
  /** JSON text; null for a reply without a body. */
  body: string | null
  /** When the reply was sent, by the fake clock (ms). */
  at: number
}

/** Rows that belong to no company; their partition is ''. */
export type GlobalRows = {
  companies: CompanyRow
  users: UserRow
  sessions: SessionRow
  links: LinkRow
  storedReplies: StoredReplyRow
}

/** Rows of one company; their partition is the company's id, seeded at the first read. */
export type CompanyRows = {
  contacts: ContactRow
  employees: EmployeeRow
  benefits: BenefitRow
  benefitGroups: BenefitGroupRow
  requestedLoads: RequestedLoadRow
  topUps: TopUpRow
  accounts: AccountRow
  transactions: TransactionRow
  balanceCorrections: BalanceCorrectionRow
  deposits: DepositRow
  payments: PaymentRow
  voucherOrders: VoucherOrderRow
  cardOrders: CardOrderRow
}

/** The source of a table's first rows; called once per table (and company). */
export type SeedSource = {
  global: { [Name in keyof GlobalRows]: () => readonly GlobalRows[Name][] }
  company: { [Name in keyof CompanyRows]: (companyId: string) => readonly CompanyRows[Name][] }
}
