import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

// One page in all, because opening the portal takes longer than any of the steps.

/** Lists, the usual number of lines of a row on a phone, whether rows have an amount, and the width in px if not 360. */
const LISTS: [address: string, lines: number, hasSum: boolean, width?: number][] = [
  ['/beneficiaries', 2, false],
  ['/reports?tab=transactions', 3, true],
  // User and amount without fees are on a separate line (REP-07).
  ['/reports?tab=topups', 4, true],
  ['/reports/topups/t-3001', 2, true],
  ['/voucher-order-history', 3, true],
  // The longest name of a benefit has no room on one line.
  ['/en/month/2026-10', 4, true, 320],
]
/** Padding of a row, and height of a line of text with its gap, in px. */
const PADDING = 26
const LINE = 30

/** Amounts that break over lines, and text that overflows its element. */
const spilled = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const content = text.textContent?.trim() ?? ''
      const box = text.parentElement?.closest('section, [data-slot=card], fieldset, table')
      if (content === '' || !box || text.parentElement?.closest('.sr-only, table, [data-slot=carousel]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      const right = Math.max(...lines.map((line) => line.right))
      if (/^[+−]?\d[\d\u00a0]*,\d\d\u00a0€$/.test(content) && lines.length > 1) found.push(`broken: ${content}`)
      if (right > box.getBoundingClientRect().right + 1) found.push(`cut: ${content}`)
    }
    return found
  })

/** Labels of a chart that begin left of its SVG, where they are cut off. */
const cutLabels = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('svg[role=img] text')]
      .filter((text) => {
        const drawing = text.closest('svg')
        return drawing && text.getBoundingClientRect().left < drawing.getBoundingClientRect().left
      })
      .map((text) => text.textContent),
  )

test('lists on a phone have few lines, and text of twice the size is cut nowhere, on a wide screen and a phone', async ({
  page,
  context,
}) => {
  await openAs(page, '/help')
  await settled(page)
  await test.step('on a phone a row of a list has few lines, with the amount next to the name [EMP-02] [REP-02] [VOU-02]', async () => {
    for (const [address, lines, hasSum, width = 360] of LISTS) {
      await page.setViewportSize({ width, height: 740 })
      await goTo(page, address)
      await expect(page.locator('tbody tr').nth(4)).toBeVisible()
      await settled(page)
      const look = async () => {
        const rows = await page
          .locator('table')
          .first()
          .locator('tbody tr')
          .evaluateAll((elements) =>
            elements.map((row) => {
              const name = document.createRange()
              const heading = row.querySelector('th')
              name.selectNodeContents(heading?.querySelector('span, a, button') ?? row)
              const sum = [...row.querySelectorAll('td.tabular-nums.text-right')].at(-1)?.getBoundingClientRect()
              const { bottom, right } = name.getClientRects()[0] ?? new DOMRect()
              const overflow = heading ? heading.scrollWidth - heading.clientWidth : 0
              return {
                height: row.getBoundingClientRect().height,
                isBeside: sum !== undefined && sum.top < bottom && sum.left >= right - 1 && overflow <= 0,
              }
            }),
          )
        const heights = rows.map(({ height }) => height).sort((a, b) => a - b)
        return {
          isLow: (heights[Math.floor(heights.length / 2)] ?? Infinity) <= PADDING + lines * LINE,
          withoutSumBeside: hasSum ? rows.filter(({ isBeside }) => !isBeside).length : 0,
        }
      }
      await expect.configure({ soft: true }).poll(look, address).toEqual({ isLow: true, withoutSumBeside: 0 })
    }
  })
  await test.step('charts keep their minus, also with wide letters [CHA-01]', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, '/load-account')
    await settled(page)
    await expect(page.getByText('−20 000 €').first()).toBeAttached()
    const spacing = await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important }' })
    await expect.poll(() => cutLabels(page)).toEqual([])
    await spacing.evaluate((element) => (element as Element).remove())
  })
  const twice = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await test.step('text of twice the size is cut nowhere, breaks no amount and makes no page scroll sideways [HOM-03] [MON-02]', async () => {
    await expect.poll(() => cutLabels(page)).toEqual([])
    for (const address of ['/load-account', '/', '/load-benefit', '/download-reports', '/reports?tab=charts']) {
      await goTo(page, address)
      await settled(page)
      await expect
        .configure({ soft: true })
        .poll(() => spilled(page), address)
        .toEqual([])
    }
    for (const address of ['/month', '/beneficiaries', '/voucher-order-history', '/reports']) {
      await goTo(page, address)
      await settled(page)
      await expect
        .configure({ soft: true })
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          address,
        )
        .toBeLessThanOrEqual(0)
      // The product's name gives way only on phones.
      await expect(page.getByRole('banner').getByText(m.app_name())).toBeInViewport()
    }
  })
  await test.step('on a phone it cuts neither the name of the portal, a menu, a date nor the calendar [NAV-04] [FMT-05]', async () => {
    await page.setViewportSize({ width: 360, height: 900 })
    await goTo(page, '/beneficiaries')
    await settled(page)
    // Without room for it the name wraps out of sight, as a whole.
    const brand = page.getByRole('banner').getByRole('link')
    const heights = [brand, brand.locator('svg')].map(async (place) => (await place.boundingBox())?.height)
    expect(new Set(await Promise.all(heights)).size).toBe(1)
    await page.getByRole('button', { name: m.account_menu() }).click()
    const menu = await page.getByRole('menu').boundingBox()
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: m.employees_add() }).click()
    await page.getByRole('button', { name: `${m.form_date_open()}: ${m.employees_field_start()}` }).click()
    const calendar = page.locator('[data-slot=popover]:popover-open')
    await expect(calendar.getByRole('grid')).toBeVisible()
    await expect.poll(() => calendar.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    await calendar.getByRole('gridcell').getByRole('button', { name: '15' }).click()
    const date = page.getByLabel(m.employees_field_start(), { exact: true })
    await expect(date).toHaveValue(/^15\./)
    await expect.poll(() => date.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').last().getByRole('button', { name: m.form_leave_confirm() }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('on a phone it makes neither home nor help scroll sideways, and leaves a dialog’s title its width [HOM-03] [NAV-06]', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    for (const address of ['/', '/help']) {
      await goTo(page, address)
      await settled(page)
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(sideways, address).toBeLessThanOrEqual(0)
    }
    await goTo(page, '/company-information?tab=contacts')
    await settled(page)
    await page.getByRole('button', { name: m.contacts_add() }).click()
    const sheet = page.getByRole('dialog')
    const share = async () => {
      const [title, whole] = await Promise.all([
        sheet.getByRole('heading', { level: 2 }).boundingBox(),
        sheet.boundingBox(),
      ])
      return (title?.width ?? 0) / (whole?.width ?? 1)
    }
    await expect.poll(share).toBeGreaterThan(0.7)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
  await twice.evaluate((element) => (element as Element).remove())
  await test.step('on a phone it leaves a form in a slide-out and a confirmation readable, and their buttons in reach [EMP-04]', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    // The browser's own text size, which media queries follow too.
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await goTo(page, '/beneficiaries')
    await settled(page)
    await page.getByRole('button', { name: m.employees_add() }).click()
    const form = page.getByRole('dialog').getByRole('form')
    const save = form.getByRole('button', { name: m.employees_add() })
    await save.scrollIntoViewIfNeeded()
    await expect(save).toBeInViewport({ ratio: 1 })
    // With its label: head and foot must not cut it.
    const field = form.locator('[data-slot=field]').filter({ has: page.getByLabel(m.employees_field_first_name()) })
    await field.scrollIntoViewIfNeeded()
    await expect(field).toBeInViewport({ ratio: 1 })
    await goTo(page, '/load-account')
    await settled(page)
    await page.getByLabel(m.deposit_amount(), { exact: true }).fill('100')
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /^Siirrä/ }).click()
    const confirmation = page.getByRole('dialog')
    // The dialog scrolls as a whole; its text does not scroll between a fixed head and fixed buttons.
    const text = confirmation.getByRole('term').first().locator('xpath=ancestor::dl/..')
    await expect.poll(() => text.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1)
    const confirm = confirmation.getByRole('button', { name: m.deposit_confirm_provider() })
    await confirm.scrollIntoViewIfNeeded()
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  })
})
