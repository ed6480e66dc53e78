import type { RefObject } from 'react'

/**
 * Container for an element's floating box: the open modal around the element, otherwise the page. Everything outside a
 * native modal is covered and inert.
 */
export function layerOf(anchor: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return anchor.current?.closest('dialog') ?? document.body
    },
  }
}
