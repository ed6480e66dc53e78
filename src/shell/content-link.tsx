import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { isKnownPath } from '@/session/app-port'
import { useSession } from '@/session/session-store'
import { linkVariants } from '@/ui/link-variants'
import { isOpenTo } from './open-to'

type PageTarget = { kind: 'page'; path: string; search: Record<string, string>; hash: string }
type Target = PageTarget | { kind: 'web' | 'contact'; href: string }

/**
 * Where an address of a content file leads: a page of this portal, another site, a mail or a call. Undefined for
 * everything else: content is data, and an address of another scheme could be a script.
 */
export function contentTarget(url: string): Target | undefined {
  if (/[\s\\\p{Cc}]/u.test(url)) return undefined
  if (/^(mailto:|tel:\+?\d+$)/.test(url)) return { kind: 'contact', href: url }
  if (url.startsWith('https://')) return URL.canParse(url) ? { kind: 'web', href: url } : undefined
  if (!/^\/(?!\/)/.test(url)) return undefined
  const { pathname, searchParams, hash } = new URL(url, 'https://portal.invalid')
  return { kind: 'page', path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

/** Whether an address of a content file leads to a page that exists, to another site, or to a person. */
export function leadsSomewhere(url: string): boolean {
  const target = contentTarget(url)
  return target !== undefined && (target.kind !== 'page' || isKnownPath(target.path))
}

/**
 * A link of a content file. Draws nothing for an address that leads nowhere, or to a page that does not exist or is not
 * open to the user.
 */
export function ContentLink({ url, className, children }: { url: string; className?: string; children: ReactNode }) {
  const target = contentTarget(url)
  const roles = useSession()?.roles ?? []
  const style = className ?? linkVariants({ tone: 'strong', icon: true })
  switch (target?.kind) {
    case 'page':
      if (!isKnownPath(target.path) || !isOpenTo(target.path, roles)) return null
      return (
        <Link to={target.path} search={target.search} hash={target.hash || undefined} className={style}>
          {children}
        </Link>
      )
    case 'web':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={style}>
          {children}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{m.opens_new_tab()}</span>
        </a>
      )
    case 'contact':
      return (
        <a href={target.href} className={style}>
          {children}
        </a>
      )
    default:
      return null
  }
}
