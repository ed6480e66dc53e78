import type { RefObject } from 'react'

/**
 * Container for an element's floating box: the open modal or the landmark around the element, otherwise the page.
 * Everything outside a native modal is covered and inert. Outside of landmarks, screen reader users who move by landmark
 * miss the box.
 */
export function portalContainer(anchor: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return anchor.current?.closest<HTMLElement>('dialog, main, header') ?? document.body
    },
  }
}
