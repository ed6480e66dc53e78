/** Made by `npm run generate` from openapi/. Do not edit. */
import type { $ZodType } from 'zod/v4/core'

/** What the request function knows of an operation; `reply` loads the validator of its JSON answer. */
export type OperationRow = {
  method: string
  path: string
  effect: 'read' | 'command'
  isPublic: boolean
  reply: (() => Promise<$ZodType>) | undefined
}

export const registry = {
  login: { method: 'POST', path: '/api/login', effect: 'command', isPublic: true, reply: () => import('./api/session/session.zod.ts').then((module) => module.LoginResponse) },
  refreshSession: { method: 'POST', path: '/api/login/refresh', effect: 'command', isPublic: true, reply: () => import('./api/session/session.zod.ts').then((module) => module.RefreshSessionResponse) },
  logout: { method: 'GET', path: '/api/logout', effect: 'command', isPublic: false, reply: undefined },
  readImpersonation: { method: 'GET', path: '/api/admin-tool/impersonation/token/{guid}', effect: 'command', isPublic: true, reply: () => import('./api/session/session.zod.ts').then((module) => module.ReadImpersonationResponse) },
} as const satisfies Record<string, OperationRow>

export type OperationName = keyof typeof registry
