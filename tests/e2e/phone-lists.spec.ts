import { expect, openAs, test } from './portal-test'
import { goTo, settled } from './screens'

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

test('on a phone a row of a list has few lines, with the amount next to the name [EMP-02] [REP-02] [VOU-02]', async ({
  page,
}) => {
  await openAs(page, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
