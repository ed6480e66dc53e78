import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, test } from './portal-test'
import { goTo } from './screens'

const PASSWORD = 'Kahvipapu-2026'
const HEADER = 'Last name\tFirst name\tEmail\tHetu\tEmployment type\tEmployee number\tStart date'
const ROWS = [
  'Virta\tSannia\tsanni.a@paahtimo.example\t010190-900P\tkokoaikainen\t100\t1.6.2026',
  'Virta\tSannib\tsanni.b@paahtimo.example\t020190-901C\tkokoaikainen\t101\t1.6.2026',
]

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Goes through the contract, from the login page to the summary. */
async function sign(page: Page) {
  await page.goto('/login?mock-reset')
  await page.getByRole('link', { name: m.login_new_contract() }).click()
  await field(page, m.sign_up_company_name()).fill('Pyynikin Uusi Paahtimo Oy')
  await field(page, m.sign_up_business_id()).fill('98123462')
  await page.getByRole('radio', { name: m.company_size_3() }).check()
  await field(page, m.address_line()).fill('Satakunnankatu 18')
  await field(page, m.address_post_code()).fill('33210')
  await field(page, m.address_city()).fill('Tampere')
  await press(page, m.wizard_next())
  await field(page, m.invoicing_email()).fill('laskut@paahtimo.example')
  await press(page, m.contract_same_address())
  await press(page, m.wizard_next())
  await field(page, m.sign_up_first_name()).fill('Aino')
  await field(page, m.sign_up_last_name()).fill('Virta')
  await field(page, m.sign_up_email()).fill('aino.virta@paahtimo.example')
  await field(page, m.sign_up_phone()).fill('0401234567')
  await press(page, m.wizard_next())
  await expect(page.getByRole('heading', { level: 1, name: m.contract_signing() })).toBeVisible()
  await press(page, m.contract_signatory_same({ name: 'Aino Virta' }))
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await press(page, m.contract_sign())
  await expect(page.getByRole('heading', { level: 1, name: m.summary_title() })).toBeVisible()
  await expect(page).toHaveURL('/contract/summary')
}

/** Opens the mailed link from the developer panel. */
async function openMail(page: Page) {
  await press(page, 'Fake API')
  await page.getByText('Mail', { exact: true }).click()
  const mail = page.getByRole('listitem').filter({ hasText: 'aino.virta@paahtimo.example' })
  const href = await mail.getByRole('link').getAttribute('href')
  await page.goto(href ?? '')
}

/** Activates a benefit, because employees can only be added to one. */
async function activateMassage(page: Page) {
  await goTo(page, '/manage-benefits/massage')
  await press(page, m.benefits_group_add())
  const form = page.getByRole('dialog', { name: m.benefits_group_add() })
  await form.getByLabel(m.benefits_name()).fill('A')
  await form.getByLabel(m.benefits_amount()).fill('200')
  await form.getByLabel(m.benefits_direct_load()).check()
  await form.getByRole('button', { name: m.benefits_group_add() }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a company signs the contract, its contact creates an account, logs in and adds two employees [SGN-01] [SGN-09] [SGN-15]', async ({
  page,
}) => {
  await sign(page)
  await openMail(page)
  await field(page, m.sign_up_username()).fill('aino.virta')
  await field(page, m.sign_up_password()).fill(PASSWORD)
  await field(page, m.sign_up_password_again()).fill(PASSWORD)
  await press(page, m.sign_up_submit())
  await expect(page).toHaveURL('/login?created-account=true')
  await expect(page.getByText(m.login_created())).toBeVisible()
  await field(page, m.sign_up_username()).fill('aino.virta')
  await field(page, m.sign_up_password()).fill(PASSWORD)
  await press(page, m.login_submit())
  await expect(page.getByRole('button', { name: m.account_menu() })).toBeVisible()
  await activateMassage(page)
  await goTo(page, '/beneficiaries/import')
  await field(page, m.employees_import_paste()).fill([HEADER, ...ROWS].join('\n'))
  await press(page, m.employees_import_read())
  await press(page, m.employees_import_check())
  await press(page, m.employees_import_start({ count: '2' }))
  await expect(page.getByText(m.employees_import_saved())).toBeVisible()
})
