import type { Locator, Page } from '@playwright/test'
import { m } from '../../generated/messages/messages.js'
import { storedLeaks } from '../e2e/leaks'
import type { MovedMoney } from '../e2e/mock-ledger'
import type { SocketProxy } from './socket-proxy'
import { type Backend, type Break, expect, openSession, type Protocol, test } from './socket-test'

/**
 * `npm run faults` tests every kind of loss for every command. The gate tests each way with some commands;
 * tests/faults/sent-twice.test.tsx and jsdom tests next to the forms and wizards cover the rest.
 */
const IS_FULL = process.env.PORTAL_FAULTS === 'all'

// The browser logs an error for a lost reply, and for a resent request that is refused.
test.use({ allowErrors: [/net::ERR_/], contextOptions: { reducedMotion: 'reduce' } })

/**
 * Kinds of tests that the gate runs. `lost`: the reply is lost. `resent`: the browser sends the request again by itself.
 * `reloaded`: the page is reloaded before the reply arrives.
 */
type InGate = 'lost' | 'resent' | 'reloaded'

/** One command that moves money or makes an order, started from its page. */
interface Command {
  name: string
  /** The user, and the company whose ledger is checked; Aino and her company by default. */
  as?: { username: string; companyId: string }
  /** The path of the command. */
  path: string
  /** Fills the form. @returns the button that sends the command. */
  ask: (page: Page, backend: Backend) => Promise<Locator>
  /** True when an earlier call of the same submit makes the entry that is counted. */
  isMadeBefore?: boolean
  /** The number of entries that the command made in the fake API. */
  count: (money: MovedMoney) => number
  /** What the screen shows after a success. */
  made: (page: Page) => Locator
  /** What it shows when the command was carried out but every reply was lost: success, or an unknown outcome. */
  madeAndLost: (page: Page) => Locator
  /** What it shows when the command was not carried out and no reply says so. */
  lost: (page: Page) => Locator
  /** The input, which includes employees' addresses, stays in the tab until the outcome is known (CRD-08). */
  keepsTyped?: boolean
  /** What the gate tests of it. */
  inGate: readonly InGate[]
  /** What it shows, and how many entries are made, if a backend ignores keys and gets the command twice. */
  twice: { says: (page: Page) => Locator; entries: number }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name }).first()
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Testimaksupalvelu' })
const unconfirmed = (page: Page) => page.getByRole('main').getByText(m.deposit_unknown_title())

async function askDeposit(page: Page) {
  await page.getByRole('radio', { name: 'OP', exact: true }).check()
  await page.getByRole('button', { name: /^Siirrä \d/ }).click()
  return page
    .getByRole('dialog', { name: m.deposit_confirm_title() })
    .getByRole('button', { name: m.deposit_confirm_provider() })
}
async function askNewDeposit(page: Page) {
  await page.goto('/load-account')
  await page.getByLabel(m.deposit_amount()).fill('123,45')
  return askDeposit(page)
}

/** Fills a load of 20,00 € recreational benefit for two people. */
async function askLoad(page: Page, choose: () => Promise<void> = async () => undefined) {
  await page.goto('/load-benefit')
  await page.getByRole('radio', { name: m.benefits_recreational() }).check()
  await page.getByLabel(m.top_up_amount()).fill('20')
  await choose()
  for (const name of ['Ahola, Liisa', 'Alanen, Julia'])
    await page.getByRole('checkbox', { name: `Valitse ${name}` }).check()
  await page.getByRole('button', { name: m.top_up_submit() }).click()
  return page.getByRole('dialog', { name: m.top_up_confirm_title() }).getByRole('button').filter({ hasText: '€' })
}
const inHelsinki = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })
const several = (page: Page) => heading(page, /useita|Emme tiedä/)
const isLoad = ({ topUps }: MovedMoney) => topUps.length
const unseenLoad = (page: Page) => heading(page, new RegExp(`${m.top_up_lost_none_title()}|Emme tiedä`))

const EMPLOYEE = [
  'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tTyöaika %\tHenkilönumero\tAlkupäivä\tEdut',
  'Rautio\tSanni\tsanni@pyynikinpaahtimo.example\t120395-955F\tkokoaikainen\t\t9001\t1.6.2026\tlounas',
]
const rowAdded = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: m.employees_import_result_added() })
    .getByRole('definition')
    .getByText('1')
const rowUnknown = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/emmekä tiedä|emme tiedä/i)
    .first()

const unknownOrder = (page: Page) => page.getByRole('main').getByText(m.orders_unknown_title())
const arrivedOrder = (page: Page) => page.getByRole('main').getByText(m.orders_unknown_recent())
const goOn = (page: Page) => page.getByRole('button', { name: m.wizard_next(), exact: true }).click()
const tick = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  return payButtonOf(page, 'OP')
}
/** Chooses the bank. @returns the button that pays */
async function payButtonOf(page: Page, bank: string) {
  await page.getByRole('radio', { name: bank, exact: true }).check()
  return page.getByRole('button', { name: /^Maksa \d/ })
}
const CARD_EMPLOYEE = [
  'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tAlkupäivä',
  'Rautio\tSanni\tsanni@tuulikello.example\t120395-955F\tkokoaikainen\t1.6.2027',
]
const NIKO = { username: 'niko.rautio', companyId: 'c-3' }

/** Fills an order of 50 × 13,00 € to the saved address. */
async function askVouchers(page: Page) {
  await page.goto('/voucher-order/lunch')
  await page.getByRole('radio', { name: /^13,00/ }).check()
  await goOn(page)
  await heading(page, m.vouchers_step_delivery()).waitFor()
  await goOn(page)
  return tick(page, m.orders_terms(), m.vouchers_checked())
}

/** Fills a card order with lunch for one employee. */
async function askCards(page: Page) {
  await page.goto('/order/benefits')
  await page.getByRole('checkbox', { name: /^Lounasetu/ }).check()
  await goOn(page)
  await heading(page, m.cards_step_company()).waitFor()
  await goOn(page)
  await page.getByRole('button', { name: m.cards_employees_import() }).click()
  await page.getByLabel(m.employees_import_paste()).fill(CARD_EMPLOYEE.join('\n'))
  await page.getByRole('button', { name: m.employees_import_read() }).click()
  await page.getByRole('button', { name: m.employees_import_check() }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goOn(page)
  await page.getByLabel(/^Lounasetu päivässä/).fill('13')
  await goOn(page)
  return tick(page, m.orders_terms(), m.cards_price_list())
}

const COMMANDS: Command[] = [
  {
    name: 'createVoucherOrder',
    inGate: ['resent', 'reloaded'],
    path: '/api/voucher-orders',
    ask: askVouchers,
    count: ({ voucherOrders }) => voucherOrders,
    made: atProvider,
    madeAndLost: arrivedOrder,
    lost: unknownOrder,
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'createCardOrder',
    inGate: [],
    as: NIKO,
    path: '/api/card-orders',
    ask: askCards,
    keepsTyped: true,
    count: ({ cardOrders }) => cardOrders,
    made: atProvider,
    madeAndLost: arrivedOrder,
    lost: unknownOrder,
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'createVoucherOrderPayment',
    inGate: [],
    path: '/api/voucher-order-payments',
    ask: async (page) => {
      await page.goto('/voucher-order-payment/pay-7512')
      return payButtonOf(page, 'Nordea')
    },
    count: ({ orderPayments }) => orderPayments,
    made: atProvider,
    madeAndLost: (page) => page.getByText(m.orders_unknown_payment_made_title(), { exact: true }),
    lost: (page) => page.getByText(m.orders_unknown_payment_title()),
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'createCardOrderPayment',
    as: { username: 'vaino.koskela', companyId: 'c-7' },
    inGate: [],
    path: '/api/card-order-payments',
    ask: async (page) => {
      await page.goto('/card-order-payment/pay-7-7901')
      return payButtonOf(page, 'Nordea')
    },
    count: ({ orderPayments }) => orderPayments,
    made: atProvider,
    madeAndLost: (page) => page.getByText(m.orders_unknown_payment_made_title(), { exact: true }),
    lost: (page) => page.getByText(m.orders_unknown_payment_title()),
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'createDeposit',
    inGate: ['lost'],
    path: '/api/company-accounts/deposits',
    ask: askNewDeposit,
    count: ({ deposits }) => deposits.length,
    made: atProvider,
    madeAndLost: unconfirmed,
    lost: unconfirmed,
    // Nothing is paid yet: the payer continues with one payment, and the other expires.
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'createDepositOrderPayment',
    inGate: [],
    path: '/api/deposit-order-payments',
    ask: async (page, backend) => {
      const body = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 12_345 }
      const { paymentId } = (await backend.post('aino.virtanen', '/api/company-accounts/deposits', body)) as {
        paymentId: string
      }
      await backend.set(`mock-payment=${paymentId}:Error`)
      await page.goto(`/load-account/status/${paymentId}`)
      await page.getByRole('link', { name: m.payments_back() }).click()
      return askDeposit(page)
    },
    count: ({ payments }) => payments.length - 1,
    made: atProvider,
    madeAndLost: unconfirmed,
    lost: unconfirmed,
    twice: { says: atProvider, entries: 2 },
  },
  {
    name: 'startPayment',
    inGate: [],
    path: '/api/payments',
    isMadeBefore: true,
    ask: askNewDeposit,
    count: ({ payments }) => payments.length,
    made: atProvider,
    madeAndLost: (page) => page.getByText('Emme saaneet vahvistusta siitä, alkoiko maksu.'),
    lost: (page) => page.getByText('Emme saaneet vahvistusta siitä, alkoiko maksu.'),
    twice: { says: atProvider, entries: 1 },
  },
  {
    name: 'createTopUp, direct',
    inGate: ['resent'],
    path: '/api/top-up-load',
    ask: (page) => askLoad(page),
    count: isLoad,
    made: (page) => heading(page, /Lataus on (käynnissä|valmis)/),
    madeAndLost: (page) => heading(page, /Lataus on (käynnissä|valmis)/),
    lost: unseenLoad,
    // The second command is refused because of the first, and the portal looks the first one up.
    twice: { says: (page) => heading(page, /Lataus on (käynnissä|valmis)|Emme tiedä/), entries: 1 },
  },
  {
    name: 'createTopUp, scheduled',
    inGate: [],
    path: '/api/top-up-load',
    ask: (page) =>
      askLoad(page, async () => {
        await page.getByRole('radio', { name: m.top_up_schedule_date() }).check()
        // A day that is to come also if a midnight passes during the test.
        const day = inHelsinki.format(Date.now() + 2 * 86_400_000)
        await page.getByRole('textbox', { name: m.top_up_date() }).fill(day)
      }),
    count: isLoad,
    made: (page) => heading(page, m.top_up_scheduled_title()),
    madeAndLost: (page) => heading(page, m.top_up_scheduled_title()),
    lost: unseenLoad,
    twice: { says: several, entries: 2 },
  },
  {
    name: 'createTopUp, by e-invoice',
    inGate: ['lost'],
    path: '/api/top-up-load',
    ask: (page) => askLoad(page, () => page.getByRole('radio', { name: m.top_up_payment_einvoice() }).check()),
    count: isLoad,
    made: (page) => heading(page, m.top_up_invoiced_title()),
    madeAndLost: (page) => heading(page, m.top_up_invoiced_title()),
    lost: unseenLoad,
    twice: { says: several, entries: 2 },
  },
  {
    name: 'orderCrossSelling',
    inGate: [],
    path: '/api/cross-selling/order',
    ask: async (page) => {
      await page.goto('/')
      const ready = page.getByRole('region', { name: m.home_ready() })
      await ready.getByText(m.home_order_open()).click()
      for (const name of [m.benefits_massage(), m.home_order_terms(), m.home_order_price_list()]) {
        await ready.getByRole('checkbox', { name }).check()
      }
      return ready.getByRole('button', { name: m.home_order_send() })
    },
    count: ({ activeBenefits }) => activeBenefits,
    made: (page) => page.getByText('Tilaus onnistui: Hierontaetu'),
    madeAndLost: (page) => page.getByText('Tilaus onnistui: Hierontaetu'),
    lost: (page) => page.getByRole('main').getByRole('alert').first(),
    twice: { says: (page) => page.getByText('Tilaus onnistui: Hierontaetu'), entries: 1 },
  },
  {
    name: 'createEmployee, a row of an import',
    inGate: [],
    path: '/api/company-beneficiaries',
    ask: async (page) => {
      await page.goto('/beneficiaries/import')
      await page.getByLabel(m.employees_import_paste()).fill(EMPLOYEE.join('\n'))
      await page.getByRole('button', { name: m.employees_import_read() }).click()
      await page.getByRole('button', { name: m.employees_import_check() }).click()
      return page.getByRole('button', { name: 'Tallenna rivit (1)' })
    },
    count: ({ employees }) => employees,
    made: rowAdded,
    madeAndLost: (page) => rowAdded(page).or(rowUnknown(page)).first(),
    lost: rowUnknown,
    twice: { says: (page) => rowAdded(page).or(rowUnknown(page)).first(), entries: 1 },
  },
]

type Parts = { page: Page; network: SocketProxy; backend: Backend }

/** How a reply is lost, and whether the browser then resends the request. */
interface Loss {
  protocol: Protocol
  /** `kept`: a proxy in between has kept the connection of an earlier command open. */
  connection: 'fresh' | 'kept'
  kind: Break
  isActed: boolean
  /** True when the browser sends the command again by itself. */
  isResent: boolean
  inGate?: InGate
}
const loss = (
  kind: Break,
  { protocol = 'HTTP/1.1', connection = 'fresh', isActed = true, isResent = false, inGate }: Partial<Loss>,
): Loss => ({ protocol, connection, kind, isActed, isResent, inGate })

const LOSSES = [
  loss('reset', { inGate: 'lost' }),
  loss('reset', { isActed: false }),
  loss('after-head', {}),
  loss('half-body', {}),
  loss('half-body', { isActed: false }),
  loss('reset', { protocol: 'HTTP/2' }),
  loss('goaway', { protocol: 'HTTP/2' }),
  loss('half-body', { protocol: 'HTTP/2' }),
  loss('refused-stream', { protocol: 'HTTP/2', isResent: true, inGate: 'resent' }),
  loss('reset', { connection: 'kept', isResent: true }),
  loss('reset', { protocol: 'HTTP/2', connection: 'kept', isResent: true }),
  loss('goaway', { protocol: 'HTTP/2', connection: 'kept', isResent: true }),
]

const titleOf = ({ protocol, connection, kind, isActed }: Loss) =>
  `${kind} on a ${connection} ${protocol} connection ${isActed ? 'after' : 'before'} the server acted`

/** Sends the command, and counts the requests that arrived and the entries that they made. */
async function press(
  command: Command,
  planned: Pick<Loss, 'kind' | 'isActed' | 'connection'> | undefined,
  { page, network, backend }: Parts,
) {
  await openSession(page, command.as?.username)
  const button = await command.ask(page, backend)
  await expect(button).toBeEnabled()
  const count = async () => command.count(await backend.money(command.as?.companyId))
  const before = await count()
  const arrivedBefore = network.seen('POST', command.path).length
  // Simulates an earlier command on the connection that commands use.
  if (planned?.connection === 'kept') {
    await page.evaluate(async () => (await fetch('/content/notices.json', { credentials: 'omit' })).text())
  }
  if (planned) network.plan({ method: 'POST', path: command.path, kind: planned.kind, isActed: planned.isActed })
  await button.click()
  return {
    button,
    made: async () => (await count()) - before,
    arrived: () => network.seen('POST', command.path).slice(arrivedBefore),
  }
}

/** The commands that the gate tests in this way; `npm run faults` tests all. */
const commandsOf = (way: InGate | undefined) =>
  COMMANDS.filter(({ inGate }) => IS_FULL || (way !== undefined && inGate.includes(way)))

/** Each command is a step with its own login and data, because a new page takes longer than most commands. */
async function eachOf(
  commands: readonly Command[],
  { page, network, backend }: Parts,
  act: (command: Command) => Promise<void>,
) {
  // The time limit of one test, for each command.
  test.setTimeout(120_000 * commands.length)
  for (const command of commands) {
    await test.step(command.name, async () => {
      await backend.set('mock-reset')
      await act(command)
      if (command.keepsTyped) await page.evaluate(() => sessionStorage.clear())
      // The next command clears the storage, which the test would check only at its end.
      else if (page.url().startsWith(network.origin)) expect(await storedLeaks(page)).toEqual([])
    })
  }
}

for (const planned of LOSSES) {
  // The server has just closed the connection of the command before it, so it is never sent on a kept one.
  const canMeet = ({ isMadeBefore }: Command) => !isMadeBefore || planned.connection === 'fresh'
  const commands = commandsOf(planned.inGate).filter(canMeet)
  if (commands.length === 0) continue
  test.describe(() => {
    test.use({ protocol: planned.protocol })

    test(`${titleOf(planned)}: a command is carried out once, and the screen says so [PAY-12] [TOP-07]`, async ({
      page,
      network,
      backend,
    }) => {
      await eachOf(commands, { page, network, backend }, async (command) => {
        const { button, made, arrived } = await press(command, planned, { page, network, backend })
        const says = planned.isResent ? command.made : planned.isActed ? command.madeAndLost : command.lost
        await expect(says(page)).toBeVisible()
        const isMade = planned.isResent || planned.isActed || command.isMadeBefore
        expect(await made()).toBe(isMade ? 1 : 0)
        expect(arrived().map(({ broken }) => broken)).toEqual(
          planned.isResent ? [planned.kind, undefined] : [planned.kind],
        )
        expect(arrived()[0]?.isReused).toBe(planned.connection === 'kept')
        const keys = new Set(arrived().map(({ headers }) => headers['idempotency-key']))
        expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
        if (isMade) await expect(button).toHaveCount(0)
      })
    })
  })
}

test('a reload while the reply of an order is in flight does not repeat it, and the screen looks it up [PAY-12] [CRD-09]', async ({
  page,
  network,
  backend,
}) => {
  const orders = COMMANDS.filter(({ inGate }) => inGate.includes('reloaded'))
  await eachOf(orders, { page, network, backend }, async (command) => {
    // The command arrives and is carried out, but its reply never reaches the page.
    let isCarriedOut = false
    await page.route(`**${command.path}`, async (route) => {
      // The look-up is a GET of the same path.
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      isCarriedOut = true
    })
    const { made, arrived } = await press(command, undefined, { page, network, backend })
    await expect.poll(() => isCarriedOut).toBe(true)
    await page.reload()
    await expect(command.madeAndLost(page)).toBeVisible()
    expect(await made()).toBe(1)
    expect(arrived()).toHaveLength(1)
  })
})

// The proxy says that it has not processed the request, so the browser sends it again. Only `npm run faults` runs this test.
// The gate has two other tests instead. The one above shows that the browser sends the command again, and
// tests/faults/sent-twice.test.tsx shows what the screen then says.
if (IS_FULL)
  test.describe(() => {
    test.use({ protocol: 'HTTP/2' })

    test('a backend that ignores keys carries a command out twice, and nothing invites the user to send it again [PAY-12] [TOP-07]', async ({
      page,
      network,
      backend,
    }) => {
      await eachOf(COMMANDS, { page, network, backend }, async (command) => {
        await backend.set('mock-idempotency=off')
        const { button, made, arrived } = await press(command, loss('refused-stream', {}), { page, network, backend })
        await expect(command.twice.says(page)).toBeVisible()
        expect(await made()).toBe(command.twice.entries)
        expect(arrived().map(({ broken }) => broken)).toEqual(['refused-stream', undefined])
        await expect(button).toHaveCount(0)
      })
    })
  })
