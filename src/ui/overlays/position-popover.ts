import { autoUpdate, computePosition, offset, shift } from '@floating-ui/dom'

const GAP_PX = 4
/** With less space than this above and below the anchor, the panel overlaps the anchor. */
const MIN_PX = 200

/**
 * Keeps an open panel positioned under its anchor, or above when there is too little space below and more above. Its
 * height is limited to the free space, so longer content scrolls. Runs until the returned function is called. Positions
 * are set through the CSSOM, which the strict style-src allows.
 * @param isWhole the panel must be fully visible, like a calendar: if it fits on neither side, it overlaps its anchor
 */
export function positionPopover(anchor: HTMLElement, panel: HTMLElement, isWhole: boolean): () => void {
  const place = async () => {
    const { top, bottom } = anchor.getBoundingClientRect()
    const windowHeight = document.documentElement.clientHeight
    const [above, below] = [top - 2 * GAP_PX, windowHeight - bottom - 2 * GAP_PX]
    // The height of the whole content, independent of the current limit. Otherwise the panel would flip between the
    // sides.
    const wanted = panel.scrollHeight + panel.offsetHeight - panel.clientHeight
    const side = wanted <= below || below >= above ? 'bottom' : 'top'
    const least = isWhole ? wanted : MIN_PX
    panel.style.maxHeight = `${Math.min(Math.max(above, below, least), windowHeight - 2 * GAP_PX)}px`
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: `${side}-end`,
      middleware: [offset(GAP_PX), shift({ padding: GAP_PX, crossAxis: true })],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
