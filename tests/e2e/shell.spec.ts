import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, test } from './portal-test'

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' })
const accountMenu = (page: Page) => page.getByRole('button', { name: m.account_menu() })
const toasts = (page: Page) => page.getByLabel('Ilmoitukset').locator('[data-slot="toast"]')

test('a signatory has the entries of benefits and money, and help; the account menu holds profile, language and logout [NAV-01] [NAV-03]', async ({
  page,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['In English'])
  await page.goto('/?mock-persona=aino.virtanen')
  const order = [
    'Etusivu',
    'Hallinnoi etuja',
    'Työntekijät',
    'Siirrä rahaa',
    'Lataa etua',
    m.menu_month(),
    'Raportit',
    m.menu_download_reports(),
    'Paperisetelit',
    'Yrityksen tiedot',
    m.menu_help(),
  ]
  await expect(sideMenu(page).getByRole('link', { name: 'Työntekijät' })).toBeVisible()
  const shown = await sideMenu(page).getByRole('link').allInnerTexts()
  expect(shown).toEqual(order.filter((name) => shown.includes(name)))
  expect(shown).toEqual(expect.arrayContaining(['Etusivu', 'Hallinnoi etuja', 'Työntekijät', m.menu_help()]))
  await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
  await expect(page).toHaveURL('/beneficiaries')
  await expect(sideMenu(page).getByRole('link', { name: 'Työntekijät' })).toHaveAttribute('aria-current', 'page')
  await expect(sideMenu(page).getByRole('link', { name: 'Etusivu' })).not.toHaveAttribute('aria-current', 'page')
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Omat tiedot',
    m.settings_title(),
    'In English',
    'Kirjaudu ulos',
  ])
  await page.getByRole('menuitem', { name: 'Omat tiedot' }).click()
  await expect(page).toHaveURL('/profile')
})

test('a voucher manager has none of the signatory’s entries, but help [NAV-02]', async ({ page }) => {
  await page.goto('/profile?mock-persona=paivi.nurmi')
  await expect(sideMenu(page).getByRole('link', { name: m.menu_help() })).toBeVisible()
  const shown = await sideMenu(page).getByRole('link').allInnerTexts()
  expect(shown.filter((name) => !['Paperisetelit', 'Yrityksen tiedot', m.menu_help()].includes(name))).toEqual([])
})

test('below 1078 px the side menu is a drawer that Escape, the backdrop, its button and a chosen entry close; above 1684 px it is wide, compact between [NAV-04]', async ({
  page,
}) => {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 })
  await resize(1077)
  await page.goto('/?mock-persona=aino.virtanen')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Valikko', exact: true })
  const groupName = sideMenu(page).getByText('Raha ja raportit')
  const widthOfMenu = async () => (await sideMenu(page).boundingBox())?.width

  await expect(opener).toBeVisible()
  await expect(sideMenu(page)).toBeHidden()
  await resize(1078)
  await expect(opener).toBeHidden()
  await expect(sideMenu(page)).toBeVisible()
  expect(await widthOfMenu()).toBe(120)
  await expect(groupName).toBeHidden()
  // The bar is 73 px high and the side menu begins under it.
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(73)
  expect((await sideMenu(page).boundingBox())?.y).toBe(73)
  await resize(1683)
  expect(await widthOfMenu()).toBe(120)
  await resize(1685)
  expect(await widthOfMenu()).toBe(256)
  await expect(sideMenu(page).getByText('Edut', { exact: true })).toBeVisible()

  await resize(800)
  const drawer = page.getByRole('dialog', { name: 'Päävalikko' })
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(780, 400)
  await expect(drawer).toBeHidden()
  await opener.click()
  await drawer.getByRole('button', { name: 'Sulje valikko' }).click()
  await expect(drawer).toBeHidden()
  await opener.click()
  await drawer.getByRole('link', { name: m.menu_help() }).click()
  await expect(page).toHaveURL('/help')
  await expect(drawer).toBeHidden()
  // Where the page begins, which is how a screen reader tells of it.
  await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeFocused()

  await test.step('nothing of the compact menu is cut with the spacing of WCAG 1.4.12', async () => {
    await resize(1078)
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    })
    const cut = () =>
      sideMenu(page)
        .getByRole('link')
        .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length)
    await expect.poll(cut).toBe(0)
  })
  await test.step('what has the focus is never under the bar', async () => {
    await page.setViewportSize({ width: 1078, height: 500 })
    await page.getByRole('main').getByRole('link').last().focus()
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate(() => {
        const focused = document.activeElement
        return focused?.closest('main') ? focused.getBoundingClientRect().top : 73
      })
      expect(top).toBeGreaterThanOrEqual(73)
    }
  })
})

test('/not-found and unknown paths say so and lead to login and support [NAV-05]', async ({ page }) => {
  for (const path of ['/not-found', '/taalla-ei-ole-mitaan', '/profile/syvemmalla']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
    await expect(page).toHaveTitle(/^Sivua ei löytynyt –/)
    await expect(page.getByRole('alert')).toContainText(m.not_found_text())
    const main = page.getByRole('main')
    await main.getByRole('link', { name: m.to_support() }).click()
    await expect(page).toHaveURL('/help')
    await page.goBack()
    await main.getByRole('link', { name: 'Kirjaudu sisään' }).click()
    await expect(page).toHaveURL('/login')
  }
})

const logOut = async (page: Page) => {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Kirjaudu ulos' }).click()
}

test('a toast lasts 5000 ms, a persistent notification until it is closed; one that is pointed at stays, and holds no later one [NAV-09]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?mock-persona=aino.virtanen')
  await logOut(page)
  await expect(toasts(page)).toHaveText([/Olet kirjautunut ulos\./])
  // The toast is a moment old by now: the clock of the page goes on by itself.
  await page.clock.pauseAt(Date.now() + 120_000)
  await expect(toasts(page)).toHaveCount(0)

  await page.clock.resume()
  await page.getByLabel('Käyttäjätunnus').fill('anni.tiainen')
  await page.getByLabel('Salasana', { exact: true }).fill('Etuportaali-1')
  const close = toasts(page).getByRole('button', { name: 'Sulje ilmoitus' })
  const submit = page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään' })
  for (const by of ['mouse', 'keyboard'] as const) {
    await submit.click()
    await expect(toasts(page)).toHaveAttribute('data-level', 'error')
    await page.clock.fastForward(60_000)
    await expect(toasts(page)).toHaveCount(1)
    await (by === 'mouse' ? close.click() : close.press('Enter'))
    await expect(toasts(page)).toHaveCount(0)
  }
  await submit.click()
  await toasts(page).getByRole('button', { name: 'Lähetä uusi linkki' }).click()
  await expect(toasts(page)).toHaveText([/Uusi vahvistuslinkki on lähetetty/])
  await page.mouse.move(10, 10)
  await toasts(page).hover()
  await page.clock.fastForward(30_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await expect(toasts(page)).toHaveCount(0)
})

test.describe('while rendering', () => {
  // React reports what an error screen has caught.
  test.use({ allowErrors: [/./] })

  test('what cannot be shown or fetched has an error screen inside the frame, with a heading and ways on [NAV-11]', async ({
    page,
    context,
  }) => {
    const failed = page.getByRole('main').getByRole('alert')
    await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-fault=listEmployees!:wrong-shape')
    await expect(failed.getByText('Sivua ei voitu näyttää')).toBeVisible()
    await expect(sideMenu(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: m.to_home() }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hei Aino' })).toBeVisible()

    // Trying again shows the page once its data is whole.
    await page.goto('/profile?mock-fault=readUser!:500:internal_error')
    await expect(failed.getByRole('heading', { level: 1, name: 'Sivua ei voitu näyttää' })).toBeVisible()
    await expect(sideMenu(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByLabel('Etunimi')).toHaveValue('Aino')

    // Where a guest's login would stand, a user's failure has the user's frame.
    await page.goto('/?mock-persona=saara.kivela&mock-fault=readCompanyMetadata!:500:internal_error')
    await expect(failed.getByRole('heading', { level: 1, name: 'Sivua ei voitu näyttää' })).toBeVisible()
    await expect(sideMenu(page).getByRole('link', { name: m.menu_help() })).toBeVisible()
    await expect(page).toHaveTitle('Etusivu – Etuportaali')

    // Gone after a deploy: the portal reloads once by itself, then says so.
    await page.goto('/profile?mock-persona=aino.virtanen')
    await context.route(/\/assets\/beneficiaries-.*\.js$/, (route) => route.abort())
    await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
    await expect(failed).toContainText('Sivua ei voitu näyttää')
    await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible()
    await expect(sideMenu(page)).toBeVisible()
    await sideMenu(page).getByRole('link', { name: m.menu_help() }).click()
    await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeVisible()
    await expect(failed).toHaveCount(0)
    await context.unroute(/\/assets\/beneficiaries-.*\.js$/)
    await page.reload()
    await sideMenu(page).getByRole('link', { name: 'Työntekijät' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Työntekijät' })).toBeVisible()
  })

  test('an error that nothing caught opens the popup that asks to reload; a frame that breaks leaves one that works [NAV-11]', async ({
    page,
  }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      setTimeout(() => {
        throw Object.assign(new Error('broken'), { stack: `Error: broken\n at ${location.origin}/assets/a.js` })
      })
    })
    const popup = page.getByRole('alertdialog')
    await expect(popup).toContainText('Lataa sivu uudelleen.')
    await page.keyboard.press('Escape')
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Lataa sivu uudelleen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: m.menu_help() })).toBeVisible()
    await expect(popup).toHaveCount(0)

    await page.evaluate(() => {
      // The shell writes the title with every change of language.
      Object.defineProperty(document, 'title', {
        set: () => {
          throw new Error('the frame is broken')
        },
      })
    })
    await page.getByRole('button', { name: 'In English' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: m.error_screen_title({}, { locale: 'en' }) }),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Benefits Portal')
    await page.getByRole('main').getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  })
})
