import {
  amount,
  confirmation,
  countCommands,
  createForm,
  editForm,
  fillMassage,
  notifications,
  open,
  openCreate,
  openEdit,
  panel,
  press,
  tiles,
} from './benefits-test'
import { expect, expectAccessible, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a benefit on hold says so, and changing its amount offers no load [GRP-12]', async ({ page }) => {
  await open(page, '/manage-benefits/transport')
  await expect(page.getByText('Tauolla olevaa etua ei voi ladata.')).toBeVisible()
  await openEdit(page, 'Työmatkaetu')
  await page.getByLabel('Suora lataus').check()
  await amount(page).fill('900')
  await press(page, 'Tallenna')
  await expect(notifications(page)).toContainText('Eturyhmä on tallennettu.')
  await expect(panel(page, 'Ladataanko etua nyt?')).toHaveCount(0)
})

test('a tile opens the view, its button the edit; saving and cancelling collapse the panel [GRP-03] [GRP-11]', async ({
  page,
}) => {
  await open(page, '/manage-benefits/lunch')
  await page.getByRole('button', { name: 'Lounasetu' }).click()
  const view = panel(page, 'Lounasetu')
  await expect(view).toContainText('Päiväraja13,00 €')
  await expect(view).toContainText('LataustapaSuora lataus')
  await expect(view.getByRole('textbox')).toHaveCount(0)
  await press(page, 'Muokkaa')
  await expect(editForm(page).getByLabel('Eturyhmän nimi')).toBeFocused()
  await press(page, 'Peruuta')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openEdit(page, 'Lounasetu')
  await page.getByLabel('Eturyhmän nimi').fill('  Toimiston lounas ')
  await press(page, 'Tallenna')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(notifications(page)).toContainText('Eturyhmä on tallennettu.')
  await page.getByRole('button', { name: 'Toimiston lounas', exact: true }).click()
  await expect(panel(page, 'Toimiston lounas')).toBeVisible()
})

test('leaving unsaved changes asks first, by Escape, button and Back [GRP-03]', async ({ page }) => {
  await open(page, '/manage-benefits')
  await page.getByRole('link', { name: 'Näytä eturyhmät – Lounasetu' }).click()
  await openEdit(page, 'Lounasetu')
  await page.getByLabel('Eturyhmän nimi').fill('Toinen')
  const question = panel(page, 'Poistutaanko tallentamatta?')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Jatka muokkaamista' }).click()
  await expect(page.getByLabel('Eturyhmän nimi')).toHaveValue('Toinen')
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Jatka muokkaamista' }).click()
  await expect(page).toHaveURL('/manage-benefits/lunch')
  await expect(page.getByLabel('Eturyhmän nimi')).toHaveValue('Toinen')
  await press(page, 'Peruuta')
  await question.getByRole('button', { name: 'Poistu tallentamatta' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lounasetu' })).toBeVisible()
})

test('an unchanged edit cannot be saved, and says why [VAL-15]', async ({ page }) => {
  const sent = countCommands(page)
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  const save = page.getByRole('button', { name: 'Tallenna' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip', { name: 'Mitään ei ole muutettu.' })).toBeVisible()
  expect(sent).toEqual([])
})

test('with employees a new group is confirmed first, and made once [GRP-04] [GRP-05]', async ({ page }) => {
  const sent = countCommands(page)
  await open(page, '/manage-benefits/massage')
  await openCreate(page)
  await expect(createForm(page)).toContainText('hänelle tilataan virtuaalikortti')
  await fillMassage(page)
  await press(page, 'Luo eturyhmä')
  await expect(confirmation(page)).toContainText('Kaikki yrityksen työntekijät liitetään eturyhmään')
  await expect(confirmation(page)).toContainText('Enimmäismäärä työntekijää kohti200,00 €')
  await press(page, 'Palaa muokkaamaan')
  await expect(confirmation(page)).toHaveCount(0)
  await expect(page.getByLabel('Eturyhmän nimi')).toHaveValue('Hieronta')
  // Nothing was sent, so leaving still asks.
  await press(page, 'Peruuta')
  await press(page, 'Jatka muokkaamista')
  expect(sent).toEqual([])
  await press(page, 'Luo eturyhmä')
  await confirmation(page).getByRole('button', { name: 'Luo eturyhmä' }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual(['POST'])
  await expect(notifications(page)).toContainText(
    'Kaikki työntekijät on liitetty siihen, ja virtuaalikortit on tilattu.',
  )
  // Three active, none available, one outside the contract.
  await expect(notifications(page).getByRole('link', { name: 'Hanki etuja' })).toHaveAttribute('href', '/help')
  await expect(notifications(page)).toContainText('Hankittavissa: 1.')
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Käytössä')
  await expect(page.getByRole('button', { name: 'Hieronta', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Luo eturyhmä' })).toHaveCount(0)
})

test('without employees nothing is asked, and adding them is the next step [GRP-04] [GRP-05]', async ({ page }) => {
  const sent = countCommands(page)
  await open(page, '/manage-benefits/massage', { as: 'niko.rautio' })
  await openCreate(page)
  await fillMassage(page)
  await press(page, 'Luo eturyhmä')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual(['POST'])
  await expect(notifications(page)).toContainText('Lisää seuraavaksi työntekijät')
  await expect(notifications(page).getByRole('link', { name: 'Lisää työntekijöitä' })).toHaveAttribute(
    'href',
    '/beneficiaries',
  )
  await expect(notifications(page)).toContainText('Käyttämättä: 4.')
  await notifications(page).getByRole('link', { name: 'Hallinnoi etuja' }).click()
  await expect(page).toHaveURL('/manage-benefits')
  await expect(tiles(page).nth(3)).toContainText('Näytä eturyhmät')
})

test('a changed maximum with direct load offers to load [GRP-06]', async ({ page }) => {
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  await amount(page).fill('12,5')
  await press(page, 'Tallenna')
  const prompt = panel(page, 'Ladataanko etua nyt?')
  await expect(prompt).toContainText('Päiväraja ennen13,00 €')
  await expect(prompt).toContainText('Päiväraja nyt12,50 €')
  await expect(prompt.getByRole('link', { name: 'Lataa etua' })).toHaveAttribute('href', '/load-benefit')
  await prompt.getByRole('button', { name: 'Ei nyt' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lounasetu' })).toBeFocused()
  await openEdit(page, 'Lounasetu')
  await page.getByLabel('Eturyhmän nimi').fill('Lounasetu kaikille')
  await press(page, 'Tallenna')
  await expect(page.getByRole('button', { name: 'Lounasetu kaikille' })).toBeVisible()
  await expect(prompt).toHaveCount(0)
})

test('a changed loading method says when it applies: lunch next month, recreational at once [GRP-07]', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-12-05T12:00:00+02:00')
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  await page.getByLabel('Latauspyyntö').check()
  await expect(editForm(page)).toContainText('Uusi lataustapa tulee voimaan 01.01.2027.')
  await expect(editForm(page)).toContainText('Seuraava kerta on 01.01.2027.')
  await page.getByLabel('Suora lataus').check()
  await expect(editForm(page)).not.toContainText('Uusi lataustapa')
  await page.getByLabel('Latauspyyntö').check()
  await page.getByLabel('Automaattinen lataus').check()
  await press(page, 'Tallenna')
  await expect(editForm(page)).toHaveCount(0)
  await expect(page.getByText('Latauspyyntö', { exact: true }).locator('..')).toContainText(
    'Voimassa 01.01.2027 alkaen',
  )
  await page.getByRole('button', { name: 'Lounasetu' }).click()
  await expect(panel(page, 'Lounasetu')).toContainText('LatauspyyntöVoimassa 01.01.2027 alkaen')
  await expect(panel(page, 'Lounasetu')).toContainText('Joka kuukauden 1. päivänäSeuraava kerta 01.01.2027')
  await press(page, 'Muokkaa')
  await page.getByLabel('Suora lataus').check()
  await expect(editForm(page)).toContainText('odottava muutos perutaan')
  await page.goto('/manage-benefits/recreational')
  await openEdit(page, 'Virike-etu')
  await page.getByLabel('Latauspyyntö').check()
  await expect(editForm(page)).toContainText('Uusi lataustapa tulee voimaan heti')
})

test('the maximum spending limit fills the amount in and locks it, custom opens it [GRP-08]', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00+03:00')
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  await expect(amount(page)).toHaveValue('13,00')
  await expect(amount(page)).toBeEditable()
  await page.getByLabel('Vuoden enimmäismäärä').check()
  await expect(amount(page)).toHaveValue('14,00')
  await expect(amount(page)).not.toBeEditable()
  await page.getByLabel('Oma määrä').check()
  await expect(amount(page)).toBeEditable()
  await page.getByLabel('Vuoden enimmäismäärä').check()
  await press(page, 'Tallenna')
  await press(page, 'Ei nyt')
  await page.getByRole('button', { name: 'Lounasetu' }).click()
  await expect(panel(page, 'Lounasetu')).toContainText('Päiväraja14,00 €')
  await expect(panel(page, 'Lounasetu')).toContainText('KäyttörajaVuoden enimmäismäärä')
})

test('the spending limit is in force, or says from when [GRP-07] [GRP-14]', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-02T12:00:00+02:00')
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  await expect(editForm(page)).toContainText('Käyttöraja tulee voimaan 03.11.2025.')
  await page.clock.setFixedTime('2025-11-03T00:30:00+02:00')
  await page.goto('/manage-benefits/lunch?mock-persona=aino.virtanen')
  await openEdit(page, 'Lounasetu')
  await expect(editForm(page)).toContainText('Käyttöraja on voimassa.')
})

test('an empty form names every missing choice and goes to the first [GRP-09] [VAL-01] [VAL-15]', async ({ page }) => {
  const sent = countCommands(page)
  await open(page, '/manage-benefits/lunch', { as: 'niko.rautio' })
  await openCreate(page)
  await press(page, 'Luo eturyhmä')
  for (const text of [
    'Anna eturyhmälle nimi.',
    'Valitse käyttöraja.',
    'Anna määrä euroina, esimerkiksi 12,50.',
    'Valitse lataustapa.',
  ]) {
    await expect(createForm(page).getByText(text)).toBeVisible()
  }
  await expect(page.getByLabel('Eturyhmän nimi')).toBeFocused()
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('amounts outside the limits are refused in words, per type and loading method [GRP-09] [VAL-16]', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-05T12:00:00+03:00')
  await open(page, '/manage-benefits/lunch')
  await openEdit(page, 'Lounasetu')
  await amount(page).fill('14,01')
  await press(page, 'Tallenna')
  await expect(editForm(page)).toContainText('Anna päiväraja väliltä 8,80 €–14,00 €. Rajat ovat verottajan päätöksestä')
  await expect(amount(page)).toBeFocused()
  await page.goto('/manage-benefits/recreational')
  await openEdit(page, 'Virike-etu')
  await page.getByLabel('Latauspyyntö').check()
  await press(page, 'Tallenna')
  await expect(editForm(page)).toContainText('Latauspyynnöllä määrä voi olla enintään 200,00 €.')
  await page.getByLabel('Suora lataus').check()
  await amount(page).fill('400,01')
  await expect(editForm(page)).toContainText('Edun verovapaa enimmäismäärä vuodessa on 400,00 €.')
})

test('flags that are off hide loading method and repeat, and turn the amount into a list [GRP-10]', async ({
  page,
}) => {
  await open(page, '/manage-benefits/massage', {
    as: 'niko.rautio',
    faults: ['readFeatureFlags:example:200:everything_off'],
  })
  await openCreate(page)
  await expect(createForm(page).getByRole('combobox')).toBeVisible()
  await expect(createForm(page).getByRole('radio')).toHaveCount(0)
  await expect(createForm(page).getByRole('switch')).toHaveCount(0)
  await page.getByLabel('Eturyhmän nimi').fill('Hieronta')
  await press(page, 'Luo eturyhmä')
  await expect(createForm(page).getByText('Valitse määrä.', { exact: true })).toBeVisible()
  await amount(page).selectOption({ label: '200,00 €' })
  await press(page, 'Luo eturyhmä')
  await page.getByRole('button', { name: 'Hieronta', exact: true }).click()
  await expect(panel(page, 'Hieronta')).toContainText('200,00 €')
  await expect(panel(page, 'Hieronta')).not.toContainText('Lataustapa')
  await expect(panel(page, 'Hieronta')).not.toContainText('Automaattinen lataus')
})

test('flags that are on show loading method and repeat, and let the amount be typed [GRP-10]', async ({ page }) => {
  await open(page, '/manage-benefits/massage', { as: 'niko.rautio' })
  await openCreate(page)
  await expect(amount(page)).toHaveAttribute('inputmode', 'decimal')
  await expect(createForm(page).getByRole('radio')).toHaveCount(2)
  await expect(createForm(page).getByRole('switch', { name: 'Automaattinen lataus' })).toBeVisible()
})

test('the list of amounts is cut to the configured minimum and maximum [GRP-13]', async ({ page }) => {
  await open(page, '/manage-benefits/massage', {
    faults: ['readFeatureFlags:example:200:everything_off', 'readBenefitGroupSettings:example:200:in_force'],
  })
  await openCreate(page)
  // Configured from 25 to 500 euros, allowed from 50 to 400.
  await expect(amount(page).getByRole('option')).toHaveText([
    'Valitse määrä',
    '50,00 €',
    '100,00 €',
    '150,00 €',
    '200,00 €',
    '250,00 €',
    '300,00 €',
    '350,00 €',
    '400,00 €',
  ])
})

test('a failed save keeps what is typed, and the server’s words land on their fields', async ({ page }) => {
  await open(page, '/manage-benefits/lunch', { faults: ['updateBenefitGroup!:example:400:amount_out_of_range'] })
  await openEdit(page, 'Lounasetu')
  await page.getByLabel('Eturyhmän nimi').fill('Toimiston lounas')
  await amount(page).fill('12,34')
  await press(page, 'Tallenna')
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(amount(page)).toBeFocused()
  await expect(page.getByLabel('Eturyhmän nimi')).toHaveValue('Toimiston lounas')
  await expect(amount(page)).toHaveValue('12,34')
  await press(page, 'Tallenna')
  await expect(panel(page, 'Ladataanko etua nyt?')).toBeVisible()
})

test('a failed creation goes back to the form with what is typed', async ({ page }) => {
  await open(page, '/manage-benefits/massage', { faults: ['createBenefitGroup!:500:internal_error'] })
  await openCreate(page)
  await fillMassage(page)
  await press(page, 'Luo eturyhmä')
  await confirmation(page).getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await expect(createForm(page).getByRole('alert')).toBeVisible()
  await expect(createForm(page).locator('[data-form-notice]')).toBeFocused()
  await expect(page.getByLabel('Eturyhmän nimi')).toHaveValue('Hieronta')
  await expect(amount(page)).toHaveValue('200,00')
  await press(page, 'Luo eturyhmä')
  await confirmation(page).getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(page.getByRole('button', { name: 'Hieronta', exact: true })).toBeVisible()
})

test('a group whose answer was lost is looked up and told as created [GRP-04] [GRP-05]', async ({ page }) => {
  const sent = countCommands(page)
  await open(page, '/manage-benefits/massage', { faults: ['createBenefitGroup!:drop'] })
  await openCreate(page)
  await fillMassage(page)
  await press(page, 'Luo eturyhmä')
  await confirmation(page).getByRole('button', { name: 'Luo eturyhmä' }).click()
  await expect(page.getByRole('region', { name: 'Ilmoitukset' })).toContainText('Eturyhmä on luotu.')
  await expect(page.getByRole('button', { name: 'Hieronta', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Luo eturyhmä' })).toHaveCount(0)
  expect(sent).toEqual(['POST'])
})

test('a group is created and changed with the keyboard alone', async ({ page }) => {
  await open(page, '/manage-benefits/massage', { as: 'niko.rautio' })
  const add = page.getByRole('button', { name: 'Luo eturyhmä' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Eturyhmän nimi')).toBeFocused()
  await page.keyboard.type('Hieronta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('150')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Latauspyyntö')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const tile = page.getByRole('button', { name: 'Hieronta', exact: true })
  await expect(tile).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Hieronta')).toContainText('Joka kuukauden 1. päivänä')
  await page.getByRole('button', { name: 'Muokkaa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Eturyhmän nimi')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' kaikille')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Hieronta kaikille', exact: true })).toBeFocused()
})
