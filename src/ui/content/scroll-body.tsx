import { clsx } from 'clsx'
import { type ComponentProps, use, useEffect, useRef, useState } from 'react'
import { ModalTitleId } from '../overlays/modal'

/** The scrolling middle of a dialog or slide-out. On very low screens the whole modal scrolls instead. */
export function ScrollBody({ className, ...props }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = use(ModalTitleId)
  const [shown, setShown] = useState({ scrolls: false, hasMore: false })

  useEffect(() => {
    const body = ref.current
    if (!body) return
    const look = () => {
      const hidden = body.scrollHeight - body.clientHeight
      const next = { scrolls: hidden > 1, hasMore: hidden - body.scrollTop > 1 }
      setShown((before) => (before.scrolls === next.scrolls && before.hasMore === next.hasMore ? before : next))
    }
    look()
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
      ref={ref}
      // Focusable only when it scrolls: otherwise it would be a useless tab stop.
      {...(shown.scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      data-more={shown.hasMore ? '' : undefined}
      className={clsx(
        'grow space-y-4 border-b border-transparent px-4 py-4 data-more:border-input not-short:min-h-0 not-short:overflow-y-auto sm:px-6 forced-colors:not-data-more:border-b-0',
        className,
      )}
      {...props}
    />
  )
}
