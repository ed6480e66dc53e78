/** How long a press or a keystroke takes until what it changes is painted, in a page that stays open. */
import type { Locator, Page } from '@playwright/test'
import { launch, median, NAMED_FUNCTIONS } from './measure-load.ts'

/** What is measured, by CSS selectors of its page. */
export type Interaction = {
  /** What is pressed or typed in; the first that matches. */
  target: string
  /** What must look otherwise afterwards: text, values and ticks in it. */
  watch: string
  /** Typed as a whole, one after another; without them the target is pressed. */
  texts?: readonly string[]
}

export type OpenPage = { url: string; ready: string; session?: Record<string, string>; engineFlags?: string }

/** Opens a page as it is for a login. @returns the page and how to close it. */
async function openPage({
  url,
  ready,
  session,
  engineFlags,
}: OpenPage): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await launch(engineFlags)
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'fi-FI' })
    const page = await context.newPage()
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, session ?? {})
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    return { page, close: () => browser.close() }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** Opens a page as it is for a login, does what `act` says, and closes it. */
export async function onPage<Result>(opened: OpenPage, act: (page: Page) => Promise<Result>): Promise<Result> {
  const { page, close } = await openPage(opened)
  try {
    return await act(page)
  } finally {
    await close()
  }
}

/** Opens the floor and the portal beside each other, so that what else the machine does meets both alike. */
export const onBoth = <Result>(floor: OpenPage, portal: OpenPage, act: (both: Both) => Promise<Result>) =>
  onPage(floor, (floorPage) => onPage(portal, (portalPage) => act({ floor: floorPage, portal: portalPage })))

export type Both = { floor: Page; portal: Page }

const PRESSES = 15

/** @returns the median ms from act to the paint of its change, in floor and portal by turns. */
export async function interactionTimes(
  { floor, portal }: Both,
  inFloor: Interaction,
  inPortal: Interaction,
): Promise<{ floor: number; portal: number }> {
  const times: { floor: number[]; portal: number[] } = { floor: [], portal: [] }
  for (const index of Array.from({ length: PRESSES }, (_, place) => place)) {
    times.floor.push(await actTime(floor, inFloor, index))
    times.portal.push(await actTime(portal, inPortal, index))
  }
  return { floor: median(times.floor), portal: median(times.portal) }
}

/** @returns the median ms from a press to the paint of what it opens, which `close` closes after each. */
export async function openingTime(page: Page, act: Interaction, close: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (const index of Array.from({ length: PRESSES }, (_, place) => place)) {
    times.push(await actTime(page, act, index))
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
      if (!element) throw new Error(`nothing is ${targetSelector}`)
      const before = looks()
      // From the start of a frame: where in it a press falls is chance, and a frame is as long as all of the work.
      await new Promise(requestAnimationFrame)
      const started = performance.now()
      if (typed === undefined) element.click()
      else {
        // React reads the value through the setter of the prototype.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed)
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
      // React draws what an event asks for when the event is over.
      await Promise.resolve()
      // The task after a frame that shows the change comes when it is styled, laid out and painted.
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
          else if (performance.now() - started > 5000) reject(new Error(`nothing changes in ${watchSelector}`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [target, watch, texts?.[index % texts.length]] as const,
  )
  // Nothing of one act is left for the next.
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

/** Presses a button. @returns ms until `done` matches, and the longest time without a frame meanwhile (ms). */
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
        else if (now - started > 180_000) reject(new Error(`${doneSelector} does not come`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }, done)
}
