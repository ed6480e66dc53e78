/** Time from a click or keystroke to the paint of its result, in a page that stays open. */
import type { Locator, Page } from '@playwright/test'
import { median, type OpenPage, onPage } from './fresh-page.ts'

/** What is measured, by CSS selectors of its page. */
export type Interaction = {
  /** The first match is clicked or typed into. */
  target: string
  /** The interaction has taken effect when text, values or ticks in it have changed. */
  watch: string
  /** Each is entered as a whole, one after another; without texts the target is clicked. */
  texts?: readonly string[]
}

/** Opens baseline and portal side by side, so that other load on the machine affects both alike. */
export const onBoth = <Result>(floor: OpenPage, portal: OpenPage, act: (both: Both) => Promise<Result>) =>
  onPage(floor, (floorPage) => onPage(portal, (portalPage) => act({ floor: floorPage, portal: portalPage })))

export type Both = { floor: Page; portal: Page }

const PRESSES = 15

/** @returns the median ms from act to the paint of its change; baseline and portal take turns. */
export async function interactionTimes(
  { floor, portal }: Both,
  inFloor: Interaction,
  inPortal: Interaction,
): Promise<{ floor: number; portal: number }> {
  const times: { floor: number[]; portal: number[] } = { floor: [], portal: [] }
  for (let press = 0; press < PRESSES; press += 1) {
    times.floor.push(await actTime(floor, inFloor, press))
    times.portal.push(await actTime(portal, inPortal, press))
  }
  return { floor: median(times.floor), portal: median(times.portal) }
}

/** @returns the median ms from a click to the paint of what it opens; `close` closes it after each run. */
export async function openingTime(page: Page, act: Interaction, close: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let press = 0; press < PRESSES; press += 1) {
    times.push(await actTime(page, act, press))
    await close()
  }
  return median(times)
}

/** @returns ms from one act to the paint of its change. */
async function actTime(page: Page, { target, watch, texts }: Interaction, index: number): Promise<number> {
  const tookMs = await page.evaluate(
    async ([targetSelector, watchSelector, typed]) => {
      const looks = () => {
        const root = document.querySelector(watchSelector)
        const inputs = [...(root?.querySelectorAll('input') ?? [])]
        return `${root?.textContent} ${inputs.map(({ checked, value }) => `${checked}${value}`).join()}`
      }
      const element = document.querySelector<HTMLInputElement>(targetSelector)
      if (!element) throw new Error(`no element matches ${targetSelector}`)
      const before = looks()
      // Start at the beginning of a frame. Otherwise the time would depend on where in a frame the click falls.
      await new Promise(requestAnimationFrame)
      const started = performance.now()
      if (typed === undefined) element.click()
      else {
        // React tracks the value through the prototype's setter, so the value must be set there.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed)
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
      // React renders after the event handler has returned.
      await Promise.resolve()
      // The first task after a frame runs when its style, layout and paint are done.
      const painted = () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => done(), { once: true })
          port1.start()
          port2.postMessage(undefined)
        })
      if (looks() !== before) {
        await painted()
        return performance.now() - started
      }
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          if (looks() !== before) void painted().then(() => resolve(performance.now() - started))
          else if (performance.now() - started > 5000) reject(new Error(`${watchSelector} does not change`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [target, watch, texts?.[index % texts.length]] as const,
  )
  // Let timers and idle work of this run finish before the next.
  await page.waitForTimeout(500)
  return tookMs
}

/** Pastes a text into the first element that matches. */
export async function paste(page: Page, target: string, text: string): Promise<void> {
  await page
    .locator(target)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
}

/** Clicks a button. @returns ms until `done` matches, and the longest time without a frame until then (ms). */
export function runTime(button: Locator, done: string): Promise<{ tookMs: number; longestPauseMs: number }> {
  return button.evaluate((element: HTMLElement, doneSelector) => {
    const started = performance.now()
    element.click()
    return new Promise<{ tookMs: number; longestPauseMs: number }>((resolve, reject) => {
      let last = started
      let longestPauseMs = 0
      const look = () => {
        const now = performance.now()
        longestPauseMs = Math.max(longestPauseMs, now - last)
        last = now
        if (document.querySelector(doneSelector)) resolve({ tookMs: now - started, longestPauseMs })
        else if (now - started > 180_000) reject(new Error(`${doneSelector} does not appear`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }, done)
}
