// @vitest-environment jsdom
import type { CreateTopUpRequest } from '@generated/api/model'
import { CreateTopUpBody } from '@generated/api/top-ups/top-ups.zod'
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { setCurrentLocale } from '@/language/locale'
import { installSentCommands, unresolvedCommands } from '@/session/sent-commands'
import { cents } from '@/values/money'
import { answerWith } from '../../../../tests/support/answers-test-bed'
import { InRouter } from '../../../../tests/support/in-router'
import { host, open, passAnswering, read, usePollingPage } from '../../../../tests/support/polling-test-bed'
import { beginSeries, changeLoad } from './series'
import { TopUpSeries } from './top-up-series'

const readLoad = vi.fn()

usePollingPage()
beforeEach(() => {
  sessionStorage.clear()
  return installSentCommands()
})

const body = (amount: string): CreateTopUpRequest =>
  z.parse(CreateTopUpBody, {
    amount,
    benefitType: 'lunch',
    beneficiariesIds: [`e-${amount}`],
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  })

const onAnother = vi.fn()
async function openRunning() {
  setCurrentLocale('en')
  onAnother.mockReset()
  readLoad.mockReset().mockRejectedValue(new Error('no answer'))
  const loads = ['300', '200'].map((amount) => ({ body: body(amount), fee: 10, total: 1000 }))
  beginSeries({ id: 's-1', kind: 'maximum', loads, before: [], balance: cents(50_000) })
  const [key = ''] = unresolvedCommands().flatMap(({ evidence }) =>
    (evidence as { loads: { key: string }[] }).loads.map((load) => load.key),
  )
  changeLoad(key, { state: 'running', id: 't-1' })
  answerWith({ readTopUpInProgress: read, readTopUp: readLoad })
  await open(
    <InRouter>
      <TopUpSeries isSending onOver={() => undefined} onAnother={onAnother} />
    </InRouter>,
  )
}
const page = () => host.textContent ?? ''
const press = (name: string) =>
  act(async () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

test('after two minutes a load whose result cannot be read is unknown: the page points to the reports and can be left [TOP-08] [TOP-20]', async () => {
  await openRunning()
  expect(page()).toContain(m.top_up_series_running())
  await passAnswering(125, { ids: [] })
  expect(page()).toContain(m.top_up_series_unread_title())
  expect(page()).toContain(m.top_up_unread_title())
  expect(page()).not.toContain(m.top_up_late_text())
  await press(m.top_up_series_rest())
  expect(onAnother).toHaveBeenCalledWith(expect.objectContaining({ employees: ['e-200'] }))
  expect(unresolvedCommands()).toEqual([])
})

test('after two minutes a load that is listed as running is still processed, and no other is offered [TOP-08] [TOP-20]', async () => {
  await openRunning()
  await passAnswering(125, { ids: ['t-1'] })
  expect(page()).toContain(m.top_up_late_text())
  expect(page()).toContain(m.top_up_series_running())
  expect(page()).not.toContain(m.top_up_another())
})
