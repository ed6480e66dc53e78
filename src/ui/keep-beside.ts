import { autoUpdate, computePosition, offset, shift } from '@floating-ui/dom'

const GAP_PX = 4
/** With less room than this on both sides any panel lies over its anchor. */
const LEAST_PX = 200

export interface Placing {
  align: 'start' | 'center' | 'end'
  /** Of use only whole, as a calendar: with too little room on both sides it lies over its anchor. */
  isWhole: boolean
}

/**
 * Keeps an open panel under its anchor, above where only there is room for it or more than below, and as high as that
 * room at most, until the returned function is called: what is longer is scrolled in it. Positions are set through the
 * CSSOM, which the strict style-src allows.
 */
export function keepBeside(anchor: HTMLElement, panel: HTMLElement, { align, isWhole }: Placing): () => void {
  const place = async () => {
    const { top, bottom } = anchor.getBoundingClientRect()
    const windowHeight = document.documentElement.clientHeight
    const [above, below] = [top - 2 * GAP_PX, windowHeight - bottom - 2 * GAP_PX]
    // Of all it holds, whatever it is given now: so it does not turn to and fro.
    const wanted = panel.scrollHeight + panel.offsetHeight - panel.clientHeight
    const side = wanted <= below || below >= above ? 'bottom' : 'top'
    const least = isWhole ? wanted : LEAST_PX
    panel.style.maxHeight = `${Math.min(Math.max(above, below, least), windowHeight - 2 * GAP_PX)}px`
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: align === 'center' ? side : `${side}-${align}`,
      middleware: [offset(GAP_PX), shift({ padding: GAP_PX, crossAxis: true })],
    })
    panel.style.left = `${x}px`
    panel.style.top = `${y}px`
  }
  return autoUpdate(anchor, panel, () => void place())
}
