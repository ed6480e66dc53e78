import { type ParsedLocation, redirect, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { coerce, object, optional, catch as orElse, type ZodMiniObject } from 'zod/mini'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Out of the address, so that no log, referrer or shoulder reads it; it survives a reload. */
    mailLink?: Readonly<Record<string, string>>
    /** Where the email of a signed contract went (SGN-17). */
    sentTo?: string | undefined
  }
}

const parameter = optional(orElse(coerce.string(), ''))

/** The pages that mails lead to, and those that the portal gives a token in the same way. */
type LinkPath =
  | '/new-password'
  | '/confirm-email'
  | '/change-email'
  | '/create-account'
  | '/contract/summary'
  | '/resend'
  | '/resend-summary'

/** A link whose query carries these, for the routes and pages that it leads to. */
function mailLink<const Name extends string>(...names: Name[]) {
  type Link = Record<Name, string>
  const read = (valueOf: (name: Name) => string | undefined): Link =>
    // One entry for each name.
    Object.fromEntries(names.map((name) => [name, valueOf(name) ?? ''])) as Link
  return {
    /** The query of the link; the router reads digits that a number can hold as one. */
    search: object(Object.fromEntries(names.map((name) => [name, parameter]))) as ZodMiniObject<
      Record<Name, typeof parameter>
    >,
    /** beforeLoad of a page. @throws a redirect that takes what the link carries out of the address. */
    hide:
      (to: LinkPath) =>
      ({ search, location }: { search: { [One in Name]?: string | undefined }; location: ParsedLocation }) => {
        if (names.every((name) => search[name] === undefined)) return
        const { sentTo } = location.state
        throw redirect({ to, search: {}, replace: true, state: { sentTo, mailLink: read((name) => search[name]) } })
      },
    /** The link that led here; undefined when the address carried none, or only a part. */
    useLink: (): Link | undefined => {
      const link = useLocation({ select: (location) => location.state.mailLink })
      // Kept for as long as the page is open: changing the language writes the address anew.
      const [first] = useState(() => link && read((name) => link[name]))
      return first && names.every((name) => first[name] !== '') ? first : undefined
    },
  }
}

/** Of a user who has an account: password, email address. */
export const userLink = mailLink('username', 'token')
export type UserLink = { username: string; token: string }

/** Of somebody who has none yet (SGN-09): `type` is 0 for a signatory, 1 for a contact person. */
export const signUpLink = mailLink('token', 'type')
