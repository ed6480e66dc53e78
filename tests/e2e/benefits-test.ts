import type { Page } from '@playwright/test'
import { expect, watchRequests } from './portal-test'

export { openAs as open } from './portal-test'

/** The tiles of the overview: name, badges and button. */
export const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
export const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const createForm = (page: Page) => panel(page, 'Luo eturyhmä')
export const editForm = (page: Page) => panel(page, 'Muokkaa eturyhmää')
export const confirmation = (page: Page) => panel(page, 'Luodaanko eturyhmä?')
export const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })
export const amount = (page: Page) => page.getByLabel(/^(Päiväraja|Enimmäismäärä)/)

export async function openCreate(page: Page) {
  await page.getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(createForm(page)).toBeVisible()
}

export async function openEdit(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Muokkaa' }).click()
  await expect(editForm(page)).toBeVisible()
}

export const press = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click()

/** Counts the calls that change a group. */
export function countCommands(page: Page) {
  return watchRequests(page, ({ method, path }) =>
    path === '/api/company/benefit-groups' && method !== 'GET' ? method : undefined,
  )
}

export async function fillMassage(page: Page) {
  await page.getByLabel('Eturyhmän nimi').fill('Hieronta')
  await amount(page).fill('200')
  await page.getByLabel('Suora lataus').check()
}
