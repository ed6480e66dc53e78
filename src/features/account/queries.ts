import { getReadUserSuspenseQueryOptions } from '@generated/api/user/user'

/** The profile of the logged-in user (ACC-06). */
export const profileQuery = () => getReadUserSuspenseQueryOptions()
