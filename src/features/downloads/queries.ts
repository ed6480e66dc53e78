import { getListReportBenefitsSuspenseQueryOptions } from '@generated/api/reports/reports'

/** The active benefits of the company, by their names in reports (DWN-01, DWN-04). */
export const reportBenefitsQuery = () => getListReportBenefitsSuspenseQueryOptions()
