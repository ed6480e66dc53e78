import type { ReactNode } from 'react'

export interface RenderLinkProps {
  className: string
  children: ReactNode
  'aria-current'?: 'page' | 'step'
}

/**
 * How a component of this folder, which knows no router, draws a link:
 * `link={(props) => <Link to="/deposit" {...props} />}`.
 */
export type RenderLink = (props: RenderLinkProps) => ReactNode
