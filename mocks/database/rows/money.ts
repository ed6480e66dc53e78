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
  /** The deposit's order, when it is one; of a fee the card order that it belongs to. */
  orderId?: string
  /** The load that was charged, billed or given back. */
  topUpId?: string
  transactionType: 'deposit' | 'load' | 'fee' | 'correction' | 'refund'
  /** Positive when money comes in. */
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
  /** The paymentId that the portal knows. */
  id: string
  /** Of the company's payments in turn; its invoice and receipt are numbered by it. */
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
  /** Handed off to the provider. */
  pendingAt?: number
  /** Printed on the invoice (PAY-15). */
  invoiceCostCenter?: string
  invoiceContactPerson?: string
  /** What the provider told, and when it takes effect (a delayed payment settles later). */
  outcome?: {
    status: 'Paid' | 'Error' | 'Canceled' | 'Confirmed'
    at: number
    /** When the money of a Confirmed payment arrives. */
    paidAt?: number
  }
  /** Once only: the effects of a settled payment were booked. */
  bookedAt?: number
  returnUrls?: { success: string; cancel: string; error: string; delayed: string }
}

/** As the seed makes it; numbered with the others of its company. */
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
  /** The company as this order names it (VOU-13); the company itself when absent. */
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
  /** The payment that counts now; earlier ones failed. */
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
  /** The order as it was posted (createCardOrder). */
  order: unknown
  /** Once only: its employees and benefits came to be. */
  bookedAt?: number
  /** Once only: its benefit money was loaded (CRD-12). */
  loadedAt?: number
  canceledAt?: number
}
