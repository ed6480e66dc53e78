// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/replies/api-error'
import { dropDraft, writeDraft } from '@/session/draft'
import { installSentCommands, sentCommand } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { useAppForm } from '../app-form'
// Lazy-loaded on the first error in the portal. Import it here, so that no test waits for it.
import '../errors/apply-server-errors'
import { digestOf } from '@/values/text/digest'
import { find, host, input, messageOf, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { bodyForm } from '../body-form'
import { FormRoot, type FormRootProps } from '../form-root'
import { FormRefusal, type Press, pressOf } from './press'

useFreshPage()

let stop: () => void
const REPLY = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false }
const logIn = () => startSession(REPLY, { keep: false, owner: 'aino' })
beforeEach(() => {
  stop = installSentCommands()
  // Logging in as another user clears the commands of the previous test.
  startSession(REPLY, { keep: false, owner: 'kerttu' })
  endSession('logged-out')
  logIn()
})
afterEach(() => {
  act(() => endSession('logged-out'))
  stop()
})

type Prepared = { body: { amount: string }; balance: number }
type Send = (press: Press<Prepared>) => Promise<unknown>

const rulesFor = (max: number) =>
  bodyForm({
    schema: z.object({ amount: z.string().check(z.minLength(1)) }),
    toBody: (values: { amount: string }) => values,
    check: ({ amount }) => ({ amount: Number(amount) > max ? () => `Enintään ${max}` : undefined }),
  })
const rules = rulesFor(100)

interface MoneyFormProps {
  send: Send
  prepare?: () => Prepared | undefined | Promise<Prepared | undefined>
  root?: Partial<FormRootProps<Prepared>>
  describeError?: (error: ApiError) => string | undefined
}

function MoneyForm({ send, prepare, root, describeError }: MoneyFormProps) {
  const form = useAppForm({
    ...rules.options,
    defaultValues: { amount: '' },
    onSubmitMeta: pressOf<Prepared>(),
    onSubmit: ({ meta }) => send(meta),
  })
  return (
    <FormRoot
      form={form}
      draft="money"
      question={{
        prepare: prepare ?? (() => ({ body: form.state.values, balance: 7 })),
        render: ({ prepared, busy, error, onConfirm, onClose }) => (
          <div data-testid="question">
            {`Siirrä ${prepared.body.amount}, saldo ${prepared.balance}`}
            {error}
            <button type="button" aria-busy={busy} onClick={() => void onConfirm()}>
              Vahvista
            </button>
            <button type="button" onClick={onClose}>
              Takaisin
            </button>
          </div>
        ),
        describeError,
      }}
      evidence={({ body }) => ({ body })}
      {...root}
    >
      <form.AppField name="amount">{(field) => <field.TextField label="Summa" />}</form.AppField>
      <form.SubmitButton>Siirrä</form.SubmitButton>
    </FormRoot>
  )
}

const question = () => host.querySelector('[data-testid=question]')
const notice = () => host.querySelector('[data-form-notice]')?.textContent ?? ''
const button = (name: string) => [...host.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => settle(() => button(name)?.click())
const failure = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'network', operation: 'createDeposit', ...init })
const refused = (code: string, status = 400) =>
  failure({ kind: 'http', status, items: [{ code, message: '', severity: 'Error' }] })

async function ask(amount = '50') {
  type('amount', amount)
  await press('Siirrä')
}

test('a valid submit opens the confirmation and sends nothing yet; an invalid one does not open it', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  render(<MoneyForm send={send} />)
  await press('Siirrä')
  expect(question()).toBeNull()
  expect(messageOf('amount')).toBe(m.form_error_required())
  expect(document.activeElement).toBe(input('amount'))
  await ask()
  expect(question()?.textContent).toContain('Siirrä 50, saldo 7')
  expect(send).not.toHaveBeenCalled()
  await press('Takaisin')
  expect(question()).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('the confirmed data is sent once, whatever is pressed meanwhile [SES-24]', async () => {
  let end = () => {}
  const send = vi.fn<Send>(() => new Promise<void>((done) => (end = done)))
  render(<MoneyForm send={send} />)
  await ask()
  await settle(() => {
    button('Vahvista')?.click()
    button('Vahvista')?.click()
    find('form').requestSubmit()
  })
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0].prepared).toEqual({ body: { amount: '50' }, balance: 7 })
  await press('Takaisin')
  expect(question()).not.toBeNull()
  await settle(() => end())
  expect(question()).toBeNull()
  await press('Siirrä')
  expect(question()).toBeNull()
  expect(send).toHaveBeenCalledOnce()
})

test('the button is busy while the confirmation is prepared, and two presses prepare it once', async () => {
  let give: ((prepared: Prepared) => void) | undefined
  const prepare = vi.fn(() => new Promise<Prepared>((done) => (give = done)))
  render(<MoneyForm send={() => Promise.resolve()} prepare={prepare} />)
  type('amount', '50')
  await settle(() => {
    button('Siirrä')?.click()
    button('Siirrä')?.click()
  })
  expect(prepare).toHaveBeenCalledOnce()
  expect(button('Siirrä')?.getAttribute('aria-busy')).toBe('true')
  await settle(() => give?.({ body: { amount: '50' }, balance: 9 }))
  expect(question()?.textContent).toContain('saldo 9')
  expect(button('Siirrä')?.getAttribute('aria-busy')).toBeNull()
})

test('if the confirmation cannot be prepared, the form says why', async () => {
  render(
    <MoneyForm send={() => Promise.resolve()} prepare={() => Promise.reject(refused('top_up_in_progress', 409))} />,
  )
  await ask()
  expect(question()).toBeNull()
  expect(notice()).toContain('Toinen lataus on kesken')
})

test('a refusal closes the confirmation and shows in the form, or in the confirmation if that describes it', async () => {
  const send = vi.fn<Send>().mockRejectedValue(refused('amount_below_minimum'))
  render(<MoneyForm send={send} />)
  await ask()
  await press('Vahvista')
  expect(question()).toBeNull()
  expect(notice()).not.toBe('')
  expect(document.activeElement).toBe(find('div', '[data-form-notice]'))
  render(null)
  render(<MoneyForm send={send} describeError={(error) => error.codes[0]} />)
  await ask()
  await press('Vahvista')
  expect(question()?.textContent).toContain('amount_below_minimum')
  expect(notice()).toBe('')
  await press('Vahvista')
  expect(send).toHaveBeenCalledTimes(3)
})

test('rules from outside the form apply at once, also while the confirmation is open', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  const [hundred, ten] = [rulesFor(100), rulesFor(10)]
  render(<MoneyForm send={send} root={{ rules: hundred }} />)
  await ask()
  expect(question()).not.toBeNull()
  await settle(() => render(<MoneyForm send={send} root={{ rules: ten }} />))
  await press('Vahvista')
  expect(send).not.toHaveBeenCalled()
  expect(question()).toBeNull()
  expect(messageOf('amount')).toBe('Enintään 10')
})

const UNKNOWN: [string, ApiError][] = [
  ['a lost answer', failure({ kind: 'network' })],
  ['a late answer', failure({ kind: 'timeout' })],
  ['an answer that cannot be read', failure({ kind: 'malformed', status: 200 })],
  ['a failure of the server', failure({ kind: 'http', status: 500 })],
  ['an answer to a session that is over', failure({ kind: 'superseded', wasSent: true })],
  ['a refusal of the same command', refused('idempotency_key_reused', 409)],
]
test.each(UNKNOWN)(
  'after %s the outcome is unknown: the confirmation closes and nothing says that the command failed',
  async (_, error) => {
    const send = vi.fn<Send>().mockRejectedValue(error)
    render(<MoneyForm send={send} />)
    await ask()
    await press('Vahvista')
    expect(send).toHaveBeenCalledOnce()
    expect(question()).toBeNull()
    expect(notice()).toContain('emme tiedä, tallentuiko tämä')
    expect(sentCommand('money')?.evidence).toEqual({ body: digestOf({ amount: '50' }) })
  },
)

const KNOWN: [string, unknown][] = [
  ['a refusal', refused('amount_below_minimum')],
  ['a failure that promises that nothing was done', failure({ kind: 'http', status: 503, canRetry: true })],
  ['a call that was never sent', failure({ kind: 'no-session' })],
  ['a failed read', failure({ kind: 'network', operation: 'listTransactions' })],
  ["the page's own refusal", new FormRefusal(() => 'Ei onnistu')],
]
test.each(KNOWN)('after %s no sent command stays stored', async (_, error) => {
  render(<MoneyForm send={() => Promise.reject(error)} />)
  await ask()
  await press('Vahvista')
  expect(sentCommand('money')).toBeUndefined()
})

test('a command is stored before it is sent, and deleted with the reply', async () => {
  let during: unknown
  render(
    <MoneyForm
      send={() => {
        during = sentCommand('money')
        return Promise.resolve()
      }}
    />,
  )
  await ask()
  await press('Vahvista')
  // Only a digest of the body is stored.
  expect(during).toMatchObject({ evidence: { body: digestOf({ amount: '50' }) }, isLookedUp: false })
  expect(sentCommand('money')).toBeUndefined()
})

test('each confirmation has its own key; the same command keeps its key while its outcome is unknown', async () => {
  const send = vi.fn<Send>().mockRejectedValue(failure({ kind: 'network' }))
  const keys = () => send.mock.calls.map(([{ key }]) => key)
  render(<MoneyForm send={send} />)
  await ask()
  await press('Takaisin')
  await press('Siirrä')
  await press('Vahvista')
  await press('Siirrä')
  await press('Vahvista')
  expect(keys()[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(keys()[1]).toBe(keys()[0])
  await ask('51')
  await press('Vahvista')
  expect(keys()[2]).not.toBe(keys()[0])
  // Simulates another page of the same tab, e.g. after a reload.
  render(null)
  render(<MoneyForm send={send} />)
  await ask('51')
  await press('Vahvista')
  expect(keys()[3]).toBe(keys()[2])
})

test('the same values with another body, such as other chosen people, are another command', async () => {
  const send = vi.fn<Send>().mockRejectedValue(failure({ kind: 'network' }))
  let people = 1
  render(<MoneyForm send={send} prepare={() => ({ body: { amount: `50 x ${people}` }, balance: 7 })} />)
  await ask()
  await press('Vahvista')
  people = 2
  await press('Siirrä')
  await press('Vahvista')
  const [first, second] = send.mock.calls.map(([{ key }]) => key)
  expect(second).not.toBe(first)
})

test('in a duplicated tab the same draft is the same command, and later input another one [PAY-12]', async () => {
  const send = vi.fn<Send>().mockResolvedValue(undefined)
  const keys = () => send.mock.calls.map(([{ key }]) => key)
  const pay = async (sum?: string) => {
    render(<MoneyForm send={send} />)
    await ask(sum)
    await press('Vahvista')
    render(null)
  }
  writeDraft('aino', 'money', { amount: '50' })
  const copied = sessionStorage.getItem('portal.drafts') ?? ''
  await pay()
  sessionStorage.setItem('portal.drafts', copied)
  await pay()
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  sessionStorage.setItem('portal.drafts', copied)
  await pay('51')
  // Sending deletes the draft, so an identical later command is a new one.
  dropDraft('money')
  writeDraft('aino', 'money', { amount: '50' })
  await pay()
  expect(new Set(keys()).size).toBe(3)
})

test('a command that fails offline before and after is known to be unsent, and the form says so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const send = vi.fn<Send>().mockRejectedValue(failure({ kind: 'network' }))
  render(<MoneyForm send={send} />)
  await ask()
  await press('Vahvista')
  expect(question()).toBeNull()
  expect(notice()).toContain('mitään ei lähetetty')
  expect(sentCommand('money')).toBeUndefined()
  // The connection was lost while the request was in flight.
  onLine.mockReturnValueOnce(true)
  await press('Siirrä')
  await press('Vahvista')
  expect(notice()).toContain('emme tiedä, tallentuiko tämä')
  expect(sentCommand('money')).toBeDefined()
  onLine.mockRestore()
})

test('a form that got no reply says so with the time when it is opened again', async () => {
  render(<MoneyForm send={() => Promise.reject(failure({ kind: 'network' }))} />)
  await ask()
  await press('Vahvista')
  render(null)
  render(<MoneyForm send={() => Promise.resolve()} />)
  const told = host.querySelector('[role=status]')?.textContent ?? ''
  expect(told).toMatch(/Lähetit tämän \d\d\.\d\d\.\d{4} klo \d\d\.\d\d, mutta emme saaneet vahvistusta/)
  await press(m.form_sent_close())
  expect(host.querySelector('[role=status]')).toBeNull()
})
