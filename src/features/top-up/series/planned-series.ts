import type { CreateTopUpRequest } from '@generated/api/model'
import type { AmountKind } from '../form/own-amounts'
import type { SentTopUp } from '../outcome/unknown-outcome'

/** Names what is kept of the loads that one confirmation sends. */
export const SERIES_FORM = 'load-benefit several'

/** A load of a confirmation that makes several, in cents. */
export interface PlannedLoad {
  body: CreateTopUpRequest
  /** With its VAT. */
  fee: number
  total: number
}

export interface PlannedSeries extends Pick<SentTopUp, 'before' | 'balance'> {
  /** Of one press. */
  id: string
  kind: AmountKind
  loads: readonly PlannedLoad[]
}
