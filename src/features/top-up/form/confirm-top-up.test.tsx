// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { costsOfEach } from '@/domain/top-ups/costs'
import type { ConfirmationProps } from '@/forms/submit/press'
import { plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { employee } from '../../../../tests/support/loadable-employees'
import { load } from '../../../../tests/support/loads'
import { find, host, render, settle, useFreshPage } from '../../../../tests/support/mount-in-test'
import { recipientRows } from '../recipients/employee-choice'
import { ConfirmTopUp } from './confirm-top-up'
import type { PreparedTopUp } from './prepare-top-up'

useFreshPage()

const rates = { feePercentage: 2.5, vatPercentage: 25.5 }
const BODY: PreparedTopUp['body'] = {
  amount: '1000',
  benefitType: 'lunch',
  beneficiariesIds: ['1'],
  paymentMethod: 'deduction',
  showOnHoldBeneficiaries: false,
}
const prepared = (more: Partial<PreparedTopUp> = {}): PreparedTopUp => ({
  id: 's-1',
  kind: 'same',
  body: BODY,
  loads: [{ body: BODY, fee: 31, total: 1031 }],
  before: ['t-1'],
  run: { getting: recipientRows([employee('1', 27_300)], 'lunch'), leftOut: [] },
  amounts: new Map([['1', cents(1000)]]),
  costs: costsOfEach(cents(1000), 1, rates),
  balance: cents(481_240),
  ...rates,
  scheduledOn: undefined,
  scheduledBefore: undefined,
  duplicate: undefined,
  last: undefined,
  ...more,
})

const sent = vi.fn<(confirmed: PreparedTopUp | undefined) => void>()
const onConfirm: ConfirmationProps<PreparedTopUp>['onConfirm'] = async (confirmed, isStillValid) => {
  if (await isStillValid?.()) sent(confirmed)
  return undefined
}
const onClose = vi.fn()
let fresh: PreparedTopUp | undefined
const show = (first = prepared()) => {
  sent.mockClear()
  onClose.mockClear()
  render(
    <ConfirmTopUp prepared={first} busy={false} onConfirm={onConfirm} onClose={onClose} again={async () => fresh} />,
  )
}
const press = () =>
  settle(() =>
    Array.from(host.ownerDocument.querySelectorAll('button'))
      .find((button) => button.textContent?.startsWith('Lataa'))
      ?.click(),
  )
const text = () => host.ownerDocument.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

test('sends the confirmed figures if they have not changed [TOP-07] [TOP-12]', async () => {
  show()
  fresh = prepared()
  await press()
  expect(sent).toHaveBeenCalledExactlyOnceWith(prepared())
  expect(text()).not.toContain('Tiedot muuttuivat')
})

test.each([
  ['the balance', { balance: cents(15_000) }],
  ['a load that somebody has made', { before: ['t-1', 't-2'] }],
  ['the recipients', { loads: [{ body: { ...BODY, beneficiariesIds: ['1', '2'] }, fee: 62, total: 2062 }] }],
])('%s changed since opening: asks again with the current figures [TOP-07] [TOP-12]', async (_, now) => {
  show()
  fresh = prepared(now)
  await press()
  expect(sent).not.toHaveBeenCalled()
  expect(text()).toContain('Tiedot muuttuivat')
  if ('balance' in now) expect(text()).toContain('150,00 €')
  // The second press confirms the changed figures.
  await press()
  expect(sent).toHaveBeenCalledExactlyOnceWith(fresh)
})

test('a load that is no longer possible closes the confirmation, and the form says why [TOP-12]', async () => {
  show()
  fresh = undefined
  await press()
  expect([sent.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('warns of an equal load of the last 24 hours [TOP-07]', () => {
  const duplicate = load({ createdAt: '2026-11-22T08:05:00Z' })
  show(prepared({ duplicate }))
  expect(find('h2').textContent).toBeTruthy()
  expect(text()).toContain(m.top_up_duplicate_title())
  expect(text()).toContain(
    'Aino Virtanen latasi saman edun samoille työntekijöille 22.11.2026 klo 10.05, yhteensä 10,00 €.',
  )
})

test('does not claim the same employees for an earlier load whose employees could not be read [TOP-07]', () => {
  show(prepared({ duplicate: { ...load({ createdAt: '2026-11-22T08:05:00Z' }), isUnread: true } }))
  expect(text()).not.toContain(m.top_up_duplicate_title())
  expect(text()).not.toContain('samoille')
  expect(text()).toContain('Emme voineet tarkistaa, olivatko työntekijät samat.')
})

test('the dry run shows the differences from the benefit’s last load, or that there are none [WHY-03]', () => {
  const day = plainDate('2026-10-05')
  const one = { id: '7', name: 'Suku7, Etu', before: cents(700), now: cents(0) }
  show(prepared({ last: { day, differences: [{ ...one, kind: 'missing', reason: 'nothing-left' }] } }))
  expect(text()).toContain(m.why_last_title({ date: '05.10.2026', missing: '1', added: '0', other: '0' }))
  show(prepared({ last: { day, differences: [] } }))
  expect(text()).toContain(m.why_last_same({ date: '05.10.2026' }))
  show(prepared({ last: undefined }))
  expect(text()).not.toContain('05.10.2026')
})

test('each employee left out has a sentence with the rule [WHY-02]', () => {
  show(prepared({ run: { getting: [], leftOut: [{ id: '2', name: 'Suku2, Etu', reason: 'nothing-left' }] } }))
  const list = [...host.ownerDocument.querySelectorAll('details')].at(-1)
  act(() => {
    list?.setAttribute('open', '')
    list?.dispatchEvent(new Event('toggle'))
  })
  expect(text()).toContain(m.why_rule_nothing_left())
})
