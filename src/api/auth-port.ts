import type { OperationName } from '@generated/registry'

/**
 * What the request function asks of the session. The session plugs itself in with configureAuth(), so that this folder
 * never imports it.
 */
export type AuthPort = {
  /** The authorization header once any refresh under way has ended; undefined without a session. */
  authorization(): Promise<string | undefined>
  /**
   * Refreshes after a 401 of a live session; false when the session could not be kept (it has then ended).
   * @throws ApiError when the refresh got no answer: the call fails, the session goes on until its deadline.
   */
  refreshAfterUnauthorized(usedAuthorization: string): Promise<boolean>
  /** The session is over: log out as expired (SES-23). */
  expire(): void
  /** A command, by its Idempotency-Key, was answered 401 and so not carried out; or it is sent again after a refresh. */
  onRefused(key: string, isRefused: boolean): void
  /** Changes with each login and logout; answers to calls of an older epoch are dropped (SES-14). */
  epoch(): number
  /** Told of the time (ms) at which the server made an answer, where its Date header can be read. */
  onServerTime(ms: number): void
}

const nobody: AuthPort = {
  authorization: () => Promise.resolve(undefined),
  refreshAfterUnauthorized: () => Promise.resolve(false),
  expire: () => undefined,
  onRefused: () => undefined,
  epoch: () => 0,
  onServerTime: () => undefined,
}

let port = nobody
export const configureAuth = (next: AuthPort) => {
  port = next
}
export const auth = (): AuthPort => port

type RequestSettings = {
  /** The API's own base, without a slash at the end, empty for this origin; every call waits for it. */
  baseUrl: Promise<string> | string
  /** `fi-FI` or `en-US` (FMT-08). */
  acceptLanguage: () => string
  /** Told when a reply does not match the contract; gets no values (CTR-04). */
  onContractMismatch: (mismatch: { operation: OperationName; path: string }) => void
  /** When there is time to compare what reads have answered with the contract; until then nothing is fetched for it. */
  whenThereIsTime: () => Promise<void>
}

let settings: RequestSettings = {
  baseUrl: '',
  acceptLanguage: () => 'fi-FI',
  onContractMismatch: () => undefined,
  whenThereIsTime: () => Promise.resolve(),
}
export const configureRequest = (next: Partial<RequestSettings>) => {
  settings = { ...settings, ...next }
}
export const requestSettings = (): RequestSettings => settings
