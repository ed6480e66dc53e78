import type { Benefit } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BadgeEuro } from 'lucide-react'
import { expect, test } from 'vitest'
import {
  BENEFIT_ORDER,
  benefitDescription,
  benefitIcon,
  benefitName,
  canLoadOnHold,
  countedBenefits,
  isBenefitType,
} from './benefit-names'
import {
  COMPANY_SIZES,
  companySizeName,
  companySizeOf,
  companySizeOptions,
  invoiceMethodName,
  invoiceMethodOptions,
  isInvoiceMethod,
  OPERATOR_OPTIONS,
  operatorName,
} from './company-choices'
import { countryName, countryOptions } from './countries'
import { employeeSearchText } from './employee-search'
import { monthHeading, monthTitle, parseMonth, shortMonthName } from './months'

const messages: Record<string, unknown> = m
const text = (key: string) => {
  const message = messages[key]
  return typeof message === 'function' ? (message() as string) : undefined
}

test('benefits have a name, a description and an icon of their own, lunch first [GRP-01]', () => {
  expect(BENEFIT_ORDER).toEqual(['lunch', 'recreational', 'transport', 'massage', 'wellbeing'])
  for (const type of BENEFIT_ORDER) {
    expect([benefitName(type), benefitDescription(type)]).toEqual([
      text(`benefits_${type}`),
      text(`benefits_${type}_text`),
    ])
    expect([isBenefitType(type), benefitIcon(type) === BadgeEuro]).toEqual([true, false])
  }
  expect(new Set(BENEFIT_ORDER.map(benefitIcon)).size).toBe(BENEFIT_ORDER.length)
})

test('an unknown benefit has a neutral name and icon [CTR-07]', () => {
  expect([benefitName('sauna' as never), benefitIcon('sauna' as never)]).toEqual([m.benefits_other(), BadgeEuro])
  expect(isBenefitType('sauna')).toBe(false)
})

test('lunch and transport cannot be loaded for an employee on hold [TOP-03]', () => {
  expect(BENEFIT_ORDER.filter(canLoadOnHold)).toEqual(['recreational', 'massage', 'wellbeing'])
})

test('only benefits in use need money [DEP-03]', () => {
  const benefit = (type: Benefit['type'], state: Benefit['state']) => ({ id: type, type, state }) as Benefit
  const benefits = [benefit('massage', 'active'), benefit('transport', 'available'), benefit('lunch', 'active')]
  expect(countedBenefits(benefits)).toEqual(['lunch', 'massage'])
})

test('company sizes are offered from the smallest [COM-04]', () => {
  expect(companySizeOptions()).toEqual(
    [4, 3, 2, 1].map((size) => ({ value: String(size), label: text(`company_size_${size}`) })),
  )
  expect(COMPANY_SIZES.map((size) => companySizeOf(String(size)))).toEqual([4, 3, 2, 1])
  expect(companySizeOf('')).toBeUndefined()
  expect(companySizeName(9 as never)).toBe('–')
})

test('countries are named in the language, without an English name in Finnish; a code that is not listed stays a code [FMT-12]', () => {
  const countries = [
    { id: 'FI', nameFi: 'Suomi', nameEn: 'Finland' },
    { id: 'SE', nameFi: 'Ruotsi', nameEn: 'Sweden' },
    { id: 'VA', nameFi: 'Vatikaani', nameEn: ' ' },
    { id: 'ZW', nameFi: 'Zimbabwe' },
  ]
  const named = ['Finland', 'Sweden', 'Vatikaani', 'Zimbabwe']
  expect(countryOptions(countries, 'en').map(({ label }) => label)).toEqual(named)
  const options = countryOptions(countries, 'fi')
  expect([countryName('SE', options), countryName('XX', options)]).toEqual(['Ruotsi', 'XX'])
})

test('countries are sorted in the language of the interface [FMT-12]', () => {
  const country = (nameFi: string, nameEn: string) => ({ id: nameEn, nameFi, nameEn })
  const countries = [
    country('Ruotsi', 'Sweden'),
    country('Ahvenanmaa', 'Åland'),
    country('Itävalta', 'Austria'),
    country('Åbo', 'Turku'),
    country('Zimbabwe', 'Zimbabwe'),
  ]
  const names = (locale: 'fi' | 'en') => countryOptions(countries, locale).map(({ label }) => label)
  expect(names('fi')).toEqual(['Ahvenanmaa', 'Itävalta', 'Ruotsi', 'Zimbabwe', 'Åbo'])
  expect(names('en')).toEqual(['Åland', 'Austria', 'Sweden', 'Turku', 'Zimbabwe'])
})

test('offers the invoice methods, and shows the price of paper before it is chosen [COM-04]', () => {
  expect(invoiceMethodOptions()).toEqual([
    { value: 'email', label: m.invoicing_method_email() },
    { value: 'einvoice', label: m.invoicing_method_einvoice() },
    { value: 'paper', label: m.invoicing_method_paper(), hint: expect.stringMatching(/\d+,\d\d/) },
  ])
  expect([isInvoiceMethod('paper'), isInvoiceMethod('fax')]).toEqual([true, false])
  expect(invoiceMethodName('fax' as never)).toBe(m.invoicing_method_other())
})

test('lists operators in alphabetical order with their identifiers, and names an unknown one by its identifier [SGN-06]', () => {
  expect(OPERATOR_OPTIONS.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'HELSFIHH Aktia',
    '003723327487 Apix',
    'BAWCFI22 Basware',
    '003703575029 CGI',
    'DABAFIHH Danske Bank',
    'HANDFIHH Handelsbanken',
    '003721291126 Maventa',
    'NDEAFIHH Nordea',
    'OKOYFIHH OP Ryhmä',
    '003708599126 OpenText',
    '003723609900 Pagero',
    '003714377140 Ropo',
    'SBANFIHH S-Pankki',
    '003701011385 Tietoevry',
  ])
  expect(OPERATOR_OPTIONS.every(({ value, note }) => value === note)).toBe(true)
  expect([operatorName('NDEAFIHH'), operatorName('X')]).toEqual(['Nordea', 'X'])
})

test('writes a month at the start of a line with a capital letter, and in the title of its page [MON-01]', () => {
  const october = parseMonth('2026-10')
  expect(october && monthHeading(october)).toBe('Lokakuu 2026')
  expect(october && [shortMonthName(october, 'fi'), shortMonthName(october, 'en')]).toEqual(['loka', 'Oct'])
  expect(monthTitle('2026-10')).toBe(`${m.menu_month()} lokakuu 2026`)
  expect([monthTitle('2026-13'), monthTitle(undefined)]).toEqual([m.menu_month(), m.menu_month()])
})

test('an employee is found by the name in both orders, the two numbers and the email [EMP-02]', () => {
  const employee = { firstName: 'Eero', lastName: 'Mäkelä', emailAddress: 'eero@yritys.example' }
  const numbers = { employeeNumber: '77', costCenterNumber: 'K-5' }
  expect(employeeSearchText({ ...employee, ...numbers } as never).split('\n')).toEqual([
    'Mäkelä Eero Mäkelä',
    '77',
    'K-5',
    'eero@yritys.example',
  ])
  expect(employeeSearchText(employee as never)).not.toContain('undefined')
})
