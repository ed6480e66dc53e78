import type { Page } from '@playwright/test'
import { expect } from './portal-test'

/** Opens a page as somebody, with faults of the fake API: `listBenefits:500:internal_error`. */
export async function open(page: Page, path: string, { as = 'aino.virtanen', faults = [] as string[] } = {}) {
  const query = [`mock-persona=${as}`, ...faults.map((fault) => `mock-fault=${fault}`)]
  await page.goto(`${path}?${query.join('&')}`)
}

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
  const sent: string[] = []
  page.on('request', (request) => {
    const isGroup = request.url().endsWith('/api/company/benefit-groups')
    if (isGroup && request.method() !== 'GET') sent.push(request.method())
  })
  return sent
}

export async function fillMassage(page: Page) {
  await page.getByLabel('Eturyhmän nimi').fill('Hieronta')
  await amount(page).fill('200')
  await page.getByLabel('Suora lataus').check()
}
