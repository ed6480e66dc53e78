import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HEADER = 'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tTyöaika %\tHenkilönumero\tAlkupäivä\tEdut'
const GOOD = 'Rautio\tSanni\tsanni@pyynikinpaahtimo.example\t120395-955F\tkokoaikainen\t\t9001\t1.6.2026\tlounas'
const BAD = 'Koski\tHelmi\thelmi@pyynikinpaahtimo.example\t010203A904X\tosa-aikainen\t\t9002\t1.6.2026\tlounas'

const press = (page: Page, name: string) => page.getByRole('button', { name }).last().click()
const count = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).getByRole('definition')

/** Pastes rows as the keyboard shortcut does, straight into the table. */
async function paste(page: Page, lines: string[]) {
  await page.getByLabel(m.employees_import_paste()).evaluate((box, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))
  await expect(page.getByRole('combobox').nth(1)).toHaveValue('lastName')
}

test('10 000 pasted rows are checked without freezing the page; axe finds nothing in any step of a short import', async ({
  page,
}) => {
  await openAs(page, '/beneficiaries/import')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await paste(page, [HEADER, ...Array.from({ length: 10_000 }, (_, at) => `Testi\tNro\t\t010190-12\tx\t\tn${at}\t\t`)])
  // Each progress value on screen proves that the page was not frozen at that moment. The page's clock counts checked rows
  // instead of ms, so that a fast machine shows as many values as a slow one.
  await page.evaluate(() => {
    let time = performance.now()
    performance.now = () => (time += 0.2)
    const seen = new Set<number>()
    Object.assign(window, { seenProgress: seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar) seen.add(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await press(page, m.employees_import_check())
  await expect(count(page, m.employees_import_count_faulty())).toHaveText('10 000')
  const turns = await page.evaluate(() => Reflect.get(window, 'seenProgress').size as number)
  expect(turns).toBeGreaterThan(1)
  await expectAccessible(page)

  await press(page, m.employees_import_over())
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, m.employees_import_over())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await paste(page, [HEADER, GOOD, BAD])
  await page.getByRole('combobox').nth(1).selectOption({ label: m.employees_field_first_name() })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox').nth(1).selectOption({ label: m.employees_field_last_name() })
  await press(page, m.employees_import_check())
  const faulty = page.getByRole('group', { name: /Koski, Helmi$/ })
  await faulty.getByLabel(m.employees_field_personal_id()).fill('010101A901S')
  await faulty.getByLabel(m.employees_field_percentage()).fill('50')
  await page.keyboard.press('Tab')
  // Another employee already has that personal identity code, which only the server knows.
  await expect(faulty.getByText(m.error_personal_id_already_exists())).toBeVisible()
  await expectAccessible(page)
  await press(page, m.employees_import_start({ count: '1' }))
  await expect(count(page, m.employees_import_result_added())).toHaveText('1')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(page, m.employees_import_save_unsaved())
  expect((await download).suggestedFilename()).toBe(m.employees_import_unsaved_file())
})
