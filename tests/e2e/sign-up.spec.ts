import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, test } from './portal-test'

const PASSWORD = 'Kahvipapu-2026'
/** Twenty employees, born on the first days of 1990. */
const IDS =
  '010190-900P 020190-901C 030190-9022 040190-903R 050190-904D 060190-9053 070190-906S 080190-907E 090190-9084 100190-909T 110190-910F 120190-9115 130190-912U 140190-913H 150190-9146 160190-915V 170190-916J 180190-9177 190190-918W 200190-919K'.split(
    ' ',
  )
const HEADER = 'Last name\tFirst name\tEmail\tHetu\tEmployment type\tEmployee number\tStart date'
const rowsOf = (employment: string) =>
  IDS.map(
    (id, at) =>
      `Virta\tSanni${'abcdefghijklmnopqrst'[at]}\ts${at}@paahtimo.example\t${id}\t${employment}\t${100 + at}\t1.6.2026`,
  )

const textsIn = (locale: 'fi' | 'en') => {
  const l = { locale }
  return {
    locale,
    language: locale === 'en' ? '/en' : '',
    sign: m.login_new_contract({}, l),
    next: m.wizard_next({}, l),
    company: m.sign_up_company_name({}, l),
    businessId: m.sign_up_business_id({}, l),
    size: m.company_size_3({}, l),
    street: m.address_line({}, l),
    postCode: m.address_post_code({}, l),
    city: m.address_city({}, l),
    invoices: m.invoicing_email({}, l),
    sameAddress: m.contract_same_address({}, l),
    firstName: m.sign_up_first_name({}, l),
    lastName: m.sign_up_last_name({}, l),
    email: m.sign_up_email({}, l),
    phone: m.sign_up_phone({}, l),
    signatory: m.contract_signatory_same({ name: 'Aino Virta' }, l),
    signing: m.contract_signing({}, l),
    submit: m.contract_sign({}, l),
    signed: m.summary_title({}, l),
    username: m.sign_up_username({}, l),
    password: m.sign_up_password({}, l),
    again: m.sign_up_password_again({}, l),
    create: m.sign_up_submit({}, l),
    created: m.login_created({}, l),
    login: m.login_submit({}, l),
    account: m.account_menu({}, l),
    group: m.benefits_group_add({}, l),
    groupName: m.benefits_name({}, l),
    amount: m.benefits_amount({}, l),
    directLoad: m.benefits_direct_load({}, l),
    paste: m.employees_import_paste({}, l),
    read: m.employees_import_read({}, l),
    check: m.employees_import_check({}, l),
    save: m.employees_import_start({ count: '20' }, l),
    saved: m.employees_import_saved({}, l),
    // The terms of the import file.
    fullTime: locale === 'en' ? 'full-time' : 'kokoaikainen',
  }
}
type Texts = ReturnType<typeof textsIn>

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Goes through the contract, from the login page to the summary. */
async function sign(page: Page, t: Texts) {
  await page.goto(`${t.language}/login?mock-reset`)
  await page.getByRole('link', { name: t.sign }).click()
  await field(page, t.company).fill('Pyynikin Uusi Paahtimo Oy')
  await field(page, t.businessId).fill('98123462')
  await page.getByRole('radio', { name: t.size }).check()
  await field(page, t.street).fill('Satakunnankatu 18')
  await field(page, t.postCode).fill('33210')
  await field(page, t.city).fill('Tampere')
  await press(page, t.next)
  await field(page, t.invoices).fill('laskut@paahtimo.example')
  await press(page, t.sameAddress)
  await press(page, t.next)
  await field(page, t.firstName).fill('Aino')
  await field(page, t.lastName).fill('Virta')
  await field(page, t.email).fill('aino.virta@paahtimo.example')
  await field(page, t.phone).fill('0401234567')
  await press(page, t.next)
  await expect(page.getByRole('heading', { level: 1, name: t.signing })).toBeVisible()
  await press(page, t.signatory)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await press(page, t.submit)
  await expect(page.getByRole('heading', { level: 1, name: t.signed })).toBeVisible()
  await expect(page).toHaveURL(`${t.language}/contract/summary`)
}

/** Opens the mailed link from the developer panel. */
async function openMail(page: Page, t: Texts) {
  await press(page, 'Fake API')
  await page.getByText('Mail', { exact: true }).click()
  const mail = page.getByRole('listitem').filter({ hasText: 'aino.virta@paahtimo.example' })
  const href = await mail.getByRole('link').getAttribute('href')
  await page.goto(`${t.language}${href}`)
}

/** Activates a benefit, because employees can only be added to one. */
async function activateMassage(page: Page, t: Texts) {
  await page.goto(`${t.language}/manage-benefits/massage`)
  await press(page, t.group)
  const form = page.getByRole('dialog', { name: t.group })
  await form.getByLabel(t.groupName).fill('A')
  await form.getByLabel(t.amount).fill('200')
  await form.getByLabel(t.directLoad).check()
  await form.getByRole('button', { name: t.group }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const t of [textsIn('fi'), textsIn('en')]) {
  test(`a company signs the contract, its contact creates an account, logs in and adds twenty employees, ${t.locale} [SGN-01] [SGN-09] [SGN-15]`, async ({
    page,
  }) => {
    await sign(page, t)
    await openMail(page, t)
    await field(page, t.username).fill('aino.virta')
    await field(page, t.password).fill(PASSWORD)
    await field(page, t.again).fill(PASSWORD)
    await press(page, t.create)
    await expect(page).toHaveURL(`${t.language}/login?created-account=true`)
    await expect(page.getByText(t.created)).toBeVisible()
    await field(page, t.username).fill('aino.virta')
    await field(page, t.password).fill(PASSWORD)
    await press(page, t.login)
    await expect(page.getByRole('button', { name: t.account })).toBeVisible()
    await activateMassage(page, t)
    await page.goto(`${t.language}/beneficiaries/import`)
    await field(page, t.paste).fill([HEADER, ...rowsOf(t.fullTime)].join('\n'))
    await press(page, t.read)
    await press(page, t.check)
    await press(page, t.save)
    await expect(page.getByText(t.saved)).toBeVisible()
  })
}
