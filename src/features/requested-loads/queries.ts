import {
  getListRequestedLoadsQueryOptions,
  getListRequestedLoadsSuspenseQueryOptions,
} from '@generated/api/requested-loads/requested-loads'

/** The open requests with their totals and the balance: loader and page share it. */
export const requestedLoadsQuery = () => getListRequestedLoadsSuspenseQueryOptions()

/** The same read anew: what the confirmation shows, and what the page behind it shows from then on. */
export const freshRequestedLoadsQuery = () => getListRequestedLoadsQueryOptions({ query: { staleTime: 0 } })
