import { redirect, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { coerce, object, optional, catch as orElse } from 'zod/mini'

/** What the link of an e-mail carries. */
export type MailLink = { username: string; token: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Out of the address, so that no log, referrer or shoulder reads it; it survives a reload. */
    mailLink?: MailLink
  }
}

const parameter = optional(orElse(coerce.string(), ''))

/** The query of a mailed link; the router reads digits that a number can hold as one. */
export const MailLinkSearch = object({ username: parameter, token: parameter })

type LinkPath = '/new-password' | '/confirm-email' | '/change-email'

/** beforeLoad of a page that a mail leads to. @throws a redirect that takes username and token out of the address. */
export const hideMailLink =
  (to: LinkPath) =>
  ({ search: { username, token } }: { search: { username?: string | undefined; token?: string | undefined } }) => {
    if (username === undefined && token === undefined) return
    throw redirect({
      to,
      search: {},
      replace: true,
      state: { mailLink: { username: username ?? '', token: token ?? '' } },
    })
  }

/** The link that led here; undefined when the address carried none, or only a part. */
export function useMailLink(): MailLink | undefined {
  const link = useLocation({ select: (location) => location.state.mailLink })
  // Kept for as long as the page is open: changing the language writes the address anew.
  const [first] = useState(link)
  return first?.username && first.token ? first : undefined
}
