import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useModal } from './modal'

/**
 * The middle of a dialog or slide-out, which scrolls between head and foot; where the screen is very low all of the modal
 * scrolls instead. A line at its foot says that there is more, and the keyboard can scroll it.
 */
export function ScrollBody({ className, ...props }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const { titleId } = useModal()
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
    // What it holds grows and shrinks by itself, as messages of fields do.
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
      // Only where there is something to scroll: another stop of the keyboard would be one too many.
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
