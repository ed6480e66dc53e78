import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

const GAP_PX = 4

/**
 * Keeps an open panel under its anchor, above where there is no room, and inside of the window, until the returned
 * function is called. Positions are set through the CSSOM, which the strict style-src allows.
 */
export function keepBeside(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'center' | 'end'): () => void {
  const place = async () => {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: align === 'center' ? 'bottom' : `bottom-${align}`,
      middleware: [offset(GAP_PX), flip({ padding: GAP_PX }), shift({ padding: GAP_PX, crossAxis: true })],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
