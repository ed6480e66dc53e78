import type { EmployeeListItem, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { forecast } from '@/domain/top-ups/forecast'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { EERO, listItem } from '../../../tests/support/employees'
import { load } from '../../../tests/support/loads'
import { loadItems, moneyItem, paymentsItem, withoutBenefit } from './worklist'

const today = plainDate('2026-03-10')
const employee = (rest: Partial<EmployeeListItem>): EmployeeListItem => ({ ...listItem(EERO), ...rest })

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('a shortfall links to the deposit with the amount, up to the maximum of one deposit [HOM-03] [DEP-02]', () => {
  const short = (missing: number) =>
    forecast(cents(0), [{ kind: 'expected', date: plainDate('2026-04-01'), amount: cents(missing) }], today)?.shortage
  const [item] = moneyItem(short(248_606))
  expect(item).toMatchObject({ kind: 'money', path: '/load-account', search: { amount: 248_606 } })
  expect(plain(item?.text)).toBe(
    'Saldosta puuttuu 2 486,06 € päivän 01.04.2026 arvioituihin latauksiin. Siirrä viimeistään 27.03.2026.',
  )
  expect(moneyItem(short(6_000_000))).toMatchObject([{ search: { amount: 5_000_000 } }])
  expect(moneyItem(undefined)).toEqual([])
})

test('a transfer that is too late must be made now [HOM-03]', () => {
  const late = forecast(cents(0), [{ kind: 'requests', date: today, amount: cents(100) }], today)
  // Requests go through whenever the balance covers them: they have no day (REQ-05).
  expect(plain(moneyItem(late?.shortage)[0]?.text)).toBe(
    'Saldosta puuttuu 1,00 € avoimiin latauspyyntöihin. Siirrä heti.',
  )
})

test('open payments are one line with the first due date, without a sum if one amount is unknown [PAY-20]', () => {
  const due = (amountInCents: number | undefined, dueDate: string) => ({
    amountInCents,
    transfer: { dueDate } as PaymentStatusReply['transfer'],
  })
  const both = paymentsItem([due(1000, '2026-03-20'), due(2050, '2026-03-12')], today)
  expect(both.map(({ text }) => plain(text))).toEqual(['Avoimia maksuja: 2, yhteensä 30,50 €, eräpäivä 12.03.2026.'])
  expect(paymentsItem([due(undefined, '2026-03-20')], today)[0]?.text).toContain('yhteensä –')
  expect(paymentsItem([], today)).toEqual([])
})

test('says that the first due date has passed, from the day after it [PAY-20]', () => {
  const textOn = (dueDate: string) =>
    paymentsItem([{ amountInCents: 1000, transfer: { dueDate } as PaymentStatusReply['transfer'] }], today)[0]?.text
  expect(textOn('2026-03-10')).not.toContain(m.payments_due_passed())
  expect(plain(textOn('2026-03-09'))).toBe(
    'Avoimia maksuja: 1, yhteensä 10,00 €, eräpäivä 09.03.2026. Eräpäivä on mennyt.',
  )
})

test('lists loads that need attention of the month, the last 30 days and the future, with links [HOM-03] [MON-05]', () => {
  const loads = [
    load({ id: 't-1', status: 'closed_with_errors', scheduledOn: '2026-03-02' }),
    // A direct load is dated by the Helsinki day of its creation.
    load({ id: 't-2', status: 'payment_not_received', createdAt: '2026-02-07T23:30:00Z' }),
    load({ id: 't-3', status: 'closed_with_errors', scheduledOn: '2026-02-07' }),
    load({ id: 't-5', status: 'waiting_for_payment', scheduledOn: '2026-04-01' }),
    load({ id: 't-4' }),
  ]
  expect(loadItems(loads, today).map(({ path }) => path)).toEqual([
    '/reports/topups/t-5',
    '/reports/topups/t-1',
    '/reports/topups/t-2',
  ])
  // Includes the whole current month, even if its first day is more than 30 days ago.
  const first = load({ id: 't-6', status: 'expired', scheduledOn: '2026-03-01' })
  expect(loadItems([first], plainDate('2026-03-31'))).toHaveLength(1)
  expect(loadItems([first], plainDate('2026-04-01'))).toEqual([])
})

test('counts employees without a benefit, except ended ones, with a link to the filtered list [EMP-14]', () => {
  const none = employee({ benefitTypes: [] })
  const people = [none, employee({}), employee({ benefitTypes: [], endOfBenefit: '2026-03-10' })]
  expect(withoutBenefit(people, today)).toMatchObject([
    { text: 'Työntekijöitä ilman etua: 1', path: '/beneficiaries', search: { benefit: 'none' } },
  ])
  expect(withoutBenefit([employee({})], today)).toEqual([])
})
