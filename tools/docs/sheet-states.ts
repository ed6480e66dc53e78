import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { rows, settled } from '../../tests/e2e/screens.ts'
import { rowsOf } from '../../tests/support/card-order-rows.ts'

/** A screen after something was done there, or after its calls failed. */
export interface SheetState {
  name: string
  address: string
  /** Nobody by default. */
  as?: string
  /** In the words of `?mock-fault=`. */
  faults?: readonly string[]
  prepare?: (page: Page) => Promise<void>
  /** Taken at this width only; at each by default. */
  width?: number
}

const AINO = 'aino.virtanen'
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const fill = (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text)
const check = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()
const next = async (page: Page) => {
  const { pathname } = new URL(page.url())
  await press(page, m.wizard_next())
  await page.waitForURL((url) => url.pathname !== pathname)
  await settled(page)
}
const rowMenu = async (page: Page, row = 3) => rows(page).nth(row).getByRole('button').last().click()
const PAY = /^(Maksa|Siirrä) \d/

/** A contract that is filled in as far as its steps. */
async function contractTo(page: Page, steps: number) {
  const fillers = [
    async () => {
      await fill(page, m.sign_up_company_name(), 'Pyynikin Uusi Paahtimo Oy')
      await fill(page, m.sign_up_business_id(), '98123462')
      await check(page, m.company_size_3())
      await fill(page, m.address_line(), 'Satakunnankatu 18')
      await fill(page, m.address_post_code(), '33210')
      await fill(page, m.address_city(), 'Tampere')
    },
    async () => {
      await fill(page, m.invoicing_email(), 'laskut@paahtimo.example')
      await press(page, m.contract_same_address())
    },
    async () => {
      await fill(page, m.sign_up_first_name(), 'Aino')
      await fill(page, m.sign_up_last_name(), 'Virta')
      await fill(page, m.sign_up_email(), 'aino.virta@paahtimo.example')
      await fill(page, m.sign_up_phone(), '0401234567')
    },
  ]
  for (const filler of fillers.slice(0, steps)) {
    await filler()
    await next(page)
  }
}

async function vouchersTo(page: Page, steps: number) {
  await check(page, /^13,00\s€$/)
  for (let step = 0; step < steps; step += 1) await next(page)
}

async function cardsTo(page: Page, steps: number) {
  const fillers = [
    () => page.getByRole('checkbox', { name: new RegExp(`^${m.benefits_lunch()}`) }).check(),
    () => Promise.resolve(),
    async () => {
      await press(page, m.cards_employees_import())
      await fill(page, m.employees_import_paste(), rowsOf(3))
      await press(page, m.employees_import_read())
      await press(page, m.employees_import_check())
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
    () => fill(page, m.cards_usage_lunch(), '13'),
  ]
  for (const filler of fillers.slice(0, steps)) {
    await filler()
    await next(page)
  }
}

async function fillDeposit(page: Page) {
  await fill(page, m.deposit_amount(), '1500')
  await check(page, 'Nordea')
}

async function fillLoad(page: Page) {
  await check(page, m.benefits_recreational())
  await page.getByRole('checkbox', { name: m.table_select_all() }).check()
  await fill(page, m.top_up_amount(), '20')
}

const logIn = (username: string, password: string) => async (page: Page) => {
  await fill(page, m.login_username(), username)
  await page.getByLabel(m.login_password(), { exact: true }).fill(password)
  await press(page, m.login_submit())
  await main(page).locator('[data-slot=alert]').first().waitFor()
}

/** The states that nothing but an action or a fault shows: dialogs, menus, filled steps, empty and failed pages. */
export const STATES: readonly SheetState[] = [
  { name: 'login refused', address: '/login', prepare: logIn(AINO, 'wrong') },
  { name: 'login unverified', address: '/login', prepare: logIn('anni.tiainen', 'Etuportaali-1') },
  { name: 'contract with errors', address: '/contract', prepare: (page) => press(page, m.wizard_next()) },
  { name: 'contract invoicing', address: '/contract', prepare: (page) => contractTo(page, 1) },
  { name: 'contract contacts', address: '/contract', prepare: (page) => contractTo(page, 2) },
  { name: 'contract signing', address: '/contract', prepare: (page) => contractTo(page, 3) },
  { name: 'start of a new customer', address: '/', as: 'niko.rautio' },
  { name: 'home with load requests', address: '/', as: 'kerttu.makela' },
  { name: 'home without employees', address: '/', as: 'vaino.koskela' },
  {
    name: 'home failed',
    address: '/',
    as: AINO,
    faults: ['listTransactions:500:internal_error', 'estimateDeposit:500:internal_error'],
  },
  { name: 'account menu', address: '/', as: AINO, prepare: (page) => press(page, new RegExp(m.account_menu())) },
  {
    name: 'quick search',
    address: '/',
    as: AINO,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('lounas')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'menu drawer',
    address: '/',
    as: AINO,
    width: 360,
    prepare: (page) => press(page, m.menu_open()),
  },
  {
    name: 'table options',
    address: '/beneficiaries',
    as: AINO,
    width: 360,
    prepare: (page) => press(page, m.table_options()),
  },
  { name: 'not found inside', address: '/nothing', as: AINO },
  { name: 'load not found', address: '/reports/topups/t-none', as: AINO },
  { name: 'employees failed', address: '/beneficiaries', as: AINO, faults: ['listEmployees:500:internal_error'] },
  { name: 'employees none', address: '/beneficiaries', as: 'vaino.koskela' },
  { name: 'employees none found', address: '/beneficiaries?search=zzz', as: AINO },
  { name: 'employees row menu', address: '/beneficiaries', as: AINO, prepare: rowMenu },
  {
    name: 'employees columns',
    address: '/beneficiaries',
    as: AINO,
    width: 1440,
    prepare: (page) => press(page, m.table_columns()),
  },
  {
    name: 'employees export',
    address: '/beneficiaries',
    as: AINO,
    width: 1440,
    prepare: (page) => press(page, m.table_export()),
  },
  {
    name: 'employees selected',
    address: '/beneficiaries',
    as: AINO,
    prepare: async (page) => {
      for (const row of [3, 4]) await rows(page).nth(row).getByRole('checkbox').check()
    },
  },
  {
    name: 'employee',
    address: '/beneficiaries',
    as: AINO,
    prepare: async (page) => {
      await rows(page).nth(3).getByRole('rowheader').getByRole('button').click()
      await dialog(page).getByRole('tab', { name: m.employees_tab_benefits() }).click()
    },
  },
  {
    name: 'employee ends',
    address: '/beneficiaries',
    as: AINO,
    prepare: async (page) => {
      await rowMenu(page)
      await page.getByRole('menuitem', { name: m.employees_row_end() }).click()
      await dialog(page).waitFor()
    },
  },
  { name: 'employee new', address: '/beneficiaries', as: AINO, prepare: (page) => press(page, m.employees_add()) },
  {
    name: 'import preview',
    address: '/beneficiaries/import',
    as: AINO,
    prepare: async (page) => {
      await fill(page, m.employees_import_paste(), rowsOf(4))
      await press(page, m.employees_import_read())
      await press(page, m.employees_import_check())
    },
  },
  {
    name: 'benefit group form',
    address: '/manage-benefits/massage',
    as: AINO,
    prepare: (page) => press(page, m.benefits_group_add()),
  },
  { name: 'deposit filled', address: '/load-account', as: AINO, prepare: fillDeposit },
  {
    name: 'deposit confirmed',
    address: '/load-account',
    as: AINO,
    prepare: async (page) => {
      await fillDeposit(page)
      await press(page, PAY)
      await dialog(page).waitFor()
    },
  },
  { name: 'load filled', address: '/load-benefit', as: AINO, prepare: fillLoad },
  {
    name: 'load confirmed',
    address: '/load-benefit',
    as: AINO,
    prepare: async (page) => {
      await fillLoad(page)
      await press(page, m.top_up_submit())
      await dialog(page).waitFor()
    },
  },
  { name: 'charts', address: '/reports?tab=charts', as: AINO },
  {
    name: 'chart month',
    address: '/reports?tab=charts',
    as: AINO,
    prepare: async (page) => {
      const chart = page.locator('[data-slot=chart-picker]').first()
      const box = await chart.boundingBox()
      await chart.hover({ position: { x: (box?.width ?? 0) * 0.6, y: 60 } })
    },
  },
  { name: 'balance corrections', address: '/reports?tab=balance-corrections', as: AINO },
  { name: 'reports failed', address: '/reports', as: AINO, faults: ['listTransactions:500:internal_error'] },
  { name: 'month failed', address: '/month', as: AINO, faults: ['listTopUps:500:internal_error'] },
  {
    name: 'contact form',
    address: '/company-information?tab=contacts',
    as: AINO,
    prepare: async (page) => {
      await press(page, m.contacts_add())
      await dialog(page).waitFor()
    },
  },
  {
    name: 'contact deleted',
    address: '/company-information?tab=contacts',
    as: AINO,
    prepare: async (page) => {
      await rowMenu(page)
      await page.getByRole('menuitem', { name: m.contacts_delete() }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'company edited',
    address: '/company-information',
    as: AINO,
    prepare: (page) => press(page, m.company_edit()),
  },
  { name: 'vouchers delivery', address: '/voucher-order/lunch', as: AINO, prepare: (page) => vouchersTo(page, 1) },
  { name: 'vouchers payment', address: '/voucher-order/lunch', as: AINO, prepare: (page) => vouchersTo(page, 2) },
  { name: 'vouchers none', address: '/voucher-order-history', as: 'riikka.salminen' },
  { name: 'cards benefits', address: '/order/benefits', as: 'niko.rautio' },
  { name: 'cards company', address: '/order/benefits', as: 'niko.rautio', prepare: (page) => cardsTo(page, 1) },
  { name: 'cards employees', address: '/order/benefits', as: 'niko.rautio', prepare: (page) => cardsTo(page, 2) },
  { name: 'cards usage', address: '/order/benefits', as: 'niko.rautio', prepare: (page) => cardsTo(page, 3) },
  { name: 'cards payment', address: '/order/benefits', as: 'niko.rautio', prepare: (page) => cardsTo(page, 4) },
  { name: 'load requests', address: '/load-account/requested-loads', as: 'kerttu.makela' },
  {
    name: 'load request rejected',
    address: '/load-account/requested-loads',
    as: 'kerttu.makela',
    prepare: async (page) => {
      for (const row of [0, 1]) await rows(page).nth(row).getByRole('checkbox').check()
      await press(page, m.requests_reject_selected())
      await dialog(page).waitFor()
    },
  },
  { name: 'settings inside', address: '/settings', as: AINO },
  { name: 'password', address: '/profile', as: AINO, prepare: (page) => page.getByRole('tab').last().click() },
]
