import { login } from '@generated/api/session/session'
import { ownerOf } from './draft'
import { loginBody } from './login-body'
import { type Session, startSession } from './session-store'

/** @throws ApiError when the login was refused */
export async function logIn(input: { username: string; password: string; keep: boolean }): Promise<Session> {
  const body = loginBody(input.username, input.password)
  const reply = await login(body)
  return startSession(reply, { keep: input.keep, owner: await ownerOf(body.username) })
}
