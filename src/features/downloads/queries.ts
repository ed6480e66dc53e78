import { getListReportBenefitsSuspenseQueryOptions } from '@generated/api/reports/reports'

/** The company's active benefits, by their names in reports (DWN-01, DWN-04). */
export const reportBenefitsQuery = () => getListReportBenefitsSuspenseQueryOptions()
