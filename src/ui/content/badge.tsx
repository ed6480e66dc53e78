import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleDashed, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const variants = {
  success: { Icon: CircleCheck, tone: 'border-success-border bg-success-surface text-success' },
  attention: { Icon: Clock, tone: 'border-attention-border bg-attention-surface text-attention' },
  error: { Icon: CircleAlert, tone: 'border-error-border bg-error-surface text-error' },
  neutral: { Icon: CircleDashed, tone: 'border-neutral-border bg-neutral-surface text-neutral' },
  info: { Icon: Info, tone: 'border-info-border bg-info-surface text-info' },
}

export type BadgeVariant = keyof typeof variants

export interface BadgeProps {
  variant: BadgeVariant
  /** Replaces the variant's icon; `null` shows no icon (for a count). */
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Badge({ variant, icon, children, className }: BadgeProps) {
  const { Icon, tone } = variants[variant]
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left text-sm font-medium print:border-0 print:bg-transparent print:p-0 [&>svg]:size-3.5 [&>svg]:shrink-0',
        tone,
        className,
      )}
    >
      {icon === undefined ? <Icon /> : icon}
      {children}
    </span>
  )
}
