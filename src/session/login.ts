import { login } from '@generated/api/session/session'
import { type ApiError, isApiError } from '@/api/api-error'
import { ownerOf } from './draft'
import { loginBody } from './login-body'
import { type Session, startSession } from './session-store'

export type LoginResult =
  | { kind: 'ok'; session: Session }
  | { kind: 'wrong-credentials' }
  /** SES-08 */
  | { kind: 'unverified'; username: string }
  | { kind: 'error'; error: ApiError }

const isWrong = (error: ApiError) => error.status === 401 || error.status === 422 || error.has('access_denied')

export async function logIn(input: { username: string; password: string; keep: boolean }): Promise<LoginResult> {
  const body = loginBody(input.username, input.password)
  const { username } = body
  try {
    const reply = await login(body)
    return { kind: 'ok', session: startSession(reply, { keep: input.keep, owner: await ownerOf(username) }) }
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.has('email_address_is_not_verified')) return { kind: 'unverified', username }
    return isWrong(error) ? { kind: 'wrong-credentials' } : { kind: 'error', error }
  }
}
