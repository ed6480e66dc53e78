import { autoUpdate, computePosition, offset, shift } from '@floating-ui/dom'

const GAP_PX = 4
/** With less space than this above and below the anchor, the panel overlaps the anchor. */
const MIN_PX = 200

/**
 * Under its anchor, or above it when there is more space, until the returned function is called.
 * @param align `-end`: their right edges align; '': their centres
 */
export function positionPopover(
  anchor: HTMLElement,
  panel: HTMLElement,
  isWhole: boolean,
  align: '-end' | '' = '-end',
): () => void {
  const place = async () => {
    const { top, bottom } = anchor.getBoundingClientRect()
    const windowHeight = document.documentElement.clientHeight
    const [above, below] = [top - 2 * GAP_PX, windowHeight - bottom - 2 * GAP_PX]
    // Independent of the current limit; otherwise the panel would flip between the sides.
    const wanted = panel.scrollHeight + panel.offsetHeight - panel.clientHeight
    const side = wanted <= below || below >= above ? 'bottom' : 'top'
    const least = isWhole ? wanted : MIN_PX
    panel.style.maxHeight = `${Math.min(Math.max(above, below, least), windowHeight - 2 * GAP_PX)}px`
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: `${side}${align}`,
      middleware: [offset(GAP_PX), shift({ padding: GAP_PX, crossAxis: true })],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
