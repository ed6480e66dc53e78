/** Memory after many screens and slide-outs, compared with the portal's own after a few: closed screens must not leak. */
import type { Page } from '@playwright/test'
import { ratio } from './figures.ts'
import { onPage, type Session } from './fresh-page.ts'

/** The last one is the list again, where every measurement is taken. */
const SCREENS = ['/load-account', '/manage-benefits', '/', '/load-benefit', '/beneficiaries']
/** Without compiled machine code, which is on the same heap, only the objects of screens remain. */
const NO_MACHINE_CODE = '--jitless'
const LIST = 'main tbody tr:not([data-skeleton])'

/** Navigates by the menu, as a user does; the page is never reloaded. */
async function changeScreens(page: Page, rounds: number) {
  for (const path of Array.from({ length: rounds }, () => SCREENS).flat()) {
    await page.locator(`nav a[href="${path}"]:visible`).first().click()
    await page.waitForURL((url) => url.pathname === path)
    await page
      .locator(path === '/beneficiaries' ? LIST : 'main h1')
      .first()
      .waitFor()
  }
}

async function openSlideOuts(page: Page, count: number) {
  for (let index = 0; index < count; index += 1) {
    await page.locator(`${LIST} [data-row-control] button`).nth(index).click()
    await page.locator('dialog[open] input[name=firstName], dialog[open] dl').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[data-slot=sheet]').waitFor({ state: 'detached' })
  }
}

/** The heap in kB after garbage collection. */
async function heldBy(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  // Wait until timers of closed screens have run.
  await page.waitForTimeout(1500)
  // The second collection frees objects that finalizers of the first have released.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1000
}

/** The heap after 50 screens and 20 slide-outs, and after 5 and 2. */
const heldAfter = (origin: string, session: Session, engineFlags?: string) =>
  onPage({ url: `${origin}/beneficiaries`, ready: LIST, session, engineFlags }, async (page) => {
    const heldAfterMore = async (rounds: number, slideOuts: number) => {
      await changeScreens(page, rounds)
      await openSlideOuts(page, slideOuts)
      return heldBy(page)
    }
    const few = await heldAfterMore(1, 2)
    return [await heldAfterMore(9, 18), few] as const
  })

export const measureMemory = async (origin: string, session: Session) => [
  ratio('memory: heap, kB', ...(await heldAfter(origin, session)), 1.1),
  ratio('memory: heap without machine code, kB', ...(await heldAfter(origin, session, NO_MACHINE_CODE)), 1.1),
]
