export interface AnchorRect {
  top: number
  right: number
  bottom: number
  left: number
}

export interface PlacementInput {
  anchor: AnchorRect
  floating: { width: number; height: number }
  viewport: { width: number; height: number }
  side: 'top' | 'bottom'
  align: 'start' | 'center' | 'end'
  /** Distance to the anchor, and at least this much to the window's edge (px). */
  gap: number
}

/** Where a floating box goes beside its anchor (px in the window): the wished side when it fits, else the roomier one. */
export function placeBeside({ anchor, floating, viewport, side, align, gap }: PlacementInput): {
  top: number
  left: number
} {
  const roomAbove = anchor.top - gap
  const roomBelow = viewport.height - anchor.bottom - gap
  const wished = side === 'top' ? roomAbove : roomBelow
  const fits = wished >= floating.height + gap
  const above = fits ? side === 'top' : roomAbove > roomBelow
  const top = above ? anchor.top - gap - floating.height : anchor.bottom + gap
  const left =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.right - floating.width
        : (anchor.left + anchor.right - floating.width) / 2
  return {
    top: clamp(top, gap, viewport.height - floating.height - gap),
    left: clamp(left, gap, viewport.width - floating.width - gap),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/**
 * Keeps an open popover beside its anchor until the returned function is called. Positions are set through the CSSOM,
 * which the strict style-src allows; CSS anchor positioning is not yet in every supported browser.
 */
export function followAnchor(
  anchor: HTMLElement,
  floating: HTMLElement,
  options: Pick<PlacementInput, 'side' | 'align'> & { gap?: number },
): () => void {
  const place = () => {
    const { top, left } = placeBeside({
      anchor: anchor.getBoundingClientRect(),
      floating: { width: floating.offsetWidth, height: floating.offsetHeight },
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
      gap: 4,
      ...options,
    })
    floating.style.top = `${top}px`
    floating.style.left = `${left}px`
  }
  place()
  const sizes = new ResizeObserver(place)
  sizes.observe(floating)
  window.addEventListener('scroll', place, { capture: true, passive: true })
  window.addEventListener('resize', place)
  return () => {
    sizes.disconnect()
    window.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
  }
}
