import { expect, type Page, type Request } from '@playwright/test'
import type { OperationName } from '../../generated/registry'
import { operationOf } from '../screens'

/** The screen has its heading, and nothing is being read any more. */
export const settled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"], main [data-slot="skeleton"]')).toHaveCount(0, { timeout: 20_000 })
}

/** A user who is stuck can at least leave. */
export const expectAWayOn = (page: Page) =>
  expect(page.locator('main, dialog').locator('a:visible, button:visible').first()).toBeVisible()

/** The operations that a screen calls by itself. */
export async function callsOf(page: Page, address: string): Promise<OperationName[]> {
  const found = new Set<OperationName>()
  const note = (request: Request) => {
    const name = operationOf(request.method(), new URL(request.url()).pathname)
    if (name !== undefined) found.add(name)
  }
  page.on('request', note)
  await page.goto(address)
  await settled(page)
  page.off('request', note)
  return [...found]
}
