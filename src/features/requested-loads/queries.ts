import {
  getListRequestedLoadsQueryOptions,
  getListRequestedLoadsSuspenseQueryOptions,
} from '@generated/api/requested-loads/requested-loads'

/** Open load requests, their totals and the balance; shared by loader and page. */
export const requestedLoadsQuery = () => getListRequestedLoadsSuspenseQueryOptions()

/** The same data refetched for the confirmation; the page behind it updates too. */
export const freshRequestedLoadsQuery = () => getListRequestedLoadsQueryOptions({ query: { staleTime: 0 } })
