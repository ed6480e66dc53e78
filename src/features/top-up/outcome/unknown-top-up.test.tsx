// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/api/queries/query-client'
import { pause } from '@/browser/pause'
import { setCurrentLocale } from '@/language/locale'
import { installSentCommands, type SentCommand, sentCommand, stopWaiting, storeSent } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { answerWith } from '../../../../tests/support/answers-test-bed'
import { InRouter } from '../../../../tests/support/in-router'
import { TOP_UP_FORM, topUpEvidence } from './sent-top-up'
import { UnknownTopUp } from './unknown-top-up'

const listTopUps = vi.fn()

const BODY = {
  benefitType: 'recreational',
  amount: '2000',
  beneficiariesIds: ['p-1', 'p-2'],
  paymentMethod: 'deduction',
  showOnHoldBeneficiaries: false,
}
const load = (id: string) => ({ id, benefitType: 'recreational', totalSum: 4000 })

let stop: () => void
beforeEach(() => {
  answerWith({ listTopUps, readCompanyAccounts: () => ({ accounts: [{ availableBalance: 100_000 }] }) })
  setCurrentLocale('en')
  stop = installSentCommands()
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
    { keep: false, owner: 'aino' },
  )
  storeSent(TOP_UP_FORM, 'k-1', topUpEvidence({ body: BODY as never, before: ['l-1'], balance: 104_000 }))
  stopWaiting('k-1')
})
afterEach(() => {
  cleanup()
  endSession('logged-out')
  stop()
  sessionStorage.clear()
})

const onBack = vi.fn()
const onFound = vi.fn()
async function show(ids: string[], { isRead = true } = {}) {
  onBack.mockReset()
  onFound.mockReset()
  if (isRead) listTopUps.mockResolvedValue({ topUpLoads: ids.map(load) })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <InRouter>
        <UnknownTopUp sent={sentCommand(TOP_UP_FORM) as SentCommand} onFound={onFound} onBack={onBack} />
      </InRouter>
    </QueryClientProvider>,
  )
}
const goBack = async () => userEvent.click((await screen.findAllByRole('button')).at(-1) as HTMLElement)

test('a load made several times is reported, and an equal load later gets its own key [PAY-12]', async () => {
  await show(['l-3', 'l-2', 'l-1'])
  expect(await screen.findByText(/gone through twice/)).toBeTruthy()
  await goBack()
  expect([onBack.mock.calls.length, sentCommand(TOP_UP_FORM)]).toEqual([1, undefined])
})

test('a load that is not found keeps its key when it is sent again [PAY-12]', async () => {
  await show(['l-1'])
  await screen.findByText(/1.000,00/)
  await goBack()
  expect([onBack.mock.calls.length, sentCommand(TOP_UP_FORM)?.key]).toEqual([1, 'k-1'])
})

test('the outcome stays unknown until the loads can be read [TOP-08]', async () => {
  listTopUps.mockRejectedValueOnce(new Error('no answer'))
  await show(['l-2', 'l-1'], { isRead: false })
  expect(await screen.findByText(m.top_up_lost_unread({}, { locale: 'en' }))).toBeTruthy()
  expect(onFound).not.toHaveBeenCalled()
  listTopUps.mockResolvedValue({ topUpLoads: [load('l-2'), load('l-1')] })
  await userEvent.click(screen.getByRole('button', { name: m.top_up_check_again({}, { locale: 'en' }) }))
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(load('l-2')))
})

test('a load that is found after the page was left stays to be looked up by the next page [TOP-08] [PAY-12]', async () => {
  let reply: (list: unknown) => void = () => undefined
  listTopUps.mockReset().mockReturnValue(new Promise((resolve) => (reply = resolve)))
  await show([], { isRead: false })
  await vi.waitFor(() => expect(listTopUps).toHaveBeenCalled())
  cleanup()
  reply({ topUpLoads: [load('l-2'), load('l-1')] })
  await pause(0)
  await pause(0)
  expect(onFound).not.toHaveBeenCalled()
  await show(['l-2', 'l-1'])
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(load('l-2')))
})

test('a load that was made once is reported as found [PAY-12]', async () => {
  await show(['l-2', 'l-1'])
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(load('l-2')))
  expect(onBack).not.toHaveBeenCalled()
})
