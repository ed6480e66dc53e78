import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal-test'

/** Opens the list as somebody, with faults of the fake API: `readEmployee:500:internal_error`. */
async function open(page: Page, { as = 'aino.virtanen', path = '/beneficiaries', faults = [] as string[] } = {}) {
  const query = [`mock-persona=${as}`, ...faults.map((fault) => `mock-fault=${fault}`)]
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const opener = (page: Page, name: string) => rowOf(page, name).getByRole('rowheader').getByRole('button')
const dialog = (page: Page) => page.getByRole('dialog').last()
const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const save = (page: Page, name = 'Tallenna') => dialog(page).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('main').getByRole('textbox')

async function chooseFromMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Toiminnot: ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** DD.MM.YYYY so many days from today in Helsinki. */
function day(offset: number): string {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(Date.now() + offset * 86_400_000)
  return iso.split('-').reverse().join('.')
}

/** Counts the calls of a method to the employees. */
function countCalls(page: Page, method: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() === method && path.startsWith('/api/company-beneficiaries')) sent.push(path)
  })
  return sent
}

const NEW_EMPLOYEE = {
  Etunimi: 'Sanni',
  Sukunimi: 'Rautio',
  Sähköposti: 'sanni.rautio@pyynikinpaahtimo.example',
  Henkilötunnus: '120395-955F',
  Henkilönumero: '9105',
}

async function fillNew(page: Page, values: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...NEW_EMPLOYEE, ...values })) {
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text)
  }
  await dialog(page).getByRole('radio', { name: 'Kokoaikainen' }).check()
  await dialog(page)
    .getByLabel(/^Edun alkupäivä/)
    .fill(day(0))
}

const openAdd = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' }).click()
/** A disabled button answers too: it points at the first error. */
const pressDisabled = (page: Page, name?: string) => save(page, name).click({ force: true })
const submitAdd = (page: Page) => save(page, 'Lisää työntekijä').click()

test('without a benefit the page leads to the benefits [EMP-01]', async ({ page }) => {
  await open(page, { as: 'niko.rautio' })
  await expect(page.getByRole('heading', { name: 'Aloita ottamalla etu käyttöön' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Hallinnoi etuja' }).click()
  await expect(page).toHaveURL(/\/manage-benefits$/)
})

test('without employees the page offers to add one [EMP-01]', async ({ page }) => {
  await open(page, { as: 'vaino.koskela' })
  await expect(page.getByRole('heading', { name: 'Yrityksellä ei ole vielä työntekijöitä' })).toBeVisible()
  await expectAccessible(page)
  await openAdd(page)
  await expect(field(page, 'Etunimi')).toBeFocused()
})

test('the list has new employees first, tags, benefits in words and twenty rows a page [EMP-02] [FMT-11]', async ({
  page,
}) => {
  await open(page)
  await expect(rows(page)).toHaveCount(20)
  const names = await rows(page)
    .getByRole('rowheader')
    .getByRole('button')
    .locator('span')
    .first()
    .evaluateAll(() =>
      [...document.querySelectorAll('tbody th button > span:first-child')].map((name) => name.textContent),
    )
  const isNew = await rows(page).evaluateAll((all) => all.map((row) => row.textContent?.includes('Uusi') ?? false))
  expect(isNew.indexOf(false)).toBe(3)
  expect(isNew.lastIndexOf(true)).toBe(2)
  const old = names.slice(3)
  expect(old).toEqual([...old].sort(new Intl.Collator('fi', { sensitivity: 'accent' }).compare))
  await expect(page.getByText('1–20 / 38')).toBeVisible()
  // One of each contracted benefit, with its state in words.
  await expect(rowOf(page, 'Ahola, Liisa').getByRole('listitem')).toHaveText([
    'Lounasetu',
    'Virike-etu',
    'Työmatkaetu: ei käytössä',
    'Hierontaetu: ei käytössä',
  ])
  await page.getByRole('button', { name: 'Seuraava sivu' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(18)
  await expect(rows(page).filter({ hasText: 'Poistuu' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('pages stand only above twenty rows [EMP-02]', async ({ page }) => {
  await open(page, { as: 'riikka.salminen' })
  await expect(rows(page)).toHaveCount(12)
  await expect(page.getByRole('navigation', { name: 'Sivut' })).toHaveCount(0)
})

test('search and filters stand in the address and survive a reload', async ({ page }) => {
  await open(page)
  await search(page).fill('mäkelä eero')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  await search(page).fill('103')
  await expect(rowOf(page, 'Nyström, Åke')).toBeVisible()
  await search(page).fill('')
  await expect(page).not.toHaveURL(/search=/)
  await page.getByLabel('Työsuhde').selectOption({ label: 'Tauolla' })
  await expect(page).toHaveURL(/type=Onhold/)
  await page.reload()
  await expect(page.getByLabel('Työsuhde')).toHaveValue('Onhold')
  await expect(rowOf(page, 'Nyström, Åke')).toBeVisible()
  await page.getByLabel('Tila').selectOption({ label: 'Varat päättyneet' })
  await expect(page.getByRole('heading', { name: 'Hakua vastaavia työntekijöitä ei löytynyt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tyhjennä haku ja rajaukset' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('an employee past the end of funds is disabled, opens to read and has no edit [EMP-03]', async ({ page }) => {
  await open(page, { path: '/beneficiaries?state=funds-ended' })
  const row = rows(page).first()
  await expect(row).toContainText('Tiedot ovat vain luettavissa.')
  await expect(row.getByRole('listitem').first()).toContainText('varojen käyttöaika päättynyt')
  await row.getByRole('button', { name: /^Toiminnot/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Muokkaa' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Päätä etu' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Näytä tiedot' }).click()
  await expect(dialog(page)).toContainText('Varojen käyttöaika päättyi')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expect(save(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('between end of benefit and end of funds the details are read-only [EMP-08]', async ({ page }) => {
  await open(page, { path: '/beneficiaries?state=ended' })
  await rows(page).first().getByRole('rowheader').getByRole('button').click()
  await expect(dialog(page)).toContainText('Ladatut varat ovat käytettävissä')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await expect(dialog(page)).toContainText('enintään')
})

test('adds an employee after checking the personal id, and the list is fresh [EMP-11] [EMP-15]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page, { Puhelinnumero: '040 765 4321', Kustannuspaikka: '4100' })
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Lounasetu' }).check()
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Sanni Rautio on lisätty työntekijäksi.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN', '/api/company-beneficiaries'])
  await expect(rowOf(page, 'Rautio, Sanni')).toContainText('Uusi')
  await expect(rowOf(page, 'Rautio, Sanni').getByRole('listitem').first()).toHaveText('Lounasetu')
  // The company has transferred money, so the notice is not for it.
  await expect(page.getByText('Siirrä seuraavaksi rahaa')).toHaveCount(0)
  await opener(page, 'Rautio, Sanni').click()
  await expect(dialog(page).getByLabel(/^Puhelinnumero/)).toHaveValue('+358407654321')
})

test('a double press adds once [SES-24]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page)
  await save(page, 'Lisää työntekijä').dblclick()
  await expect(rowOf(page, 'Rautio, Sanni')).toBeVisible()
  expect(posts.filter((path) => path === '/api/company-beneficiaries')).toHaveLength(1)
})

test('adding another empties the form and stays [EMP-11]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await dialog(page).getByRole('switch', { name: 'Lisää toinenkin' }).check()
  await fillNew(page)
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Sanni Rautio on lisätty')
  await expect(field(page, 'Etunimi')).toHaveValue('')
  await expect(field(page, 'Etunimi')).toBeFocused()
  await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(dialog(page).getByRole('radio', { name: 'Kokoaikainen' })).not.toBeChecked()
})

test('who has transferred no money is told what comes next [EMP-11]', async ({ page }) => {
  await open(page, { as: 'vaino.koskela', faults: ['listTransactions:example:200:no_transactions'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(page.getByRole('main').getByText('Siirrä seuraavaksi rahaa yrityksen tilille')).toBeVisible()
  await expectAccessible(page)
})

test('save waits for a valid change and points at the first error [EMP-10] [VAL-15]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await expect(save(page, 'Lisää työntekijä')).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Etunimi').fill('Sanni')
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(field(page, 'Sukunimi')).toBeFocused()
  await expect(dialog(page)).toContainText('Valitse edun alkupäivä.')
  await expectAccessible(page)
})

test('a personal id is checked by form, day and check character [EMP-12]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilötunnus: '120395-955A' })
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).toBeFocused()
  await expect(dialog(page)).toContainText('Tarkista henkilötunnus')
})

test('somebody who is an employee already is refused at the personal id [EMP-13]', async ({ page }) => {
  await open(page)
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page, { Henkilötunnus: '140585-912d' })
  await submitAdd(page)
  const id = dialog(page).getByLabel(/^Henkilötunnus/)
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  await expect(id).toBeFocused()
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN'])
  await expect(field(page, 'Sukunimi')).toHaveValue('Rautio')
})

test('a personal id check that fails has its own toast and keeps what is typed [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['checkPersonalId:500:internal_error'] })
  const posts = countCalls(page, 'POST')
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(notifications(page)).toContainText('Henkilötunnusta ei voitu tarkistaa')
  expect(posts).toEqual(['/api/company-beneficiaries/check-SSN'])
  await expect(field(page, 'Sukunimi')).toHaveValue('Rautio')
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(dialog(page)).toHaveText(/tallentamat/i)
})

test('an employee number of another one is refused at its field [EMP-12] [EMP-13]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '101' })
  await pressDisabled(page, 'Lisää työntekijä')
  await expect(dialog(page)).toContainText('Henkilönumero on jo toisella työntekijällä.')
})

test('an employee number that the server refuses is a field error [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['createEmployee:example:409:employee_number_already_exists'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(dialog(page).getByLabel(/^Henkilönumero/)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel(/^Henkilönumero/)).toBeFocused()
})

test('a lost answer is looked up in the list, and whoever was added is told as added [EMP-11]', async ({ page }) => {
  await open(page, { faults: ['createEmployee!:fail-after'] })
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '' })
  await submitAdd(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(notifications(page)).toContainText('lisätty')
})

test('a lost answer that cannot be looked up is told as such, and a second try adds nobody twice [EMP-11]', async ({
  page,
}) => {
  await open(page)
  await openAdd(page)
  await fillNew(page, { Henkilönumero: '' })
  const panel = await page.context().newPage()
  await panel.goto('/help?mock-fault=createEmployee!:fail-after&mock-fault=listEmployees!:offline')
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await submitAdd(page)
  await expect(dialog(page)).toContainText('emmekä tiedä, ehtikö lisäys perille')
  await submitAdd(page)
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).toHaveAttribute('aria-invalid', 'true')
})

test('closing with unsaved changes asks first [EMP-04]', async ({ page }) => {
  await open(page)
  await openAdd(page)
  await field(page, 'Etunimi').fill('Sanni')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await dialog(page).getByRole('button').nth(-1).click()
  await expect(field(page, 'Etunimi')).toHaveValue('Sanni')
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button').nth(-2).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('edits an employee: the personal id is fixed, the change is saved and listed [EMP-03] [EMP-12] [EMP-16]', async ({
  page,
}) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  await expect(dialog(page).getByLabel(/^Henkilötunnus/)).not.toBeEditable()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Sukunimi').fill('Aakkola')
  await save(page).click()
  await expect(notifications(page)).toContainText('Liisa Aakkola')
  await expect(rowOf(page, 'Aakkola, Liisa')).toBeVisible()
})

test('the type rules the percentage: full time is 100, others ask, on hold keeps [EMP-05] [EMP-06] [EMP-09]', async ({
  page,
}) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  const percentage = field(page, 'Työaikaprosentti')
  await expect(percentage).toHaveValue('40')
  await dialog(page).getByRole('radio', { name: 'Tauolla' }).check()
  await expect(percentage).toHaveValue('40')
  await expect(percentage).not.toBeEditable()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).not.toBeEditable()
  await expect(dialog(page)).toContainText('ei voi pyytää lounasedun latauksia')
  await dialog(page).getByRole('radio', { name: 'Kokoaikainen' }).check()
  await expect(percentage).toHaveValue('100')
  await dialog(page).getByRole('radio', { name: 'Osa-aikainen' }).check()
  await expect(percentage).toHaveValue('')
  await expect(percentage).toBeFocused()
  await percentage.fill('100')
  await field(page, 'Etunimi').focus()
  await expect(dialog(page)).toContainText('Työaikaprosentti on enintään 99.')
  await percentage.fill('37,5')
  await dialog(page)
    .getByLabel(/^Lounaspäivät/)
    .fill('24')
  await field(page, 'Etunimi').focus()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).toHaveAttribute('aria-invalid', 'true')
  await dialog(page)
    .getByLabel(/^Lounaspäivät/)
    .fill('23')
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener(page, 'Ahola, Liisa').click()
  await expect(percentage).toHaveValue('37,5')
})

test('an end of benefit of today drops, clearing it clears type and lunch days [EMP-07]', async ({ page }) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  const end = dialog(page).getByLabel(/^Edun päättymispäivä/)
  await end.fill(day(0))
  await expect(dialog(page).getByText('Päättynyt', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await end.fill('')
  await expect(dialog(page).getByRole('radio', { name: 'Osa-aikainen' })).not.toBeChecked()
  await expect(dialog(page).getByLabel(/^Lounaspäivät/)).toHaveValue('')
  await end.fill(day(-1))
  await pressDisabled(page)
  await expect(dialog(page)).toContainText('Päättymispäivä voi olla tänään tai myöhemmin.')
})

test('the row menu ends a benefit and says what follows [EMP-08] [EMP-17]', async ({ page }) => {
  await open(page)
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await expect(dialog(page)).toContainText('30 päivää aikaa käyttää ladatut varat')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(10))
  await expect(dialog(page)).toContainText(`Ladatut varat ovat käytettävissä ${day(40)} asti.`)
  await expectAccessible(page)
  await save(page, 'Päätä etu').click()
  await expect(notifications(page)).toContainText(`Liisa Ahola etu päättyy ${day(10)}`)
  await expect(rowOf(page, 'Ahola, Liisa')).toContainText('Poistuu')
  await expect(rowOf(page, 'Ahola, Liisa')).toContainText(`Etu päättyy ${day(10)}`)
})

test('a benefit cannot end while loads are pending [EMP-18] [EMP-08]', async ({ page }) => {
  await open(page, { faults: ['readEmployee:example:200:part_time_ending_load_pending'] })
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await expect(dialog(page)).toContainText('Työntekijälle on tulossa lataus 15.04.2026')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(5))
  await expect(save(page, 'Päätä etu')).toHaveAttribute('aria-disabled', 'true')
  await pressDisabled(page, 'Päätä etu')
  await expect(dialog(page)).toContainText('Etu voidaan päättää, kun lataus on valmis.')
})

test('a failed termination says so in the dialog [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['updateEmployee!:403:access_denied'] })
  await chooseFromMenu(page, 'Ahola, Liisa', 'Päätä etu')
  await dialog(page).getByLabel('Edun päättymispäivä').fill(day(10))
  await save(page, 'Päätä etu').click()
  await expect(dialog(page)).toContainText('Edun päättäminen epäonnistui.')
  await expect(dialog(page).getByLabel('Edun päättymispäivä')).toHaveValue(day(10))
  // Whether a 500 has changed anything is not known, and nothing else is said.
  const panel = await page.context().newPage()
  await panel.goto('/help?mock-fault=updateEmployee!:500:internal_error')
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await save(page, 'Päätä etu').click()
  await expect(dialog(page)).toContainText('emmekä tiedä, tallentuiko päättymispäivä')
  await expect(dialog(page)).not.toContainText('Mitään ei muutettu')
  await expect(dialog(page).getByLabel('Edun päättymispäivä')).toHaveValue(day(10))
  await expectAccessible(page)
})

test('an employee who cannot be read gives a toast [EMP-13]', async ({ page }) => {
  await open(page, { faults: ['readEmployee:500:internal_error'] })
  await opener(page, 'Ahola, Liisa').click()
  await expect(notifications(page)).toContainText(/vikaan|virhe/i)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a slow list shows its heading and that it is being read', async ({ page }) => {
  await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-latency=3000')
  await expect(page.getByText('Ladataan tietoja')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Työntekijät')
  await expectAccessible(page)
  await expect(rows(page)).toHaveCount(20)
})

test.describe('without a list', () => {
  test.use({ allowErrors: [/ApiError: listEmployees/] })

  test('a list that cannot be read gives a toast and a way on [EMP-13]', async ({ page }) => {
    await page.goto('/beneficiaries?mock-persona=aino.virtanen&mock-fault=listEmployees!:500:internal_error')
    await expect(notifications(page).getByRole('button', { name: 'Sulje ilmoitus' })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})

test('the benefits tab shows what is held and gives what is chosen [EMP-14]', async ({ page }) => {
  await open(page)
  await opener(page, 'Ahola, Liisa').click()
  await dialog(page).getByRole('tab', { name: 'Edut' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Lounasetu' })).toBeChecked()
  const transport = dialog(page).getByRole('checkbox', { name: 'Työmatkaetu' })
  await expect(transport).not.toBeChecked()
  await expectAccessible(page)
  await transport.check()
  await save(page).click()
  await expect(rowOf(page, 'Ahola, Liisa').getByRole('listitem').nth(2)).toHaveText('Työmatkaetu')
})

test('when the company has as many employees as it may, none can be added [CRD-11]', async ({ page }) => {
  await open(page, { faults: ['createEmployee:example:400:too_many_employees'] })
  await openAdd(page)
  await fillNew(page)
  await submitAdd(page)
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await open(page, { as: 'helena.lindqvist', faults: ['readSettings:example:200:large_company'] })
  const add = page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(/enintään 10000 työntekijää/)
})

test('adds, edits and ends by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByRole('main').getByRole('button', { name: 'Lisää työntekijä' }).focus()
  await page.keyboard.press('Enter')
  for (const text of ['Sanni', 'Rautio', 'sanni@pyynikinpaahtimo.example', '120395-955F', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel(/^Edun alkupäivä/)).toBeFocused()
  await page.keyboard.type(day(0))
  await page.keyboard.press('Enter')
  // The row is there a moment before the slide-out is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Rautio, Sanni')).toBeVisible()

  await opener(page, 'Rautio, Sanni').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Etunimi')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('-Maria')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toBeVisible()

  await page.getByRole('button', { name: 'Toiminnot: Rautio, Sanni-Maria' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Edun päättymispäivä').focus()
  await page.keyboard.type(day(3))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Rautio, Sanni-Maria')).toContainText('Poistuu')
})

test('the screens read in English', async ({ page }) => {
  await open(page, { path: '/en/beneficiaries' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add employee' }).click()
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
})
