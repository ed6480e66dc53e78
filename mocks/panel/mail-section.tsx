import { PROVIDER_PAGE } from '../backend/rules/provider-form.ts'
import type { Db } from '../database/db.ts'
import type { LinkRow } from '../database/rows/people.ts'
import type { PanelProps } from './running-mocks.ts'
import { useMockData } from './use-mock-data.ts'

const encode = encodeURIComponent

const withUsername =
  (path: string) =>
  ({ id, subject }: LinkRow) =>
    `${path}?username=${encode(subject)}&token=${encode(id)}`

/** The portal's page of a mailed link; a notice has none. */
const ADDRESSES: Record<LinkRow['kind'], ((link: LinkRow) => string) | undefined> = {
  'set-password': withUsername('/new-password'),
  'confirm-email': withUsername('/confirm-email'),
  'change-email': withUsername('/change-email'),
  'account-changed': undefined,
  'sign-up': ({ id }) => `/create-account?token=${encode(id)}&type=1`,
  contract: ({ id }) => `/create-account?token=${encode(id)}&type=0`,
  payment: ({ id }) => `${PROVIDER_PAGE}?link=${encode(id)}`,
  impersonation: ({ id }) => `/login?impersonation=${encode(id)}`,
}

const newestLinks = (db: Db) => db.links.all().toReversed().slice(0, 50)

/** The links of the emails "sent" by the fake API. */
export function MailSection({ mocks }: PanelProps) {
  const [links, refresh] = useMockData(mocks, newestLinks)
  return (
    <details>
      <summary>Mail</summary>
      <button type="button" onClick={refresh}>
        Look again
      </button>
      <ul>
        {links?.map((link) => (
          <li key={link.id}>
            <a href={ADDRESSES[link.kind]?.(link)}>
              {link.kind} for {link.subject}
            </a>{' '}
            to {link.sentTo}
            {link.usedAt !== undefined && ' (used)'}
          </li>
        ))}
      </ul>
    </details>
  )
}
