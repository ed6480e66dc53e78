import type { CreateTopUpRequest } from '@generated/api/model'
import type { AmountKind } from '../form/own-amounts'
import type { SentTopUp } from '../outcome/unknown-outcome'

/** Key of the stored series of loads. */
export const SERIES_FORM = 'load-benefit several'

/** One of several loads of a confirmation; amounts in cents. */
export interface PlannedLoad {
  body: CreateTopUpRequest
  /** Including VAT. */
  fee: number
  total: number
}

export interface PlannedSeries extends Pick<SentTopUp, 'before' | 'balance'> {
  /** Id of the confirmation. */
  id: string
  kind: AmountKind
  loads: readonly PlannedLoad[]
}
