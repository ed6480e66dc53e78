import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, PASSWORD, test } from './portal-test'

async function fillIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Käyttäjätunnus').fill(username)
  await page.getByLabel('Salasana', { exact: true }).fill(password)
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään' })

const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })
const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'

test('has username, password, keep-logged-in, reset link and the employees’ login; the button waits for both and says why [SES-01] [SES-02] [VAL-15]', async ({
  page,
}) => {
  await page.goto('/login')
  // So that no password can land in the address.
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await submit(page).focus()
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Käyttäjätunnus')).toBeFocused()
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Salasana', { exact: true })
  await password.fill('salaisuus')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Näytä salasana' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await fillIn(page, 'aino.virtanen')
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Pidä minut kirjautuneena')).not.toBeChecked()
  await expect(page.getByRole('link', { name: m.login_employee_link() })).toHaveAttribute(
    'href',
    'https://tyontekija.etuportaali.example/',
  )
  await page.getByRole('link', { name: m.login_forgot() }).click()
  await expect(page).toHaveURL('/reset-password')
})

test('says that the account was created; a change of language keeps the query and what is typed; the panel stands beside from 800 px [SES-03] [NAV-03] [NAV-04]', async ({
  page,
}) => {
  await page.goto('/login?created-account=true')
  await expect(page.getByText(m.login_created())).toBeVisible()
  await expectAccessible(page)
  const panel = page.getByRole('heading', { name: 'Henkilöstön edut yhdestä paikasta' })
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: 799, height: 900 })
  await expect(panel).toBeHidden()

  await fillIn(page, 'aino.virtanen', 'keskeneräinen')
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en/login?created-account=true')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('aino.virtanen')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('keskeneräinen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Log in – Benefits Portal')
  await expect(page.getByRole('button', { name: m.account_menu({}, { locale: 'en' }) })).toHaveCount(0)

  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Kirjaudu sisään' })).toBeVisible()
  await expect(page.getByText(m.login_created())).toHaveCount(0)
})

test('says wrong credentials, and any other failure, once and keeps what was typed [SES-07]', async ({ page }) => {
  await page.goto('/login?mock-fault=login!:500:internal_error')
  await fillIn(page, 'aino.virtanen', 'ei se ollut tämä')
  await submit(page).click()
  await expect(page.getByText('Kirjautuminen ei onnistunut.')).toBeVisible()
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  await submit(page).click()
  await expect(page.getByText('Käyttäjätunnus tai salasana on väärä.')).toHaveCount(1)
  await expect(page.getByText('Kirjautuminen ei onnistunut.')).toHaveCount(0)
  await expect(page.getByLabel('Ilmoitukset').locator('[data-slot="toast"]')).toHaveCount(0)
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  await expect(page.getByLabel('Salasana', { exact: true })).toHaveValue('ei se ollut tämä')
})

test('tells an unverified user until it is closed, and sends a new link or says that it could not [SES-08] [ACC-10]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login?mock-fault=requestConfirmationLink!:503:email_not_sent')
  await fillIn(page, 'anni.tiainen')
  await submit(page).click()
  const notice = page.getByText('Sähköpostiosoitettasi ei ole vielä vahvistettu.')
  const resend = page.getByRole('button', { name: 'Lähetä uusi linkki' })
  await expect(notice).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await resend.click()
  await expect(page.getByText(m.error_email_not_sent())).toBeVisible()
  await expect(notice).toHaveCount(0)
  await resend.click()
  await expect(page.getByText('Uusi vahvistuslinkki on lähetetty sähköpostiisi.')).toBeVisible()
  await expect(resend).toHaveCount(0)
})

test('keeps the login for every tab only when asked to; who is logged in is sent from /login to home [SES-04] [SES-09] [SES-27]', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await fillIn(page, 'aino.virtanen')
  await submit(page).click()
  await expect(accountMenu(page)).toBeVisible()
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Salasana', { exact: true })).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/login')
  await fillIn(other, 'aino.virtanen')
  await other.getByLabel('Pidä minut kirjautuneena').check()
  await submit(other).click()
  await expect(accountMenu(other)).toBeVisible()
  const third = await context.newPage()
  await third.goto('/profile')
  await expect(third.getByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
})

test('at / the login gives way to home with its frame and title, not before; a logout says so, also when the call fails; the next login returns [SES-05] [SES-13] [SES-16]', async ({
  page,
}) => {
  const logOut = async () => {
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
    await expect(page).toHaveURL('/login')
  }
  await page.goto('/?mock-latency=600')
  await expect(page).toHaveTitle('Kirjaudu sisään – Etuportaali')
  await fillIn(page, 'aino.virtanen')
  // What each frame shows while home loads: never a user's menus beside the login form, nor home's title.
  await page.evaluate(() => {
    const mixed: string[] = []
    Object.assign(window, { mixed })
    const look = () => {
      const isLogin = document.querySelector('input[name=password]') !== null
      if (isLogin && document.querySelector('nav, [aria-haspopup=menu]')) mixed.push('menu')
      if (isLogin && document.title.startsWith('Etusivu')) mixed.push('title')
      requestAnimationFrame(look)
    }
    look()
  })
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()
  await expect(page).toHaveTitle('Etusivu – Etuportaali')
  await expect(page.getByRole('navigation', { name: 'Päävalikko' })).toBeVisible()
  expect(await page.evaluate(() => 'mixed' in window && window.mixed)).toEqual([])
  await logOut()
  await expect(page.getByText('Olet kirjautunut ulos.')).toBeVisible()

  await page.goto('/?mock-latency=none&mock-persona=aino.virtanen&mock-fault=logout:500:internal_error')
  await logOut()
  await expect(page.getByText(m.logout_failed())).toBeVisible()
  await page.goto('/profile?tab=password')
  await expect(page).toHaveURL('/login')
  // Back to the page that asked for the login.
  await fillIn(page, 'aino.virtanen')
  await submit(page).click()
  await expect(page).toHaveURL('/profile?tab=password')
})

test('opens an admin’s link at once and takes it out of the address; dead links have an error page [SES-19] [SES-30]', async ({
  page,
}) => {
  await page.goto(LINK)
  await expect(accountMenu(page)).toBeVisible()
  expect(page.url()).not.toContain('11111111')
  expect(await page.evaluate(() => localStorage.getItem('portal.remember-me'))).toBeNull()
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByLabel('Käyttäjätunnus')).toBeVisible()

  for (const [guid, text] of [
    ['22222222-2222-4222-8222-222222222222', 'Linkki on jo käytetty tai se on virheellinen.'],
    ['33333333-3333-4333-8333-333333333333', 'Linkki on vanhentunut.'],
  ] as const) {
    await page.goto(`/login?impersonation=${guid}`)
    await expect(page.getByRole('heading', { name: 'Asiakkaan istuntoa ei voitu avata' })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
    await expect(page.getByLabel('Käyttäjätunnus')).toBeVisible()
  }
})

test('asks first when somebody is logged in, and staying changes nothing [SES-27] [SES-30]', async ({ page }) => {
  await page.goto('/?mock-persona=aino.virtanen')
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(LINK)
  await expect(page.getByRole('button', { name: 'Jatka asiakkaana' })).toBeVisible()
  await page.getByRole('button', { name: 'Pysy omassa istunnossa' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('aino.virtanen')
  await page.goto(LINK)
  await page.getByRole('button', { name: 'Jatka asiakkaana' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Käyttäjätunnus')).toHaveValue('outi.heinonen')
})
