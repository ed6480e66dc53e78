import { LoginBody } from '@generated/api/session/session.zod'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyForm } from './body-form'
import { choice, euros, optional, optionalDate } from './fields/parsers'

const said = (errors: Record<string, () => string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error()]))

const loginBody = bodyForm({ schema: LoginBody, toBody: (values: { username: string; password: string }) => values })

const orderBody = bodyForm({
  schema: z.object({
    name: z.string().check(z.minLength(3), z.maxLength(5)),
    note: z.optional(z.string().check(z.maxLength(4))),
    email: z.email(),
    amount: z.int().check(z.gte(51), z.lte(5_000_000)),
    percent: z.number().check(z.lte(99.5)),
    start: z.optional(z.iso.date()),
    rows: z.array(z.object({ code: z.string().check(z.regex(/^[A-Z]+$/)) })).check(z.minLength(1)),
    company: z.object({ city: z.string().check(z.minLength(1)) }),
  }),
  toBody: (values: typeof order) => ({
    name: values.name,
    note: optional(values.note),
    email: values.email,
    amount: euros(values.amount),
    percent: values.percent,
    start: optionalDate(values.start),
    rows: values.rows,
    company: { city: values.city },
  }),
  fields: { company: 'place', 'company.city': 'city' },
  money: ['amount'],
  check: (values) => (values.note === 'x' && values.name !== 'abc' ? { note: () => 'x only for abc' } : undefined),
})

const order = {
  name: 'abc',
  note: '',
  email: 'a@b.fi',
  amount: '12,50',
  percent: 5,
  start: '',
  rows: [{ code: 'A' }],
  city: 'Turku',
}

test('a blank required field is an error, and white space counts as blank [VAL-01]', () => {
  expect(said(loginBody.errors({ username: '  \u00a0', password: '' }))).toEqual({
    username: m.form_error_required(),
    password: m.form_error_required(),
  })
})

test('texts are trimmed before they are checked and sent, passwords are not [FMT-07] [VAL-17]', () => {
  expect(loginBody.read({ username: '  matti ', password: ' salainen ' })).toEqual({
    username: 'matti',
    password: ' salainen ',
  })
  expect(said(orderBody.errors({ ...order, name: '  ab   ' }))).toEqual({
    name: m.form_error_too_short({ count: '3' }),
  })
})

test('the error of a broken limit names the limit [VAL-16]', () => {
  expect(said(loginBody.errors({ username: 'a'.repeat(101), password: 'x' }))).toEqual({
    username: m.form_error_too_long({ count: '100' }),
  })
  expect(
    said(
      orderBody.errors({ ...order, name: 'abcdef', note: '12345', email: 'nobody', rows: [], percent: 100, city: '' }),
    ),
  ).toEqual({
    name: m.form_error_too_long({ count: '5' }),
    note: m.form_error_too_long({ count: '4' }),
    email: m.form_error_email(),
    rows: 'Valitse vähintään 1.',
    percent: 'Enintään 99,5.',
    city: m.form_error_required(),
  })
})

test('errors name limits in cents as euros', () => {
  expect(said(orderBody.errors({ ...order, amount: '0,50' }))).toEqual({ amount: 'Vähintään 0,51\u00a0€.' })
  expect(said(orderBody.errors({ ...order, amount: '50000,01' }))).toEqual({
    amount: 'Enintään 50\u00a0000,00\u00a0€.',
  })
})

test('text that cannot be parsed is an error, never a wrong number or day', () => {
  expect(said(orderBody.errors({ ...order, amount: 'abc', start: '31.2.2026' }))).toEqual({
    amount: m.form_error_money(),
    start: m.form_error_no_such_day(),
  })
  expect(said(orderBody.errors({ ...order, amount: '1.234', start: 'huomenna' }))).toEqual({
    amount: m.form_error_money_ambiguous(),
    start: m.form_error_date(),
  })
  expect(() => orderBody.read({ ...order, amount: 'abc' })).toThrow()
})

test('values become the contract’s body: cents, yyyy-MM-dd, without blanks', () => {
  expect(orderBody.read({ ...order, amount: ' 1 234,50 € ', start: '7.6.2026' })).toEqual({
    name: 'abc',
    note: undefined,
    email: 'a@b.fi',
    amount: 123_450,
    percent: 5,
    start: '2026-06-07',
    rows: [{ code: 'A' }],
    company: { city: 'Turku' },
  })
})

test('issues inside lists and renamed objects find their fields', () => {
  expect(Object.keys(orderBody.errors({ ...order, rows: [{ code: 'A' }, { code: 'b' }] }))).toEqual(['rows[1].code'])
})

test('the error of an invalid phone number explains the format, also for nested fields [VAL-07]', () => {
  const phone = z.string().check(z.regex(/^\+\d{6,}$/))
  const { errors } = bodyForm({
    schema: z.object({ phoneNumber: phone, people: z.array(z.object({ phoneNumber: phone })) }),
    toBody: (values: { phoneNumber: string; people: { phoneNumber: string }[] }) => values,
  })
  expect(said(errors({ phoneNumber: '+123', people: [{ phoneNumber: '040' }] }))).toEqual({
    phoneNumber: m.form_error_phone(),
    'people[0].phoneNumber': m.form_error_phone(),
  })
})

test('a form’s own rules add to the contract’s errors and never hide them [VAL-16]', () => {
  expect(said(orderBody.errors({ ...order, note: 'x', name: 'abd' }))).toEqual({ note: 'x only for abc' })
  expect(orderBody.errors({ ...order, note: 'x' })).toEqual({})
})

const paidBody = bodyForm({
  schema: z.object({
    name: z.string().check(z.minLength(1)),
    payment: z.discriminatedUnion('method', [
      z.object({
        method: z.literal('bank'),
        code: z.string().check(z.minLength(1)),
        note: z.string().check(z.maxLength(3)),
      }),
      z.object({ method: z.literal('link'), email: z.email(), note: z.string().check(z.maxLength(2)) }),
    ]),
  }),
  toBody: ({
    name,
    ...payment
  }: {
    name: string
    method: '' | 'bank' | 'link'
    code: string
    email: string
    note: string
  }) => ({
    name,
    payment: { ...payment, method: choice(payment.method) },
  }),
  fields: { 'payment.method': 'method', 'payment.code': 'code', 'payment.email': 'email', 'payment.note': 'note' },
})
const paid = { name: 'a', method: '', code: '', email: '', note: '' } as const

test('only the fields of the chosen branch of a union are validated [VAL-16]', () => {
  expect(said(paidBody.errors({ ...paid, method: 'bank', email: 'nobody' }))).toEqual({ code: m.form_error_required() })
  expect(said(paidBody.errors({ ...paid, method: 'link', email: 'nobody', note: 'abc' }))).toEqual({
    email: m.form_error_email(),
    note: m.form_error_too_long({ count: '2' }),
  })
  expect(paidBody.read({ ...paid, method: 'link', code: 'x', email: 'a@b.fi' })).toEqual({
    name: 'a',
    payment: { method: 'link', email: 'a@b.fi', note: '' },
  })
})

test('before a branch is chosen, the choice is required and errors common to all branches are shown [VAL-16]', () => {
  expect(said(paidBody.errors({ ...paid, name: '', note: 'abcd' }))).toEqual({
    name: m.form_error_required(),
    method: m.form_error_required(),
    note: m.form_error_too_long({ count: '3' }),
  })
})
