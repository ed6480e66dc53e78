// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formatDate, parseDate } from '@/values/dates/plain-date'
import { formatEuroInput, parseEuros } from '@/values/numbers/money'
import { normalisePhone } from '@/values/people/phone'
import { trimmed } from '@/values/text/text'
import { host, render, settle, useFreshPage } from '../../../tests/support/mount-in-test'
import { NAUGHTY_STRINGS } from '../../../tests/support/naughty-strings'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { FormRoot } from '../form-root'
import { date, euros, optionalDecimal, phone, wholeNumber } from './parsers'

useFreshPage()

const EMPTY = {
  text: '',
  username: '',
  email: '',
  phone: '',
  money: '',
  date: '',
  area: '',
  password: '',
  newPassword: '',
  whole: '',
  decimal: '',
}
type Values = typeof EMPTY
const NAMES = Object.keys(EMPTY) as (keyof Values)[]

const anyText = z.string().check(z.minLength(1))
const body = bodyForm({
  schema: z.object({
    text: anyText,
    username: anyText,
    email: anyText,
    phone: anyText,
    money: z.int(),
    date: z.iso.date(),
    area: anyText,
    password: anyText,
    newPassword: anyText,
    whole: z.int(),
    decimal: z.number(),
  }),
  toBody: (values: Values) => ({
    ...values,
    phone: phone(values.phone),
    money: euros(values.money),
    date: date(values.date),
    whole: wholeNumber(values.whole),
    decimal: optionalDecimal(values.decimal) as number,
  }),
})

const useTexts = () => useAppForm({ ...body.options, defaultValues: EMPTY })
type TextsForm = ReturnType<typeof useTexts>

/** One field of each kind. */
const FIELDS: Record<keyof Values, (own: TextsForm) => ReactNode> = {
  text: (own) => <own.AppField name="text">{(field) => <field.TextField label="Teksti" />}</own.AppField>,
  username: (own) => <own.AppField name="username">{(field) => <field.UsernameField label="Tunnus" />}</own.AppField>,
  email: (own) => <own.AppField name="email">{(field) => <field.EmailField label="Posti" />}</own.AppField>,
  phone: (own) => <own.AppField name="phone">{(field) => <field.PhoneField label="Puhelin" />}</own.AppField>,
  money: (own) => <own.AppField name="money">{(field) => <field.MoneyField label="Summa" />}</own.AppField>,
  date: (own) => <own.AppField name="date">{(field) => <field.DateField label="Päivä" />}</own.AppField>,
  area: (own) => <own.AppField name="area">{(field) => <field.TextAreaField label="Viesti" />}</own.AppField>,
  password: (own) => (
    <own.AppField name="password">
      {(field) => <field.PasswordField label="Salasana" autoComplete="current-password" />}
    </own.AppField>
  ),
  newPassword: (own) => (
    <own.AppField name="newPassword">
      {(field) => <field.NewPasswordField label="Uusi" username="aino.virtanen" />}
    </own.AppField>
  ),
  whole: (own) => <own.AppField name="whole">{(field) => <field.TextField label="Päiviä" />}</own.AppField>,
  decimal: (own) => <own.AppField name="decimal">{(field) => <field.TextField label="Prosentti" />}</own.AppField>,
}

const forms = {} as Record<keyof Values, TextsForm>
/** A form with one field only: each text that is typed renders its whole form. */
function FormOf({ name }: { name: keyof Values }) {
  const own = useTexts()
  useEffect(() => {
    forms[name] = own
  })
  return (
    <FormRoot form={own}>
      {FIELDS[name](own)}
      <own.SubmitButton>Tallenna</own.SubmitButton>
    </FormRoot>
  )
}
const stored = () => Object.fromEntries(NAMES.map((name) => [name, forms[name].state.values[name]]))
const shown = () => Object.fromEntries(NAMES.map((name) => [name, control(name).value]))

const control = (name: string) => {
  const found = host.querySelector(`[name=${name}]`)
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(`no ${name}`)
  return found
}

/** Types a text into each field and blurs it. @returns the value that each input accepted */
function typeInto(texts: Readonly<Record<keyof Values, string>>): Values {
  const taken = { ...EMPTY }
  act(() => {
    for (const name of NAMES) {
      const element = control(name)
      const prototype: object = Object.getPrototypeOf(element) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, texts[name])
      taken[name] = element.value
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  act(() => {
    for (const name of NAMES) control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  return taken
}

/** How a field normalises its text on blur. */
const rewritten: Partial<Record<keyof Values, (text: string) => string>> = {
  phone: normalisePhone,
  money: (text) => {
    const read = parseEuros(text)
    return read.ok ? formatEuroInput(read.value) : text
  },
  date: (text) => {
    const read = parseDate(text)
    return read.ok ? formatDate(read.value) : text
  },
}

const written = (taken: Values) =>
  Object.fromEntries(NAMES.map((name) => [name, rewritten[name]?.(taken[name]) ?? taken[name]]))

/** In each round every field gets a different text. */
const ROUNDS = Array.from({ length: Math.ceil(NAUGHTY_STRINGS.length / NAMES.length) }, (_, round) => round)

// Three offsets, so that each text is tested in three kinds of fields.
test.each([0, 4, 8])('fields accept naughty strings without throwing or losing one, shifted by %i', async (shift) => {
  render(NAMES.map((name) => <FormOf key={name} name={name} />))
  for (const round of ROUNDS) {
    const texts = { ...EMPTY }
    for (const [at, name] of NAMES.entries()) {
      texts[name] = NAUGHTY_STRINGS[round * NAMES.length + ((at + shift) % NAMES.length)] ?? ''
    }
    const expected = written(typeInto(texts))
    expect(stored()).toEqual(expected)
    expect(shown()).toEqual(expected)
  }
  // A rejected submit keeps all values as well.
  const before = stored()
  await settle(() => {
    for (const button of host.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.click()
  })
  expect(stored()).toEqual(before)
  expect(shown()).toEqual(before)
})

test('every naughty string in every kind of field makes a valid body or an error', () => {
  for (const text of NAUGHTY_STRINGS) {
    const values = Object.fromEntries(NAMES.map((name) => [name, text])) as Values
    const errors = body.errors(values)
    for (const error of Object.values(errors)) expect(error()).toMatch(/\p{L}/u)
    const { money, whole, decimal: percent, date: day, text: plain, password } = readable(values)
    if (!errors.money) expect(Number.isSafeInteger(money)).toBe(true)
    if (!errors.whole) expect(Number.isSafeInteger(whole)).toBe(true)
    if (!errors.decimal) expect(Number.isFinite(percent)).toBe(true)
    if (!errors.date) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    if (!errors.text) expect(plain).toBe(trimmed(text))
    expect(password).toBe(text)
  }
})

/** The body before validation; an unparsable text is an object that no schema accepts. */
const readable = (values: Values) => ({
  money: euros(values.money),
  whole: wholeNumber(values.whole.trim()),
  decimal: optionalDecimal(values.decimal.trim()),
  date: date(values.date),
  text: trimmed(values.text),
  password: values.password,
})
