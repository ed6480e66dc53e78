import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { IconButton } from '../inputs/icon-button'
import { ModalFrame, type ModalFrameProps } from './modal-frame'

export interface ModalProps extends Pick<ModalFrameProps, 'describedBy' | 'onClose' | 'returnFocusTo' | 'children'> {
  title: ReactNode
  closeLabel?: string
  /** Buttons, the primary one first: it is shown rightmost. */
  footer?: ReactNode
  aboveFooter?: ReactNode
  /** Around body and footer, for a form that has both. */
  wrap?: (parts: ReactNode) => ReactNode
}

interface Look extends Pick<ModalFrameProps, 'slot' | 'className'> {
  /** Of the element around all parts. */
  contentClass: string
  headerClass: string
  footerClass: string
}

/** What Dialog and Sheet share: header, scrolling body, footer. Without `onClose` there is no close button. */
export function Modal({ title, closeLabel, footer, aboveFooter, wrap, children, ...rest }: ModalProps & Look) {
  const { contentClass, headerClass, footerClass, ...frame } = rest
  const { slot, onClose } = frame
  const titleId = useId()
  const parts = (
    <>
      <Body labelledBy={titleId}>{children}</Body>
      {aboveFooter}
      {footer !== undefined && (
        <footer data-slot={`${slot}-footer`} className={clsx('flex gap-3 [reading-flow:flex-visual]', footerClass)}>
          {footer}
        </footer>
      )}
    </>
  )
  return (
    <ModalFrame {...frame} labelledBy={titleId}>
      <div className={contentClass}>
        {/* On a phone with text of twice the size the close button goes above the title. Reversed lines start at the end. */}
        <header data-slot={`${slot}-header`} className={clsx('flex flex-wrap-reverse items-end gap-x-4', headerClass)}>
          <h2
            id={titleId}
            data-slot={`${slot}-title`}
            tabIndex={-1}
            className="min-w-0 grow basis-40 rounded-sm text-xl font-semibold hyphens-auto"
          >
            {title}
          </h2>
          {onClose && (
            <IconButton
              label={closeLabel ?? m.form_close()}
              icon={<X />}
              className="-mt-1.5 -mr-2 ml-auto"
              onClick={onClose}
            />
          )}
        </header>
        {wrap ? wrap(parts) : parts}
      </div>
    </ModalFrame>
  )
}

/** Scrolls between header and footer. Where that leaves too little of it, the whole modal scrolls instead. */
function Body({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const [shown, setShown] = useState({ scrolls: false, hasMore: false })

  const observe = useCallback((body: HTMLDivElement) => {
    const look = () => {
      const hidden = body.scrollHeight - body.clientHeight
      const next = { scrolls: hidden > 1, hasMore: hidden - body.scrollTop > 1 }
      setShown((before) => (before.scrolls === next.scrolls && before.hasMore === next.hasMore ? before : next))
    }
    // Observe the content too: its height can change without a resize of the body, e.g. when field messages appear.
    const sizes = new ResizeObserver(look)
    sizes.observe(body)
    for (const child of body.children) sizes.observe(child)
    body.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      body.removeEventListener('scroll', look)
    }
  }, [])

  return (
    <div
      ref={observe}
      // Focusable only when it scrolls: otherwise it would be a useless tab stop.
      {...(shown.scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
      data-more={shown.hasMore ? '' : undefined}
      className="grow space-y-4 border-b border-transparent px-4 py-4 data-more:border-input min-h-0 overflow-y-auto short:min-h-auto short:overflow-visible sm:px-6 forced-colors:not-data-more:border-b-0"
    >
      {children}
    </div>
  )
}
