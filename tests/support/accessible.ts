import axe from 'axe-core'
import { expect } from 'vitest'

/** What only a page that is drawn can tell: the browser's tests ask axe about colours and sizes too. */
const OF_PIXELS = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** axe finds nothing in the page as it is. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: OF_PIXELS })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
