// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/replies/api-error'
import { host, input, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { asAnyForm } from '../any-form'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { useConfirmClose } from '../draft/confirm-leave'
import { FormRoot } from '../form-root'
import { compareWithSaved } from './saved-meanwhile'

useFreshPage()

interface Values {
  name: string
  phone: string
}
const rules = bodyForm({
  schema: z.object({ name: z.string(), phone: z.string() }),
  toBody: (values: Values) => values,
})
const FIRST: Values = { name: 'Eero', phone: '1' }

function RecordForm({ read, send }: { read: () => Promise<Values>; send: (values: Values) => unknown }) {
  const form = useAppForm({
    ...rules.options,
    defaultValues: FIRST,
    onSubmit: async ({ value }) => {
      await send(value)
    },
  })
  const closing = useConfirmClose(asAnyForm(form))
  return (
    <FormRoot
      form={form}
      draft={false}
      describeUnknown={() => 'Voit tallentaa uudelleen.'}
      before={compareWithSaved(read, (name, value) => ({ label: `kohta ${name}`, text: String(value) }))}
    >
      <form.AppField name="name">{(field) => <field.TextField label="Nimi" />}</form.AppField>
      <form.AppField name="phone">{(field) => <field.TextField label="Puhelin" />}</form.AppField>
      <form.SubmitButton>Tallenna</form.SubmitButton>
      <button type="button" onClick={() => closing.ask(() => undefined)}>
        Sulje
      </button>
      {closing.dialog}
    </FormRoot>
  )
}

const button = (name: string) =>
  [...host.ownerDocument.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => settle(() => button(name)?.click())
const dialog = () => host.ownerDocument.querySelector('dialog[open]')?.textContent ?? ''

test('saves without a question if nobody else has changed the record', async () => {
  const send = vi.fn<(values: Values) => void>()
  const read = vi.fn(() => Promise.resolve(FIRST))
  render(<RecordForm read={read} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  expect(read).toHaveBeenCalledTimes(1)
  expect(dialog()).toBe('')
  expect(send.mock.calls).toEqual([[{ name: 'Eerik', phone: '1' }]])
})

test('shows what others have saved before anything is sent, and does not undo it', async () => {
  const send = vi.fn<(values: Values) => void>()
  render(<RecordForm read={() => Promise.resolve({ ...FIRST, phone: '2' })} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  expect(dialog()).toContain('kohta phone')
  expect(dialog()).toContain('Aiemmin: 1')
  expect(send).not.toHaveBeenCalled()
  expect(input('phone').value).toBe('2')
  await press(m.form_meanwhile_save())
  expect(send.mock.calls).toEqual([[{ name: 'Eerik', phone: '2' }]])
})

test('back in the form, a field that both have changed has the user’s value, and the next submit asks nothing', async () => {
  const send = vi.fn<(values: Values) => void>()
  render(<RecordForm read={() => Promise.resolve({ ...FIRST, name: 'Eeva' })} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  expect(dialog()).toContain('Sinulla: Eerik')
  await press(m.form_meanwhile_back())
  expect(send).not.toHaveBeenCalled()
  expect(input('name').value).toBe('Eerik')
  await press('Tallenna')
  expect(send.mock.calls).toEqual([[{ name: 'Eerik', phone: '1' }]])
})

test('a value of the user’s own save whose reply was lost is not shown as another’s [COM-13]', async () => {
  let saved = FIRST
  const send = vi.fn<(values: Values) => unknown>((values) => {
    saved = { ...values, phone: '2' }
    return Promise.reject(new ApiError({ kind: 'network', operation: 'updateEmployee' }))
  })
  render(<RecordForm read={() => Promise.resolve(saved)} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  type('name', 'Eerika')
  await press('Tallenna')
  expect(dialog()).toContain('kohta phone')
  expect(dialog()).not.toContain('kohta name')
  await press(m.form_meanwhile_save())
  expect(send.mock.lastCall).toEqual([{ name: 'Eerika', phone: '2' }])
})

test('sends nothing and says so if the record cannot be read again', async () => {
  const send = vi.fn<(values: Values) => void>()
  vi.stubGlobal('reportError', vi.fn())
  render(<RecordForm read={() => Promise.reject(new Error('gone'))} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  expect(send).not.toHaveBeenCalled()
  expect(host.querySelector('[data-form-notice]')).not.toBeNull()
})

test('sends nothing if the form is closed while the record is being read', async () => {
  const send = vi.fn<(values: Values) => void>()
  let answer: (values: Values) => void = () => {}
  render(<RecordForm read={() => new Promise((done) => (answer = done))} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  render(null)
  await settle(() => answer(FIRST))
  expect(send).not.toHaveBeenCalled()
})

test('tells what others have saved at the next press, if the user was asked about leaving while it was read', async () => {
  const send = vi.fn<(values: Values) => void>()
  let answer: (values: Values) => void = () => {}
  render(<RecordForm read={() => new Promise((done) => (answer = done))} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  await press('Sulje')
  await press(m.form_leave_stay())
  await settle(() => answer({ name: 'Erkki', phone: '2' }))
  expect([dialog(), input('phone').value]).toEqual(['', '1'])
  await press('Tallenna')
  await settle(() => answer({ name: 'Erkki', phone: '2' }))
  expect(dialog()).toContain('kohta name')
  expect(send).not.toHaveBeenCalled()
})

test('sends what stood in the form at the press: fields ignore input while the record is being read', async () => {
  const send = vi.fn<(values: Values) => void>()
  let answer: (values: Values) => void = () => {}
  render(<RecordForm read={() => new Promise((done) => (answer = done))} send={send} />)
  type('name', 'Eerik')
  await press('Tallenna')
  type('name', 'Eerikki')
  expect(input('name').value).toBe('Eerik')
  await settle(() => answer(FIRST))
  expect(send.mock.calls).toEqual([[{ name: 'Eerik', phone: '1' }]])
  type('name', 'Eerikki')
  expect(input('name').value).toBe('Eerikki')
})

test('two simultaneous submits read once and send once [SES-24]', async () => {
  const send = vi.fn<(values: Values) => void>()
  const read = vi.fn(() => Promise.resolve(FIRST))
  render(<RecordForm read={read} send={send} />)
  type('name', 'Eerik')
  await settle(() => {
    button('Tallenna')?.click()
    button('Tallenna')?.click()
  })
  expect([read.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
})
