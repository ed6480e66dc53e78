import { cva, type VariantProps } from 'class-variance-authority'

/** Classes of a button; also for router links that look like one (`buttonVariants({ variant, size })`). */
export const buttonVariants = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors select-none aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-primary-foreground not-aria-disabled:hover:bg-primary-hover data-unavailable:border-border data-unavailable:bg-muted data-unavailable:text-muted-foreground',
        secondary:
          'border-input bg-card text-foreground not-aria-disabled:hover:bg-muted data-unavailable:border-border data-unavailable:bg-muted data-unavailable:text-muted-foreground',
        ghost:
          'border-transparent text-foreground not-aria-disabled:hover:bg-muted data-unavailable:text-muted-foreground',
        danger:
          'border-transparent bg-destructive text-destructive-foreground not-aria-disabled:hover:bg-destructive-hover data-unavailable:border-border data-unavailable:bg-muted data-unavailable:text-muted-foreground',
        link: 'border-transparent text-primary underline decoration-1 underline-offset-4 not-aria-disabled:hover:decoration-2 data-unavailable:text-muted-foreground data-unavailable:no-underline',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm [&_svg]:size-4',
        md: 'min-h-10 px-4 py-1.5 text-base [&_svg]:size-5',
        lg: 'min-h-12 px-6 py-2.5 text-base [&_svg]:size-5',
        icon: 'size-10 [&_svg]:size-5',
        'icon-sm': 'size-8 [&_svg]:size-4',
        /** For the link variant inside running text or rows: no box around it, still 24 px high. */
        inline: 'min-h-6 px-0 py-0 text-[length:inherit] [&_svg]:size-4',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
)

export type ButtonVariantProps = VariantProps<typeof buttonVariants>

/**
 * Classes of a text link, for router links and plain anchors; the padding makes an inline link a target of 24 px without
 * moving its line. `quiet` is underlined only on hover (lists, cards).
 */
export const linkVariants = cva('rounded-sm py-0.75 underline-offset-4 transition-colors', {
  variants: {
    tone: {
      default: 'text-primary underline decoration-1 hover:decoration-2',
      quiet: 'text-foreground no-underline hover:text-primary hover:underline',
      strong: 'font-medium text-primary underline decoration-1 hover:decoration-2',
    },
    icon: { true: 'inline-flex min-h-6 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0', false: '' },
  },
  defaultVariants: { tone: 'default', icon: false },
})
