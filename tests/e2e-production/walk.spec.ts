import { STORED_BY_LIBRARIES, STORED_KEYS, STORED_PREFIXES } from '../../src/browser/browser-storage'
import { expect, loginForm, PASSWORD, test, WORDS } from './production-test'

// In English; the other tests of this suite use the pages in Finnish, under the same policy.
test('login, employees, benefits and profile work under the strict policy in English, and store only what the privacy page lists [FMT-01] [PRV-02]', async ({
  page,
}) => {
  const words = WORDS.en
  await page.goto(words.login)
  const form = loginForm(page, words)
  await form.username.fill('aino.virtanen')
  await form.password.fill(PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL(words.prefix)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const menu = page.getByRole('navigation', { name: words.menu })
  await menu.getByRole('link', { name: words.employees }).click()
  await expect(page).toHaveURL(`${words.prefix}/beneficiaries`)
  await expect(page.getByRole('heading', { level: 1, name: words.employees })).toBeVisible()
  const row = page.getByRole('table').getByRole('rowheader').first()
  await row.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await menu.getByRole('link', { name: words.benefits }).click()
  await expect(page).toHaveURL(`${words.prefix}/manage-benefits`)
  await expect(page.getByRole('heading', { level: 1, name: words.benefits })).toBeVisible()

  await page.getByRole('button', { name: words.account }).click()
  await page.getByRole('menuitem', { name: words.profile }).click()
  await expect(page.getByLabel(words.username, { exact: true })).toHaveValue('aino.virtanen')
  await page.reload()
  await expect(page.getByLabel(words.username, { exact: true })).toHaveValue('aino.virtanen')
  const told = [...STORED_KEYS, ...STORED_PREFIXES, ...STORED_BY_LIBRARIES]
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored).toContain('tsr-scroll-restoration-v1_3')
  expect(stored.filter((name) => !told.some((own) => name.startsWith(own)))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
