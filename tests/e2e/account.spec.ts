import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, logInAs, PASSWORD, test } from './portal-test'

const NEW_PASSWORD = 'Kahvipapu-2026'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Tallenna tiedot')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Vahvista salasanallasi' })

/** The profile of Aino, logged in by the address. */
async function openProfile(page: Page) {
  await page.goto('/profile?mock-persona=aino.virtanen')
  await expect(field(page, 'Etunimi')).toBeVisible()
}

test('axe finds nothing after a link was asked for or sent anew, nor in the profile', async ({ page }) => {
  await page.goto('/reset-password')
  await field(page, 'Käyttäjätunnus tai sähköposti').fill('aino.virtanen@pyynikinpaahtimo.example')
  await button(page, 'Lähetä linkki').click()
  await expect(page.getByRole('heading', { name: 'Tarkista sähköpostisi' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/confirm-email?username=anni.tiainen&token=confirm-expired')
  await button(page, 'Pyydä uusi linkki').click()
  await expect(page.getByText('Uusi linkki on lähetetty')).toBeVisible()
  await expectAccessible(page)
  await openProfile(page)
  await expectAccessible(page)
})

test('a new password is set with the mailed link, which leaves the address; rules show as they are met [ACC-02] [VAL-04] [VAL-05]', async ({
  page,
}) => {
  await page.goto('/new-password?username=liisa.ohman&token=password-valid')
  await expect(page).toHaveURL('/new-password')
  // It survives a reload although it is out of the address.
  await page.reload()
  await expect(page.getByText('liisa.ohman')).toBeVisible()
  const password = field(page, 'Uusi salasana')
  const again = field(page, m.password_confirm())
  const submit = button(page, 'Tallenna salasana')
  // Nothing asks for it to be off: a press leads to the first field that is missing.
  await submit.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  const met = page.locator('[data-met="true"]')
  await password.fill('kahvi')
  await expect(met).toHaveCount(3)
  await password.fill(NEW_PASSWORD)
  await expect(met).toHaveCount(7)
  await again.fill('Kahvipapu-2027')
  await again.blur()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await submit.click()
  await expect(again).toBeFocused()
  await again.fill(NEW_PASSWORD)
  await submit.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Uusi salasana on käytössä. Kirjaudu sillä sisään.')).toBeVisible()
  await field(page, 'Käyttäjätunnus').fill('liisa.ohman')
  await field(page, 'Salasana').fill(NEW_PASSWORD)
  await button(page, 'Kirjaudu sisään').click()
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
})

test('an email address is verified on load, which shows; then its user can log in [ACC-03]', async ({ page }) => {
  await page.goto('/confirm-email?username=anni.tiainen&token=confirm-valid&mock-latency=1000')
  await expect(page.getByText(m.verify_loading()).first()).toBeVisible()
  await expect(page).toHaveURL('/confirm-email')
  await expect(page.getByText('Sähköpostiosoitteesi on vahvistettu')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Siirry etusivulle' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await logInAs(page, 'anni.tiainen')
})

test('saving asks for the password: wrong ones are said there, cancel keeps what was typed, leaving asks; forgotten ones lead to the reset [ACC-07] [ACC-11]', async ({
  page,
}) => {
  await openProfile(page)
  await field(page, 'Etunimi').fill('Aino Maria')
  await field(page, 'Sähköposti').fill('aino@pyynikinpaahtimo.example')
  await save(page).click()
  await expect(popup(page).getByLabel('Salasana', { exact: true })).toBeFocused()
  await popup(page).getByLabel('Salasana', { exact: true }).fill('väärä salasana')
  await popup(page).getByRole('button', { name: 'Tallenna muutokset' }).click()
  await expect(popup(page).getByText('Salasana on väärä.')).toBeVisible()
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(field(page, 'Etunimi')).toHaveValue('Aino Maria')

  // Nothing has been saved yet.
  await page.getByRole('navigation').getByRole('link', { name: m.help_title() }).click()
  const leaving = page.getByRole('dialog', { name: 'Poistutaanko tallentamatta?' })
  await leaving.getByRole('button', { name: 'Jatka muokkaamista' }).click()
  await expect(leaving).toHaveCount(0)

  await save(page).click()
  await popup(page).getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Uusi sähköpostiosoite odottaa vahvistusta')).toBeVisible()
  await expect(page.getByText('osoitteeseen aino@pyynikinpaahtimo.example')).toBeVisible()
  await expect(field(page, 'Sähköposti')).toHaveValue('aino.virtanen@pyynikinpaahtimo.example')
  await page.reload()
  await expect(field(page, 'Etunimi')).toHaveValue('Aino Maria')

  await field(page, 'Etunimi').fill('Aino')
  await save(page).click()
  await popup(page).getByRole('button', { name: m.popup_forgot() }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
})

test('an impersonated user is not asked for the password; what they log in with is for an admin to read only [ACC-07] [ACC-08]', async ({
  page,
}) => {
  await page.goto('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/profile')
  const reason = (of: RegExp) => page.getByRole('tabpanel').getByText(of)
  for (const label of ['Käyttäjätunnus', 'Sähköposti']) {
    await expect(field(page, label)).toHaveJSProperty('readOnly', true)
    await expect(field(page, label)).toHaveAccessibleDescription(/vain asiakas itse\./)
    await field(page, label).press('x')
  }
  await expect(field(page, 'Käyttäjätunnus')).toHaveValue('outi.heinonen')
  await expect(reason(/^Toimit asiakkaan puolesta, joten salasanaa ei kysytä\. Käyttäjätunnuksen/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: m.profile_tab_password() }).click()
  await expect(reason(/^Toimit asiakkaan puolesta\. Salasanan voi vaihtaa vain asiakas itse\.$/)).toBeVisible()
  await expect(page.getByLabel('Nykyinen salasana')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Käyttäjätiedot' }).click()

  await field(page, 'Etunimi').fill('Outi Maria')
  await save(page).click()
  await expect(page.getByText('Tietosi on tallennettu.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(field(page, 'Etunimi')).toHaveValue('Outi Maria')
})

test('the tab in the address; the password changes only when the new one differs and the current one is right [ACC-05] [ACC-08] [VAL-17]', async ({
  page,
}) => {
  await openProfile(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Käyttäjätiedot')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await field(page, 'Etunimi').fill('Aino-Kesken')
  await tab(m.profile_tab_password()).click()
  await expect(page).toHaveURL('/profile?tab=password')
  // What is typed on the other tab stays.
  await tab('Käyttäjätiedot').click()
  await expect(field(page, 'Etunimi')).toHaveValue('Aino-Kesken')
  await tab(m.profile_tab_password()).click()
  await page.reload()
  await expect(tab(m.profile_tab_password())).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)

  const change = page.getByRole('tabpanel').getByRole('button', { name: m.password_change() })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Nykyinen salasana').fill(PASSWORD)
  await field(page, 'Uusi salasana').fill(PASSWORD)
  await field(page, m.password_confirm()).fill(PASSWORD)
  await field(page, m.password_confirm()).blur()
  await expect(page.getByText('Uuden salasanan on oltava eri kuin nykyinen.')).toBeVisible()
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Uusi salasana').fill(NEW_PASSWORD)
  await field(page, m.password_confirm()).fill(NEW_PASSWORD)
  await field(page, 'Nykyinen salasana').fill('lyhyt')
  await change.click()
  await expect(page.getByText('Salasana on väärä.')).toBeVisible()
  await expect(field(page, 'Uusi salasana')).toHaveValue(NEW_PASSWORD)
  await field(page, 'Nykyinen salasana').fill(PASSWORD)
  await change.click()
  await expect(page.getByText('Salasanasi on vaihdettu.')).toBeVisible()
  await expect(field(page, 'Nykyinen salasana')).toHaveValue('')
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

test('help, maintenance and unknown addresses are open to guests, in both languages, also without their content [NAV-05] [NAV-06]', async ({
  page,
}) => {
  const contact = page.getByRole('link', { name: 'asiakaspalvelu@etuportaali.example' })
  await page.goto('/help?mock-fault=readNotices!:500:internal_error')
  await expect(page.getByText(m.help_unavailable_title())).toBeVisible()
  await expect(page.getByText('Unohdin salasanani. Mitä teen?')).toBeVisible()
  await button(page, 'Yritä uudelleen').click()
  await expect(contact).toHaveAttribute('href', 'mailto:asiakaspalvelu@etuportaali.example')
  await expectAccessible(page)
  await button(page, 'In English').click()
  await expect(page).toHaveURL('/en/help')
  await expect(page.getByRole('link', { name: 'Employer’s guide' })).toHaveAttribute(
    'href',
    'https://tuki.etuportaali.example/en/employer',
  )

  await page.goto('/maintenance')
  await expect(page.getByText('Teemme palveluun päivityksiä')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'In English').click()
  await expect(page).toHaveURL('/en/maintenance')
  await expect(page.getByText('We’re updating the service, so it isn’t available during maintenance.')).toBeVisible()
  await page.goto('/maintenance?mock-fault=readMaintenanceContent:500:internal_error')
  await expect(page.getByText(m.maintenance_text())).toBeVisible()

  for (const path of ['/not-found', '/en/no-such-page']) {
    await page.goto(path)
    const notice = page.getByRole('main').getByRole('alert')
    const prefix = path.startsWith('/en') ? '/en' : ''
    await expect(notice.locator(`a[href="${prefix}/login"]`)).toBeVisible()
    await expect(notice.locator(`a[href="${prefix}/help"]`)).toBeVisible()
  }
})
