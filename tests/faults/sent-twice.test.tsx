// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Db } from '../../mocks/database/db.ts'
import { askToPay, typeAmount } from '../support/deposit-pages'
import {
  api,
  fill,
  ignoreKeys,
  KNOWN_DAY,
  onTheWay,
  openPortal,
  plain,
  sentTo,
  sentTwice,
  usePortal,
} from '../support/portal-test-bed'
import { openLoad, question, submit } from '../support/top-up-pages'

// A load would end by time while a slow machine is still checking it.
usePortal({ moment: KNOWN_DAY })

const AINO = 'aino.virtanen'
const TWO = ['Ahola, Liisa', 'Alanen, Julia']

const onPage = () => plain(screen.getByRole('main'))
const says = (text: string | RegExp) => waitFor(() => expect(onPage()).toMatch(text))
const isHandedOff = () => waitFor(() => expect(location.pathname).toBe('/maksuturva-payment'))
const rowsOf = (db: Db, table: 'deposits' | 'payments' | 'topUps' | 'employees') => db[table].all('c-1').length

/** Fills in a load of 20,00 € for two employees. @returns the button that sends it */
async function askLoad(typed: object) {
  const { user } = await openLoad(TWO, { amount: '20,00', ...typed })
  await user.click(submit())
  const button = await (await question()).findByRole('button', { name: /€/ })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return { user, button }
}
async function askDeposit() {
  const { user } = await openPortal('/load-account', AINO)
  await typeAmount(user, '123,45')
  return { user, button: await askToPay(user, 'OP') }
}
/** Pays a deposit again whose payment has failed. */
async function askAgain() {
  const { user } = await openPortal('/load-account?payment=pay-7101', AINO)
  return { user, button: await askToPay(user, 'OP') }
}
async function askBenefit() {
  const { user } = await openPortal('/', AINO)
  const ready = within(await screen.findByRole('region', { name: m.home_ready() }))
  await user.click(ready.getByText(m.home_order_open()))
  await ready.findAllByRole('checkbox')
  for (const name of [m.benefits_massage(), m.home_order_terms(), m.home_order_price_list()])
    await user.click(ready.getByRole('checkbox', { name }))
  return { user, button: ready.getByRole('button', { name: m.home_order_send() }) }
}
const EMPLOYEE = [
  'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tTyöaika %\tHenkilönumero\tAlkupäivä\tEdut',
  'Rautio\tSanni\tsanni@pyynikinpaahtimo.example\t120395-955F\tkokoaikainen\t\t9001\t1.6.2026\tlounas',
]
async function askEmployee() {
  const { user } = await openPortal('/beneficiaries/import', AINO)
  await fill(user, await screen.findByLabelText(m.employees_import_paste()), EMPLOYEE.join('\n'))
  await user.click(await screen.findByRole('button', { name: m.employees_import_check() }))
  return { user, button: await screen.findByRole('button', { name: m.employees_import_start({ count: '1' }) }) }
}

/** One command with its path, the form that sends it, the entries that it makes, and what the screen then shows. */
const COMMANDS = [
  {
    name: 'createDeposit',
    path: '/api/company-accounts/deposits',
    ask: askDeposit,
    count: (db: Db) => rowsOf(db, 'deposits'),
    // Nothing is paid yet: the payer continues with one payment, and the other expires.
    entries: 2,
    shows: isHandedOff,
  },
  {
    name: 'createDepositOrderPayment',
    path: '/api/deposit-order-payments',
    ask: askAgain,
    count: (db: Db) => rowsOf(db, 'payments'),
    entries: 2,
    shows: isHandedOff,
  },
  {
    name: 'startPayment',
    path: '/api/payments',
    ask: askDeposit,
    count: (db: Db) => rowsOf(db, 'payments'),
    entries: 1,
    shows: isHandedOff,
  },
  {
    name: 'createTopUp, direct',
    path: '/api/top-up-load',
    ask: () => askLoad({}),
    count: (db: Db) => rowsOf(db, 'topUps'),
    // The second command is refused because of the first, and the portal looks the first one up.
    entries: 1,
    shows: () => says(m.top_up_running_title()),
  },
  {
    name: 'createTopUp, scheduled',
    path: '/api/top-up-load',
    ask: () => askLoad({ scheduleType: 'date', scheduleDate: '2026-11-30' }),
    count: (db: Db) => rowsOf(db, 'topUps'),
    entries: 2,
    shows: () => says(/useita/),
  },
  {
    name: 'createTopUp, by e-invoice',
    path: '/api/top-up-load',
    ask: () => askLoad({ paymentMethod: 'einvoice' }),
    count: (db: Db) => rowsOf(db, 'topUps'),
    entries: 2,
    shows: () => says(/useita/),
  },
  {
    name: 'orderCrossSelling',
    path: '/api/cross-selling/order',
    ask: askBenefit,
    count: (db: Db) => db.benefits.all('c-1').filter(({ state }) => state === 'active').length,
    entries: 1,
    shows: () => says('Tilaus onnistui: Hierontaetu'),
  },
  {
    name: 'createEmployee, a row of an import',
    path: '/api/company-beneficiaries',
    ask: askEmployee,
    count: (db: Db) => rowsOf(db, 'employees'),
    entries: 1,
    // The second command is refused, because the first has added this employee. The portal then finds the employee.
    shows: () => says(`${m.employees_import_result_added()}1`),
  },
]

// That the browser sends a command twice by itself is tested in tests/e2e-production/money-once-sockets.spec.ts.
test.each(COMMANDS)(
  '$name: a backend that ignores keys carries it out twice, and nothing invites the user to send it again [PAY-12] [TOP-07]',
  async ({ path, ask, count, entries, shows }) => {
    await ignoreKeys()
    const { user, button } = await ask()
    const counted = () => api.database.withDb((db) => Promise.resolve(count(db)))
    const before = await counted()
    onTheWay[`POST ${path}`] = sentTwice
    await user.click(button)
    await shows()
    expect((await counted()) - before).toBe(entries)
    expect(sentTo('POST', path)).toHaveLength(1)
    expect(button.isConnected).toBe(false)
  },
)
