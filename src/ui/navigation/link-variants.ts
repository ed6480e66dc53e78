import { cva } from 'class-variance-authority'

/**
 * Classes of a text link, for router links and plain anchors. The padding gives an inline link a 24 px target without
 * changing the line height. `quiet` is underlined only on hover (lists, cards).
 */
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
