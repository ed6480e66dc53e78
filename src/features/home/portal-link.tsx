import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBuiltPaths } from '@/shell/built-paths'

/** A link to a screen of another feature; nothing while the portal does not have that screen. */
export function PortalLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return useBuiltPaths().has(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : null
}
