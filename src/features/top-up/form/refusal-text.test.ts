import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { setCurrentLocale } from '@/language/locale'
import { refusalText } from './refusal-text'

const refused = (...codes: string[]) =>
  new ApiError({
    kind: 'http',
    operation: 'createTopUp',
    status: 409,
    items: codes.map((code) => ({ code, message: '', severity: 'Error' })),
  })

test.each([
  [['not_enough_balance'], 'Tilin saldo ei riitä lataukseen.'],
  [['yearly_limit_exceeded', 'not_enough_balance'], 'Työntekijän vuosiraja ylittyy.'],
  [['group_yearly_limit_exceeded'], 'Eturyhmän vuosiraja ylittyy.'],
  [['top_up_in_progress'], 'Toinen lataus on kesken. Odota, että se valmistuu.'],
  [['access_denied'], m.error_generic()],
  [['never_heard_of'], m.error_generic()],
  [[], m.error_generic()],
])('a load rejected with %j shows: %s [TOP-07] [TOP-09] [NAV-14]', (codes, text) => {
  setCurrentLocale('fi')
  expect(refusalText(refused(...codes))).toBe(text)
})

test('the first code selects the message in English too [TOP-09]', () => {
  setCurrentLocale('en')
  expect(refusalText(refused('not_enough_balance'))).toBe(m.error_not_enough_balance({}, { locale: 'en' }))
})
