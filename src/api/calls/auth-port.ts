import type { OperationName, OperationRow } from '@generated/registry'
import type { Answer, WireCall } from './wire-call'

/** The session registers itself, so that this folder never imports it. */
export type AuthPort = {
  /** The authorization header once any refresh under way has ended; undefined without a session. */
  authorization(): Promise<string | undefined>
  /** False when the session has ended. @throws ApiError when the refresh got no response: the session goes on */
  refreshAfterUnauthorized(usedAuthorization: string): Promise<boolean>
  expire(): void
  /** `isRefused`: the command with this key got a 401, so it was not carried out. Else it is sent again after a refresh. */
  onRefused(key: string, isRefused: boolean): void
  /** Changes with each login and logout; responses to calls of an older epoch are dropped (SES-14). */
  epoch(): number
}

const nobody: AuthPort = {
  authorization: () => Promise.resolve(undefined),
  refreshAfterUnauthorized: () => Promise.resolve(false),
  expire: () => undefined,
  onRefused: () => undefined,
  epoch: () => 0,
}

type RequestSettings = {
  auth: AuthPort
  /** Base URL of the API, without a trailing slash; empty for this origin. Every call awaits it. */
  baseUrl: Promise<string> | string
  /** Called when a response does not match the contract; receives no values (CTR-04). */
  onContractMismatch: (mismatch: { operation: OperationName; path: string }) => void
  /** Resolves when responses of reads may be validated; validators are not loaded before that. */
  readyToValidate: () => Promise<void>
  /** A response to exactly this call that somebody has requested already; each is given once. */
  earlyResponse: (call: WireCall, effect: OperationRow['effect']) => Promise<Answer | undefined> | undefined
}

let settings: RequestSettings = {
  auth: nobody,
  baseUrl: '',
  onContractMismatch: () => undefined,
  readyToValidate: () => Promise.resolve(),
  earlyResponse: () => undefined,
}
export const configureRequest = (next: Partial<RequestSettings>) => {
  settings = { ...settings, ...next }
}
export const requestSettings = (): RequestSettings => settings
export const auth = (): AuthPort => settings.auth
