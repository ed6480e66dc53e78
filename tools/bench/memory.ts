/**
 * What the portal still holds after many screens and slide-outs, beside what it holds after a few: a screen that is left
 * must leave nothing behind. The floor is the portal itself.
 */
import type { Page } from '@playwright/test'
import type { Measured } from './interactions.ts'
import { onPage } from './measure-interaction.ts'

/** The fifth is the list again, where every measurement is taken. */
const SCREENS = ['/load-account', '/manage-benefits', '/', '/load-benefit', '/beneficiaries']
const FEW = { rounds: 1, slideOuts: 2 }
const MANY = { rounds: 9, slideOuts: 18 }
/** What the engine compiles of functions that run often is on the same heap: without it, the objects of screens are left. */
const NO_MACHINE_CODE = '--jitless'
const LIST = 'main tbody tr:not([data-skeleton])'

/** By the menu, as a user goes: the page is never loaded anew. */
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
  for (const index of Array.from({ length: count }, (_, place) => place)) {
    await page.locator(`${LIST} [data-row-control] button`).nth(index).click()
    await page.locator('dialog[open] input[name=firstName], dialog[open] dl').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[data-slot=sheet]').waitFor({ state: 'detached' })
  }
}

interface Held {
  heapKb: number
  nodes: number
  listeners: number
}

/** After everything that nobody holds is gone. */
async function heldBy(page: Page): Promise<Held> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // Timers of what was closed have run.
  await page.waitForTimeout(1500)
  // What the first one lets go is held by nobody for the second.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  await cdp.detach()
  return { heapKb: of('JSHeapUsedSize') / 1000, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** After 5 screens and 2 slide-outs, and after 50 and 20. */
const heldAfter = (portal: string, session: Record<string, string>, engineFlags?: string) =>
  onPage({ url: `${portal}/beneficiaries`, ready: LIST, session, engineFlags }, async (page) => {
    await page.setViewportSize({ width: 1350, height: 940 })
    const go = async ({ rounds, slideOuts }: typeof FEW) => {
      await changeScreens(page, rounds)
      await openSlideOuts(page, slideOuts)
      return heldBy(page)
    }
    return { few: await go(FEW), many: await go(MANY) }
  })

/** @returns heap, nodes and listeners after 50 screens and 20 slide-outs, beside those after 5 and 2 */
export async function measureMemory(portal: string, session: Record<string, string>): Promise<Measured[]> {
  const { few, many } = await heldAfter(portal, session)
  const plain = await heldAfter(portal, session, NO_MACHINE_CODE)
  return [
    { what: 'memory: heap, kB', portal: many.heapKb, floor: few.heapKb, most: 1.1 },
    { what: 'memory: heap without machine code, kB', portal: plain.many.heapKb, floor: plain.few.heapKb, most: 1.1 },
    { what: 'memory: nodes', portal: many.nodes, floor: few.nodes, most: 1.1 },
    { what: 'memory: listeners', portal: many.listeners, floor: few.listeners, most: 1.1 },
  ]
}
