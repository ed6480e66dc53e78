/** How long a press or a keystroke takes until what it changes is painted, in a page that stays open. */
import type { Locator, Page } from '@playwright/test'
import { launch, median, NAMED_FUNCTIONS } from './measure-load.ts'

/** What is measured, by CSS selectors of its page. */
export type Interaction = {
  /** What is pressed or typed in; the first that matches. */
  target: string
  /** What must look otherwise afterwards: text, values and ticks in it. */
  watch: string
  /** Typed as a whole, one after another; without them the target is pressed nine times. */
  texts?: readonly string[]
}

export type OpenPage = { url: string; ready: string; session?: Record<string, string> }

/** Opens a page as it is for a login, does what `act` says, and closes it. */
export async function onPage<Result>(
  { url, ready, session }: OpenPage,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launch()
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'fi-FI' })
    const page = await context.newPage()
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    }, session ?? {})
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    return await act(page)
  } finally {
    await browser.close()
  }
}

/** @returns the median ms from each act to the paint of its change. */
export async function interactionTime(page: Page, { target, watch, texts }: Interaction): Promise<number> {
  const times: number[] = []
  for (const text of texts ?? Array.from({ length: 9 }, () => undefined)) {
    times.push(
      await page.evaluate(
        async ([targetSelector, watchSelector, typed]) => {
          const looks = () => {
            const root = document.querySelector(watchSelector)
            const inputs = [...(root?.querySelectorAll('input') ?? [])]
            return `${root?.textContent} ${inputs.map(({ checked, value }) => `${checked}${value}`).join()}`
          }
          const element = document.querySelector<HTMLInputElement>(targetSelector)
          if (!element) throw new Error(`nothing is ${targetSelector}`)
          const before = looks()
          const started = performance.now()
          if (typed === undefined) element.click()
          else {
            // React reads the value through the setter of the prototype.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed)
            element.dispatchEvent(new Event('input', { bubbles: true }))
          }
          await new Promise<void>((resolve, reject) => {
            const look = () => {
              if (looks() !== before) setTimeout(resolve)
              else if (performance.now() - started > 5000) reject(new Error(`nothing changes in ${watchSelector}`))
              else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          })
          return performance.now() - started
        },
        [target, watch, text] as const,
      ),
    )
    // Nothing of one act is left for the next.
    await page.waitForTimeout(500)
  }
  return median(times)
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
        else if (now - started > 60_000) reject(new Error(`${doneSelector} does not come`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }, done)
}
