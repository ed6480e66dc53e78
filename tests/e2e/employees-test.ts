import type { Page } from '@playwright/test'
import { expect, openAs } from './portal-test'

/** Opens the list as somebody, with faults of the fake API: `readEmployee:500:internal_error`. */
export async function open(
  page: Page,
  { as = 'aino.virtanen', path = '/beneficiaries', faults = [] as string[] } = {},
) {
  await openAs(page, path, { as, faults })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
export const opener = (page: Page, name: string) => rowOf(page, name).getByRole('rowheader').getByRole('button')
export const dialog = (page: Page) => page.getByRole('dialog').last()
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const save = (page: Page, name = 'Tallenna') => dialog(page).getByRole('button', { name, exact: true })
export const search = (page: Page) => page.getByRole('main').getByRole('textbox')

export async function chooseFromMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Toiminnot: ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** DD.MM.YYYY so many days from today in Helsinki. */
export function day(offset: number): string {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(Date.now() + offset * 86_400_000)
  return iso.split('-').reverse().join('.')
}

const NEW_EMPLOYEE = {
  Etunimi: 'Sanni',
  Sukunimi: 'Rautio',
  Sähköposti: 'sanni.rautio@pyynikinpaahtimo.example',
  Henkilötunnus: '120395-955F',
  Henkilönumero: '9105',
}

export async function fillNew(page: Page, values: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...NEW_EMPLOYEE, ...values })) {
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text)
  }
  await dialog(page).getByRole('radio', { name: 'Kokoaikainen' }).check()
  await dialog(page)
    .getByLabel(/^Edun alkupäivä/)
    .fill(day(0))
}

export const openAdd = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' }).click()
/** A disabled button answers too: it points at the first error. */
export const pressDisabled = (page: Page, name?: string) => save(page, name).click({ force: true })
export const submitAdd = (page: Page) => save(page, 'Lisää työntekijä').click()
