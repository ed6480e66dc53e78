import { ArrowLeft } from 'lucide-react'
import { linkVariants } from './link-variants'
import type { RenderLink } from './render-link'

/** One step up, above the heading of a page. */
export function BackLink({ label, link, className }: { label: string; link: RenderLink; className?: string }) {
  return (
    <p data-slot="back-link" className={className}>
      {link({
        className: linkVariants({ icon: true }),
        children: (
          <>
            <ArrowLeft aria-hidden="true" />
            {label}
          </>
        ),
      })}
    </p>
  )
}
