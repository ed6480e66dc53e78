import axe from 'axe-core'
import { expect } from 'vitest'

/** What only a page that is drawn can tell: the browser's tests ask axe about colours and sizes too. */
const OF_PIXELS = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** jsdom takes no page away from behind a dialog. */
const OF_WHOLE_PAGES = Object.fromEntries(
  ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique'].map((rule) => [
    rule,
    { enabled: false },
  ]),
)

/** axe finds nothing in the page as it is, or in the layer that lies over it. */
export async function expectAccessible(layer?: Element): Promise<void> {
  const rules = layer ? { ...OF_PIXELS, ...OF_WHOLE_PAGES } : OF_PIXELS
  const { violations } = await axe.run(layer ?? document, { resultTypes: ['violations'], rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
