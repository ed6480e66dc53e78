import type { ReactNode } from 'react'

export interface RenderLinkProps {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'step'
}

/**
 * Render prop for links in this folder, which does not depend on the router: `link={(props) => <Link to="/deposit"
 * {...props} />}`.
 */
export type RenderLink = (props: RenderLinkProps) => ReactNode
