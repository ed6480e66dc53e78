/** Time from a click or keystroke to the paint of its result, in a page that stays open. */
import type { Page } from '@playwright/test'
import { median } from './figures.ts'
import { type OpenPage, onPage } from './fresh-page.ts'

/** What is measured, by selectors that fit the portal and its baseline. */
export type Interaction = {
  /** The first match is clicked or typed into. */
  target: string
  /** The interaction has taken effect when text, values or ticks in it have changed. */
  watch: string
  /** Each is entered as a whole, one after another; without texts the target is clicked. */
  texts?: readonly string[]
  /** Brings the page back, so that the interaction can be repeated. */
  undo?: (page: Page) => Promise<void>
}

type Pages = { portal: Page; floor?: Page }

/** Opens baseline and portal side by side, so that other load on the machine affects both alike. */
export const onBoth = <Result>(floor: OpenPage, portal: OpenPage, act: (both: Pages) => Promise<Result>) =>
  onPage(floor, (floorPage) => onPage(portal, (portalPage) => act({ floor: floorPage, portal: portalPage })))

const PRESSES = 15

/** @returns the median ms from act to the paint of its change; baseline and portal take turns. */
export async function interactionTimes({ portal, floor }: Pages, interaction: Interaction) {
  const times = { portal: [] as number[], floor: [] as number[] }
  for (let press = 0; press < PRESSES; press += 1) {
    if (floor) times.floor.push((await actTime(floor, interaction, press)).tookMs)
    times.portal.push((await actTime(portal, interaction, press)).tookMs)
  }
  return [median(times.portal), median(times.floor)] as const
}

/** @returns ms from one act to the paint of its change, and the longest time without a frame until then. */
export async function actTime(page: Page, { target, watch, texts, undo }: Interaction, index = 0) {
  const took = await page
    .locator(target)
    .first()
    .evaluate(
      async (element: HTMLInputElement, [watchSelector, typed]) => {
        const looks = () => {
          const root = document.querySelector(watchSelector)
          const inputs = [...(root?.querySelectorAll('input') ?? [])]
          return `${root?.textContent} ${inputs.map(({ checked, value }) => `${checked}${value}`).join()}`
        }
        const before = looks()
        // Start at the beginning of a frame. Otherwise the time would depend on where in a frame the click falls.
        await new Promise(requestAnimationFrame)
        const started = performance.now()
        if (typed === undefined) element.click()
        else {
          // React replaces the setter of the element itself and would take the value for its own. That of the prototype stays.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed)
          element.dispatchEvent(new Event('input', { bubbles: true }))
        }
        // React renders after the event handler has returned.
        await Promise.resolve()
        let longestPauseMs = 0
        let last = started
        while (looks() === before) {
          if (last - started > 180_000) throw new Error(`${watchSelector} does not change`)
          await new Promise(requestAnimationFrame)
          const now = performance.now()
          longestPauseMs = Math.max(longestPauseMs, now - last)
          last = now
        }
        // The first task after a frame runs when its style, layout and paint are done.
        await scheduler.postTask(() => undefined)
        return { tookMs: performance.now() - started, longestPauseMs }
      },
      [watch, texts?.[index % texts.length]] as const,
    )
  await undo?.(page)
  // Let timers and idle work of this run finish before the next.
  await page.waitForTimeout(500)
  return took
}
