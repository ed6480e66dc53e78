import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../inputs/icon-button'

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error'

/** The level's colours, its icon and, for screen readers, its words. */
const levels = {
  info: { tone: 'border-info-border bg-info-surface [&>svg]:text-info', Icon: Info, words: () => m.level_info() },
  success: {
    tone: 'border-success-border bg-success-surface [&>svg]:text-success',
    Icon: CircleCheck,
    words: () => m.level_success(),
  },
  warning: {
    tone: 'border-attention-border bg-attention-surface [&>svg]:text-attention',
    Icon: TriangleAlert,
    words: () => m.level_warning(),
  },
  error: {
    tone: 'border-error-border bg-error-surface [&>svg]:text-error',
    Icon: CircleAlert,
    words: () => m.level_error(),
  },
  neutral: {
    tone: 'border-neutral-border bg-neutral-surface [&>svg]:text-neutral',
    Icon: TriangleAlert,
    words: () => m.level_warning(),
  },
}

export interface NoticeProps {
  /** `neutral` is for what is missing: nothing was lost, and nothing needs to be done. */
  level: NoticeLevel | 'neutral'
  /** Replaces the level's colours. */
  tone?: string
  slot?: string
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
export function Notice(props: NoticeProps) {
  const { level, slot = 'alert', title, text, close, live, ref, className, children } = props
  const { tone, Icon, words } = levels[level]
  return (
    <div
      ref={ref}
      data-slot={slot}
      data-variant={level}
      role={live}
      className={clsx('flex items-start gap-3 rounded-lg border p-4', props.tone ?? tone, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow space-y-1">
        <span className="sr-only">{words()}</span>
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
