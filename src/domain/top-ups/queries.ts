import { getEstimateDepositQueryOptions } from '@generated/api/deposits/deposits'
import type { EstimationChoice } from '@generated/api/model'

/** What the chosen benefits and the requested loads need (DEP-03). */
export const estimationQuery = (benefits: EstimationChoice[], requestedLoads: boolean) =>
  getEstimateDepositQueryOptions({ benefits, requestedLoads })

/** What the open requests need, with their fee (REQ-05). */
export const requestNeedQuery = () => estimationQuery([], true)
