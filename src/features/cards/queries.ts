import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getReadCompanyQueryOptions } from '@generated/api/company/company'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Id } from '@generated/api/model'
import { getReadCardOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'
import { getReadCardFeesQueryOptions } from '@generated/api/vouchers/vouchers'

/** What limits an order and what paying by card costs (NAV-10). */
export const settingsQuery = () => getReadSettingsSuspenseQueryOptions()

/** What cards, commissions and delivery cost (NAV-10). */
export const cardFeesQuery = () => getReadCardFeesQueryOptions()

/** Which benefits can be ordered (CRD-06). */
export const benefitsQuery = () => getListBenefitsQueryOptions()
export const groupsQuery = () => getListBenefitGroupsQueryOptions()

/** Who is there already: how many more there may be (CRD-11), and whose number is taken. */
export const employeesQuery = () => getListEmployeesQueryOptions()

export const companyQuery = () => getReadCompanyQueryOptions()

/** What a payment is for (CRD-03). */
export const orderPaymentQuery = (paymentId: Id) => getReadCardOrderPaymentSuspenseQueryOptions(paymentId)
