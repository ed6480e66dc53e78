import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { coerce, type infer as Infer, object, optional, catch as orElse } from 'zod/mini'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the URL, so that logs, referrers or bystanders do not see it. It survives a reload. */
    mailLink?: MailLink
    /** For the summary of a signed contract (SGN-17). */
    signed?: { sentTo: string; hasOtherContacts: boolean } | undefined
  }
}

/** The router parses digits as a number where possible. */
const parameter = optional(orElse(coerce.string(), ''))

/** Search params of pages linked from mails, and of pages to which the portal passes a token in the same way. */
export const MailLink = object({
  username: parameter,
  token: parameter,
  /** For a person without an account (SGN-09): 0 for a signatory, 1 for a contact. */
  type: parameter,
})
type MailLink = Infer<typeof MailLink>

/** beforeLoad of these pages. @throws a redirect that moves the link's values from the URL to history state */
export function hideMailLink({ search, location }: { search: MailLink; location: ParsedLocation }): void {
  const { username, token, type } = search
  if ((username ?? token ?? type) === undefined) return
  const { pathname: to, state } = location
  const hidden = { signed: state.signed, mailLink: { username, token, type } }
  throw redirect({ to, search: {}, replace: true, state: hidden })
}

/** The link that opened the page. */
export function useMailLink(): MailLink {
  const link = useLocation({ select: ({ state }) => state.mailLink })
  // While the user leaves the page, useLocation() already returns the next one, so the first value is kept.
  const [first] = useState(link)
  return first ?? {}
}

export type UserLink = { username: string; token: string }

/** The link of a user with an account; undefined if the URL carried none or only a part. */
export function useUserLink(): UserLink | undefined {
  const { username, token } = useMailLink()
  return username && token ? { username, token } : undefined
}
