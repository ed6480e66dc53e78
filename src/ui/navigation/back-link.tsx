import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { linkVariants } from './link-variants'

/** Link to the parent page, above the page heading. */
export const BackLink = createLink(({ children, ...anchor }: ComponentProps<'a'>) => (
  <p data-slot="back-link" className="print:hidden">
    <a {...anchor} className={linkVariants({ icon: true })}>
      <ArrowLeft />
      {children}
    </a>
  </p>
))
