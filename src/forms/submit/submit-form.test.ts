// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { FieldApi, FormApi } from '@tanstack/react-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { installSentCommands, sentCommand } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { serverErrorsOf, setServerError } from '../errors/server-errors'
import { formNoticeOf, formStateOf, type Rules, setFormNotice } from '../form-state'
import { FormRefusal, type Press } from './press'
import { type SubmitOptions, submitForm } from './submit-form'

const REPLY = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false }
const reported = vi.fn()
let stop: () => void

beforeEach(() => {
  setCurrentLocale('fi')
  sessionStorage.clear()
  vi.stubGlobal('reportError', reported)
  reported.mockClear()
  stop = installSentCommands()
  startSession(REPLY, { keep: false, owner: 'aino' })
})
afterEach(() => {
  endSession('logged-out')
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const EVIDENCE = { body: { amount: 100 } }
const OFFLINE = new ApiError({ kind: 'network', operation: 'createDeposit' })
const refusal = (fieldName?: string, code = 'field_invalid') =>
  new ApiError({
    kind: 'http',
    operation: 'createDeposit',
    status: 400,
    items: [{ code, message: '', severity: 'Error', fieldName }],
  })

/** Whether the device is online, at each question in turn; the last answer stays. */
function onLine(...answers: boolean[]) {
  const asked = vi.spyOn(navigator, 'onLine', 'get')
  for (const answer of answers) asked.mockReturnValueOnce(answer)
  asked.mockReturnValue(answers.at(-1) ?? true)
}

/** Submits a form with one field. `stored` is the command while it is being sent. */
async function submit(
  act: () => unknown,
  { fields, ...options }: Partial<SubmitOptions<unknown>> & Pick<Rules, 'fields'> = {},
) {
  let stored: unknown
  const send = vi.fn(async () => {
    stored = sentCommand('deposit') ?? sessionStorage.getItem('portal.sent') ?? undefined
    await act()
  })
  const press: Press<unknown> = { key: 'k-1', prepared: undefined }
  const form = new FormApi({ defaultValues: { amount: '50' }, onSubmitMeta: press, onSubmit: send })
  form.mount()
  formStateOf(form).rules = { errors: () => ({}), fields }
  const field = new FieldApi({ form, name: 'amount' })
  field.mount()
  setFormNotice(form, { level: 'error', text: () => 'an earlier refusal' })
  setServerError(form, 'amount', () => 'an earlier error')
  const outcome = await submitForm(form, { press, formId: 'deposit', ...options })
  const notice = formNoticeOf(form)
  return { form, field, send, stored, outcome, notice, text: notice?.text(), left: sentCommand('deposit')?.key }
}

test('a sent form has no notice or error of the submit before, and its command is stored only while it is sent [SES-24]', async () => {
  const { form, stored, outcome, notice, left } = await submit(() => undefined, { evidence: EVIDENCE })
  expect(stored).toMatchObject({ key: 'k-1', evidence: EVIDENCE })
  expect([outcome, notice, left]).toEqual([{ kind: 'sent' }, undefined, undefined])
  expect(serverErrorsOf(form).size).toBe(0)
  expect(formStateOf(form).submitted).toBe(form.state.values)
})

test('a form without an id stores no command', async () => {
  expect((await submit(() => undefined, { formId: undefined })).stored).toBeUndefined()
})

test('a field that breaks a rule ends the submit at once: nothing is sent or stored [SES-24]', async () => {
  const press: Press<unknown> = { key: 'k-1', prepared: undefined }
  const send = vi.fn()
  const form = new FormApi({ defaultValues: { amount: '' }, onSubmitMeta: press, onSubmit: send })
  form.mount()
  const field = new FieldApi({ form, name: 'amount', validators: { onDynamic: () => 'missing' } })
  field.mount()
  field.setErrorMap({ onDynamic: 'missing' })
  const before = formStateOf(form).submitted
  expect(await submitForm(form, { press, formId: 'deposit' })).toEqual({ kind: 'invalid' })
  expect(send).not.toHaveBeenCalled()
  expect(sentCommand('deposit')).toBeUndefined()
  expect(formStateOf(form).submitted).toBe(before)
})

test('a limit that has changed since the last validation counts', async () => {
  let limit = 10
  const press: Press<unknown> = { key: 'k-1', prepared: undefined }
  const send = vi.fn()
  const form = new FormApi({
    defaultValues: { amount: '5' },
    validators: { onChange: ({ value }) => (Number(value.amount) > limit ? 'too much' : undefined) },
    onSubmitMeta: press,
    onSubmit: send,
  })
  form.mount()
  form.setFieldValue('amount', '50')
  expect(await submitForm(form, { press })).toEqual({ kind: 'invalid' })
  limit = 100
  expect(await submitForm(form, { press })).toEqual({ kind: 'sent' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('offline, a form with evidence is not sent, and one without is', async () => {
  onLine(false)
  const held = await submit(() => undefined, { evidence: EVIDENCE })
  expect([held.outcome, held.text, held.left]).toEqual([
    { kind: 'failed', error: undefined },
    m.form_offline(),
    undefined,
  ])
  expect(held.send).not.toHaveBeenCalled()
  expect((await submit(() => undefined)).outcome).toEqual({ kind: 'sent' })
})

test.each([
  ['offline before and after', [false, false], OFFLINE, 'failed'],
  ['online again afterwards', [false, true], OFFLINE, 'unknown'],
  ['online before', [true, false], OFFLINE, 'unknown'],
  ['offline, but the request timed out', [false, false], new ApiError({ ...OFFLINE, kind: 'timeout' }), 'unknown'],
])('a lost reply, %s %j, has the outcome %s %s', async (_, online, error, kind) => {
  onLine(...online)
  const { outcome, notice, text, left } = await submit(() => Promise.reject(error))
  expect(outcome.kind).toBe(kind)
  if (kind === 'failed') expect([text, notice?.isUnknown, left]).toEqual([m.form_offline(), undefined, undefined])
  else {
    expect(notice).toMatchObject({ level: 'warning', isUnknown: true })
    expect([text, left]).toEqual([m.form_outcome_unknown(), 'k-1'])
  }
})

test('an unknown outcome has the text of its form, also where nothing is stored; without both it is a failure', async () => {
  const lost = () => Promise.reject(OFFLINE)
  const own = await submit(lost, { formId: undefined, describeUnknown: () => 'Tarkista tilaus.' })
  expect([own.outcome, own.text]).toEqual([{ kind: 'unknown' }, 'Tarkista tilaus.'])
  expect((await submit(lost, { formId: undefined })).outcome).toEqual({ kind: 'failed', error: OFFLINE })
})

test('a rejection that may be of the same command leaves the outcome open', async () => {
  const { outcome, left } = await submit(() => Promise.reject(refusal(undefined, 'idempotency_key_reused')))
  expect([outcome, left]).toEqual([{ kind: 'unknown' }, 'k-1'])
})

test('a refusal of the form shows its text, or nothing', async () => {
  const told = await submit(() => Promise.reject(new FormRefusal(() => 'Valitse toinen tapa.')))
  expect([told.outcome, told.text]).toEqual([{ kind: 'failed', error: undefined }, 'Valitse toinen tapa.'])
  expect((await submit(() => Promise.reject(new FormRefusal()))).notice).toBeUndefined()
  expect(reported).not.toHaveBeenCalled()
})

test('a defect is reported, and the form shows the general error', async () => {
  const defect = new TypeError('a defect')
  const { outcome, notice, text } = await submit(() => Promise.reject(defect))
  expect(reported.mock.calls).toEqual([[defect]])
  expect([outcome, notice?.level, text]).toEqual([{ kind: 'failed', error: undefined }, 'error', m.error_generic()])
})

test('a rejection is shown at its field or in the form, unless it is shown elsewhere or its session has ended', async () => {
  const atField = await submit(() => Promise.reject(refusal('sum')), { fields: { sum: 'amount' } })
  expect(atField.outcome.kind).toBe('failed')
  expect([...serverErrorsOf(atField.form).keys()]).toEqual(['amount'])
  expect(atField.notice).toBeUndefined()
  const byCode = await submit(() => Promise.reject(refusal()), { codes: { field_invalid: 'amount' } })
  expect([...serverErrorsOf(byCode.form).keys()]).toEqual(['amount'])
  expect((await submit(() => Promise.reject(refusal()))).notice).toMatchObject({ level: 'error' })
  expect((await submit(() => Promise.reject(refusal()), { isShownElsewhere: () => true })).notice).toBeUndefined()
  const ended = new ApiError({ kind: 'superseded', operation: 'createDeposit' })
  const superseded = await submit(() => Promise.reject(ended), { formId: undefined })
  expect([superseded.outcome, superseded.notice]).toEqual([{ kind: 'failed', error: ended }, undefined])
})
