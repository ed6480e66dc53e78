import axios from 'axios'

const TIMEOUT_MS = 30_000

/** JSON text in both directions, so that a response that is not JSON differs from JSON of a wrong shape. */
export const http = axios.create({
  adapter: 'fetch',
  timeout: TIMEOUT_MS,
  validateStatus: () => true,
  // Disables axios's XSRF cookie look-up on every call: the portal uses no cookies.
  withXSRFToken: false,
  transformRequest: (data: unknown) => data,
  transformResponse: (data: unknown) => data,
})
