import type { Page } from '@playwright/test'
import { cents, formatEuros } from '@/values/money'
import { isReferenceNumber } from '@/values/reference-number'
import { m } from '../../generated/messages/messages.js'
import { movedMoney } from './mock-ledger'
import { expect, expectAccessible, openAs, test } from './portal-test'

// Contrast is judged when panels stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page as somebody, with settings of the fake API: `mock-fault=createDeposit:drop`. */
async function open(page: Page, path: string, settings: string[] = [], as = 'aino.virtanen') {
  await openAs(page, path, { as, settings })
}

const amount = (page: Page) => page.getByLabel('Siirrettävä summa')
const dialog = (page: Page) => page.getByRole('dialog', { name: m.deposit_confirm_title() })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const provider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })

/** From the empty form to the provider's page. */
async function payBy(page: Page, method: string, sum = '1500') {
  await amount(page).fill(sum)
  await page.getByRole('radio', { name: method, exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  await dialog(page).getByRole('button', { name: 'Siirry maksamaan' }).click()
}

test('a deposit by card: amount, methods with images, confirmation, provider, result, fresh balance [DEP-05] [PAY-18] [PAY-19]', async ({
  page,
}) => {
  await open(page, '/load-account', [], 'kerttu.makela')
  await expect(heading(page)).toHaveText('Siirrä rahaa')
  await expectAccessible(page)
  // PAY-02: nothing to choose before there is a sum.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Siirrä rahaa' })).toHaveAttribute('aria-disabled', 'true')
  await amount(page).fill('50000,01')
  await amount(page).blur()
  await expect(page.getByText('Enintään 50 000,00 €.')).toBeVisible()
  await amount(page).fill('1500')
  // DEP-05, DEP-09, PAY-16: banks, card and the transfer; no link, no invoice to forward.
  await expect(page.getByRole('radio')).toHaveCount(13)
  await expect(page.getByRole('radio', { name: 'Lasku tilisiirtoa varten' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /maksulinkki|Tulostettava lasku/ })).toHaveCount(0)
  const images = await page
    .locator('[data-slot="radio-group"] img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
  expect(images).toEqual(Array(13).fill(60))
  await page.getByRole('radio', { name: 'Luottokortti' }).check()
  await page.getByRole('button', { name: 'Siirrä 1 500,00 €' }).click()
  await expect(dialog(page).getByRole('definition')).toHaveText([
    '1 500,00 €',
    'Luottokortti',
    '45,00 €',
    '1 545,00 €',
    // REQ-05: 938,00 € with 23,45 € of fee and 5,98 € of its VAT.
    '−967,43 €',
    m.deposit_requests_take_count({ count: '4', of: '4' }),
    '577,57 €',
  ])
  await expectAccessible(page)
  const started = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/payments')
  await dialog(page).getByRole('button', { name: 'Siirry maksamaan' }).click()
  const sent = (await started).postDataJSON() as Record<string, string>
  const back = `${new URL(page.url()).origin}/load-account/status/${sent.paymentPublicId}`
  expect(sent).toEqual({
    locale: 'fi',
    orderType: 'deposit',
    paymentPublicId: expect.stringMatching(/^pay-/),
    successUrl: back,
    cancelUrl: back,
    errorUrl: back,
    delayedPaymentUrl: back,
  })
  await expect(provider(page)).toBeVisible()
  // No fee comes on top (PAY-18).
  await expect(page.getByText('1500,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page).toHaveURL(/\/load-account\/status\/pay-/)
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await expect(page.getByText('1 500,00 € on lisätty saldoon')).toBeVisible()
  await expect(page.getByText('Odottavat latauspyynnöt toteutuvat heti')).toBeVisible()
  await expectAccessible(page)
  // The deposit and the balance paid the oldest requests at once; both figures are the account's own.
  const { ledger } = await movedMoney(page, 'c-6')
  const row = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label })
  await expect(row('Latauspyyntöihin meni').getByRole('definition')).toHaveText(/^−/)
  const balance = row('Saldo nyt').getByRole('definition')
  await expect(balance).toHaveText(formatEuros(cents(ledger.balance)))
  await page.getByRole('link', { name: 'Siirrä rahaa' }).first().click()
  await expect(page.getByRole('definition').first()).toHaveText(formatEuros(cents(ledger.balance)))
  // The form is cleared (PAY-05).
  await expect(amount(page)).toHaveValue('')
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('a deposit that covers a part of the requests says how much still waits [REQ-05]', async ({ page }) => {
  await open(page, '/load-account', [], 'kerttu.makela')
  const waiting = page.getByRole('main').locator('dl > div').filter({ hasText: 'Avoimet latauspyynnöt' })
  const before = await waiting.getByRole('definition').textContent()
  await payBy(page, 'OP', '700')
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await expect(waiting.getByRole('definition')).toHaveText(/^\d+,\d\d\s€$/)
  const after = (await waiting.getByRole('definition').textContent()) ?? ''
  expect(after).not.toBe(before)
  await page.getByRole('link', { name: 'Siirrä rahaa' }).first().click()
  await expect(heading(page)).toHaveText('Siirrä rahaa')
  await expect(waiting.getByRole('definition')).toHaveText(after)
})

test('a failed deposit comes back with its amount until it is paid, each outcome in its words [DEP-10] [PAY-10] [PAY-22]', async ({
  page,
}) => {
  // Five payments, one of which waits for the provider's word.
  test.setTimeout(120_000)
  const again = async (method: string) => {
    await page.getByRole('link', { name: 'Takaisin maksamaan' }).click()
    await expect(page.getByRole('definition').first()).toHaveText('1 500,00 €')
    await expect(amount(page)).toHaveCount(0)
    await page.getByRole('radio', { name: method, exact: true }).check()
    await page.getByRole('button', { name: 'Siirrä 1 500,00 €' }).click()
    await dialog(page).getByRole('button', { name: 'Siirry maksamaan' }).click()
  }
  await open(page, '/load-account', [], 'riikka.salminen')
  await payBy(page, 'OP')
  await page.getByRole('button', { name: 'Maksu epäonnistuu' }).click()
  await expect(heading(page)).toHaveText('Maksu ei onnistunut')
  await expect(page.getByText('Maksupalvelu perui tai hylkäsi maksun')).toBeVisible()
  // PAY-06: who never ordered anything is told that nothing is lost.
  await expect(page.getByText('Tilasitko ensimmäistä kertaa?')).toBeVisible()
  await expectAccessible(page)
  await again('Nordea')
  await expect(provider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expect(heading(page)).toHaveText('Maksu keskeytettiin')
  await page.getByRole('link', { name: 'Takaisin maksamaan' }).click()
  await expect(page.getByText('Maksu keskeytettiin, eikä sinulta veloitettu mitään')).toBeVisible()
  await page.goBack()
  // The provider does not take it: nobody is handed off, the deposit waits (PAY-23).
  await again('Handelsbanken')
  await expect(page.getByText('Maksupalvelu ei ole käytettävissä. Maksua ei aloitettu')).toBeVisible()
  await expectAccessible(page)
  // A hand-off page without anything to hand off cancels what was not paid, and leads back (PAY-04).
  const waiting = new URL(page.url()).searchParams.get('payment')
  await page.goto(`/maksuturva-payment?payment=${waiting}&order=deposit`)
  await expect(page).toHaveURL(`/load-account?payment=${waiting}&unfinished=true`)
  await expect(page.getByText('Maksu keskeytettiin, eikä sinulta veloitettu mitään')).toBeVisible()
  await page.getByRole('radio', { name: 'Aktia', exact: true }).check()
  await page.getByRole('button', { name: 'Siirrä 1 500,00 €' }).click()
  await dialog(page).getByRole('button', { name: 'Siirry maksamaan' }).click()
  // The payer is back before the provider has told: awaited, then paid (PAY-24).
  await page.getByRole('button', { name: 'Palaa ennen vahvistusta' }).click()
  await expect(heading(page)).toHaveText('Odotetaan maksupalvelun vahvistusta')
  await expectAccessible(page)
  await expect(heading(page)).toHaveText('Raha on tilillä', { timeout: 20_000 })
  const { ledger, deposits, payments } = await movedMoney(page, 'c-8')
  expect(deposits.map(({ id }) => ledger.deposits[id])).toEqual([{ times: 1, sum: 150_000 }])
  expect(payments).toHaveLength(4)
})

test('delayed, pending, tampered and expired payments are shown as they are, in English [PAY-20] [PAY-23] [PAY-25]', async ({
  page,
}) => {
  // Four payments from form to outcome.
  test.setTimeout(120_000)
  const pay = async () => {
    await page.goto('/en/load-account')
    await page.getByLabel('Amount to deposit').fill('1500')
    await page.getByRole('radio', { name: 'OP', exact: true }).check()
    await page.getByRole('button', { name: 'Deposit 1 500,00 €' }).click()
    await page
      .getByRole('dialog', { name: 'Confirm the deposit' })
      .getByRole('button', { name: 'Go to payment' })
      .click()
    await expect(page.getByRole('heading', { name: 'Test payment service' })).toBeVisible()
  }
  await open(page, '/en/load-account')
  await expect(heading(page)).toHaveText('Deposit money')
  await pay()
  await page.getByRole('button', { name: 'Delay' }).click()
  await expect(heading(page)).toHaveText('The payment has been accepted')
  await expectAccessible(page)
  const status = new URL(page.url()).pathname
  await page.goto(`${status}?mock-clock=%2B3d&mock-persona=aino.virtanen`)
  await expect(heading(page)).toHaveText(m.deposit_paid_title({}, { locale: 'en' }))

  await pay()
  await page.getByRole('button', { name: 'Forge the return' }).click()
  await expect(page).toHaveURL(/pmt_status=PAID/)
  await expect(heading(page)).toHaveText(m.payments_aborted_title({}, { locale: 'en' }))
  await expectAccessible(page)

  await pay()
  await page.getByRole('button', { name: 'Stay pending' }).click()
  await expect(heading(page)).toHaveText(m.deposit_pending_title({}, { locale: 'en' }))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expectAccessible(page)

  // Without a page in the back-forward cache Back loads the hand-off page anew: it posts and cancels nothing.
  await pay()
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText(m.deposit_pending_title({}, { locale: 'en' }))
  const left = new URL(page.url()).pathname
  await page.goto(`${left}?mock-clock=%2B20d&mock-persona=aino.virtanen`)
  await expect(heading(page)).toHaveText(m.payments_expired_title({}, { locale: 'en' }))
  await expect(page.getByRole('link', { name: m.deposit_start_anew({}, { locale: 'en' }) })).toHaveAttribute(
    'href',
    '/en/load-account',
  )
  await expectAccessible(page)
})

test('a form of the provider for a host that the configuration does not name is not posted [PAY-04]', async ({
  page,
}) => {
  await open(page, '/load-account?mock-fault=startPayment!:example:200:provider_form')
  await payBy(page, 'OP')
  await expect(page.getByRole('heading', { name: m.payments_untrusted_title() })).toBeVisible()
  await expectAccessible(page)
})

test.describe('axe', () => {
  // The router tells of a loader's error.
  test.use({ allowErrors: [/ApiError: readPaymentStatus/] })

  test('finds nothing with forecast and estimation, without methods, employees and a status', async ({ page }) => {
    await open(page, '/load-account', [], 'kerttu.makela')
    await expect(page.getByRole('img', { name: /^Saldo pienenee latausten myötä/ })).toBeVisible()
    await page.getByRole('switch', { name: 'Arvioi, paljonko rahaa tarvitaan' }).check()
    await expect(page.getByRole('button', { name: /^Käytä summaa/ })).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)
    await amount(page).fill('503')
    await expect(page.getByRole('alert').filter({ hasText: 'Maksupalvelu ei vastannut' })).toBeVisible()
    await expectAccessible(page)
    await open(page, '/load-account', [], 'vaino.koskela')
    await expect(page.getByRole('heading', { name: 'Lisää ensin työntekijä' })).toBeVisible()
    await expectAccessible(page)
    await open(page, '/load-account/status/pay-7003', ['mock-fault=readPaymentStatus:401:unauthorized'])
    await expect(page.getByRole('heading', { name: 'Et voi nähdä tätä maksua' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a reply of another shape', () => {
  test.use({ allowErrors: [/^console: RangeError: not a date/] })

  test('costs the forecast, and not the form beside it [CTR-04]', async ({ page }) => {
    await open(page, '/load-account?mock-fault=readBenefitGroupSettings:wrong-shape')
    await expect(page.getByText(m.deposit_forecast_failed())).toBeVisible()
    await payBy(page, 'OP')
    await expect(page.getByRole('heading', { name: 'Testimaksupalvelu' })).toBeVisible()
  })
})

test('a deposit in English goes by keyboard alone [FMT-01]', async ({ page }) => {
  await open(page, '/en/load-account')
  await expect(page.getByLabel('Amount to deposit')).toBeVisible()
  await page.getByLabel('Amount to deposit').focus()
  await page.keyboard.type('25,50')
  await expect(page.getByRole('radio', { name: 'Nordea', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Nordea', exact: true })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const confirm = page
    .getByRole('dialog', { name: 'Confirm the deposit' })
    .getByRole('button', { name: 'Go to payment' })
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  for (let step = 0; step < 4 && !(await confirm.evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const pay = page.getByRole('button', { name: 'Pay', exact: true })
  await expect(pay).toBeVisible()
  await pay.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/load-account\/status\//)
  await expect(heading(page)).toHaveText(m.deposit_paid_title({}, { locale: 'en' }))
  await expectAccessible(page)
})

test('a transfer shows account, reference, due date and barcode ready to copy, and its invoice [DEP-09] [PAY-05] [PAY-11]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/load-account')
  await amount(page).fill('1500')
  await page.getByRole('radio', { name: 'Lasku tilisiirtoa varten' }).check()
  await page.getByRole('button', { name: 'Siirrä 1 500,00 €' }).click()
  await dialog(page).getByRole('button', { name: 'Luo lasku' }).click()
  await expect(heading(page)).toHaveText(m.deposit_transfer_title())
  const row = (term: string) => page.locator('dl > div').filter({ hasText: term })
  await expect(row('Tilinumero')).toContainText('FI21 1234 5600 0007 85')
  const copied = async (what: string) => {
    await page.getByRole('button', { name: `Kopioi: ${what}` }).click()
    await expect(row(what).getByRole('status')).toHaveText('Kopioitu')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Tilinumero')).toBe('FI2112345600000785')
  const reference = await copied('Viitenumero')
  expect(isReferenceNumber(reference)).toBe(true)
  expect(await copied('Siirrettävä summa')).toBe('1500,00')
  const barcode = await copied('Virtuaaliviivakoodi')
  expect(barcode.slice(0, 28)).toBe('4211234560000078500150000000')
  expect(barcode.slice(28, 48)).toBe(reference.padStart(20, '0'))
  await expect(page.getByRole('img', { name: /^Virtuaaliviivakoodi kuvana/ })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: m.deposit_transfer_invoice() }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  // Nothing has moved until the bank tells of it.
  expect((await movedMoney(page)).deposits).toHaveLength(1)
  await page.goto(`${new URL(page.url()).pathname}?mock-payment=latest:Paid&mock-persona=aino.virtanen`)
  await expect(heading(page)).toHaveText('Raha on tilillä')
  await expect(page.getByText('Virtuaaliviivakoodi')).toHaveCount(0)
})
