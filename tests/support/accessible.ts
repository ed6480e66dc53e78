import axe from 'axe-core'
import { expect } from 'vitest'

/** What only a page that is drawn can tell: the browser's tests ask axe about colours and sizes too. */
const OF_PIXELS = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** A browser takes the page under a modal layer out of reach, and with it its landmarks. */
const OF_WHOLE_PAGES = {
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-no-duplicate-contentinfo': { enabled: false },
  'landmark-unique': { enabled: false },
}

/** axe finds nothing in the page as it is, or in a layer that lies over it. */
export async function expectAccessible(layer?: Element): Promise<void> {
  const rules = { ...OF_PIXELS, ...(layer && OF_WHOLE_PAGES) }
  const { violations } = await axe.run(layer ?? document, { resultTypes: ['violations'], rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
