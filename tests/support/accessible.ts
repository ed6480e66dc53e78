import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules that need a rendered page; browser tests check them. */
const OF_PIXELS = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** Rules about landmarks: a browser makes the page under a modal inert, jsdom does not. */
const OF_WHOLE_PAGES = {
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-no-duplicate-contentinfo': { enabled: false },
  'landmark-unique': { enabled: false },
}

/** Axe searches the page once for each id, which took two fifths of its time; expectAccessible compares all ids. */
const OF_IDS = { 'duplicate-id-aria': { enabled: false } }

/** axe finds no violations in the page, or in a layer on top of it. */
export async function expectAccessible(layer?: Element): Promise<void> {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const rules = { ...OF_PIXELS, ...OF_IDS, ...(layer && OF_WHOLE_PAGES) }
  const { violations } = await axe.run(layer ?? document, { resultTypes: ['violations'], rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
