import type { LinkRow } from '../rows/people.ts'
import type { PanelProps } from './panel.tsx'
import { useMockData } from './use-mock-data.ts'

const encode = encodeURIComponent

/** Where the link of a mail leads in the portal. */
function addressOf({ kind, id, subject }: LinkRow): string {
  switch (kind) {
    case 'set-password':
      return `/new-password?username=${encode(subject)}&token=${encode(id)}`
    case 'confirm-email':
      return `/confirm-email?username=${encode(subject)}&token=${encode(id)}`
    case 'change-email':
      return `/change-email?username=${encode(subject)}&token=${encode(id)}`
    case 'sign-up':
    case 'contract':
      return `/create-account?token=${encode(id)}&type=${kind === 'contract' ? 0 : 1}`
    case 'impersonation':
      return `/login?impersonation=${encode(id)}`
  }
}

/** The e-mails that the fake API has sent: their links. */
export function MailSection({ mocks }: PanelProps) {
  const [links, refresh] = useMockData(mocks, (db) => db.links.all().toReversed().slice(0, 50))
  return (
    <details>
      <summary>Mail</summary>
      <button type="button" onClick={refresh}>
        Look again
      </button>
      <ul>
        {links?.map((link) => (
          <li key={link.id}>
            <a href={addressOf(link)}>
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
