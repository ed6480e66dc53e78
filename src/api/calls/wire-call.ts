import type { AxiosRequestConfig, AxiosResponse } from 'axios'

/** A call as it leaves the page. Plain data: two equal ones are the same call. */
export type WireCall = {
  method: string
  /** The whole address, with base and query. */
  url: string
  headers: Record<string, string>
  body?: string
}

export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'> &
  Partial<Pick<AxiosResponse, 'config'>>

type Value = string | number | boolean | null | undefined

/** Lists repeat their name; absent values are left out. */
function queryOf(params: Record<string, Value | Value[]> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The only place that makes address, headers and body of a call. Small, because the page's first script has it too. */
export function wireCall(
  { method = 'GET', url = '', params, data, headers }: AxiosRequestConfig,
  { baseUrl, language, authorization }: { baseUrl: string; language: string; authorization: string | undefined },
): WireCall {
  return {
    method,
    url: baseUrl + url + queryOf(params as Parameters<typeof queryOf>[0]),
    headers: {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language,
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(data !== undefined && { 'Content-Type': 'application/json' }),
      ...(headers as Record<string, string> | undefined),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  }
}
