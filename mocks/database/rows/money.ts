/** Money, orders and payments. Times are ms of the fake clock, amounts integer cents. */
import type { AddressFields } from './people.ts'

export type AccountRow = {
  /** companyAccountId */
  id: string
  companyId: string
  parentAccountId?: string
  availableBalance: number
}

export type TransactionRow = {
  id: string
  companyId: string
  at: number
  title: string
  description: string
  isDeposit: boolean
  /** The order of a deposit, or the card order of a fee. */
  orderId?: string
  /** The load that was charged, billed or refunded. */
  topUpId?: string
  transactionType: 'deposit' | 'load' | 'fee' | 'correction' | 'refund'
  /** Positive for incoming money. */
  balanceChange: number
}

export type BalanceCorrectionRow = {
  id: string
  companyId: string
  at: number
  reasonType: 'WrongAccountPayment' | 'ContractTermination' | 'TooMuchMoneyTransferred'
  reason: string
  documentId: string
  executedBy: string
  amount: number
  balanceAfterCorrection: number
}

export type PaymentMethodName =
  | 'CreditCard'
  | 'LinkToOtherPerson'
  | 'PrintInvoicePdf'
  | 'Online'
  | 'PrintInvoicePdfForTransferMoney'

export type PaymentRow = {
  /** The paymentId in the contract. */
  id: string
  /** Sequence number within the company; used as the number of invoice and receipt. */
  number: number
  companyId: string
  orderType: 'voucher' | 'digital' | 'deposit'
  orderId: string
  method: PaymentMethodName
  methodCode?: string
  forwardEmail?: string
  /** Finnish reference number without spaces; on invoices with one and on bank transfers. */
  referenceNumber?: string
  amount: number
  createdAt: number
  /** When the payer arrived at the provider. */
  pendingAt?: number
  /** Printed on the invoice (PAY-15). */
  invoiceCostCenter?: string
  invoiceContactPerson?: string
  /** The provider's report, and when it takes effect (a delayed payment settles later). */
  outcome?: {
    status: 'Paid' | 'Error' | 'Canceled' | 'Confirmed'
    at: number
    /** When the money of a Confirmed payment arrives. */
    paidAt?: number
  }
  /** When the effects of the settled payment were booked; prevents booking twice. */
  bookedAt?: number
  returnUrls?: { success: string; cancel: string; error: string; delayed: string }
}

/** A payment made by the seed, before it gets its number. */
export type UnnumberedPayment = Omit<PaymentRow, 'number'>

export type DepositRow = {
  /** depositOrderId */
  id: string
  companyId: string
  accountId: string
  amount: number
  createdAt: number
}

export type VoucherOrderRow = {
  id: string
  companyId: string
  createdAt: number
  orderer: string
  /** The company's details in this order (VOU-13); absent if they are the company's own. */
  company?: { name: string; businessIdentityCode: string; address: AddressFields }
  orderNumber: string
  voucherId: string
  voucherType: 'lunch' | 'recreational'
  faceValue: number
  totalQuantity: number
  handlingFee: number
  creditCardFee: number
  vatFeePercent: number
  invoiceCostCenter?: string
  /** The current payment; earlier ones failed. */
  paymentId: string
  canceledAt?: number
  trackingCode?: string
  firstVoucherSerial?: string
  lastVoucherSerial?: string
  vouchersValidUntil: string
  delivery: { contactPerson?: string } & (
    | {
        method: 'ToSavedAddress' | 'ToCompanyAddress' | 'ToOtherAddress'
        addressId?: string
        companyName?: string
        addressLine: string
        postCode: string
        city: string
        country: string
      }
    | {
        method: 'ToPickupPoint'
        /** VOU-08 */
        pickupPointConfirmation: 'SendEmail' | 'SendSms'
        emailAddress?: string
        phoneNumber?: string
      }
  )
}

export type CardOrderRow = {
  id: string
  companyId: string
  orderNumber: string
  createdAt: number
  /** The user who ordered. */
  executorId: string
  paymentId: string
  /** The body of createCardOrder. */
  order: unknown
  /** When its employees and benefits were created; prevents doing it twice. */
  bookedAt?: number
  /** When its benefit money was loaded; prevents loading twice (CRD-12). */
  loadedAt?: number
  canceledAt?: number
}
