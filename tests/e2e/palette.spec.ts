import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'
import { goTo } from './screens'

/** The script of the quick search; its button is in another file, which loads with the menus. */
const PALETTE = /\/assets\/palette-(?!button)[\w-]+\.js$/

/** Holds back a script of the portal. @returns a function that lets it load */
async function hold(page: Page, script: RegExp) {
  let letCome: () => void = () => undefined
  const held = new Promise<void>((done) => {
    letCome = done
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

test('the quick search loads when opened, keeps what is typed meanwhile, also over a slide-out that loads, and returns the focus [PAL-01] [PAL-09]', async ({
  page,
}) => {
  const files = watchRequests(page, ({ path }) => PALETTE.exec(path)?.[0])
  const letPaletteCome = await hold(page, PALETTE)
  const letSlideOutCome = await hold(page, /\/assets\/slide-outs-[\w-]+\.js$/)
  await openAs(page, '/profile')
  const field = page.getByLabel(m.sign_up_first_name(), { exact: true })
  await field.focus()
  await expect(page.getByRole('button', { name: m.palette_open() })).toBeVisible()
  expect(files).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: m.palette_open() })).toBeVisible()
  await page.keyboard.type('ohj')
  letPaletteCome()
  const search = page.getByRole('combobox', { name: m.palette_open() })
  await expect(search).toHaveValue('ohj')
  await expect(search).toBeFocused()
  await page.keyboard.type('e')
  await expect(page.getByRole('option')).toContainText([m.menu_help()])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: m.keys_title() })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The quick search opens over a slide-out that is still loading.
  await goTo(page, '/beneficiaries')
  const row = page.getByRole('button', { name: 'Ahola, Liisa', exact: true })
  await row.focus()
  await page.keyboard.press('Enter')
  const slideOut = page.getByRole('dialog', { name: 'Ahola, Liisa' })
  await expect(slideOut).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.type('oh')
  letSlideOutCome()
  // Behind the quick search the slide-out is inert, so it has no role.
  await expect(page.locator('[data-slot=sheet] form')).toBeVisible()
  await page.keyboard.type('je')
  await expect(search).toHaveValue('ohje')
  await page.keyboard.press('Escape')
  await expect(slideOut.getByLabel(m.employees_field_first_name(), { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})
