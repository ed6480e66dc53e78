import { type Choice, decide, handOff, paymentOf } from '../../mocks/provider/outcomes.ts'
import { api } from './portal-test-bed'

/** Plays the payer on the provider's page; without a choice, only the arrival. @returns the return path in the portal */
export function atProvider(companyId: string, paymentId: string, choice?: Choice): Promise<string | undefined> {
  return api.database.withDb((db) => {
    const payment = paymentOf(db, companyId, paymentId)
    if (!payment) throw new Error('no payment')
    const pending = handOff(db, payment, Date.now())
    if (!choice) return undefined
    const { url } = decide(db, pending, choice, Date.now())
    return url?.slice(new URL(url).origin.length)
  })
}
