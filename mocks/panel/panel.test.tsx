// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFreshPage } from '../../tests/support/mount-in-test'
import type { LoggedCall } from '../calls/implement.ts'
import { PASSWORD } from '../control/scenarios.ts'
import { fakeNow } from '../database/clock.ts'
import { makeTestApi } from '../node.ts'
import { Panel } from './panel.tsx'
import type { RunningMocks } from './running-mocks.ts'

useFreshPage()

let api: ReturnType<typeof makeTestApi>
let calls: readonly LoggedCall[]
/** The pages that the portal was asked to open. */
let shown: string[]
/** The file that the browser was asked to save. */
let saved: Blob | undefined
let running: RunningMocks

beforeEach(() => {
  calls = []
  shown = []
  saved = undefined
  const listeners = new Set<() => void>()
  api = makeTestApi({
    onCall: (call) => {
      calls = [call, ...calls]
      for (const tell of listeners) tell()
    },
  })
  running = {
    database: api.database,
    calls: () => calls,
    onCalls: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onClock: () => Promise.resolve(),
    announce: () => Promise.resolve(),
    join: () => Promise.resolve(),
  }
  // jsdom has no object URLs and no downloads.
  URL.createObjectURL = (file: Blob) => {
    saved = file
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A call as the portal sends it. */
async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await api.send(new Request(new URL(path, location.origin), init))
  if (!response) throw new Error(`no call: ${path}`)
  return response
}
const statusOf = async (path: string) => (await send(path)).status
const readJson = async (response: Response) => (await response.json()) as Record<string, string>

const portal = {
  logIn: async (username: string, password: string) => {
    const { ok } = await send('/api/login', { username, password })
    if (!ok) throw new Error('refused')
  },
  goTo: async (path: string) => void shown.push(path),
  refetch: () => Promise.resolve(),
}

async function openPanel(...sections: string[]) {
  const user = userEvent.setup()
  render(<Panel mocks={running} portal={portal} />)
  await press(user, 'Fake API')
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const name of sections) await user.click(screen.getByText(name))
  return user
}
const says = (text: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text))
/** Finds a button by text; finding it by role is slow among so many options. */
function button(name: string): HTMLElement {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = (user: UserEvent, name: string) => user.click(button(name))

/** Sets a fault of an operation, once or until it is removed. */
async function setAnswer(user: UserEvent, operation: string, answer: RegExp, isOnce = false) {
  await user.selectOptions(screen.getByLabelText('Operation'), operation)
  const answers = screen.getByLabelText<HTMLSelectElement>('Answer')
  const chosen = [...answers.options].find(({ text }) => answer.test(text)) as HTMLOptionElement
  await user.selectOptions(answers, chosen)
  const once = screen.getByLabelText<HTMLInputElement>('Next call only')
  if (once.checked !== isOnce) await user.click(once)
  await press(user, 'Set')
  await says(`${operation} will answer ${chosen.value}`)
}

test('logs a persona in, and reports a refused login', async () => {
  const user = await openPanel()
  await user.selectOptions(screen.getByLabelText('Scenario'), 'low-balance')
  await press(user, 'Start anew')
  await says('Logged in as kerttu.makela')
  await user.selectOptions(screen.getByLabelText('Scenario'), 'unverified')
  await press(user, 'Log in only')
  await says('The login of anni.tiainen is refused')
  expect(shown).toEqual(['/', '/login'])
})

test('moves the clock forward only [MCK-05]', async () => {
  const user = await openPanel('Clock')
  const year = new Date().getFullYear()
  const moveTo = async (date: string) => {
    fireEvent.change(screen.getByLabelText('To the date'), { target: { value: date } })
    await press(user, 'Move')
  }
  const isAt = (time: string) => waitFor(() => expect(document.querySelector('time')?.textContent).toContain(time))
  await moveTo(`${year + 1}-12-02`)
  await isAt(`${year + 1}-12-02T10:00`)
  await moveTo(`${year + 1}-12-01`)
  await says('The clock goes forward only')
  await isAt(`${year + 1}-12-02T10:00`)
  await press(user, '+1d')
  await says('Moved the clock by +1d')
  await isAt(`${year + 1}-12-03T10:00`)
  const { clockOffset } = await api.database.meta()
  expect(new Date(fakeNow(clockOffset)).toISOString()).toContain(`${year + 1}-12-03T10:00`)
})

test('makes operations fail once or until reset, and logs it [MCK-05]', async () => {
  const user = await openPanel('Latency and answers')
  await setAnswer(user, 'listCountries', /^503 service_unavailable, can retry$/, true)
  const first = await send('/api/countries')
  expect([first.status, await readJson(first)]).toMatchObject([503, { canRetry: true }])
  expect(await statusOf('/api/countries')).toBe(200)

  await setAnswer(user, 'listCountries', /^chaos: html$/)
  const html = await send('/api/countries')
  expect([html.status, await html.text()]).toEqual([404, expect.stringContaining('<html>')])
  await setAnswer(user, 'listCountries', /^chaos: drop$/)
  await expect(send('/api/countries')).rejects.toThrow('Failed to fetch')
  await press(user, 'Remove listCountries')
  await says('listCountries answers as usual')
  expect(await statusOf('/api/countries')).toBe(200)

  await user.click(screen.getByText('Calls'))
  const rows = within(screen.getByRole('region', { name: 'Calls of this tab' })).getAllByRole('row')
  expect(rows[1]?.textContent).toMatch(/listCountries200/)
  expect(rows[2]?.textContent).toMatch(/listCountriesno answer.*drop/)
  expect(rows[3]?.textContent).toMatch(/listCountries404.*html/)
})

test('answers with a named example and a delay [MCK-05]', async () => {
  const user = await openPanel('Latency and answers')
  await setAnswer(user, 'readSettings', /^example: 200/, true)
  expect(await statusOf('/api/settings')).toBe(200)
  const latency = () => screen.getByLabelText(/^Latency/)
  await user.clear(latency())
  await user.click(latency())
  await user.paste('150')
  await user.tab()
  await says('Latency: 150')
  const started = performance.now()
  await send('/api/countries')
  // A timer may fire slightly early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(149)
})

test('ignores idempotency keys when set, and links to the setting [MCK-05]', async () => {
  const user = await openPanel('Latency and answers')
  const ignored = () => screen.getByLabelText<HTMLInputElement>('Ignore idempotency keys')
  await waitFor(() => expect(ignored().checked).toBe(false))
  await user.click(ignored())
  await says('Idempotency keys: ignored')
  await waitFor(() => expect(screen.getByText(/mock-idempotency=off/)).toBeTruthy())
  // One key, two deposits, because the header is ignored.
  const { accessToken } = await readJson(await send('/api/login', { username: 'aino.virtanen', password: PASSWORD }))
  const headers = { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': crypto.randomUUID() }
  const body = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 150_000 }
  const deposit = async () => (await readJson(await send('/api/company-accounts/deposits', body, headers))).paymentId
  const first = await deposit()
  expect(first).toBeDefined()
  expect(await deposit()).not.toBe(first)
  // Another page over the same fake API.
  cleanup()
  const later = await openPanel('Latency and answers')
  await waitFor(() => expect(ignored().checked).toBe(true))
  await later.click(ignored())
  await says('Idempotency keys: honoured')
})

test('forces the outcome of a payment [MCK-05]', async () => {
  const { accessToken } = await readJson(await send('/api/login', { username: 'aino.virtanen', password: PASSWORD }))
  const headers = { Authorization: `Bearer ${accessToken}` }
  const body = { payment: { method: 'Online', methodCode: 'FI02' }, accountNumber: 'acc-1', amount: 150_000 }
  const { paymentId } = await readJson(await send('/api/company-accounts/deposits', body, headers))
  const user = await openPanel('Payments and loads')
  await waitFor(() => button(`${paymentId}: Error`))
  await press(user, `${paymentId}: Error`)
  await says(`Payment ${paymentId}: Error`)
  const status = await send(`/api/payments/${paymentId}/status`, undefined, headers)
  expect(await status.json()).toMatchObject({ status: 'Error', amountInCents: 150_000 })
})

test('shows the data and the mail, resets, exports and imports [MCK-05]', async () => {
  const user = await openPanel('Mail', 'Data')
  const [mail] = await screen.findAllByRole('link', { name: /^impersonation for/ })
  expect(mail?.getAttribute('href')).toMatch(/^\/login\?impersonation=/)
  const table = (name: string) => user.selectOptions(screen.getByLabelText('Table'), name)
  await screen.findByText(/^\d+ rows/)
  await table('employees')
  await screen.findByText('38 rows')
  await table('sessions')
  await screen.findByText('1 rows')

  await portal.logIn('aino.virtanen', PASSWORD)
  await press(user, 'Export')
  await waitFor(() => expect(saved).toBeDefined())
  const text = (await saved?.text()) ?? ''
  expect(JSON.parse(text)).toMatchObject({ changes: [{ table: 'sessions' }] })

  await press(user, 'Reset')
  await says('Reset')
  await screen.findByText('1 rows')
  const bringIn = (content: string, name: string) =>
    user.upload(screen.getByLabelText('Import'), new File([content], name, { type: 'application/json' }))
  await bringIn(text, 'fake-api.json')
  await says('Imported fake-api.json')
  await screen.findByText('2 rows')
  await bringIn('{}', 'other.json')
  await says('other.json is no snapshot of the fake API')
  expect(screen.getByText('2 rows')).toBeTruthy()
})
