import type { RefObject } from 'react'

/**
 * Where a floating box of an element belongs: into the open modal around it, since everything outside of a native modal
 * lies under it and is inert; else into the page.
 */
export function layerOf(anchor: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return anchor.current?.closest('dialog') ?? document.body
    },
  }
}
