import type { LocalizedText } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentLocale } from '@/language/locale'

/** A text or an address of a content file in the language of the moment. */
export const localized = (text: LocalizedText): string => text[currentLocale()]

/** Where a content file may lead: another site by https, mail, telephone, or a path of the portal (ContentUrl). */
export function kindOfContentUrl(url: string): 'site' | 'contact' | 'portal' | undefined {
  if (/^https:\/\/[^\s\\]+$/.test(url)) return 'site'
  if (/^(mailto:[^\s\\]+|tel:\+?\d+)$/.test(url)) return 'contact'
  return /^\/(?![/\\])[^\s\\]*$/.test(url) ? 'portal' : undefined
}

/** A link of a content file. An address that is none of the allowed kinds leaves the words alone. */
export function ContentLink({ url, className, children }: { url: string; className: string; children: ReactNode }) {
  switch (kindOfContentUrl(url)) {
    case 'portal':
      return (
        <Link to={url} className={className}>
          {children}
        </Link>
      )
    case 'contact':
      return (
        <a href={url} className={className}>
          {children}
        </a>
      )
    case 'site':
      return (
        <a href={url} target="_blank" rel="noreferrer" className={className}>
          {children}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">({m.opens_elsewhere()})</span>
        </a>
      )
    case undefined:
      return <span>{children}</span>
  }
}
