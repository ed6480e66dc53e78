import { type OperationName, type OperationRow, registry } from '@generated/registry'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError } from './api-error'
import { requestSettings } from './auth-port'
import { hasFirstCall, takeFirstCall } from './first-call'

/** The parts of a response that are used, whether it comes from axios or from the first script. */
export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'> &
  Partial<Pick<AxiosResponse, 'config'>>

/** The axios module, loaded once; after a failed load the next call tries again. */
let engine: Promise<typeof import('./http')> | undefined
export function loadEngine(): Promise<typeof import('./http')> {
  engine ??= import('./http').catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

type Meant = {
  baseUrl: string
  language: string
  authorization: string | undefined
  effect: OperationRow['effect']
}

/** The response of the page's first call, when that call is identical to this one. @throws the error of sending it */
async function answerOfFirstCall(
  { method = '', url, params, data, headers }: AxiosRequestConfig,
  { baseUrl, language, authorization, effect }: Meant,
): Promise<Answer | undefined> {
  // The first script sends no query and no headers of its own.
  const isPlain = params === undefined && Object.keys(headers ?? {}).every((name) => name === 'Content-Type')
  const call = {
    method,
    url: isPlain ? `${baseUrl}${url}` : '',
    language,
    authorization,
    body: data === undefined ? undefined : JSON.stringify(data),
  }
  const taken = await takeFirstCall(call, effect === 'command')
  if (!taken) return undefined
  // A read that got no response is sent again; a command is not.
  return effect === 'read' ? taken.answer.catch(() => undefined) : taken.answer
}

/**
 * Sends one request in the user's language and returns the response, whatever the status: text, or a Blob where one is
 * asked for. Uses the first script's response when that has already sent the call.
 * @throws ApiError of kind `timeout` after 30 s, of kind `network` when no complete response arrived
 */
export async function send(
  config: AxiosRequestConfig,
  operation: OperationName,
  authorization: string | undefined,
): Promise<Answer> {
  let isTimeout = isAbort
  try {
    const baseUrl = await requestSettings().baseUrl
    const language = requestSettings().acceptLanguage()
    if (hasFirstCall()) {
      const { effect } = registry[operation]
      const answer = await answerOfFirstCall(config, { baseUrl, language, authorization, effect })
      if (answer) return answer
    }
    const engine = await loadEngine()
    isTimeout = engine.isTimeout
    return await engine.http.request({
      ...config,
      baseURL: baseUrl,
      paramsSerializer: { indexes: null },
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      validateStatus: () => true,
      // Browsers use another connection for requests without cookies. The server closes it after each of these commands,
      // so each gets a fresh one, on which no browser repeats a request (docs/backend-and-proxy.md).
      ...(config.headers?.['Idempotency-Key'] !== undefined && { withCredentials: false }),
      headers: {
        ...config.headers,
        'Accept-Language': language,
        ...(authorization && { Authorization: authorization }),
      },
    })
  } catch (error) {
    throw new ApiError({ kind: isTimeout(error) ? 'timeout' : 'network', operation })
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
