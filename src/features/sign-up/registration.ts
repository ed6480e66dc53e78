import type { ContactRegistrationType } from '@generated/api/model'

/** Who may create an account: by the token of a mailed link, of a signed contract or of an earlier resending. */
export interface Registration {
  token: string
  contactRegistrationType: ContactRegistrationType
}

/** The registration that a link names; undefined for a link that is missing or cut. */
export function registrationOf(link: { token: string; type: string } | undefined): Registration | undefined {
  if (link?.type !== '0' && link?.type !== '1') return undefined
  return { token: link.token, contactRegistrationType: link.type === '0' ? 0 : 1 }
}

/** The query of an address that carries a registration; the page takes it out of the address at once. */
export const queryOf = ({ token, contactRegistrationType }: Registration) => ({ token, type: contactRegistrationType })
