// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { plainDate } from '@/values/dates/plain-date'
import {
  find,
  host,
  input,
  leave,
  messageOf,
  render,
  settle,
  type,
  useFreshPage,
} from '../../../tests/support/mount-in-test'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { FormRoot } from '../form-root'
import { dateWithin, differsFromUsername, endsAfterStart, inCountries, repeatsPassword } from './field-rules'
import { choice, date, euros, phone } from './parsers'

useFreshPage()

const empty = {
  amount: '',
  phone: '',
  day: '',
  newPassword: '',
  country: '',
  size: '' as 'small' | 'large' | '',
  terms: false,
}

const countries = [
  { value: 'SE', label: 'Ruotsi' },
  { value: 'AX', label: 'Ahvenanmaa' },
  { value: 'AT', label: 'Itävalta' },
  { value: 'XX', label: 'Åland' },
  { value: 'ZW', label: 'Zimbabwe' },
]

const body = bodyForm({
  schema: z.object({
    amount: z.int().check(z.gte(1), z.lte(5_000_000)),
    phone: z.string().check(z.maxLength(20), z.regex(/^\+\d{6,19}$/)),
    day: z.iso.date(),
    newPassword: z.string().check(z.minLength(10), z.maxLength(50)),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    size: z.enum(['small', 'large']),
    terms: z.literal(true),
  }),
  toBody: (values: typeof empty) => ({
    amount: euros(values.amount),
    phone: phone(values.phone),
    day: date(values.day),
    newPassword: values.newPassword,
    country: values.country,
    size: choice(values.size),
    // The schema must treat an unchecked consent as missing.
    terms: (values.terms || undefined) as true,
  }),
  money: ['amount'],
  check: (values) => ({
    day: dateWithin(values.day, { max: plainDate('2026-12-31') }),
    country: inCountries(values.country, countries),
  }),
})

function AllFields({ send, country = '' }: { send: (body: unknown) => void; country?: string }) {
  const form = useAppForm({
    ...body.options,
    defaultValues: { ...empty, country },
    onSubmit: ({ value }) => send(body.read(value)),
  })
  return (
    <FormRoot form={form}>
      <form.AppField name="amount">{(field) => <field.MoneyField label="Summa" />}</form.AppField>
      <form.AppField name="phone">{(field) => <field.PhoneField label="Puhelin" />}</form.AppField>
      <form.AppField name="day">{(field) => <field.DateField label="Päivä" />}</form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.NewPasswordField label="Salasana" username="Matti.Meikalainen" />}
      </form.AppField>
      <form.AppField name="country">{(field) => <field.SelectField label="Maa" options={countries} />}</form.AppField>
      <form.AppField name="size">
        {(field) => (
          <field.RadioField
            label="Koko"
            options={[
              { value: 'small', label: 'Pieni' },
              { value: 'large', label: 'Suuri' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="terms">{(field) => <field.CheckboxField label="Hyväksyn" required />}</form.AppField>
      <form.SubmitButton>Lähetä</form.SubmitButton>
    </FormRoot>
  )
}

const press = (selector: string) => act(() => find('input', selector).click())
const submit = () => settle(() => find('button', '[type=submit]').click())

function choose(name: string, value: string) {
  const select = find('select', `[name=${name}]`)
  act(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('fields of every kind build the contract’s body', async () => {
  const send = vi.fn()
  render(<AllFields send={send} />)
  type('amount', '1 234,5')
  type('phone', '040 123 4567')
  type('day', '7.6.2026')
  type('newPassword', ' Kissa-1234')
  choose('country', 'SE')
  press('[value=large]')
  press('[name=terms]')
  await submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    amount: 123_450,
    phone: '+358401234567',
    day: '2026-06-07',
    newPassword: ' Kissa-1234',
    country: 'SE',
    size: 'large',
    terms: true,
  })
})

test('text is normalised when the field loses focus', () => {
  render(<AllFields send={() => undefined} />)
  type('amount', '1 234.5 €')
  leave('amount')
  type('phone', '0401234567')
  leave('phone')
  type('day', '7.6.2026')
  leave('day')
  expect([input('amount').value, input('phone').value, input('day').value]).toEqual([
    '1234,50',
    '+358401234567',
    '07.06.2026',
  ])
})

test('every blank required field has an error [VAL-01]', async () => {
  const send = vi.fn()
  render(<AllFields send={send} />)
  await submit()
  expect(send).not.toHaveBeenCalled()
  const messages = [...host.querySelectorAll('[data-slot=field-message]')].map((message) => message.textContent)
  const typed = Array.from({ length: 4 }, () => m.form_error_required())
  expect(messages).toEqual([...typed, m.form_error_choice(), m.form_error_choice(), m.form_error_consent()])
})

test('a day outside its limits is refused with an error that names the limit', () => {
  render(<AllFields send={() => undefined} />)
  type('day', '1.1.2027')
  leave('day')
  expect(messageOf('day')).toBe('Myöhäisin mahdollinen päivä on 31.12.2026.')
})

test('the checklist of a new password shows each rule as it is met [VAL-04]', () => {
  render(<AllFields send={() => undefined} />)
  const met = () =>
    [...host.querySelectorAll('[data-slot=password-checklist] [data-met=true] span:first-of-type')].map(
      (rule) => rule.textContent,
    )
  expect(met()).toEqual([])
  type('newPassword', 'kissa')
  expect(met()).toEqual([m.form_password_rule_lower(), m.form_password_rule_space(), m.form_password_rule_username()])
  type('newPassword', 'matti.meikalainen')
  expect(met()).toEqual([
    '10–\u206050\u00a0merkkiä',
    m.form_password_rule_lower(),
    m.form_password_rule_symbol(),
    m.form_password_rule_space(),
  ])
  type('newPassword', 'Kissa-12345')
  expect(met()).toHaveLength(7)
  const described = input('newPassword').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.dataset.slot).toBe('password-checklist')
})

test('the repeated password must match once it is typed [VAL-05]', () => {
  expect(repeatsPassword('Kissa-12345', 'Kissa-1234')?.()).toBe(m.form_error_mismatch())
  expect(repeatsPassword('Kissa-12345', 'kissa-12345')?.()).toBe(m.form_error_mismatch())
  expect(repeatsPassword('Kissa-12345', 'Kissa-12345')).toBeUndefined()
  expect(repeatsPassword('Kissa-12345', '')).toBeUndefined()
})

test('a password that equals the username is refused, whatever the case', () => {
  expect(differsFromUsername('Matti.123Abc', 'matti.123abc')?.()).toBe(m.error_password_equals_username())
  expect(differsFromUsername('Kissa-12345', 'matti')).toBeUndefined()
})

test('a range may be one day and never ends before it starts', () => {
  expect(endsAfterStart('2.1.2026', '1.1.2026')?.()).toBe(m.form_error_range())
  expect(endsAfterStart('1.1.2026', '1.1.2026')).toBeUndefined()
  expect(endsAfterStart('', '1.1.2026')).toBeUndefined()
})

test('a saved country that is no longer in the list must be chosen again [VAL-09]', async () => {
  const send = vi.fn()
  render(<AllFields send={send} country="YU" />)
  expect(find('select').selectedOptions[0]?.textContent).toBe(m.form_choose())
  await submit()
  expect(send).not.toHaveBeenCalled()
  const message = () => find('select').closest('[data-slot=field]')?.querySelector('[data-slot=field-message]')
  expect(message()?.textContent).toBe(m.form_error_choice())
  choose('country', 'AX')
  expect(message()).toBeNull()
})
