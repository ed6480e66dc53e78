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

/** Undefined for a page that does not exist, and for other schemes: content is untrusted and could run scripts. */
export function contentTarget(url: string): Target | undefined {
  if (/[\s\\\p{Cc}]/u.test(url)) return undefined
  if (/^(mailto:|tel:\+?\d+$)/.test(url)) return { kind: 'contact', href: url }
  if (url.startsWith('https://')) return URL.canParse(url) ? { kind: 'web', href: url } : undefined
  if (!/^\/(?!\/)/.test(url)) return undefined
  const { pathname, searchParams, hash } = new URL(url, 'https://portal.invalid')
  if (!isKnownPath(pathname)) return undefined
  return { kind: 'page', path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}

/** Renders nothing if the URL is invalid, the page does not exist, or the user may not open it. */
export function ContentLink({ url, className, children }: { url: string; className?: string; children: ReactNode }) {
  const target = contentTarget(url)
  const roles = useSession()?.roles ?? []
  const style = className ?? linkVariants({ tone: 'strong', icon: true })
  if (!target) return null
  if (target.kind === 'page') {
    return (
      isOpenTo(target.path, roles) && (
        <Link to={target.path} search={target.search} hash={target.hash || undefined} className={style}>
          {children}
        </Link>
      )
    )
  }
  const isWeb = target.kind === 'web'
  return (
    <a href={target.href} className={style} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {isWeb && (
        <>
          <ExternalLink />
          <span className="sr-only">{m.opens_new_tab()}</span>
        </>
      )}
    </a>
  )
}
