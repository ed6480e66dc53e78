import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Id } from '@generated/api/model'
import { getReadCardOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'
import { getReadCardFeesQueryOptions } from '@generated/api/vouchers/vouchers'

/** Limits of an order and the credit card fee (NAV-10). */
export const settingsQuery = () => getReadSettingsSuspenseQueryOptions()

/** Fees of cards, service and delivery (NAV-10). */
export const cardFeesQuery = () => getReadCardFeesQueryOptions()

/** Benefits by state, to know which can be ordered (CRD-06). */
export const benefitsQuery = () => getListBenefitsQueryOptions()
export const groupsQuery = () => getListBenefitGroupsQueryOptions()

/** Current employees, for the limit (CRD-11) and the employee numbers in use. */
export const employeesQuery = () => getListEmployeesQueryOptions()

export const companyQuery = () => getReadCompanyQueryOptions()

/** Order that a payment belongs to (CRD-03). */
export const orderPaymentQuery = (paymentId: Id) => getReadCardOrderPaymentSuspenseQueryOptions(paymentId)
