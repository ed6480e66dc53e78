import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const atProvider = (page: Page) => page.getByRole('heading', { name: /^(Testimaksupalvelu|Test payment service)$/ })

/** Paths of the calls that order, pay or start payments, as they are sent. */
const watchCommands = (page: Page) =>
  watchRequests(page, ({ method, path }) =>
    method === 'POST' && /voucher-order(s|-payments)$|api\/payments$/.test(path) ? path : undefined,
  )
const ORDER = '/api/voucher-orders'
const START = '/api/payments'

/** Goes by Tab alone until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'radio' | 'checkbox') {
  const goal = page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}`)
}

test('from the history to a paid order by keyboard alone; Back from the provider pays nothing again [VOU-05] [VOU-10] [PAY-12]', async ({
  page,
}) => {
  const sent = watchCommands(page)
  await openAs(page, '/voucher-order-history', { as: 'paivi.nurmi' })
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'Tilaa lounasseteleitä', 'link')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Arvo ja määrä')).toBeVisible()
  await tabTo(page, /^10,00\s€$/, 'radio')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Toimitus')).toBeFocused()
  await tabTo(page, 'Jatka', 'button')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Maksu')).toBeFocused()
  await tabTo(page, 'Hyväksyn tilausehdot', 'checkbox')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'OP', exact: true })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'OP', 'button')
  await page.keyboard.press('Enter')
  await expect(atProvider(page)).toBeVisible()
  expect(sent).toEqual([ORDER, START])
  await page.goBack()
  await expect(page).toHaveURL(/order-payment-status|voucher-order-payment/)
  await page.goForward()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page, 'Kiitos, tilaus on maksettu')).toBeVisible()
  await expect(page).toHaveURL(/\/voucher-order\/lunch\/status\/pay-/)
  await expect(page.getByText('50 × 13,00')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([ORDER, START])
})

test('a guest orders in English, is logged in by it and pays [VOU-11] [VOU-25] [VOU-26]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const sent = watchCommands(page)
  await page.goto('/en/login')
  await page.getByRole('link', { name: 'Recreational vouchers' }).click()
  await expect(heading(page, 'Value and quantity')).toBeVisible()
  await page.getByRole('radio', { name: /^10,00/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Delivery')).toBeVisible()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Company name', 'Rauhaniemen Kirjapaja Oy')
  await fill('Business ID', '99000018')
  await fill('Street address', 'Rauhaniementie 20')
  await fill(m.address_post_code({}, { locale: 'en' }), '33180')
  await fill('City', 'Tampere')
  await fill('First name', 'Eero')
  await fill('Last name', 'Mäkelä')
  await fill('Email address', 'eero.makela@kirjapaja.example')
  await fill('Phone number', '0407654321')
  await fill('Username', 'eero.makela')
  await fill('Password', 'Kirjapaja-26')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Payment')).toBeVisible()
  await page.getByRole('button', { name: 'OP', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: m.vouchers_terms({}, { locale: 'en' }) })).toBeFocused()
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: m.vouchers_terms({}, { locale: 'en' }) }).check()
  await page.getByRole('checkbox', { name: m.vouchers_checked({}, { locale: 'en' }) }).check()
  // What is typed of an order does not fit under a phone's edge.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'OP', exact: true }).click()
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(page, m.vouchers_paid_title({}, { locale: 'en' }))).toBeVisible()
  expect(sent).toEqual([ORDER, START])
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByRole('main')).toContainText('by Eero Mäkelä')
})

test('an order is made again from its menu, by invoice; its details fit on one sheet of paper [VOU-03] [VOU-16] [VOU-18]', async ({
  page,
}) => {
  await openAs(page, '/voucher-order-history?rows=15')
  await page
    .getByRole('row', { name: /50,00|Virikeseteli/ })
    .last()
    .getByRole('button', { name: /^Toiminnot/ })
    .click()
  await page.getByRole('menuitem', { name: 'Tilaa uudelleen' }).click()
  await expect(heading(page, 'Tilaa uudelleen')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Hyväksyn tilausehdot' }).check()
  await page.getByRole('checkbox', { name: 'Olen tarkistanut tilauksen tiedot' }).check()
  await page.getByRole('button', { name: 'Tulostettava lasku' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Tilaa, / }).click()
  await expect(heading(page, m.vouchers_invoice_title())).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tallenna lasku' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Tilauksen tiedot' }).click()
  await expect(heading(page, /^Tilaus \d+$/)).toBeVisible()
  await expectAccessible(page)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
