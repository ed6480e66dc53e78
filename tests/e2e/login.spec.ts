import type { Page } from '@playwright/test'
import { expect, expectAccessible, PASSWORD, test } from './portal-test'

async function fillIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Käyttäjätunnus').fill(username)
  await page.getByLabel('Salasana', { exact: true }).fill(password)
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään' })

async function logIn(page: Page, username: string) {
  await page.goto('/login')
  await fillIn(page, username)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Oma tili' })).toBeVisible()
}

test('has username, password, keep-logged-in, reset link and the employees’ login [SES-01]', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Salasana', { exact: true })
  await password.fill('salaisuus')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Näytä salasana' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Pidä minut kirjautuneena')).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Kirjaudu työntekijöiden palveluun' })).toHaveAttribute(
    'href',
    'https://tyontekija.etuportaali.example/',
  )
  await page.getByRole('link', { name: 'Unohtuiko salasana?' }).click()
  await expect(page).toHaveURL('/reset-password')
})

test('posts the form, so that no password can land in the address', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
})

test('keeps the button unavailable until both are given, and says why [SES-02] [VAL-15]', async ({ page }) => {
  await page.goto('/login')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await submit(page).focus()
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Käyttäjätunnus')).toBeFocused()
  await fillIn(page, 'aino.virtanen')
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('shows that the account was created [SES-03]', async ({ page }) => {
  await page.goto('/login?created-account=true')
  await expect(page.getByText('Tilisi on valmis. Voit nyt kirjautua sisään.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Kirjaudu sisään' })).toBeVisible()
  await expect(page.getByText('Tilisi on valmis')).toHaveCount(0)
})

test('sends whoever is logged in from /login to home [SES-04] [SES-27]', async ({ page }) => {
  await logIn(page, 'aino.virtanen')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Salasana', { exact: true })).toHaveCount(0)
})

test('says wrong credentials once and keeps what was typed [SES-07]', async ({ page }) => {
  await page.goto('/login')
  await fillIn(page, 'aino.virtanen', 'ei se ollut tämä')
  await submit(page).click()
  await expect(page.getByText('Käyttäjätunnus tai salasana on väärä.')).toHaveCount(1)
  await expect(page.getByLabel('Ilmoitukset').locator('[data-slot="toast"]')).toHaveCount(0)
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  await expect(page.getByLabel('Salasana', { exact: true })).toHaveValue('ei se ollut tämä')
})

test('tells an unverified user until it is closed, and sends a new link [SES-08]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillIn(page, 'anni.tiainen')
  await submit(page).click()
  const notice = page.getByText('Sähköpostiosoitettasi ei ole vielä vahvistettu.')
  await expect(notice).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Lähetä uusi linkki' }).click()
  await expect(page.getByText('Uusi vahvistuslinkki on lähetetty sähköpostiisi.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('says when the new link could not be sent, and leaves the button [SES-08] [ACC-10]', async ({ page }) => {
  await page.goto('/login?mock-fault=requestConfirmationLink:503:email_not_sent')
  await fillIn(page, 'anni.tiainen')
  await submit(page).click()
  await page.getByRole('button', { name: 'Lähetä uusi linkki' }).click()
  await expect(page.getByText('Sähköpostin lähetys epäonnistui.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lähetä uusi linkki' })).toBeVisible()
})

test('a failed login keeps what was typed and says what to do', async ({ page }) => {
  await page.goto('/login?mock-fault=login:500:internal_error')
  await fillIn(page, 'aino.virtanen')
  await submit(page).click()
  await expect(page.getByText('Kirjautuminen ei onnistunut.')).toBeVisible()
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
})

test('keeps the login for every tab only when asked to [SES-09]', async ({ page, context }) => {
  await logIn(page, 'aino.virtanen')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Oma tili' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByLabel('Salasana', { exact: true })).toBeVisible()

  await fillIn(other, 'aino.virtanen')
  await other.getByLabel('Pidä minut kirjautuneena').check()
  await submit(other).click()
  await expect(other.getByRole('button', { name: 'Oma tili' })).toBeVisible()
  const third = await context.newPage()
  await third.goto('/profile')
  await expect(third.getByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
})

test('returns to the page that asked for the login [SES-16] [SES-27]', async ({ page }) => {
  await page.goto('/profile?tab=password')
  await expect(page).toHaveURL('/login')
  await fillIn(page, 'aino.virtanen')
  await submit(page).click()
  await expect(page).toHaveURL('/profile?tab=password')
})

test('logs out with a word, also when the call fails [SES-13]', async ({ page }) => {
  await logIn(page, 'aino.virtanen')
  await page.getByRole('button', { name: 'Oma tili' }).click()
  await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Olet kirjautunut ulos.')).toBeVisible()
  await page.goto('/login?mock-fault=logout:500:internal_error')
  await fillIn(page, 'aino.virtanen')
  await submit(page).click()
  await page.getByRole('button', { name: 'Oma tili' }).click()
  await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Uloskirjautuminen epäonnistui')).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
})

test('opens an admin’s link at once and takes it out of the address [SES-19] [SES-30]', async ({ page }) => {
  await page.goto('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await expect(page.getByRole('button', { name: 'Oma tili' })).toBeVisible()
  expect(page.url()).not.toContain('11111111')
  expect(await page.evaluate(() => localStorage.getItem('portal.remember-me'))).toBeNull()
})

for (const [kind, guid, text] of [
  ['used', '22222222-2222-4222-8222-222222222222', 'Linkki on jo käytetty tai se on virheellinen.'],
  ['expired', '33333333-3333-4333-8333-333333333333', 'Linkki on vanhentunut.'],
] as const) {
  test(`shows an error page for an impersonation link that is ${kind} [SES-19]`, async ({ page }) => {
    await page.goto(`/login?impersonation=${guid}`)
    await expect(page.getByRole('heading', { name: 'Asiakkaan istuntoa ei voitu avata' })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
    await expect(page.getByLabel('Käyttäjätunnus')).toBeVisible()
  })
}

test('asks first when somebody is logged in, and staying changes nothing [SES-27] [SES-30]', async ({ page }) => {
  await logIn(page, 'aino.virtanen')
  await page.goto('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await expect(page.getByRole('button', { name: 'Jatka asiakkaana' })).toBeVisible()
  await page.getByRole('button', { name: 'Pysy omassa istunnossa' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  await page.goto('/login?impersonation=11111111-1111-4111-8111-111111111111')
  await page.getByRole('button', { name: 'Jatka asiakkaana' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('outi.heinonen')
})

test('shows the panel beside the form from 800 px, not below [NAV-04]', async ({ page }) => {
  const panel = page.getByRole('heading', { name: 'Henkilöstön edut yhdestä paikasta' })
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/login')
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: 799, height: 900 })
  await expect(panel).toBeHidden()
})

test('a change of language keeps the query and what is typed [FMT-02] [NAV-03]', async ({ page }) => {
  await page.goto('/login?created-account=true')
  await fillIn(page, 'aino.virtanen', 'keskeneräinen')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en/login?created-account=true')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('aino.virtanen')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('keskeneräinen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Log in – Benefits Portal')
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0)
})
