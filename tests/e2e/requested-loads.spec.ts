import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Opening {
  as?: string
  language?: '' | '/en'
  faults?: string[]
}

/** Opens the requests on a known day as somebody, with faults of the fake API: `rejectRequestedLoad!:drop`. */
async function open(page: Page, { as = 'kerttu.makela', language = '', faults = [] }: Opening = {}) {
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, `${language}/load-account/requested-loads`, { as, faults })
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const notifications = (page: Page) => page.getByRole('region', { name: 'Ilmoitukset' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hylätäänkö latauspyyntö?' })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Hylkää pyyntö' })
const summary = (page: Page) => page.getByRole('main').getByRole('definition')
const firstReject = (page: Page) => rows(page).first().getByRole('button')

function countRejections(page: Page) {
  return watchRequests(page, ({ method, path }) =>
    method === 'POST' && path.startsWith('/api/requested-loads/reject/') ? path : undefined,
  )
}

/** NBSP as the portal has it in amounts. */
const euros = (text: string) => text.replaceAll(' ', '\u00a0')

test('requests stand under their totals and are only rejected [REQ-01] [REQ-02] [REQ-05]', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latauspyynnöt')
  // The open requests are shown, and not subtracted: 45,00 € is what the account holds.
  await expect(summary(page)).toHaveText([
    '4',
    euros('882,00 €'),
    // 22,05 € of fee and its VAT, 5,62 €.
    euros('909,67 €'),
    euros('45,00 €'),
    `Ei riitä kaikkiin pyyntöihin: puuttuu ${euros('864,67 €')}`,
  ])
  await expect(page.getByRole('columnheader')).toHaveText([
    'Pyyntöpäivä',
    'Etunimi',
    'Sukunimi',
    'Henkilötunnus',
    'Etu',
    'Kuukausi',
    'Summa',
    'Hylkää',
  ])
  await expect(rows(page).nth(2).locator('th, td')).toHaveText([
    '20.11.2026',
    /Päivi$/,
    'Tervo',
    '200370X946W',
    'Lounasetu',
    '12/2026',
    euros('238,00 €'),
    /^Hylkää/,
  ])
  await expect(rows(page).getByRole('button')).toHaveCount(4)
  await expect(rows(page).getByRole('button').first()).toHaveAccessibleName(`Hylkää Inka Salonen, ${euros('182,00 €')}`)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Takaisin rahansiirtoon' })).toHaveAttribute('href', '/load-account')
  await page.getByRole('link', { name: m.requests_transactions() }).click()
  await expect(page).toHaveURL('/reports?tab=transactions')
})

test('a request is rejected once, after a question with name and amount read anew, with the keyboard [REQ-03]', async ({
  page,
}) => {
  const sent = countRejections(page)
  await open(page)
  await expect(rows(page)).toHaveCount(4)
  const reread = page.waitForResponse('**/api/requested-loads')
  await firstReject(page).focus()
  await page.keyboard.press('Enter')
  await reread
  await expect(dialog(page).getByRole('definition')).toHaveText(['Inka Salonen', euros('182,00 €'), '12/2026'])
  await expect(confirm(page)).not.toHaveAttribute('aria-disabled')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(firstReject(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirm(page)).not.toHaveAttribute('aria-disabled')
  await confirm(page).dblclick()
  await expect(notifications(page)).toContainText(
    m.requests_rejected({ name: 'Inka Salonen', amount: euros('182,00 €') }),
  )
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // REQ-05: the balance covers none of those that waited behind it.
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('main')).not.toContainText('Salonen')
  await expect(summary(page).first()).toHaveText('3')
  expect(sent).toHaveLength(1)
})

test('a rejection that fails says so in the dialog; after a lost answer the list shows what became of it [REQ-03]', async ({
  page,
}) => {
  const sent = countRejections(page)
  await open(page, { faults: ['rejectRequestedLoad!:500:internal_error'] })
  await firstReject(page).click()
  await confirm(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText(m.requests_reject_unknown())
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
  await confirm(page).click()
  await expect(notifications(page)).toContainText('on hylätty')
  await expect(rows(page)).toHaveCount(3)
  await open(page, { faults: ['rejectRequestedLoad!:drop'] })
  await expect(rows(page)).toHaveCount(3)
  await firstReject(page).click()
  await confirm(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(m.requests_reject_gone())
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByRole('button', { name: 'Peruuta' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect(sent).toHaveLength(3)
})

test.describe('requests that cannot be read', () => {
  // Written by the router when a loader fails.
  test.use({ allowErrors: [/ApiError: listRequestedLoads/] })

  test('say so in a toast and offer another try [REQ-04]', async ({ page }) => {
    await open(page, { faults: ['listRequestedLoads!:malformed'] })
    await expect(notifications(page)).toContainText(m.error_generic())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latauspyynnöt')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(rows(page)).toHaveCount(4)
  })
})

test('without requests the page says how they come; narrow screens have cards [FMT-10]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, { as: 'niko.rautio', language: '/en' })
  await expect(page.getByRole('heading', { name: m.requests_empty_title({}, { locale: 'en' }) })).toBeVisible()
  await expect(page.getByRole('link', { name: m.requests_transactions({}, { locale: 'en' }) })).toHaveCount(2)
  await expectAccessible(page)
  await open(page, { as: 'kerttu.makela', language: '/en' })
  await expect(rows(page).first()).toHaveCSS('display', 'flex')
  await expect(rows(page).first().getByRole('button')).toHaveText(/^Reject/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
