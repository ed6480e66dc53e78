import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../inputs/icon-button'

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error'

const tones = {
  info: 'border-info-border bg-info-surface [&>svg]:text-info',
  success: 'border-success-border bg-success-surface [&>svg]:text-success',
  warning: 'border-attention-border bg-attention-surface [&>svg]:text-attention',
  error: 'border-error-border bg-error-surface [&>svg]:text-error',
  neutral: 'border-neutral-border bg-neutral-surface [&>svg]:text-neutral',
}

/** The level as an icon and, for screen readers, in words. */
export const levels = {
  info: { Icon: Info, text: () => m.level_info() },
  success: { Icon: CircleCheck, text: () => m.level_success() },
  warning: { Icon: TriangleAlert, text: () => m.level_warning() },
  error: { Icon: CircleAlert, text: () => m.level_error() },
  neutral: { Icon: TriangleAlert, text: () => m.level_warning() },
}

export interface NoticeProps {
  /** `neutral` is for what is missing: nothing was lost, and nothing needs to be done. */
  level: NoticeLevel | 'neutral'
  title?: string | undefined
  text?: ReactNode
  close?: { label: string; onClose: () => void }
  /** Set when the notice appears after a user action. `alert` interrupts the screen reader, `status` waits. */
  live?: 'alert' | 'status' | undefined
  ref?: Ref<HTMLDivElement>
  className?: string
  /** Buttons or links under the text. */
  children?: ReactNode
}

/** A notice inside a page, form or dialog. Icon and words show the level, so it never depends on colour alone. */
export function Notice({ level, title, text, close, live, ref, className, children }: NoticeProps) {
  const { Icon, text: levelText } = levels[level]
  return (
    <div
      ref={ref}
      data-slot="alert"
      data-variant={level}
      role={live}
      className={clsx('flex items-start gap-3 rounded-lg border p-4', tones[level], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow space-y-1">
        <span className="sr-only">{levelText()}</span>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {Boolean(text) && (
          <div data-slot="alert-description" className="space-y-2">
            {text}
          </div>
        )}
        {Boolean(children) && <div className="flex flex-wrap gap-3 pt-2">{children}</div>}
      </div>
      {close !== undefined && (
        <IconButton label={close.label} icon={<X />} size="icon-sm" className="-mt-1 -mr-1" onClick={close.onClose} />
      )}
    </div>
  )
}
