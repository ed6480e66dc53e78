/** Employees, benefits and loads. Dates are yyyy-MM-dd, times ms of the fake clock, amounts integer cents. */
export const BENEFITS = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing'] as const
export type Benefit = (typeof BENEFITS)[number]
export type EmployeeType = 'FullTime' | 'PartTime' | 'TemporaryEmployed' | 'Dropped' | 'Onhold'

export type EmployeeRow = {
  /** personId */
  id: string
  companyId: string
  firstName: string
  lastName: string
  emailAddress: string
  personalId: string
  phoneNumber?: string
  employeeType: EmployeeType
  /** Working hours, per cent. */
  employeePercentage: number
  /** Lunch days per month; overrides the percentage. */
  daysForLunari?: number
  employeeNumber?: string
  costCenterNumber?: string
  /** Start of benefit. */
  entitled: string
  endOfBenefit?: string
  createdAt: number
  benefits: { benefitType: Benefit; groupId: string; maxAmountPerPeriod: number }[]
}

export type BenefitState = 'available' | 'active' | 'unavailable'
export type BenefitRow = {
  id: string
  companyId: string
  type: Benefit
  state: BenefitState
  status: 'Active' | 'Contracted' | 'NotContracted' | 'Onhold'
}

export type BenefitGroupRow = {
  /** groupId */
  id: string
  companyId: string
  groupName: string
  benefitType: Benefit
  maxAmountPerPeriod: number
  fundsLoadingType: 'top_up_request' | 'direct_load'
  /** yyyy-MM-dd from which fundsLoadingType applies; before it the previous type applies (GRP-07). */
  fundsLoadingTypeFrom?: string
  fundsLoadingTypeBefore?: 'top_up_request' | 'direct_load'
  isMaximumSpendingLimit?: boolean
  recurringTopupRequestEnabled?: boolean
  /** The automatic load (GRP-07): who switched it on, and the last 1st of a month that it was done for. */
  recurring?: { executorId: string; loadedOn: string }
  createdAt: number
}

export type RequestedLoadRow = {
  /** requestId */
  id: string
  companyId: string
  employeeId: string
  requestedAt: number
  /** First day of the month that the load is for. */
  requestMonth: string
  amount: number
  state: 'open' | 'rejected' | 'fulfilled'
  handledAt?: number
}

/** A load as ordered; its status is a function of the clock (TOP-15, TOP-16). */
export type TopUpRow = {
  id: string
  companyId: string
  createdAt: number
  scheduledOn?: string
  executorId: string
  benefitType: Benefit
  /** Cents for each employee. */
  amount: number
  feeWithVat: number
  paymentMethod: 'einvoice' | 'deduction'
  eInvoiceAddress?: string
  operator?: string
  items: {
    employeeId: string
    firstName: string
    lastName: string
    personalId: string
    amount: number
    failed?: boolean
  }[]
  /** When the balance was charged or the e-invoice paid. */
  paidAt?: number
  /** Outcomes set by the provider or the panel. */
  outcome?: 'canceled' | 'payment_not_received' | 'expired' | 'closed_with_errors'
}
