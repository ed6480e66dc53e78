import { object, enum as oneOf, optional, catch as orElse } from 'zod/mini'

export const PROFILE_TABS = ['details', 'password'] as const

/** The selected tab is in the URL (ACC-05); an unknown one shows the first tab. */
export const ProfileSearch = object({ tab: orElse(optional(oneOf(PROFILE_TABS)), undefined) })
