import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '../inputs/button'

export const Collapsible = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group">
    <summary className={buttonVariants({ variant: 'outline', className: 'list-none' })}>
      <ChevronDown className="group-open:rotate-180" />
      {title}
    </summary>
    <div className="mt-3">{children}</div>
  </details>
)
