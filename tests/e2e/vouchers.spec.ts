import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { texts as provider } from '../../mocks/provider/texts'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'
import { goTo, tabTo as tabToElement } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EN = { locale: 'en' } as const

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Records the paths of calls that order, pay or start payments. */
const watchCommands = (page: Page) =>
  watchRequests(page, ({ method, path }) =>
    method === 'POST' && /voucher-order(s|-payments)$|api\/payments$/.test(path) ? path : undefined,
  )
const ORDER = '/api/voucher-orders'
const START = '/api/payments'

/** Presses Tab until the element has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'radio' | 'checkbox',
  part = page.getByRole('main'),
) {
  await tabToElement(part.getByRole(role, { name, exact: typeof name === 'string' }))
}

async function acceptAll(page: Page) {
  await page.getByRole('checkbox', { name: m.orders_terms() }).check()
  await page.getByRole('checkbox', { name: m.vouchers_checked() }).check()
}

test('an order is made and paid in English by keyboard alone [VOU-05] [VOU-10]', async ({ page }) => {
  const sent = watchCommands(page)
  await openAs(page, '/en/help', { as: 'paivi.nurmi' })
  await expect(heading(page, m.help_title({}, EN))).toBeVisible()
  await tabTo(page, m.menu_voucher_orders({}, EN), 'link', page.getByRole('navigation', { name: m.menu_label({}, EN) }))
  await page.keyboard.press('Enter')
  // Wait until the heading has the focus: an earlier key press would be lost.
  await expect(heading(page, m.vouchers_title({}, EN))).toBeFocused()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, m.vouchers_order_lunch({}, EN), 'link')
  await page.keyboard.press('Enter')
  await expect(heading(page, m.vouchers_step_amount({}, EN))).toBeFocused()
  await tabTo(page, /^10,00\s€$/, 'radio')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, m.vouchers_step_delivery({}, EN))).toBeFocused()
  await tabTo(page, m.wizard_next({}, EN), 'button')
  await page.keyboard.press('Enter')
  await expect(heading(page, m.vouchers_step_payment({}, EN))).toBeFocused()
  await tabTo(page, m.orders_terms({}, EN), 'checkbox')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'OP', exact: true })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'Nordea', 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'OP', exact: true })).toBeChecked()
  expect(sent).toEqual([])
  await tabTo(page, /^Pay \d/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: provider.en.title })).toBeVisible()
  expect(sent).toEqual([ORDER, START])
  await page.getByRole('button', { name: provider.en.choices.pay[0], exact: true }).click()
  await expect(heading(page, m.orders_paid_title({}, EN))).toBeVisible()
  await expect(page).toHaveURL(/\/en\/voucher-order\/lunch\/status\/pay-/)
  await expect(page.getByText('50 × 13,00')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toEqual([ORDER, START])

  await test.step('an order survives a reload, and Back out of it asks for confirmation [SES-18]', async () => {
    await goTo(page, '/voucher-order-history')
    await page.getByRole('main').getByRole('link', { name: m.vouchers_order_lunch(), exact: true }).click()
    await expect(heading(page, m.vouchers_step_amount())).toBeFocused()
    await page.getByText(/^13,00\s€$/).click()
    await page.getByRole('button', { name: m.wizard_next(), exact: true }).click()
    await expect(heading(page, m.vouchers_step_delivery())).toBeFocused()

    // The browser asks for confirmation: it cannot tell a reload from closing the tab, which would lose the draft.
    const asked: string[] = []
    page.once('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(page.getByText(m.wizard_resumed_title())).toBeVisible()
    await expect(heading(page, m.vouchers_step_delivery())).toBeVisible()

    await page.goBack()
    await expect(heading(page, m.vouchers_step_amount())).toBeFocused()
    await expect(page.getByRole('radio', { name: /^13,00\s€$/ })).toBeChecked()
    await page.goBack()
    const question = page.getByRole('dialog', { name: m.form_leave_title() })
    await question.getByRole('button', { name: m.form_leave_stay() }).click()
    await expect(heading(page, m.vouchers_step_amount())).toBeVisible()
    await page.goBack()
    await question.getByRole('button', { name: m.form_leave_confirm() }).click()
    await expect(heading(page, m.vouchers_title())).toBeVisible()
  })
})

test('a guest orders on a phone, gets logged in, and pays [VOU-11] [VOU-25] [VOU-26]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const sent = watchCommands(page)
  await page.goto('/login')
  await page.getByRole('link', { name: m.login_order_recreational() }).click()
  await expect(heading(page, m.vouchers_step_amount())).toBeVisible()
  await page.getByRole('radio', { name: /^10,00/ }).check()
  await page.getByRole('button', { name: m.wizard_next() }).click()
  await expect(heading(page, m.vouchers_step_delivery())).toBeVisible()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('radio', { name: m.orders_delivery_company() }).check()
  await fill(m.orders_company_name(), 'Rauhaniemen Kirjapaja Oy')
  await fill(m.orders_business_id(), '99000018')
  await fill(m.address_line(), 'Rauhaniementie 20')
  await fill(m.address_post_code(), '33180')
  await fill(m.address_city(), 'Tampere')
  await fill(m.sign_up_first_name(), 'Eero')
  await fill(m.sign_up_last_name(), 'Mäkelä')
  await fill(m.orders_email(), 'eero.makela@kirjapaja.example')
  await fill(m.orders_phone(), '0407654321')
  await fill(m.login_username(), 'eero.makela')
  await fill(m.login_password(), 'Kirjapaja-26')
  await expectAccessible(page)
  await page.getByRole('button', { name: m.wizard_next() }).click()
  await expect(heading(page, m.vouchers_step_payment())).toBeVisible()
  await page.getByRole('radio', { name: 'OP', exact: true }).check()
  // The button is only aria-disabled: a click focuses the first box that must be ticked.
  await page.getByRole('button', { name: /^Maksa \d/ }).click({ force: true })
  await expect(page.getByRole('checkbox', { name: m.orders_terms() })).toBeFocused()
  expect(sent).toEqual([])
  await acceptAll(page)
  // The page must not scroll sideways on a phone.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: /^Maksa \d/ }).click()
  await expect(page.getByRole('heading', { name: provider.fi.title })).toBeVisible()
  await page.getByRole('button', { name: provider.fi.choices.pay[0], exact: true }).click()
  await expect(heading(page, m.orders_paid_title())).toBeVisible()
  expect(sent).toEqual([ORDER, START])
  await page.getByRole('link', { name: m.vouchers_details() }).click()
  await expect(page.getByRole('main')).toContainText('Eero Mäkelä')
})

test('on a phone the toast about a lost order leaves the end of a page in reach, and closes by key [NAV-09] [PAY-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, '/voucher-order/lunch', { faults: ['createVoucherOrder!:drop'] })
  await page.getByRole('radio', { name: /^13,00\s€$/ }).check()
  await page.getByRole('button', { name: m.wizard_next() }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.vouchers_step_delivery() })).toBeVisible()
  await page.getByRole('button', { name: m.wizard_next() }).click()
  await page.getByRole('checkbox', { name: m.orders_terms() }).check()
  await page.getByRole('checkbox', { name: m.vouchers_checked() }).check()
  await page.getByRole('radio', { name: 'OP', exact: true }).check()
  await page.getByRole('button', { name: /^Maksa \d/ }).click()
  await expect(page.getByText(m.orders_unknown_recent())).toBeVisible()
  await goTo(page, '/profile')
  const toast = page.locator('[data-slot=toast]')
  await expect(toast).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  const covered = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [end, cover] = await Promise.all([last.boundingBox(), toast.boundingBox()])
    return (end?.y ?? 0) + (end?.height ?? 0) - (cover?.y ?? 0)
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
  await toast.getByRole('button', { name: m.notification_close() }).focus()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  // The printed details of an order are tested in paper.spec.ts.
  await test.step('an order is repeated by invoice from its menu, and shows its details [VOU-03] [VOU-16] [VOU-18]', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goTo(page, '/voucher-order-history?rows=15')
    await page
      .getByRole('row', { name: new RegExp(`50,00|${m.vouchers_recreational_one()}`) })
      .last()
      .getByRole('button', { name: m.table_row_actions({ row: '' }).trim() })
      .click()
    await page.getByRole('menuitem', { name: m.vouchers_reorder() }).click()
    await expect(heading(page, m.vouchers_reorder())).toBeVisible()
    await acceptAll(page)
    await page.getByRole('radio', { name: 'Tulostettava lasku' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: m.payments_submit_invoice({ sum: '' }).replace(/[ ,()]+$/, '') }).click()
    await expect(heading(page, m.orders_invoice_title())).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: m.vouchers_save_invoice() }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('link', { name: m.vouchers_details() }).click()
    await expect(heading(page, new RegExp(`^${m.vouchers_details_title({ number: '\\d+' })}$`))).toBeVisible()
    await expectAccessible(page)
  })
})
