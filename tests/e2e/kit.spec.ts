import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, expectStill, test } from './portal-test'

/** Opens the gallery of components, or one section of it. */
async function openKit(page: Page, { section, locale = 'fi' }: { section?: string; locale?: 'fi' | 'en' } = {}) {
  await page.goto(`${locale === 'en' ? '/en' : ''}/kit${section === undefined ? '' : `?section=${section}`}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  // The calendar and the comboboxes are lazy-loaded.
  if (section === undefined || section === 'choices') {
    await expect(page.locator('[data-slot="calendar"]')).toHaveCount(2)
    await expect(page.locator('[data-slot="combobox-input"]')).toHaveCount(4)
  }
}

/** Runs axe on one layer; another test covers the page below it. */
async function expectLayerAccessible(page: Page, layer: string) {
  await expect(page.locator(layer)).toBeVisible()
  await expectAccessible(page, layer)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Stops the installed clock, so that only the test lets time pass. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
/** Shows a toast, which comes with the next frame. */
async function showToast(page: Page, name: string) {
  await button(page, name).click()
  await page.clock.runFor(50)
}

const SAMPLES = {
  form: 'Lomake',
  save: 'Tallenna',
  firstName: 'Etunimi',
  open: 'Avaa',
  more: 'Lisää toimintoja',
  columns: 'Sarakkeet',
  amount: 'Summa euroina',
  blocking: 'Näytä estävä virhe',
  notify: 'Näytä ilmoitus',
  notifyKeep: 'Näytä pysyvä ilmoitus',
  levels: ['tiedoksi', 'onnistui', 'huomio', 'virhe'],
}

const SCHEMES = [
  { locale: 'fi', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
] as const

// Languages change only messages and themes only colours, so two combinations cover all four values.
for (const { locale, colorScheme } of SCHEMES) {
  test(`axe finds nothing in any component, ${locale}, ${colorScheme}`, async ({ page }) => {
    test.slow() // axe checks two thousand elements
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openKit(page, { locale })
    await expectAccessible(page)
  })

  test(`axe finds nothing in a form full of errors and in open layers, ${locale}, ${colorScheme}`, async ({ page }) => {
    test.slow()
    const t = SAMPLES
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openKit(page, { section: 'forms', locale })
    const form = page.getByRole('form', { name: t.form, exact: true })
    await form.getByRole('button', { name: t.save }).click()
    await expect(form.getByRole('textbox', { name: t.firstName })).toBeFocused()
    await expect(form.getByRole('link', { name: `Etunimi: ${m.form_error_required({}, { locale })}` })).toBeVisible()
    await expect(
      form.getByRole('link', { name: `Hyväksyn käyttöehdot: ${m.form_error_consent({}, { locale })}` }),
    ).toBeVisible()
    await expectLayerAccessible(page, `form[aria-label="${t.form}"]`)

    await openKit(page, { section: 'overlays', locale })
    const confirms = ['default', 'danger', 'error', 'disabled'].map((state) => `ConfirmDialog ${state}`)
    for (const name of ['Dialog', 'Dialog lg', ...confirms, 'SlideOut']) {
      await button(page, `${t.open} ${name}`).click()
      await expectLayerAccessible(page, 'dialog:modal')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await button(page, t.more).click()
    await expectLayerAccessible(page, '[data-slot="dropdown-menu-content"]')
    await page.keyboard.press('Escape')
    await button(page, t.columns).click()
    await expectLayerAccessible(page, '[data-slot="popover"]:popover-open')
    await page.keyboard.press('Escape')
    await button(page, t.amount).hover()
    await expectLayerAccessible(page, '[role="tooltip"]')
    await button(page, t.blocking).click()
    await expectLayerAccessible(page, 'dialog:modal')

    await openKit(page, { section: 'messages', locale })
    for (const level of t.levels) await button(page, `${t.notify} (${level})`).click()
    await button(page, t.notifyKeep).click()
    await expectLayerAccessible(page, '[data-slot="toast-region"]')
  })
}

test('axe finds nothing on a screen of 320 px, where rows are cards; nothing is wider than the screen', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openKit(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // The size of 1280 × 1024 at 400 % zoom, where the whole dialog scrolls.
  await openKit(page, { section: 'overlays' })
  await page.setViewportSize({ width: 320, height: 256 })
  await button(page, 'Avaa ConfirmDialog default').click()
  await expectLayerAccessible(page, 'dialog:modal')
  const modal = page.locator('dialog:modal')
  await expect.poll(() => modal.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBeGreaterThan(0)
})

test('dialogs and slide-outs take the focus, return it, and close only when they may [NAV-10]', async ({ page }) => {
  await page.clock.install()
  await openKit(page, { section: 'overlays' })
  await test.step('a dialog takes the focus, keeps it, and Escape gives it back', async () => {
    const opener = button(page, 'Avaa Dialog')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Poistetaanko yhteyshenkilö?' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    // Tab goes through the dialog's buttons and the browser, but never to the page behind.
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(() => {
        const at = document.activeElement
        return at !== null && at !== document.body && !at.closest('dialog') ? at.outerHTML : undefined
      })
      expect(behind).toBeUndefined()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('a press outside or the close button ends a dialog too; a press that began inside does not', async () => {
    const opener = button(page, 'Avaa Dialog')
    const dialog = page.getByRole('dialog', { name: 'Poistetaanko yhteyshenkilö?' })
    await opener.click()
    await dialog.getByText('Poistettua yhteyshenkilöä ei voi palauttaa.').hover()
    await page.mouse.down()
    await page.mouse.move(10, 300)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.click(10, 300)
    await expect(dialog).toHaveCount(0)
    await opener.click()
    await dialog.getByRole('button', { name: 'Sulje' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('nothing closes a confirm dialog while its command runs', async () => {
    await button(page, 'Avaa ConfirmDialog default').click()
    const dialog = page.getByRole('dialog', { name: 'Ladataanko lounasetua?' })
    const confirm = dialog.getByRole('button', { name: 'Lataa 4 250,00 €' })
    // The Tab order is the visual order, from left to right.
    await dialog.getByRole('button', { name: 'Sulje' }).focus()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Peruuta' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(confirm).toBeFocused()
    await expectStill(page)
    const before = await confirm.boundingBox()
    await stopClock(page)
    await confirm.click()
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => confirm.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 300)
    await dialog.getByRole('button', { name: 'Peruuta' }).click()
    await expect(dialog).toBeVisible()
    await page.clock.runFor(3000)
    await page.clock.resume()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Avaa ConfirmDialog default')).toBeFocused()
  })
  await test.step('a slide-out takes the focus and Escape gives it back', async () => {
    const opener = button(page, 'Avaa SlideOut')
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Aino Virtanen' })
    await expect(panel.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Sulje' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('a control that cannot be used can be focused and says why', async () => {
    await button(page, 'Avaa ConfirmDialog disabled').click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Lataa 4 250,00 €' })
    await expect(confirm).toHaveAccessibleDescription('Valitse ensin työntekijä.')
    await confirm.focus()
    await expect(confirm).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tooltip', { name: 'Valitse ensin työntekijä.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('nothing closes the popup of an error that stops the page', async () => {
    await button(page, 'Näytä estävä virhe').click()
    const popup = page.getByRole('alertdialog', { name: m.blocking_title() })
    await expect(popup.getByRole('listitem')).toHaveCount(2)
    await expectLayerAccessible(page, 'dialog:modal')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 300)
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('button')).toHaveText([m.blocking_reload()])
    await popup.getByRole('button', { name: m.blocking_reload() }).click()
    await expect(popup).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Käyttöliittymän osat' })).toBeVisible()
  })
})

test('menus, popovers and tooltips open and close by keyboard and by press', async ({ page }) => {
  await openKit(page, { section: 'overlays' })
  await test.step('a menu opens by Enter and arrows, is walked by arrows and letters, and closes by Escape and Tab', async () => {
    const opener = button(page, 'Lisää toimintoja')
    const item = (name: string) => page.getByRole('menuitem', { name })
    await opener.focus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(item('Muokkaa')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Nouda tiedosto')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(item('Muokkaa')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Poista työntekijä')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Muokkaa')).toBeFocused()
    await page.keyboard.press('p')
    await expect(item('Poista työntekijä')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('ArrowUp')
    await expect(item('Poista työntekijä')).toBeFocused()
    // Close and reopen at once.
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(item('Muokkaa')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button(page, 'Sarakkeet')).toBeFocused()
  })
  await test.step('an item that cannot be chosen says why and does nothing', async () => {
    await button(page, 'Lisää toimintoja').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Muokkaa' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const unavailable = page.getByRole('menuitem', { name: 'Nouda tiedosto Valitse ensin työntekijä.' })
    await expect(unavailable).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeHidden()
  })
  await test.step('a popover is reached by Tab, closed by Escape and by a press outside', async () => {
    const opener = button(page, 'Sarakkeet')
    const panel = page.getByRole('dialog', { name: 'Sarakkeet' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const firstColumn = panel.getByRole('checkbox', { name: 'Päivä' })
    await expect(firstColumn).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(firstColumn).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await panel.getByRole('button', { name: 'Sulje' }).click()
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('heading', { name: 'Tooltip', exact: true }).click()
    await expect(panel).toBeHidden()
  })
  await test.step('a tooltip shows on focus and one Escape hides it', async () => {
    const trigger = button(page, 'Summa euroina')
    const tooltip = page.getByRole('tooltip', { name: 'Summa ilman alv:a.' })
    await expect(trigger).toHaveAccessibleDescription('Summa ilman alv:a.')
    await button(page, 'Sarakkeet').focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await expect(trigger).toBeFocused()
  })
})

test('a combobox filters by typing, and Escape closes it before its dialog', async ({ page }) => {
  await openKit(page, { section: 'choices' })
  await test.step('arrows walk the list, Enter takes one, and the list is accessible', async () => {
    const input = page.getByRole('combobox', { name: 'Välittäjä' }).first()
    await input.fill('o')
    await expect(page.getByRole('option', { name: 'Nordea' })).toBeVisible()
    await expectLayerAccessible(page, '[data-slot="combobox-content"]')
    await input.fill('maven')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(input).toHaveValue('Maventa')
  })
  await test.step('what is not there is said', async () => {
    await page.getByRole('combobox', { name: 'Maa', exact: true }).fill('qq')
    await expect(page.getByRole('status').filter({ hasText: m.table_empty_search() })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('in a dialog the list lies above it, can be pressed, and Escape closes the list alone', async () => {
    await button(page, 'Avaa Combobox').click()
    const dialog = page.getByRole('dialog', { name: 'Laskutustiedot' })
    const input = dialog.getByRole('combobox', { name: 'Välittäjä' })
    await dialog.getByRole('button', { name: 'Avaa: Välittäjä' }).click()
    await dialog.getByRole('option', { name: 'Nordea' }).click()
    await expect(input).toHaveValue('Nordea')
    await input.fill('op')
    await expect(dialog.getByRole('option', { name: 'OP Ryhmä' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listbox')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Avaa Combobox')).toBeFocused()
  })
})

test('tabs, toasts, carousel and error summary work by keyboard and timer [NAV-09]', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('tabs are one stop; arrows, Home and End move and select', async () => {
    await openKit(page, { section: 'navigation' })
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Tiedot').focus()
    await expect(page.getByRole('tabpanel')).toHaveText('Yrityksen tiedot.')
    await page.keyboard.press('ArrowRight')
    await expect(tab('Yhteyshenkilöt')).toBeFocused()
    await expect(tab('Yhteyshenkilöt')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveText('Yrityksen yhteyshenkilöt.')
    await page.keyboard.press('End')
    await expect(tab('Laskutus')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Tiedot')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('Laskutus')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab('Tiedot')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.emulateMedia({ forcedColors: 'active' })
    const edgeOf = (name: string) => tab(name).evaluate((one) => getComputedStyle(one).borderBottomColor)
    await expect.poll(async () => (await edgeOf('Tiedot')) !== (await edgeOf('Laskutus'))).toBe(true)
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await test.step('a toast leaves after five seconds, a persistent one when it is closed', async () => {
    await openKit(page, { section: 'messages' })
    const region = page.getByRole('region', { name: m.notifications_label() })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await stopClock(page)
    await showToast(page, 'Näytä pysyvä ilmoitus')
    await showToast(page, 'Näytä ilmoitus (onnistui)')
    const toast = region.getByText('Muutokset on tallennettu.')
    const persistent = region.getByText('Lataus ei onnistunut. Mitään ei veloitettu.')
    await expect(toast).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(persistent).toBeVisible()
    await page.clock.resume()
    await region.getByRole('button', { name: m.notification_close() }).focus()
    await page.keyboard.press('Enter')
    await expect(persistent).toHaveCount(0)
  })
  await test.step('a toast that is pointed at or focused stays', async () => {
    await openKit(page, { section: 'messages' })
    const toast = page.getByRole('region', { name: m.notifications_label() }).getByText('Muutokset on tallennettu.')
    await stopClock(page)
    await showToast(page, 'Näytä ilmoitus (tiedoksi)')
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(600, 300)
    await page.clock.runFor(5100)
    await expect(toast).toHaveCount(0)
    await page.clock.resume()
  })
  await test.step('a carousel moves by button and by key, and never by itself', async () => {
    await openKit(page, { section: 'data' })
    const carousel = page.getByRole('region', { name: 'Ajankohtaista' })
    const previous = carousel.getByRole('button', { name: 'Edellinen' })
    const next = carousel.getByRole('button', { name: 'Seuraava' })
    await expect(carousel.getByText('1 / 3')).toBeVisible()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(carousel.getByText('2 / 3')).toBeVisible()
    await expect(carousel.getByRole('paragraph').filter({ hasText: 'Raportit yhdestä paikasta' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(carousel.getByText('3 / 3')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await carousel.getByRole('list').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(carousel.getByText('2 / 3')).toBeVisible()
  })
  await test.step('an error summary leads to its field', async () => {
    await openKit(page, { section: 'choices' })
    await page.getByRole('link', { name: 'Hyväksyn käyttöehdot: Täytä tämä kohta.' }).press('Enter')
    await expect(page.locator('#kit-terms')).toBeFocused()
  })
})
