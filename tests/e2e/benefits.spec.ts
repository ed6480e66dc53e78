import { m } from '../../generated/messages/messages.js'
import { notifications, open, press, tiles } from './benefits-test'
import { expect, expectAccessible, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the overview has a tile for each benefit, lunch first, with badge and button [GRP-01] [GRP-12]', async ({
  page,
}) => {
  await open(page, '/manage-benefits')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallinnoi etuja')
  await expect(tiles(page)).toHaveCount(4)
  await expect(tiles(page).getByRole('heading')).toHaveText(['Lounasetu', 'Virike-etu', 'Työmatkaetu', 'Hierontaetu'])
  await expect(tiles(page).nth(0)).toContainText('Käytössä')
  await expect(tiles(page).nth(0)).not.toContainText(m.benefits_badge_on_hold())
  await expect(tiles(page).nth(2)).toContainText(m.benefits_badge_on_hold())
  await expect(tiles(page).nth(3)).toContainText('Ei vielä käytössä')
  await expect(tiles(page).getByRole('link')).toHaveText([
    'Näytä eturyhmä– Lounasetu',
    'Näytä eturyhmä– Virike-etu',
    'Näytä eturyhmä– Työmatkaetu',
    'Ota käyttöön– Hierontaetu',
  ])
  await page.getByRole('link', { name: 'Ota käyttöön – Hierontaetu' }).click()
  await expect(page).toHaveURL('/manage-benefits/massage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hierontaetu')
})

test('a new customer sees every benefit to be activated [GRP-01]', async ({ page }) => {
  await open(page, '/en/manage-benefits', { as: 'niko.rautio' })
  await expect(tiles(page).getByRole('link')).toHaveText([
    'Activate– Lunch benefit',
    `Activate– ${m.benefits_recreational({}, { locale: 'en' })}`,
    `Activate– ${m.benefits_transport({}, { locale: 'en' })}`,
    'Activate– Massage benefit',
    'Activate– Wellbeing benefit',
  ])
})

test('without any benefit the overview says what to do', async ({ page }) => {
  await open(page, '/manage-benefits', { faults: ['listBenefits:example:200:none'] })
  await expect(page.getByRole('heading', { name: 'Yritykselläsi ei ole vielä etuja' })).toBeVisible()
  await expect(page.getByRole('link', { name: m.benefits_none_action() })).toHaveAttribute('href', '/help')
  await expectAccessible(page)
})

test('an unknown benefit is not found [GRP-02]', async ({ page }) => {
  await open(page, '/manage-benefits/sauna')
  await expect(page).toHaveURL('/not-found')
  await expect(page.getByRole('heading', { name: 'Sivua ei löytynyt' })).toBeVisible()
})

test('massage and wellbeing have an info bar with their links, the others none [GRP-02]', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Tietoa edusta' })
  await open(page, '/manage-benefits/massage')
  await expect(bar).toContainText(m.benefits_info_massage())
  await expect(bar.getByRole('link', { name: 'Lue ohje' })).toHaveAttribute(
    'href',
    'https://tuki.etuportaali.example/hieronta',
  )
  await expect(bar.getByRole('link', { name: 'Tutustu etuun' })).toHaveAttribute(
    'href',
    'https://www.etuportaali.example/hieronta',
  )
  await page.goto('/en/manage-benefits/wellbeing')
  const english = page.getByRole('region', { name: 'About the benefit' })
  await expect(english.getByRole('link', { name: 'Read the instructions' })).toHaveAttribute(
    'href',
    'https://tuki.etuportaali.example/en/wellbeing',
  )
  await page.goto('/manage-benefits/lunch')
  await expect(page.getByRole('heading', { name: 'Eturyhmä', exact: true })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a benefit outside the contract cannot be given a group [GRP-12]', async ({ page }) => {
  await open(page, '/manage-benefits/wellbeing')
  await expect(page.getByRole('heading', { name: 'Etu ei kuulu yrityksesi sopimukseen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Luo eturyhmä' })).toHaveCount(0)
})

test.describe('what cannot be read', () => {
  // Written by the router when a loader fails.
  test.use({ allowErrors: [/ApiError: listBenefit/] })

  test('a list of benefits that fails says so in a toast and offers another try [GRP-11]', async ({ page }) => {
    await open(page, '/manage-benefits', { faults: ['listBenefits!:500:internal_error'] })
    await expect(notifications(page)).toContainText(m.benefits_list_failed())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallinnoi etuja')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(tiles(page)).toHaveCount(4)
  })

  test('groups that fail say so in a toast and offer another try [GRP-11]', async ({ page }) => {
    await open(page, '/manage-benefits/lunch', { faults: ['listBenefitGroups!:malformed'] })
    await expect(notifications(page)).toContainText(m.benefits_groups_failed())
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page.getByRole('button', { name: 'Lounasetu' })).toBeVisible()
  })
})

test('settings that fail open the popup that only reloading ends [GRP-11] [NAV-10]', async ({ page }) => {
  await open(page, '/manage-benefits/lunch', { faults: ['readBenefitGroupSettings:500:internal_error'] })
  const popup = page.getByRole('alertdialog', { name: m.blocking_title() })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Lataa sivu uudelleen' })).toBeVisible()
})

const WORDS = {
  fi: {
    path: '',
    add: 'Luo eturyhmä',
    group: 'Lounasetu',
    edit: 'Muokkaa',
    cancel: 'Peruuta',
    leave: 'Poistu tallentamatta',
    name: 'Eturyhmän nimi',
    maximum: m.benefits_spending_maximum(),
    request: 'Latauspyyntö',
    direct: 'Suora lataus',
    amount: /^Enimmäismäärä/,
  },
  en: {
    path: '/en',
    add: 'Create benefit group',
    group: 'Lounasetu',
    edit: 'Edit',
    cancel: 'Cancel',
    leave: 'Leave without saving',
    name: 'Name of the group',
    maximum: m.benefits_spending_maximum({}, { locale: 'en' }),
    request: m.benefits_top_up_request({}, { locale: 'en' }),
    direct: 'Direct load',
    amount: new RegExp(`^${m.benefits_amount({}, { locale: 'en' })}`),
  },
}
for (const [language, words] of Object.entries(WORDS)) {
  test(`overview, page and panels are accessible in ${language}`, async ({ page }) => {
    test.slow()
    await open(page, `${words.path}/manage-benefits`)
    await expect(tiles(page)).toHaveCount(4)
    await expectAccessible(page)
    await page.goto(`${words.path}/manage-benefits/lunch`)
    await page.getByRole('button', { name: words.group }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.edit }).click()
    await page.getByLabel(words.maximum).check()
    await page.getByLabel(words.request).check()
    await expectAccessible(page)
    await press(page, words.cancel)
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await expectAccessible(page)
    await press(page, words.leave)
    await page.goto(`${words.path}/manage-benefits/massage`)
    await expect(page.getByRole('button', { name: words.add })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.add }).click()
    await press(page, words.add)
    await expectAccessible(page)
    await page.getByLabel(words.name).fill('Hieronta')
    await page.getByLabel(words.amount).fill('200')
    await page.getByLabel(words.direct).check()
    await press(page, words.add)
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await expectAccessible(page)
    await press(page, words.add)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`${words.path}/manage-benefits/wellbeing`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessible(page)
  })
}
