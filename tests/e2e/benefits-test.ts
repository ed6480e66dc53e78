import type { Page } from '@playwright/test'
import { expect } from './portal-test'

export { openAs as open } from './portal-test'

/** The tiles of the overview: name, badges and button. */
export const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
export const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const createForm = (page: Page) => panel(page, 'Luo eturyhmä')
export const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })

export async function openCreate(page: Page) {
  await page.getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(createForm(page)).toBeVisible()
}

export const press = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click()
