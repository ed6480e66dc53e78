import type { ContactRegistrationType } from '@generated/api/model'

/** Permission to create an account: the token of an emailed link, a signed contract or a resent email. */
export interface Registration {
  token: string
  contactRegistrationType: ContactRegistrationType
}

/** The registration in a link; undefined if the link is missing or truncated. */
export function registrationOf(link: { token: string; type: string } | undefined): Registration | undefined {
  if (link?.type !== '0' && link?.type !== '1') return undefined
  return { token: link.token, contactRegistrationType: link.type === '0' ? 0 : 1 }
}

/** URL query of a registration; the page removes it from the URL at once. */
export const queryOf = ({ token, contactRegistrationType }: Registration) => ({ token, type: contactRegistrationType })
