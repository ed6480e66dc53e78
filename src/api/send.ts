import type { OperationName } from '@generated/registry'
import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios'
import { ApiError } from './api-error'
import { requestSettings } from './auth-port'

const TIMEOUT_MS = 30_000

// Bodies are read as text, so that a reply that is no JSON is told apart from a wrong one.
const http = axios.create({ adapter: 'fetch', timeout: TIMEOUT_MS, transformResponse: (data: unknown) => data })

/**
 * Sends one request in the user's language and gives its answer, whatever the status: a text, or a Blob where one is
 * asked for.
 * @throws ApiError of kind `timeout` after 30 s, of kind `network` when no whole answer came.
 */
export async function send(
  config: AxiosRequestConfig,
  operation: OperationName,
  authorization: string | undefined,
): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request({
      ...config,
      baseURL: await requestSettings().baseUrl,
      paramsSerializer: { indexes: null },
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      validateStatus: () => true,
      headers: {
        ...config.headers,
        'Accept-Language': requestSettings().acceptLanguage(),
        ...(authorization && { Authorization: authorization }),
      },
    })
  } catch (error) {
    const timedOut = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    throw new ApiError({ kind: timedOut ? 'timeout' : 'network', operation })
  }
}
