import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../inputs/icon-button'

export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

const alertVariants = cva('flex items-start gap-3 rounded-lg border p-4', {
  variants: {
    variant: {
      info: 'border-info-border bg-info-surface [&>svg]:text-info',
      success: 'border-success-border bg-success-surface [&>svg]:text-success',
      warning: 'border-attention-border bg-attention-surface [&>svg]:text-attention',
      error: 'border-error-border bg-error-surface [&>svg]:text-error',
      neutral: 'border-neutral-border bg-neutral-surface [&>svg]:text-neutral',
    },
  },
})

export const alertIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  neutral: TriangleAlert,
}

export interface AlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** `neutral` is for what is missing: nothing was lost, and nothing needs to be done. */
  variant: AlertVariant | 'neutral'
  /** The level in words when the title does not contain it, e.g. "Virhe". Visually hidden; read before the text. */
  levelLabel?: string
  close?: { label: string; onClose: () => void }
  /** Set when the notice appears after a user action. `alert` interrupts the screen reader, `status` waits. */
  live?: 'alert' | 'status'
}

/** A notice inside a page, form or dialog. Icon and words show the level, so it never depends on colour alone. */
export function Alert({ variant, levelLabel, close, live, className, children, ...props }: AlertProps) {
  const Icon = alertIcons[variant]
  return (
    <div
      data-slot="alert"
      data-variant={variant}
      role={live}
      className={clsx(alertVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow space-y-1">
        {levelLabel !== undefined && <span className="sr-only">{levelLabel}</span>}
        {children}
      </div>
      {close !== undefined && (
        <IconButton
          label={close.label}
          icon={<X />}
          size="icon-sm"
          className="-mt-1 -mr-1"
          onClick={() => close.onClose()}
        />
      )}
    </div>
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={clsx('font-semibold', className)} {...props} />
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={clsx('space-y-2', className)} {...props} />
}

export function AlertAction({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-action" className={clsx('flex flex-wrap gap-3 pt-2', className)} {...props} />
}
