import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect } from './portal-test'

export { openAs as open } from './portal-test'

export const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const createForm = (page: Page) => panel(page, m.benefits_group_add())

export async function openCreate(page: Page) {
  await page.getByRole('button', { name: m.benefits_group_add() }).click()
  await expect(createForm(page)).toBeVisible()
}

export const press = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click()
