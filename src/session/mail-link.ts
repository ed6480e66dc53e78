import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { coerce, object, optional, catch as orElse, type ZodMiniObject } from 'zod/mini'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the URL, so that logs, referrers or bystanders do not see it. It survives a reload. */
    mailLink?: Readonly<Record<string, string>>
    /** For the summary of a signed contract (SGN-17). */
    signed?: { sentTo: string; hasOtherContacts: boolean } | undefined
  }
}

const parameter = optional(orElse(coerce.string(), ''))

/** For pages linked from mails, and pages to which the portal passes a token in the same way. */
function mailLink<const Name extends string>(...names: Name[]) {
  type Link = Record<Name, string>
  const read = (valueOf: (name: Name) => string | undefined): Link =>
    Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as Link
  return {
    /** Search params of the link. The router parses digits as a number where possible. */
    search: object(Object.fromEntries(names.map((name) => [name, parameter]))) as ZodMiniObject<
      Record<Name, typeof parameter>
    >,
    /** @throws a redirect that moves the link's values from the URL to history state */
    hide: ({ search, location }: { search: { [One in Name]?: string | undefined }; location: ParsedLocation }) => {
      if (names.every((name) => search[name] === undefined)) return
      const { pathname: to, state } = location
      const hidden = { signed: state.signed, mailLink: read((name) => search[name]) }
      throw redirect({ to, search: {}, replace: true, state: hidden })
    },
    /** The link that opened the page; undefined if the URL carried none or only a part. */
    useLink: (): Link | undefined => {
      const link = useLocation({ select: (location) => location.state.mailLink })
      // Kept in state: while the user leaves, the location is already the next page's.
      const [first] = useState(() => link && read((name) => link[name]))
      return first && names.every((name) => first[name] !== '') ? first : undefined
    },
  }
}

/** For a user with an account: password, email address. */
export const userLink = mailLink('username', 'token')
export type UserLink = { username: string; token: string }

/** For a person without an account (SGN-09): `type` is 0 for a signatory, 1 for a contact. */
export const signUpLink = mailLink('token', 'type')
