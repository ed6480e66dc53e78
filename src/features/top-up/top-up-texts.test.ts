import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { cents } from '@/values/money'
import type { LeftOutReason } from './form/dry-run'
import { percentText, reasonText, recipientsText } from './top-up-texts'

beforeEach(() => setCurrentLocale('fi'))

test.each([
  [0, 'fi', '0\u00a0%'],
  [2.5, 'fi', '2,5\u00a0%'],
  [24, 'fi', '24\u00a0%'],
  [25.5, 'fi', '25,5\u00a0%'],
  [25.5, 'en', '25,5%'],
] as const)('%f per cent is written in %s as %j', (percent, locale, text) => {
  setCurrentLocale(locale)
  expect(percentText(percent)).toBe(text)
})

test.each([
  [0, 'fi', m.top_up_recipients_many({ count: '0', amount: '50,00\u00a0€' })],
  [1, 'fi', '1 työntekijä × 50,00\u00a0€'],
  [31, 'fi', m.top_up_recipients_many({ count: '31', amount: '50,00\u00a0€' })],
  [9805, 'fi', m.top_up_recipients_many({ count: '9\u00a0805', amount: '50,00\u00a0€' })],
  [1, 'en', '1 employee × 50,00\u00a0€'],
  [9805, 'en', m.top_up_recipients_many({ count: '9\u00a0805', amount: '50,00\u00a0€' }, { locale: 'en' })],
] as const)('%i recipients of a load, in %s: %s [FMT-03]', (count, locale, text) => {
  setCurrentLocale(locale)
  expect(recipientsText(count, cents(5000))).toBe(text)
})

test.each<[LeftOutReason, string]>([
  ['nothing-left', 'Ei enää ladattavaa tälle kaudelle'],
  ['on-hold', m.top_up_reason_on_hold()],
  ['on-hold-hidden', m.top_up_on_hold()],
  ['not-chosen', 'Ei valittu'],
  ['no-benefit', 'Ei tätä etua'],
  ['not-valid', 'Etu ei ole voimassa latauspäivänä'],
  ['failed', 'Lataus epäonnistui'],
])('whoever is left out as %s is told why: %s', (reason, text) => {
  expect(reasonText(reason)).toBe(text)
})
