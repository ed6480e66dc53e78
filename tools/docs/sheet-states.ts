import type { Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { CONTRACT_STEPS } from '../../tests/e2e/contract-steps.ts'
import { rows, settled } from '../../tests/e2e/screens.ts'
import { rowsOf } from '../../tests/support/card-order-rows.ts'

interface Circumstances {
  /** Aino by default; undefined for nobody. */
  as?: string | undefined
  /** In the words of `?mock-fault=`. */
  faults?: readonly string[]
  /** Taken at this width only; at each by default. */
  width?: number
}
type Act = (page: Page) => Promise<void>

/** A screen after something was done there, or after its calls failed. */
const state = (name: string, address: string, prepare?: Act, more: Circumstances = {}) => ({
  name,
  address,
  prepare,
  as: 'aino.virtanen',
  ...more,
})

type Language = { locale: 'fi' | 'en' }

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
const rowMenu = (page: Page) => rows(page).nth(3).getByRole('button').last().click()
/** Opens the menu of a row and chooses an entry that opens a dialog. */
async function chooseInRow(page: Page, entry: string) {
  await rowMenu(page)
  await page.getByRole('menuitem', { name: entry }).click()
  await dialog(page).waitFor()
}

async function openDialog(page: Page, button: string | RegExp) {
  await press(page, button)
  await dialog(page).waitFor()
}

/** Chooses rows of the table. */
async function choose(page: Page, ...places: number[]) {
  for (const place of places) await rows(page).nth(place).getByRole('checkbox').check()
}

async function importRows(page: Page, count: number) {
  await fill(page, m.employees_import_paste(), rowsOf(count))
  await press(page, m.employees_import_read())
  await press(page, m.employees_import_check())
}

const VOUCHER_STEPS = [(page: Page) => check(page, /^13,00\s€$/), () => Promise.resolve()]

const CARD_STEPS = [
  (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${m.benefits_lunch()}`) }).check(),
  () => Promise.resolve(),
  async (page: Page) => {
    await press(page, m.cards_employees_import())
    await importRows(page, 3)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
  (page: Page) => fill(page, m.cards_usage_lunch(), '13'),
]

/** Fills in the first steps of a wizard. */
const inSteps =
  (steps: readonly Act[], count: number): Act =>
  async (page: Page) => {
    for (const step of steps.slice(0, count)) {
      await step(page)
      await next(page)
    }
  }

async function fillDeposit(page: Page) {
  await fill(page, m.deposit_amount(), '1500')
  await check(page, 'Nordea')
}

async function fillLoad(page: Page, language?: Language) {
  await check(page, m.benefits_recreational({}, language))
  await page.getByRole('checkbox', { name: m.table_select_all({}, language) }).check()
  await fill(page, m.top_up_amount({}, language), '20')
}

export async function confirmLoad(page: Page, language?: Language) {
  await fillLoad(page, language)
  await openDialog(page, m.top_up_submit({}, language))
}

const logIn = (username: string, password: string) => async (page: Page) => {
  await fill(page, m.login_username(), username)
  await page.getByLabel(m.login_password(), { exact: true }).fill(password)
  await press(page, m.login_submit())
  await main(page).locator('[data-slot=alert]').first().waitFor()
}

const NOBODY = { as: undefined }
const NIKO = { as: 'niko.rautio' }
const KERTTU = { as: 'kerttu.makela' }
const VAINO = { as: 'vaino.koskela' }
const EMPLOYEES = '/beneficiaries'
const CONTACTS = '/company-information?tab=contacts'
const REQUESTS = '/load-account/requested-loads'
const VOUCHERS = '/voucher-order/lunch'
const CARDS = '/order/benefits'

/** The states that no address of tests/pages.ts shows: dialogs, menus, filled steps, empty and failed pages. */
export const STATES = [
  state('login refused', '/login', logIn('aino.virtanen', 'wrong'), NOBODY),
  state('login unverified', '/login', logIn('anni.tiainen', 'Etuportaali-1'), NOBODY),
  state('contract with errors', '/contract', (page) => press(page, m.wizard_next()), NOBODY),
  state('contract invoicing', '/contract', inSteps(CONTRACT_STEPS, 1), NOBODY),
  state('contract contacts', '/contract', inSteps(CONTRACT_STEPS, 2), NOBODY),
  state('contract signing', '/contract', inSteps(CONTRACT_STEPS, 3), NOBODY),
  state('start of a new customer', '/', undefined, NIKO),
  state('home with load requests', '/', undefined, KERTTU),
  state('home failed', '/', undefined, {
    faults: ['listTransactions:500:internal_error', 'estimateDeposit:500:internal_error'],
  }),
  state('account menu', '/', (page) => press(page, new RegExp(m.account_menu()))),
  state('quick search', '/', async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('lounas')
    await page.getByRole('option').first().waitFor()
  }),
  state('menu drawer', '/', (page) => press(page, m.menu_open()), { width: 360 }),
  state('table options', EMPLOYEES, (page) => press(page, m.table_options()), { width: 360 }),
  state('not found inside', '/nothing'),
  state('load not found', '/reports/topups/t-none'),
  state('employees failed', EMPLOYEES, undefined, { faults: ['listEmployees:500:internal_error'] }),
  state('employees none', EMPLOYEES, undefined, VAINO),
  state('employees none found', `${EMPLOYEES}?search=zzz`),
  state('employees row menu', EMPLOYEES, rowMenu),
  state('employees columns', EMPLOYEES, (page) => press(page, m.table_columns()), { width: 1440 }),
  state('employees export', EMPLOYEES, (page) => press(page, m.table_export()), { width: 1440 }),
  state('employees selected', EMPLOYEES, (page) => choose(page, 3, 4)),
  state('employee', EMPLOYEES, async (page) => {
    await rows(page).nth(3).getByRole('rowheader').getByRole('button').click()
    await dialog(page).getByRole('tab', { name: m.employees_tab_benefits() }).click()
  }),
  state('employee ends', EMPLOYEES, (page) => chooseInRow(page, m.employees_row_end())),
  state('employee new', EMPLOYEES, (page) => press(page, m.employees_add())),
  state('import preview', `${EMPLOYEES}/import`, (page) => importRows(page, 4)),
  state('benefit group form', '/manage-benefits/massage', (page) => press(page, m.benefits_group_add())),
  state('deposit filled', '/load-account', fillDeposit),
  state('deposit confirmed', '/load-account', async (page) => {
    await fillDeposit(page)
    await openDialog(page, /^(Maksa|Siirrä) \d/)
  }),
  state('load filled', '/load-benefit', (page) => fillLoad(page)),
  state('load confirmed', '/load-benefit', (page) => confirmLoad(page)),
  state('chart month', '/reports?tab=charts', async (page) => {
    const chart = page.locator('[data-slot=chart-picker]').first()
    const box = await chart.boundingBox()
    await chart.hover({ position: { x: (box?.width ?? 0) * 0.6, y: 60 } })
  }),
  state('reports failed', '/reports', undefined, { faults: ['listTransactions:500:internal_error'] }),
  state('month failed', '/month', undefined, { faults: ['listTopUps:500:internal_error'] }),
  state('contact form', CONTACTS, (page) => openDialog(page, m.contacts_add())),
  state('contact deleted', CONTACTS, (page) => chooseInRow(page, m.contacts_delete())),
  state('company edited', '/company-information', (page) => press(page, m.company_edit())),
  state('vouchers delivery', VOUCHERS, inSteps(VOUCHER_STEPS, 1)),
  state('vouchers payment', VOUCHERS, inSteps(VOUCHER_STEPS, 2)),
  state('vouchers none', '/voucher-order-history', undefined, { as: 'riikka.salminen' }),
  state('cards company', CARDS, inSteps(CARD_STEPS, 1), NIKO),
  state('cards employees', CARDS, inSteps(CARD_STEPS, 2), NIKO),
  state('cards usage', CARDS, inSteps(CARD_STEPS, 3), NIKO),
  state('cards payment', CARDS, inSteps(CARD_STEPS, 4), NIKO),
  state(
    'load request rejected',
    REQUESTS,
    async (page) => {
      await choose(page, 0, 1)
      await openDialog(page, m.requests_reject_selected())
    },
    KERTTU,
  ),
  state('settings inside', '/settings'),
  state('password', '/profile', (page) => page.getByRole('tab').last().click()),
]
