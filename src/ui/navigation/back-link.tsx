import { ArrowLeft } from 'lucide-react'
import { linkVariants, type RenderLink } from './link-variants'

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
