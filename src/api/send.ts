import { type OperationName, type OperationRow, registry } from '@generated/registry'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError } from './api-error'
import { requestSettings } from './auth-port'
import { hasFirstCall, takeFirstCall } from './first-call'

/** What an answer is made of, whoever has fetched it. */
export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'> &
  Partial<Pick<AxiosResponse, 'config'>>

/** The engine is fetched once; one that does not come is asked for again by the next call. */
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

/** The answer of the page's first call, when it is the call that is meant here. @throws what its sending threw */
async function answerOfFirstCall(
  { method = '', url, params, data, headers }: AxiosRequestConfig,
  { baseUrl, language, authorization, effect }: Meant,
): Promise<Answer | undefined> {
  // Nothing of what the first script sends has a query or headers of its own.
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
  // What only reads is asked for again when no answer came.
  return effect === 'read' ? taken.answer.catch(() => undefined) : taken.answer
}

/**
 * Sends one request in the user's language and gives its answer, whatever the status: a text, or a Blob where one is
 * asked for. The page's first script may have sent it already.
 * @throws ApiError of kind `timeout` after 30 s, of kind `network` when no whole answer came.
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
