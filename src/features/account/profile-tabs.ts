import { object, enum as oneOf, optional, catch as orElse } from 'zod/mini'

export const PROFILE_TABS = ['details', 'password'] as const

/** The selected tab stands in the address (ACC-05); an unknown one falls to the first. */
export const ProfileSearch = object({ tab: orElse(optional(oneOf(PROFILE_TABS)), undefined) })
