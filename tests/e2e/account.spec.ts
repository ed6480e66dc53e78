import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, PASSWORD, test } from './portal-test'
import { goTo, settled } from './screens'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Tallenna tiedot')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Vahvista salasanallasi' })

/** The profile of Aino, logged in by the address. */
async function openProfile(page: Page) {
  await page.goto('/profile?mock-persona=aino.virtanen')
  await expect(field(page, 'Etunimi')).toBeVisible()
}

test('axe finds nothing after a link was asked for or sent anew, in help, maintenance and profile', async ({
  page,
}) => {
  await page.goto('/reset-password')
  await field(page, 'Käyttäjätunnus tai sähköposti').fill('aino.virtanen@pyynikinpaahtimo.example')
  await button(page, 'Lähetä linkki').click()
  await expect(page.getByRole('heading', { name: 'Tarkista sähköpostisi' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await button(page, 'Pyydä uusi linkki').click()
  await expect(page.getByText('Uusi linkki on lähetetty')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/help', '/maintenance']) {
    await goTo(page, path)
    await settled(page)
    await expectAccessible(page)
  }
  await openProfile(page)
  await expectAccessible(page)
  await field(page, 'Etunimi').fill('Aino Maria')
  await save(page).click()
  await popup(page).getByLabel('Salasana', { exact: true }).fill('väärä salasana')
  await popup(page).getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(popup(page).getByText('Salasana on väärä.')).toBeVisible()
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Peruuta' }).click()
  await page.getByRole('tab', { name: m.profile_tab_password() }).click()
  await expect(field(page, 'Nykyinen salasana')).toBeVisible()
  await expectAccessible(page)
})

test('what was typed when the session expired is offered to the same user after the login, and to nobody else [SES-14]', async ({
  page,
}) => {
  const logIn = async (username: string) => {
    await expect(page).toHaveURL('/login')
    await field(page, 'Käyttäjätunnus').fill(username)
    await field(page, 'Salasana').fill(PASSWORD)
    await button(page, 'Kirjaudu sisään').click()
    await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
  }
  const typeAndExpire = async () => {
    await openProfile(page)
    await field(page, 'Etunimi').fill('Aino Maria')
    await page.getByLabel('Tehtävänimike').fill('Palkanlaskija')
    await page.clock.fastForward('25:00:00')
  }
  await page.clock.install()
  await typeAndExpire()
  await logIn('aino.virtanen')
  await expect(page).toHaveURL('/profile')
  const offer = page.getByRole('status').filter({ hasText: m.form_draft_title() })
  await expect(offer).toBeVisible()
  await expect(field(page, 'Etunimi')).toHaveValue('Aino')
  await expectAccessible(page)
  await offer.getByRole('button', { name: m.form_draft_restore() }).click()
  await expect(field(page, 'Etunimi')).toHaveValue('Aino Maria')
  await expect(page.getByLabel('Tehtävänimike')).toHaveValue('Palkanlaskija')
  await expect(page.getByText(m.form_draft_restored())).toBeVisible()
  await page.reload()
  await expect(field(page, 'Etunimi')).toHaveValue('Aino')
  await expect(offer).toHaveCount(0)

  await typeAndExpire()
  await logIn('niko.rautio')
  await page.getByRole('button', { name: m.account_menu() }).click()
  await page.getByRole('menuitem', { name: 'Omat tiedot' }).click()
  await expect(field(page, 'Etunimi')).toHaveValue('Niko')
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Palkanlaskija')
})
