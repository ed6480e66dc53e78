import type { Locator, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, expectStill, openAs, test } from './portal-test'
import { goTo, rows, settled } from './screens'

// Widgets on real screens, where only a browser can prove them: focus, native modals and popovers, contrast, size.

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const modal = (page: Page) => page.locator('dialog:modal').last()
/** A point that no dialog or slide-out covers. */
const BESIDE = [10, 300] as const

/** Clicks with raw mouse events, because Playwright's click would wait until nothing moves. */
async function pressWithMouse(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await expectStill(page)
  const box = await target.boundingBox()
  if (!box) throw new Error('the element to press has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

/** Leaves a form and loses its input. */
const leave = (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name: m.form_leave_confirm() }).click()

const SCHEMES = [
  { locale: 'fi', colorScheme: 'light', width: 1440 },
  { locale: 'en', colorScheme: 'dark', width: 360 },
] as const

test('axe finds nothing in a table, a form and a dialog in any state, in Finnish and light on a wide screen, in English and dark on a phone', async ({
  page,
}) => {
  // axe checks seven states, each in two schemes.
  test.slow()
  // A fixed day, because no contacts can be deleted around Christmas.
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, '/voucher-order-history', {
    faults: [
      'listVoucherOrders:500:internal_error',
      'listTopUps:timeout',
      'listTransactions:example:200:no_transactions',
    ],
  })
  await settled(page)
  for (const { locale, colorScheme, width } of SCHEMES) {
    const inLanguage = { locale }
    const prefix = locale === 'en' ? '/en' : ''
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await goTo(page, `${prefix}/voucher-order-history`)
    await test.step('a table that failed', async () => {
      await expect(button(page.getByRole('main'), m.try_again({}, inLanguage))).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('a table with rows', async () => {
      await goTo(page, `${prefix}/beneficiaries`)
      await settled(page)
      await expect(rows(page).first()).toHaveCSS('display', width === 360 ? 'flex' : 'table-row')
      await expectAccessible(page)
    })
    if (width !== 360) {
      await test.step('the headings of its columns, which phones do not show, in the dark theme', async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme })
      })
    }
    await test.step('an empty table', async () => {
      await goTo(page, `${prefix}/reports?tab=transactions`)
      await settled(page)
      await expect(rows(page)).toHaveCount(0)
      await expectAccessible(page)
    })
    await test.step('a table that is loading', async () => {
      await goTo(page, `${prefix}/reports?tab=topups`)
      await expect(page.locator('main [data-slot=skeleton]').first()).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('an empty form, and the same full of errors', async () => {
      await goTo(page, `${prefix}/contract`)
      await settled(page)
      await expectAccessible(page)
      await button(page, m.wizard_next({}, inLanguage)).click()
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeFocused()
      await expect(page.getByRole('main').locator('[data-slot=field-message]')).not.toHaveCount(0)
      await expectAccessible(page)
    })
    await test.step('a question, which scrolls as a whole on a low screen', async () => {
      await goTo(page, `${prefix}/company-information?tab=contacts`)
      await rows(page).last().getByRole('button').last().click()
      await page.getByRole('menuitem', { name: m.contacts_delete({}, inLanguage) }).click()
      await expectAccessible(page, 'dialog:modal')
      // The size of 1280 × 1024 at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectAccessible(page, 'dialog:modal')
      await expect
        .poll(() => modal(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight))
        .toBeGreaterThan(0)
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('slide-outs and dialogs take the focus, keep it, return it, and close only when they may; Escape closes an open list or tooltip before them [NAV-10]', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00+02:00' })
  await openAs(page, '/company-information?tab=contacts', { faults: ['deleteContact:timeout'] })
  await settled(page)
  const row = rows(page).filter({ hasNotText: m.contacts_yourself() }).first()
  const dialog = modal(page)
  await test.step('a slide-out takes the focus, keeps it, and Escape gives it back', async () => {
    const opener = row.getByRole('rowheader').getByRole('button')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(dialog, m.contacts_close())).toBeFocused()
    // Tab goes through the dialog's buttons and the browser, but never to the page behind.
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('#root :focus')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  const opener = row.getByRole('button').last()
  const confirm = button(dialog, m.contacts_delete_confirm())
  const open = async () => {
    await opener.press('Enter')
    await page.getByRole('menuitem', { name: m.contacts_delete() }).press('Enter')
    await expect(dialog.getByRole('heading')).toBeFocused()
  }
  await test.step('a press outside or the close button ends a dialog; a press that began inside does not', async () => {
    await open()
    await dialog.getByRole('heading').hover()
    await page.mouse.down()
    await page.mouse.move(...BESIDE)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.click(...BESIDE)
    await expect(dialog).toHaveCount(0)
    await open()
    await button(dialog, m.form_close()).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
  await test.step('nothing closes a question while its command runs', async () => {
    await open()
    // The Tab order is the visual order, from left to right.
    for (const name of [m.form_close(), m.form_cancel(), m.contacts_delete_confirm()]) {
      await page.keyboard.press('Tab')
      await expect(button(dialog, name)).toBeFocused()
    }
    await expectStill(page)
    const before = await confirm.boundingBox()
    // From here on only the test lets time pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await confirm.click()
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => confirm.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(...BESIDE)
    await button(dialog, m.form_cancel()).click()
    await button(dialog, m.form_close()).click()
    await expect(dialog).toBeVisible()
    // The call's time-out.
    await page.clock.fastForward(31_000)
    await page.clock.resume()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await goTo(page, '/company-information')
  await settled(page)
  await button(page, m.company_edit()).click()
  const form = page.getByRole('form', { name: m.company_tab_details() })
  const input = form.getByRole('combobox', { name: m.invoicing_operator(), exact: true })
  await test.step('typing filters, Enter takes one, and the list is accessible', async () => {
    await input.fill('o')
    await expect(page.getByRole('option', { name: 'Nordea' })).toBeVisible()
    await expectAccessible(page, '[data-slot=combobox-content]')
    await input.fill('nord')
    // The other one is the typed text itself.
    await expect(page.getByRole('option')).toContainText(['Nordea', 'nord'])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(input).toHaveValue('Nordea')
  })
  await test.step('a button that cannot be used says why, and Escape hides that before the dialog', async () => {
    const submit = dialog.locator('button[type=submit]')
    await button(form, m.company_save()).press('Enter')
    await expect(dialog.getByLabel(m.popup_password(), { exact: true })).toBeFocused()
    await submit.focus()
    await expect(submit).toHaveAccessibleDescription(m.form_fix_errors())
    const tooltip = page.getByRole('tooltip', { name: m.form_fix_errors() })
    await expect(tooltip).toBeVisible()
    await expectAccessible(page, '[role=tooltip]')
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await expect(submit).toBeFocused()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(form, m.company_save())).toBeFocused()
  })
  await test.step('in a dialog the list lies above it, can be pressed, and Escape closes the list alone', async () => {
    // No dialog of the portal has a combobox yet, so the form is put into one.
    await form.evaluate((element) => {
      const dialog = document.createElement('dialog')
      element.before(dialog)
      dialog.append(element)
      dialog.showModal()
    })
    await button(dialog, `${m.form_open_list()}: ${m.invoicing_operator()}`).click()
    await dialog.getByRole('option', { name: 'Maventa' }).click()
    await expect(input).toHaveValue('Maventa')
    await input.fill('op')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listbox')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })
})

test('menus, popovers and tabs work by key and by press [NAV-03] [EMP-02]', async ({ page }) => {
  // People who no longer use the benefit, so that their row has an item which cannot be chosen.
  await openAs(page, '/beneficiaries?state=funds-ended')
  await settled(page)
  const item = (name: string) => page.getByRole('menuitem', { name })
  const first = item(m.employees_row_show())
  const last = item(m.employees_row_end())
  const focused = page.locator(':focus')
  await test.step('a menu opens by Enter and arrows, is walked by arrows and letters, and closes by Escape and Tab', async () => {
    const opener = rows(page).first().getByRole('button').last()
    await opener.focus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toBeFocused()
    for (const [key, focus] of [
      ['ArrowDown', last],
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['Home', first],
      ['End', last],
      ['n', first],
    ] as const) {
      await page.keyboard.press(key)
      await expect(focus).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(last).toBeFocused()
    // Close and reopen at once.
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(rows(page).nth(1).locator(':focus')).toBeVisible()
  })
  await test.step('an item that cannot be chosen says why and does nothing', async () => {
    await rows(page).first().getByRole('button').last().press('ArrowUp')
    await expect(last).toBeFocused()
    await expect(last).toHaveAccessibleName(`${m.employees_row_end()} ${m.employees_row_end_not_now()}`)
    // The whole page: what surrounds an open layer can break rules too.
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a popover is reached by Tab, closed by Escape and by a press outside', async () => {
    const opener = button(page, m.table_columns())
    const panel = page.getByRole('dialog', { name: m.table_columns() })
    const firstColumn = panel.getByRole('checkbox').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(firstColumn).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(firstColumn).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(firstColumn).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel).toBeHidden()
  })
  await test.step('axe finds nothing with the account menu, the export menu or the quick search open, which return the focus', async () => {
    const banner = page.getByRole('banner')
    const firstItem = page.getByRole('menuitem').first()
    for (const [open, layer, focus] of [
      [banner.getByRole('button', { name: m.account_menu() }), page.getByRole('menu'), firstItem],
      [button(page, m.table_export()), page.getByRole('menu'), firstItem],
      [banner.getByRole('button', { name: m.palette_open() }), page.getByRole('dialog'), page.getByRole('combobox')],
    ] as const) {
      await open.click()
      await expect(layer).toBeVisible()
      await expect(focus.and(focused)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(layer).toBeHidden()
      await expect(open).toBeFocused()
    }
  })
  await test.step('tabs are one stop; arrows, Home and End move and select, also without colours', async () => {
    await goTo(page, '/reports')
    await settled(page)
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    for (const [key, tab] of [
      ['ArrowRight', tabs.nth(1)],
      ['End', tabs.last()],
      ['ArrowRight', tabs.first()],
      ['ArrowLeft', tabs.last()],
      ['Home', tabs.first()],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const name = await tab.textContent()
      await expect(page.getByRole('tabpanel', { name: name ?? '' })).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
    await expect(focused).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    const edgeOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor)
    await expect.poll(async () => (await edgeOf(tabs.first())) !== (await edgeOf(tabs.last()))).toBe(true)
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await test.step('a click works although blurring the field above shows its error, which must not move what is pressed [VAL-15] [VOU-13]', async () => {
    await goTo(page, '/beneficiaries')
    await settled(page)
    await test.step('a slide-out', async () => {
      await page.getByRole('main').getByRole('button', { name: m.employees_add() }).click()
      await page.getByRole('dialog').getByLabel(m.employees_field_phone()).fill('12')
      await pressWithMouse(page, radio(page, m.employees_type_part_time()))
      await expect(radio(page, m.employees_type_part_time())).toBeChecked()
      await expect(page.getByText(m.employees_error_phone())).toBeVisible()
      await page.keyboard.press('Escape')
      await leave(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a step of a wizard', async () => {
      await goTo(page, '/contract')
      await field(page, m.sign_up_business_id()).fill('1')
      await pressWithMouse(page, radio(page, m.company_size_3()))
      await expect(radio(page, m.company_size_3())).toBeChecked()
      await expect(page.getByText(m.form_business_id_wrong())).toBeVisible()
    })
    await test.step('Cancel of an edit page', async () => {
      await goTo(page, '/voucher-order/lunch')
      await radio(page, '13,00').check()
      for (const step of [m.vouchers_step_delivery(), m.vouchers_step_payment()]) {
        await page.getByRole('button', { name: m.wizard_next() }).click()
        await heading(page, step).waitFor()
      }
      await page.getByRole('link', { name: new RegExp(`^${m.orders_change()}\\s*${m.orders_company()}`) }).click()
      await heading(page, m.orders_edit_company()).waitFor()
      await field(page, m.address_post_code()).fill('1')
      await pressWithMouse(page, page.getByRole('button', { name: m.form_cancel() }))
      await expect(heading(page, m.vouchers_step_payment())).toBeVisible()
    })
  })
})
