import axios from 'axios'

const TIMEOUT_MS = 30_000

/**
 * The engine of the request function, fetched with the first call that it sends (send.ts). Bodies are read as text, so
 * that a reply that is no JSON is told apart from a wrong one.
 */
export const http = axios.create({
  adapter: 'fetch',
  timeout: TIMEOUT_MS,
  // No cookie is the portal's: each call would read them all.
  withXSRFToken: false,
  transformResponse: (data: unknown) => data,
})

export const isTimeout = (error: unknown): boolean =>
  axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
