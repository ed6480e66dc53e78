import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleDashed, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeVariant = 'success' | 'attention' | 'error' | 'neutral' | 'info'

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left text-sm font-medium [&>svg]:size-3.5 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        success: 'border-success-border bg-success-surface text-success',
        attention: 'border-attention-border bg-attention-surface text-attention',
        error: 'border-error-border bg-error-surface text-error',
        neutral: 'border-neutral-border bg-neutral-surface text-neutral',
        info: 'border-info-border bg-info-surface text-info',
      },
    },
  },
)

const icons = { success: CircleCheck, attention: Clock, error: CircleAlert, neutral: CircleDashed, info: Info }

export interface BadgeProps {
  variant: BadgeVariant
  /** Replaces the variant's icon; `null` shows no icon (for a count). */
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Badge({ variant, icon, children, className }: BadgeProps) {
  const Icon = icons[variant]
  return (
    <span data-slot="badge" data-variant={variant} className={clsx(badgeVariants({ variant }), className)}>
      {icon === undefined ? <Icon aria-hidden="true" /> : icon}
      {children}
    </span>
  )
}
