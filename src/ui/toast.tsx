import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type AlertVariant, alertIcons } from './alert'
import { IconButton } from './icon-button'

export interface Toast {
  uid: string
  level: AlertVariant
  title: ReactNode
  body?: ReactNode
  action?: ReactNode
}

export interface ToastRegionProps {
  /** Names the region, e.g. "Ilmoitukset". */
  label: string
  closeLabel: string
  /** Says a level in words, read before the title. */
  levelLabel: (level: AlertVariant) => string
  toasts: readonly Toast[]
  onClose: (uid: string) => void
  /** Pointed at or focused: the owner of the timers stops them meanwhile (WCAG 2.2.1). */
  onHoldChange?: (held: boolean) => void
}

const edges = {
  info: 'border-l-info [&>svg]:text-info',
  success: 'border-l-success [&>svg]:text-success',
  warning: 'border-l-attention [&>svg]:text-attention',
  error: 'border-l-error [&>svg]:text-error',
}

/** Notifications (NAV-09) as drawn; who shows them and for how long is the caller's. Always mounted: it is the live region. */
export function ToastRegion({ label, closeLabel, levelLabel, toasts, onClose, onHoldChange }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.uid

  useEffect(() => {
    const region = ref.current
    if (!region) return
    const shown = region.matches(':popover-open')
    // A dialog opened since then lies above: showing again brings the region to the top.
    if (shown && newest !== undefined && document.querySelector('dialog:modal') !== null) region.hidePopover()
    if (!region.matches(':popover-open')) region.showPopover()
  }, [newest])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing holds the timers, it commands nothing
    <section
      ref={ref}
      popover="manual"
      data-slot="toast-region"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => onHoldChange?.(true)}
      onPointerLeave={() => onHoldChange?.(false)}
      onFocus={() => onHoldChange?.(true)}
      onBlur={() => onHoldChange?.(false)}
      className="pointer-events-none fixed inset-x-0 top-top-bar bottom-auto m-0 flex w-full flex-col gap-3 bg-transparent p-4 not-open:hidden max-sm:max-h-[50dvh] max-sm:gap-2 max-sm:overflow-y-auto max-sm:p-2 max-sm:text-sm sm:top-auto sm:bottom-0 sm:left-auto sm:max-w-md"
    >
      {toasts.map((toast) => (
        <ToastView
          key={toast.uid}
          toast={toast}
          level={levelLabel(toast.level)}
          closeLabel={closeLabel}
          onClose={() => onClose(toast.uid)}
        />
      ))}
    </section>
  )
}

interface ToastViewProps {
  toast: Toast
  level: string
  closeLabel: string
  onClose: () => void
}

function ToastView({ toast, level, closeLabel, onClose }: ToastViewProps) {
  const Icon = alertIcons[toast.level]
  return (
    <div
      data-slot="toast"
      data-level={toast.level}
      className={clsx(
        'pointer-events-auto flex items-start gap-3 rounded-lg border border-l-4 border-border bg-popover p-4 text-popover-foreground shadow-floating transition-opacity starting:opacity-0',
        edges[toast.level],
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        <span className="sr-only">{level}</span>
        <p className="font-medium">{toast.title}</p>
        {toast.body !== undefined && <div className="text-muted-foreground">{toast.body}</div>}
        {toast.action !== undefined && <div className="pt-2">{toast.action}</div>}
      </div>
      <IconButton label={closeLabel} icon={<X />} size="icon-sm" className="-mt-1 -mr-1" onClick={onClose} />
    </div>
  )
}
