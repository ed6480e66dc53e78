import type { AnyPaymentStatus, Id, RedirectParameters } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { RuntimeConfig } from '@/api/config/runtime-config'

/** Forms that the hand-off page has not posted yet. In memory only, so a reload never posts twice (PAY-12, PAY-25). */
const waiting = new Map<string, RedirectParameters>()

export const storeHandOff = (paymentId: string, parameters: RedirectParameters): void => {
  waiting.set(paymentId, parameters)
}

export const waitingHandOff = (paymentId: string): RedirectParameters | undefined => waiting.get(paymentId)

/** True for the first caller only: that one may post the form. */
export const takeHandOff = (paymentId: string): boolean => waiting.delete(paymentId)

/** Only https on a configured host, or this origin if mocked: the CSP's form-action does not cover every way out. */
export function isTrustedAction(
  actionUrl: string,
  { paymentProviderHosts, environment }: Pick<RuntimeConfig, 'paymentProviderHosts' | 'environment'>,
  origin: string,
): boolean {
  if (!URL.canParse(actionUrl)) return false
  const url = new URL(actionUrl)
  if (url.username !== '' || url.password !== '') return false
  if (environment === 'mock' && url.origin === origin) return true
  return url.protocol === 'https:' && paymentProviderHosts.includes(url.host)
}

/** The API refused to start the payment, or its reply to startPayment was lost. */
type StartFailure = 'refused' | 'unknown'

const startFailures = new Map<string, StartFailure>()

/** PAY-23: records that the payment was not handed off; the page where it is paid again says why. */
export const recordStartFailure = (paymentId: string, failure: StartFailure): void => {
  startFailures.set(paymentId, failure)
}

export const startFailureOf = (paymentId: string): StartFailure | undefined => startFailures.get(paymentId)

/** PAY-23: text that says why a payment is made again. */
export function payAgainReason(paymentId: Id, status: AnyPaymentStatus): string {
  const failure = startFailureOf(paymentId)
  if (failure === 'refused') return m.payments_start_failed()
  if (failure === 'unknown') return m.payments_start_unknown()
  if (status === 'Canceled') return m.payments_again_aborted()
  return status === 'Error' ? m.payments_again_rejected() : m.payments_again_unfinished()
}
