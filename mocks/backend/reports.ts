import type { ReportBenefit } from '../../generated/api/model/index.ts'
import type { BackendPart } from '../implement.ts'
import type { Benefit } from '../rows/benefits.ts'

/** x-assumed (listReportBenefits): the names of benefits in reports. */
const REPORT_NAMES: Record<Benefit, ReportBenefit> = {
  lunch: 'Lunch',
  recreational: 'Recreational',
  transport: 'Transport',
  massage: 'Massage',
  wellbeing: 'Wellbeing',
}

export const reports: BackendPart<'listReportBenefits'> = {
  // DWN-01, DWN-04
  listReportBenefits: ({ caller: { company }, db }) => ({
    activeBenefits: db.benefits
      .all(company.id)
      .filter((row) => row.state === 'active')
      .map((row) => REPORT_NAMES[row.type]),
  }),
}
