import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** The padding gives an inline link a 24 px target without changing the line height. `quiet`: for lists and cards. */
export const linkVariants = cva('rounded-sm py-0.75 underline-offset-4 transition-colors', {
  variants: {
    tone: {
      default: 'text-primary underline decoration-1 hover:decoration-2',
      quiet: 'text-foreground no-underline hover:text-primary hover:underline',
      strong: 'font-medium text-primary underline decoration-1 hover:decoration-2',
    },
    icon: { true: 'inline-flex min-h-6 items-center gap-1.5 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0', false: '' },
  },
  defaultVariants: { tone: 'default', icon: false },
})

/** The caller chooses the route, checked by its type: `link={(props) => <Link to="/deposit" {...props} />}`. */
export type RenderLink = (props: { className: string; children: ReactNode }) => ReactNode
