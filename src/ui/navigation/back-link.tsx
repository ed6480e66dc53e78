import { ArrowLeft } from 'lucide-react'
import { linkVariants, type RenderLink } from './link-variants'

/** Link to the parent page, above the page heading. */
export function BackLink({ label, link }: { label: string; link: RenderLink }) {
  return (
    <p data-slot="back-link">
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
