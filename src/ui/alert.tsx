import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from './icon-button'

export type AlertLevel = 'info' | 'success' | 'warning' | 'error'

const alertVariants = cva('flex items-start gap-3 rounded-lg border p-4', {
  variants: {
    level: {
      info: 'border-info-border bg-info-surface [&>svg]:text-info',
      success: 'border-success-border bg-success-surface [&>svg]:text-success',
      warning: 'border-attention-border bg-attention-surface [&>svg]:text-attention',
      error: 'border-error-border bg-error-surface [&>svg]:text-error',
    },
  },
})

export const alertIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

export interface AlertProps {
  level: AlertLevel
  /** Says the level in words where the title does not, e.g. "Virhe"; read before the text, not shown. */
  levelLabel?: string
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  close?: { label: string; onClose: () => void }
  /** Set when the notice appears after something the user did; `alert` interrupts, `status` waits. */
  live?: 'alert' | 'status'
  id?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A notice inside a page, form or dialog. Colour is never alone: icon and words carry the level. */
export function Alert({ level, levelLabel, title, children, actions, close, live, id, className, ref }: AlertProps) {
  const Icon = alertIcons[level]
  return (
    <div
      data-slot="alert"
      data-level={level}
      role={live}
      id={id}
      ref={ref}
      className={clsx(alertVariants({ level }), className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow space-y-1">
        {levelLabel !== undefined && <span className="sr-only">{levelLabel}</span>}
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="space-y-2">{children}</div>}
        {actions !== undefined && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
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
