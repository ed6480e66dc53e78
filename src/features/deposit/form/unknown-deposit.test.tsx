// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/api/query-client'
import { setCurrentLocale } from '@/language/locale'
import { installSentCommands, type SentCommand, sentCommand, stopWaiting, storeSent } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { DEPOSIT_FORM } from './sent-deposit'
import { UnknownDeposit } from './unknown-deposit'

const listTransactions = vi.hoisted(() => vi.fn())
vi.mock('@generated/api/accounts/accounts', async (original) => ({ ...(await original<object>()), listTransactions }))
// Links need a router, which this test does not render.
vi.mock('@/ui/navigation/links', () => ({ ButtonLink: () => null }))

const deposit = (id: string, balanceChange: number) => ({
  id,
  balanceChange,
  isDeposit: true,
  date: new Date().toISOString(),
})
const EVIDENCE = { amount: 5000, seen: ['t-1'] }

let stop: () => void
beforeEach(() => {
  setCurrentLocale('en')
  stop = installSentCommands()
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
    { keep: false, owner: 'aino' },
  )
  storeSent(DEPOSIT_FORM, 'k-1', EVIDENCE)
  stopWaiting(DEPOSIT_FORM, 'k-1')
})
afterEach(() => {
  cleanup()
  endSession('logged-out')
  stop()
  sessionStorage.clear()
})

const onStartAgain = vi.fn()
function show() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UnknownDeposit sent={sentCommand(DEPOSIT_FORM) as SentCommand} onStartAgain={onStartAgain} />
    </QueryClientProvider>,
  )
}
const startAgain = async () => userEvent.click(await screen.findByRole('button'))

test('once a deposit is found, an equal one is new and gets its own key [PAY-12]', async () => {
  listTransactions.mockResolvedValue({ transactions: [deposit('t-2', 5000), deposit('t-1', 5000)] })
  show()
  await startAgain()
  expect(sentCommand(DEPOSIT_FORM)).toBeUndefined()
})

test.each([
  ['nothing has come', { transactions: [deposit('t-1', 5000)] }],
  ['the account cannot be read', undefined],
])('if %s, an equal deposit is the same one and keeps its key [PAY-12]', async (_, reply) => {
  if (reply) listTransactions.mockResolvedValue(reply)
  else listTransactions.mockRejectedValue(new Error('no answer'))
  show()
  await startAgain()
  expect(sentCommand(DEPOSIT_FORM)?.key).toBe('k-1')
})

test('a lost deposit says that what may have been created expires [PAY-20]', async () => {
  listTransactions.mockResolvedValue({ transactions: [deposit('t-1', 5000)] })
  show()
  expect(await screen.findByText(m.deposit_unknown_nothing())).toBeTruthy()
})
