import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { isKnownPath } from '@/session/app-port'
import { useSession } from '@/session/session-store'
import { linkVariants } from '@/ui/navigation/link-variants'
import { isOpenTo } from './open-to'

type PageTarget = { kind: 'page'; path: string; search: Record<string, string>; hash: string }
type Target = PageTarget | { kind: 'web' | 'contact'; href: string }

/** Undefined for URLs of other schemes: content is untrusted data, and they could run scripts. */
export function contentTarget(url: string): Target | undefined {
  if (/[\s\\\p{Cc}]/u.test(url)) return undefined
  if (/^(mailto:|tel:\+?\d+$)/.test(url)) return { kind: 'contact', href: url }
  if (url.startsWith('https://')) return URL.canParse(url) ? { kind: 'web', href: url } : undefined
  if (!/^\/(?!\/)/.test(url)) return undefined
  const { pathname, searchParams, hash } = new URL(url, 'https://portal.invalid')
  return { kind: 'page', path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

export function leadsSomewhere(url: string): boolean {
  const target = contentTarget(url)
  return target !== undefined && (target.kind !== 'page' || isKnownPath(target.path))
}

/** Renders nothing if the URL is invalid, the page does not exist, or the user may not open it. */
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
