import type { Page } from '@playwright/test'
import { expect, expectAccessible, logInAs, PASSWORD, test } from './portal-test'

const NEW_PASSWORD = 'Kahvipapu-2026'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('a forgotten password', () => {
  test('asks for a username or an email and tells where the link went [ACC-01]', async ({ page }) => {
    await page.goto('/reset-password')
    await field(page, 'Käyttäjätunnus tai sähköposti').fill('aino.virtanen@pyynikinpaahtimo.example')
    await button(page, 'Lähetä linkki').click()
    await expect(page).toHaveURL('/reset-password/requested')
    await expect(page.getByRole('heading', { name: 'Tarkista sähköpostisi' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Siirry kirjautumiseen' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('takes 6 to 50 characters and says that a username is unknown [ACC-01]', async ({ page }) => {
    await page.goto('/reset-password')
    const identifier = field(page, 'Käyttäjätunnus tai sähköposti')
    await identifier.fill('aino1')
    await identifier.press('Enter')
    await expect(identifier).toHaveAttribute('aria-invalid', 'true')
    await identifier.fill('a'.repeat(51))
    await identifier.press('Enter')
    await expect(identifier).toHaveAttribute('aria-invalid', 'true')
    await identifier.fill('kuka.tahansa')
    await expect(identifier).not.toHaveAttribute('aria-invalid', 'true')
    await button(page, 'Lähetä linkki').click()
    await expect(identifier).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Tuntematon käyttäjätunnus')).toBeVisible()
    await expect(identifier).toHaveValue('kuka.tahansa')
  })

  test('says that the email could not be sent [ACC-10]', async ({ page }) => {
    await page.goto('/reset-password')
    await field(page, 'Käyttäjätunnus tai sähköposti').fill('bounce@yritys.example')
    await button(page, 'Lähetä linkki').click()
    await expect(page.getByRole('alert').getByText('Sähköpostin lähetys epäonnistui')).toBeVisible()
    await expect(field(page, 'Käyttäjätunnus tai sähköposti')).toHaveValue('bounce@yritys.example')
  })
})

test.describe('a new password', () => {
  test('is set with the mailed link, which leaves the address, and opens the login [ACC-02]', async ({ page }) => {
    await page.goto('/new-password?username=liisa.ohman&token=password-valid')
    await expect(page).toHaveURL('/new-password')
    await expect(page.getByText('liisa.ohman')).toBeVisible()
    await field(page, 'Uusi salasana').fill(NEW_PASSWORD)
    await field(page, 'Uusi salasana uudelleen').fill(NEW_PASSWORD)
    await button(page, 'Tallenna salasana').click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Uusi salasana on käytössä. Kirjaudu sillä sisään.')).toBeVisible()
    await field(page, 'Käyttäjätunnus').fill('liisa.ohman')
    await field(page, 'Salasana').fill(NEW_PASSWORD)
    await button(page, 'Kirjaudu sisään').click()
    await expect(button(page, 'Oma tili')).toBeVisible()
  })

  test('shows each rule as it is met, refuses the username and a differing confirmation [VAL-04] [VAL-05]', async ({
    page,
  }) => {
    await page.goto('/new-password?username=liisa.ohman&token=password-valid')
    const password = field(page, 'Uusi salasana')
    const submit = button(page, 'Tallenna salasana')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    const met = page.locator('[data-met="true"]')
    await password.fill('kahvi')
    const few = await met.count()
    await password.fill(NEW_PASSWORD)
    expect(await met.count()).toBeGreaterThan(few)
    await field(page, 'Uusi salasana uudelleen').fill('Kahvipapu-2027')
    await field(page, 'Uusi salasana uudelleen').blur()
    await expect(field(page, 'Uusi salasana uudelleen')).toHaveAttribute('aria-invalid', 'true')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Uusi salasana uudelleen').fill(NEW_PASSWORD)
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('cannot be set with an expired, unknown or missing link; a new one can be asked for [ACC-02]', async ({
    page,
  }) => {
    await page.goto('/new-password?username=liisa.ohman&token=password-expired')
    await field(page, 'Uusi salasana').fill(NEW_PASSWORD)
    await field(page, 'Uusi salasana uudelleen').fill(NEW_PASSWORD)
    await button(page, 'Tallenna salasana').click()
    await expect(page.getByText('Linkki on vanhentunut')).toBeVisible()
    await page.goto('/en/help')
    await page.goto('/new-password')
    await expect(page.getByText('Linkki ei toimi')).toBeVisible()
    await page.getByRole('link', { name: 'Pyydä uusi linkki' }).click()
    await expect(page).toHaveURL('/reset-password')
  })

  test('the link survives a reload although it is out of the address', async ({ page }) => {
    await page.goto('/new-password?username=liisa.ohman&token=password-valid')
    await expect(page).toHaveURL('/new-password')
    await page.reload()
    await expect(field(page, 'Uusi salasana')).toBeVisible()
  })
})

test.describe('verifying an email address', () => {
  test('happens on load and lets the user log in [ACC-03]', async ({ page }) => {
    await page.goto('/confirm-email?username=anni.tiainen&token=confirm-valid')
    await expect(page).toHaveURL('/confirm-email')
    await expect(page.getByText('Sähköpostiosoitteesi on vahvistettu')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Siirry etusivulle' })).toHaveAttribute('href', '/')
    await expectAccessible(page)
    await logInAs(page, 'anni.tiainen')
  })

  test('shows that it is loading [ACC-03]', async ({ page }) => {
    await page.goto('/confirm-email?username=anni.tiainen&token=confirm-valid&mock-latency=2000')
    await expect(page.getByText('Vahvistetaan sähköpostiosoitetta.').first()).toBeVisible()
    await expect(page.getByText('Sähköpostiosoitteesi on vahvistettu')).toBeVisible()
  })

  test('an expired link offers a new one, which is then sent [ACC-03] [ACC-04]', async ({ page }) => {
    await page.goto('/confirm-email?username=anni.tiainen&token=confirm-expired')
    await expect(page.getByText('Linkki on vanhentunut')).toBeVisible()
    await button(page, 'Pyydä uusi linkki').click()
    await expect(page.getByText('Uusi linkki on lähetetty')).toBeVisible()
    await expect(button(page, 'Pyydä uusi linkki')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('a new link that cannot be had points to customer service [ACC-04]', async ({ page }) => {
    await page.goto(
      '/confirm-email?username=anni.tiainen&token=confirm-expired&mock-fault=requestConfirmationLink:503:email_not_sent',
    )
    await button(page, 'Pyydä uusi linkki').click()
    await expect(page.getByText('Uutta linkkiä ei saatu. Ota yhteyttä asiakaspalveluun.')).toBeVisible()
    await page.getByRole('link', { name: 'Asiakaspalvelun yhteystiedot' }).click()
    await expect(page).toHaveURL('/help')
  })

  test('an unknown username has words of its own [ACC-04]', async ({ page }) => {
    await page.goto('/confirm-email?username=kuka.tahansa&token=confirm-valid')
    await expect(page.getByText('Käyttäjää ei löydy')).toBeVisible()
    await expect(button(page, 'Pyydä uusi linkki')).toHaveCount(0)
  })

  test('a server that does not answer is asked again by a button [ACC-03]', async ({ page }) => {
    await page.goto(
      '/change-email?username=liisa.ohman&token=change-valid&mock-fault=confirmEmailChange!:500:internal_error',
    )
    await expect(page.getByText('Vahvistus ei onnistunut')).toBeVisible()
    await button(page, 'Yritä uudelleen').click()
    await expect(page.getByText('Uusi sähköpostiosoitteesi on käytössä')).toBeVisible()
  })

  test('the change of an address has texts of its own [ACC-03]', async ({ page }) => {
    await page.goto('/en/change-email?username=liisa.ohman&token=change-expired')
    await expect(page.getByText('The link has expired')).toBeVisible()
    await expect(page.getByText('The old address is used until you open a new link.')).toBeVisible()
  })

  test('a changed address stays pending until its link is opened [ACC-11]', async ({ page }) => {
    await logInAs(page, 'liisa.ohman')
    await page.goto('/profile')
    await expect(page.getByText('Uusi sähköpostiosoite odottaa vahvistusta')).toBeVisible()
    await expect(field(page, 'Sähköposti')).toHaveValue('liisa.ohman@pyynikinpaahtimo.example')
    await page.goto('/change-email?username=liisa.ohman&token=change-valid')
    await expect(page.getByText('Uusi sähköpostiosoitteesi on käytössä')).toBeVisible()
    await page.goto('/profile')
    await expect(field(page, 'Sähköposti')).toHaveValue('liisa@pyynikinpaahtimo.example')
    await expect(page.getByText('Uusi sähköpostiosoite odottaa vahvistusta')).toHaveCount(0)
  })
})

test.describe('the profile', () => {
  test('has two tabs, kept in the address [ACC-05]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await expect(page.getByRole('tab', { name: 'Käyttäjätiedot' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab')).toHaveCount(2)
    await page.getByRole('tab', { name: 'Vaihda salasana' }).click()
    await expect(page).toHaveURL('/profile?tab=password')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Vaihda salasana' })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  })

  test('shows the six fields and whether the email is verified [ACC-06]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await expect(field(page, 'Käyttäjätunnus')).toHaveValue('aino.virtanen')
    await expect(field(page, 'Etunimi')).toHaveValue('Aino')
    await expect(field(page, 'Sukunimi')).toHaveValue('Virtanen')
    await expect(field(page, 'Sähköposti')).toHaveValue('aino.virtanen@pyynikinpaahtimo.example')
    await expect(field(page, 'Puhelinnumero')).toHaveValue('+358401234567')
    await expect(page.getByLabel('Tehtävänimike')).toHaveValue('Henkilöstöpäällikkö')
    await expect(page.getByText('Vahvistettu', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('checks a changed username with the server, and saves nothing invalid [ACC-06] [VAL-03]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    const username = field(page, 'Käyttäjätunnus')
    const save = button(page, 'Tallenna tiedot')
    await username.fill('liisa.ohman')
    await username.blur()
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await username.fill('aino.virtanen.2026')
    await username.blur()
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
    await username.fill('a'.repeat(51))
    await username.blur()
    await expect(page.getByText('Käyttäjätunnus saa olla enintään 50 merkkiä pitkä.')).toBeVisible()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  })

  test('an unchanged username over 50 characters passes [ACC-06]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile?mock-fault=readUser:example:200:long_username')
    await expect(field(page, 'Käyttäjätunnus')).toHaveValue(
      'aino.maria.virtanen-pyynikin.paahtimon.henkilostopaallikko',
    )
    await field(page, 'Etunimi').fill('Aino Maria')
    await expect(button(page, 'Tallenna tiedot')).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('asks for the password; a wrong one is said in the popup, cancel keeps what was typed [ACC-07]', async ({
    page,
  }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await field(page, 'Etunimi').fill('Aino Maria')
    await button(page, 'Tallenna tiedot').click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByLabel('Salasana', { exact: true })).toBeFocused()
    await popup.getByLabel('Salasana', { exact: true }).fill('väärä salasana')
    await popup.getByRole('button', { name: 'Tallenna muutokset' }).click()
    await expect(popup.getByText('Salasana on väärä.')).toBeVisible()
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Peruuta' }).click()
    await expect(popup).toHaveCount(0)
    await expect(field(page, 'Etunimi')).toHaveValue('Aino Maria')
    await button(page, 'Tallenna tiedot').click()
    await page.getByRole('dialog').getByLabel('Salasana', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tietosi on tallennettu.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Etunimi')).toHaveValue('Aino Maria')
  })

  test('forgotten credentials log out and lead to the reset [ACC-07]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await field(page, 'Etunimi').fill('Aino Maria')
    await button(page, 'Tallenna tiedot').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Unohditko tunnuksesi/ })
      .click()
    await expect(page).toHaveURL('/reset-password')
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
  })

  test('an impersonated user is not asked for the password [ACC-07]', async ({ page }) => {
    await page.goto('/login?impersonation=11111111-1111-4111-8111-111111111111')
    await expect(page).not.toHaveURL(/login/)
    await page.goto('/profile')
    await field(page, 'Etunimi').fill('Outi Maria')
    await button(page, 'Tallenna tiedot').click()
    await expect(page.getByText('Tietosi on tallennettu.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(field(page, 'Etunimi')).toHaveValue('Outi Maria')
  })

  test('a changed email is told to be pending, the old one holds [ACC-11]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await field(page, 'Sähköposti').fill('aino@pyynikinpaahtimo.example')
    await button(page, 'Tallenna tiedot').click()
    await page.getByRole('dialog').getByLabel('Salasana', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Uusi sähköpostiosoite odottaa vahvistusta')).toBeVisible()
    await expect(page.getByText('osoitteeseen aino@pyynikinpaahtimo.example')).toBeVisible()
    await expect(field(page, 'Sähköposti')).toHaveValue('aino.virtanen@pyynikinpaahtimo.example')
  })

  test('an email whose domain takes no mail is said on its field [VAL-02]', async ({ page }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile')
    await field(page, 'Sähköposti').fill('aino@nowhere.example')
    await field(page, 'Sähköposti').blur()
    await expect(field(page, 'Sähköposti')).toHaveAttribute('aria-invalid', 'true')
    await expect(button(page, 'Tallenna tiedot')).toHaveAttribute('aria-disabled', 'true')
  })

  test('changes the password only when the new one differs and the current one is right [ACC-08] [VAL-17]', async ({
    page,
  }) => {
    await logInAs(page, 'aino.virtanen')
    await page.goto('/profile?tab=password')
    const change = page.getByRole('tabpanel').getByRole('button', { name: 'Vaihda salasana' })
    await expect(change).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Nykyinen salasana').fill(PASSWORD)
    await field(page, 'Uusi salasana').fill(PASSWORD)
    await field(page, 'Uusi salasana uudelleen').fill(PASSWORD)
    await field(page, 'Uusi salasana uudelleen').blur()
    await expect(page.getByText('Uuden salasanan on oltava eri kuin nykyinen.')).toBeVisible()
    await expect(change).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Uusi salasana').fill(NEW_PASSWORD)
    await field(page, 'Uusi salasana uudelleen').fill(NEW_PASSWORD)
    await field(page, 'Nykyinen salasana').fill('lyhyt')
    await change.click()
    await expect(page.getByText('Salasana on väärä.')).toBeVisible()
    await expect(field(page, 'Uusi salasana')).toHaveValue(NEW_PASSWORD)
    await field(page, 'Nykyinen salasana').fill(PASSWORD)
    await change.click()
    await expect(page.getByText('Salasanasi on vaihdettu.')).toBeVisible()
    await expect(field(page, 'Nykyinen salasana')).toHaveValue('')
  })

  test('has no change-password tab for single sign-on [ACC-09]', async ({ page }) => {
    await logInAs(page, 'lauri.bjorkman')
    await page.goto('/profile?tab=password')
    await expect(field(page, 'Käyttäjätunnus')).toHaveValue('lauri.bjorkman')
    await expect(page.getByText('Vaihda salasana')).toHaveCount(0)
  })
})

test.describe('help and maintenance', () => {
  test('help is open to a guest, with contacts and guides in both languages [NAV-06]', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByRole('link', { name: 'asiakaspalvelu@etuportaali.example' })).toHaveAttribute(
      'href',
      'mailto:asiakaspalvelu@etuportaali.example',
    )
    await expectAccessible(page)
    await button(page, 'In English').click()
    await expect(page).toHaveURL('/en/help')
    await expect(page.getByRole('link', { name: 'Employer’s guide' })).toHaveAttribute(
      'href',
      'https://tuki.etuportaali.example/en/employer',
    )
  })

  test('help keeps its answers when the contacts cannot be loaded', async ({ page }) => {
    await page.goto('/help?mock-fault=readNotices!:500:internal_error')
    await expect(page.getByText('Yhteystietoja ei saatu ladattua')).toBeVisible()
    await expect(page.getByText('Unohdin salasanani. Mitä teen?')).toBeVisible()
    await button(page, 'Yritä uudelleen').click()
    await expect(page.getByRole('link', { name: 'asiakaspalvelu@etuportaali.example' })).toBeVisible()
  })

  test('maintenance shows the content file in both languages [NAV-06]', async ({ page }) => {
    await page.goto('/maintenance')
    await expect(page.getByText('Teemme palveluun päivityksiä')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/en/maintenance')
    await expect(page.getByText('We are updating the service, and it is not available')).toBeVisible()
  })

  test('maintenance says so even when its content cannot be loaded', async ({ page }) => {
    await page.goto('/maintenance?mock-fault=readMaintenanceContent:500:internal_error')
    await expect(page.getByText('Päivitämme palvelua, eikä se ole nyt käytettävissä.')).toBeVisible()
  })

  for (const path of ['/not-found', '/en/no-such-page']) {
    test(`${path} says so with ways to login and support [NAV-05]`, async ({ page }) => {
      await page.goto(path)
      const notice = page.getByRole('main').getByRole('alert')
      await expect(notice).toBeVisible()
      const prefix = path.startsWith('/en') ? '/en' : ''
      await expect(notice.locator(`a[href="${prefix}/login"]`)).toBeVisible()
      await expect(notice.locator(`a[href="${prefix}/help"]`)).toBeVisible()
    })
  }
})
