import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test } from './portal-test'

async function open(page: Page, { as = 'aino.virtanen', faults = [] as string[], language = '' } = {}) {
  await openAs(page, `${language}/beneficiaries/import`, { as, faults })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const HEADER = 'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tTyöaika %\tHenkilönumero\tAlkupäivä\tEdut'
const GOOD = 'Rautio\tSanni\tsanni@pyynikinpaahtimo.example\t120395-955F\tkokoaikainen\t\t9001\t1.6.2026\tlounas'
const BAD = 'Koski\tHelmi\thelmi@pyynikinpaahtimo.example\t010203A904X\tosa-aikainen\t\t9002\t1.6.2026\tlounas'
const MOVED = 'Uusinimi\tEero\t\t\t\t\t101\t\t'

async function paste(page: Page, lines: string[]) {
  await page.getByLabel('Liitä rivit taulukosta').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Lue rivit' }).click()
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const count = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).getByRole('definition')

test('pasted rows add and change employees, and a faulty cell is mended in its place', async ({ page }) => {
  await open(page)
  await expectAccessible(page)
  await paste(page, [HEADER, GOOD, BAD, MOVED])
  await expect(page.getByRole('combobox').nth(3)).toHaveValue('personalId')
  await expectAccessible(page)
  await press(page, 'Tarkista rivit')
  await expect(count(page, m.employees_import_count_add())).toHaveText('1')
  await expect(count(page, m.employees_import_count_change())).toHaveText('1')
  await expect(count(page, 'Korjattavia')).toHaveText('1')
  await expect(page.getByText('Työntekijöitä ilman etua')).toHaveCount(0)
  const faulty = page.getByRole('group', { name: 'Rivi 3: Koski, Helmi' })
  await expect(faulty.getByLabel('Henkilötunnus')).toHaveAttribute('aria-invalid', 'true')
  await expect(faulty.getByLabel('Työaikaprosentti')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await faulty.getByLabel('Henkilötunnus').fill('010101A901S')
  await faulty.getByLabel('Työaikaprosentti').fill('50')
  await page.keyboard.press('Tab')
  // Somebody has that id already, which only the server knows.
  await expect(faulty.getByText('Korjattu')).toBeVisible()
  await press(page, 'Tallenna rivit (3)')
  await expect(count(page, 'Lisätty')).toHaveText('1')
  await expect(count(page, 'Päivitetty')).toHaveText('1')
  await expect(count(page, 'Epäonnistui')).toHaveText('1')
  await expect(page.getByRole('table').getByRole('row').last()).toContainText('Koski, Helmi')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(page, m.employees_import_save_failures())
  expect((await download).suggestedFilename()).toBe('tyontekijat-epaonnistuneet.csv')
  await page.getByRole('link', { name: 'Takaisin työntekijöihin' }).click()
  await expect(page.getByRole('table')).toContainText('Rautio, Sanni')
  await page.getByRole('main').getByRole('textbox').fill('uusinimi')
  await expect(page.getByRole('table')).toContainText('Uusinimi, Eero')
})

test('rows that fail can be tried again, and nothing is added twice', async ({ page }) => {
  await open(page, { faults: ['createEmployee!:503:service_unavailable'] })
  await paste(page, [HEADER, GOOD])
  await press(page, 'Tarkista rivit')
  await press(page, 'Tallenna rivit (1)')
  await expect(count(page, 'Epäonnistui')).toHaveText('1')
  await press(page, m.employees_import_retry())
  await expect(count(page, 'Lisätty')).toHaveText('1')
  await expect(count(page, 'Epäonnistui')).toHaveText('0')
})

test('a CSV file of Excel is read, and its columns can be chosen by hand', async ({ page }) => {
  await open(page)
  const text = `Nimi;Etunimi;Sähköposti;Hetu;Tyyppi;Alkaa\r\nMäkinen;Sanni;sanni@pyynikinpaahtimo.example;120395-955F;Kokoaikainen;1.6.2026\r\n`
  await page.locator('input[type=file]').setInputFiles({
    name: 'employees.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'latin1'),
  })
  await page.getByRole('combobox').first().selectOption({ label: 'Etunimi' })
  await expect(page.getByRole('alert')).toContainText('Kaksi saraketta')
  await page.getByRole('combobox').first().selectOption({ label: 'Sukunimi' })
  await press(page, 'Tarkista rivit')
  await expect(count(page, m.employees_import_count_add())).toHaveText('1')
  await expect(page.getByText('Työntekijöitä ilman etua: 1')).toBeVisible()
})

test('more rows than there is room for are refused [CRD-11]', async ({ page }) => {
  await open(page)
  const rows = Array.from({ length: 63 }, (_, index) => {
    // Different days of birth and a right check character each.
    const digits = `${String((index % 28) + 1).padStart(2, '0')}01${String(70 + Math.floor(index / 28)).padStart(2, '0')}`
    const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${digits}902`) % 31]
    return `Testi\tNro\tt${index}@pyynikinpaahtimo.example\t${digits}-902${check}\tkokoaikainen\t\tx${index}\t1.6.2026\t`
  })
  await paste(page, [HEADER, ...rows])
  await press(page, 'Tarkista rivit')
  await expect(page.getByRole('alert')).toContainText(m.employees_import_too_many({ limit: '100', places: '62' }))
  await expect(page.getByRole('button', { name: 'Tallenna rivit (63)' })).toHaveAttribute('aria-disabled', 'true')
})

test('10 000 pasted rows are checked without a frozen page', async ({ page }) => {
  await open(page)
  const rows = Array.from({ length: 10_000 }, (_, index) => `Testi\tNro\t\t010190-12\tx\t\tn${index}\t\t`)
  // Really pasted: rows go straight to their columns.
  await page.getByLabel('Liitä rivit taulukosta').evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [HEADER, ...rows].join('\n'),
  )
  await expect(page.getByRole('combobox').first()).toHaveValue('lastName')
  // Every progress that is drawn is one turn that the page got.
  await page.evaluate(() => {
    const seen = new Set<number>()
    Object.assign(window, { seenProgress: seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar) seen.add(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await press(page, 'Tarkista rivit')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(count(page, 'Korjattavia')).toHaveText('10 000')
  const turns = await page.evaluate(() => Reflect.get(window, 'seenProgress').size as number)
  expect(turns).toBeGreaterThan(5)
  await expectAccessible(page)
})

test('leaving with unsaved rows asks first', async ({ page }) => {
  await open(page)
  await paste(page, [HEADER, GOOD])
  await press(page, 'Tarkista rivit')
  await page.getByRole('link', { name: 'Takaisin työntekijöihin' }).click()
  await expect(page.getByRole('dialog')).toContainText('Keskeytetäänkö tuonti?')
  await expectAccessible(page)
  await press(page, 'Jatka tuontia')
  await expect(count(page, m.employees_import_count_add())).toHaveText('1')
})

test('without a benefit group the import leads to the benefits first [EMP-01]', async ({ page }) => {
  await open(page, { as: 'niko.rautio' })
  await expect(page.getByRole('heading', { name: 'Aloita ottamalla etu käyttöön' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Hallinnoi etuja' })).toHaveAttribute(
    'href',
    '/manage-benefits',
  )
})

test('the import reads in English in every step, and each step begins at its heading', async ({ page }) => {
  // The Finnish tests look at the light theme.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, { language: '/en' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import employees')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(page, 'Download a template')
  expect((await download).suggestedFilename()).toBe('employees-template.csv')
  await page.getByLabel('Paste rows from a spreadsheet').fill([HEADER, GOOD, BAD].join('\n'))
  await press(page, m.employees_import_read({}, { locale: 'en' }))
  await expect(page.getByRole('heading', { name: '2. Check the columns' })).toBeFocused()
  await page.getByRole('combobox').first().selectOption({ label: 'First name' })
  await expect(page.getByRole('alert')).toContainText('Two columns')
  await expectAccessible(page)
  await page.getByRole('combobox').first().selectOption({ label: 'Last name' })
  await press(page, m.employees_import_check({}, { locale: 'en' }))
  await expect(page.getByRole('heading', { name: m.employees_import_rows_title({}, { locale: 'en' }) })).toBeFocused()
  const faulty = page.getByRole('group', { name: 'Row 3: Koski, Helmi' })
  await expect(faulty.getByText(m.form_error_required({}, { locale: 'en' }))).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Save the rows (1)')
  await expect(page.getByText('All rows have been saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: '4. Saving' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View employees' }).click()
  await expect(page.getByRole('table')).toContainText('Rautio, Sanni')
})
