import { type OperationName, registry } from '@generated/registry'
import type { AxiosRequestConfig } from 'axios'
import { acceptLanguage } from '@/language/locale'
import { ApiError } from '../replies/api-error'
import { requestSettings } from './auth-port'
import { type Answer, wireCall } from './wire-call'

/** The axios module, loaded once; after a failed load the next call tries again. */
let engine: Promise<typeof import('./http')> | undefined
export function loadEngine(): Promise<typeof import('./http')> {
  engine ??= import('./http').catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

/** @throws ApiError of kind `timeout` after 30 s, of kind `network` when no complete response arrived */
export async function send(
  config: AxiosRequestConfig,
  operation: OperationName,
  authorization: string | undefined,
): Promise<Answer> {
  try {
    const baseUrl = await requestSettings().baseUrl
    const call = wireCall(config, { baseUrl, language: acceptLanguage(), authorization })
    const early = requestSettings().earlyResponse(call, registry[operation].effect)
    const answer = early && (await early)
    if (answer) return answer
    const { http } = await loadEngine()
    const { method, url, headers, body } = call
    return await http.request({
      method,
      url,
      headers,
      data: body,
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      // Browsers use another connection for requests without cookies. The server closes it after each command, so that
      // no browser repeats one (docs/backend-and-proxy.md).
      ...(headers['Idempotency-Key'] !== undefined && { withCredentials: false }),
    })
  } catch (error) {
    throw new ApiError({ kind: isTimeout(error) ? 'timeout' : 'network', operation })
  }
}

/** A timeout of axios, or of the page's first script, whose replies are used here too. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || ('code' in error && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')))
