import {
  decideLoad,
  decidePayment,
  LOAD_OUTCOMES,
  openLoads,
  openPayments,
  PAYMENT_OUTCOMES,
} from '../control/force-outcome.ts'
import { fakeNow } from '../database/clock.ts'
import type { Db } from '../database/db.ts'
import type { PanelProps } from './running-mocks.ts'
import { useMockData } from './use-mock-data.ts'

const SHOWN = 5

const nowOf = (db: Db) => fakeNow(db.meta.clockOffset)
const openOnes = (db: Db) => ({
  payments: openPayments(db, nowOf(db)).slice(0, SHOWN),
  loads: openLoads(db, nowOf(db)).slice(0, SHOWN),
})

/** Sets the outcomes of the newest open payments and loads, instead of the provider, the bank or time. */
export function OutcomesSection({ mocks, portal, announce }: PanelProps) {
  const [open, refresh] = useMockData(mocks, openOnes)
  const force = async (work: (db: Db) => boolean, text: string) => {
    const isDone = await mocks.database.withDb(work)
    refresh()
    await portal.refetch()
    announce(isDone ? text : 'It cannot end so any more')
  }
  return (
    <details>
      <summary>Payments and loads</summary>
      <button type="button" onClick={refresh}>
        Look again
      </button>
      <ul>
        {open?.payments.map(({ id, orderType, method }) => (
          <li key={id}>
            {orderType} payment {id} by {method}
            <span className="row">
              {PAYMENT_OUTCOMES.map((outcome) => (
                <button
                  key={outcome}
                  type="button"
                  aria-label={`${id}: ${outcome}`}
                  onClick={() =>
                    void force((db) => decidePayment(db, { id, outcome }, nowOf(db)), `Payment ${id}: ${outcome}`)
                  }
                >
                  {outcome}
                </button>
              ))}
            </span>
          </li>
        ))}
        {open?.loads.map(({ id, benefitType }) => (
          <li key={id}>
            {benefitType} load {id}
            <span className="row">
              {LOAD_OUTCOMES.map((outcome) => (
                <button
                  key={outcome}
                  type="button"
                  aria-label={`${id}: ${outcome}`}
                  onClick={() =>
                    void force((db) => decideLoad(db, { id, outcome }, nowOf(db)), `Load ${id}: ${outcome}`)
                  }
                >
                  {outcome}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
