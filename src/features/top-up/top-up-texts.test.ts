import type { TopUpItemStatus, TopUpLoadDetail, TopUpLoadStatus } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { cents } from '@/values/numbers/money'
import { load as anyLoad, loadItem } from '../../../tests/support/loads'
import type { LeftOutReason } from './form/dry-run'
import { employeesText, outcomeOf, percentText, reasonText, recipientsText, refusalText } from './top-up-texts'

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

test('names a number of employees with its thousands [FMT-03]', () => {
  expect([employeesText(1), employeesText(9805)]).toEqual(['1 työntekijä', '9\u00a0805 työntekijää'])
})

test('a load that cannot be read was sent all the same [TOP-15]', () => {
  expect(outcomeOf(undefined)).toEqual({
    tone: 'attention',
    title: m.top_up_unread_title(),
    text: m.top_up_unread_text(),
  })
})

test.each<[LeftOutReason, string]>([
  ['nothing-left', 'Ei enää ladattavaa tälle kaudelle'],
  ['unknown-left', 'Jäljellä olevaa määrää ei voitu hakea'],
  ['on-hold', m.top_up_reason_on_hold()],
  ['on-hold-hidden', m.top_up_on_hold()],
  ['not-chosen', 'Ei valittu'],
  // Also of somebody with 221 € left, whose benefit covers no whole lunch day of the month (DAY-02).
  ['too-little', 'Oma summa alle 1\u00a0€'],
  ['no-benefit', 'Ei tätä etua'],
  ['not-valid', 'Etu ei ole voimassa latauspäivänä'],
  ['failed', 'Lataus epäonnistui'],
])('whoever is left out as %s is told why: %s', (reason, text) => {
  expect(reasonText(reason)).toBe(text)
})

const load = (status: TopUpLoadStatus, more: Partial<TopUpLoadDetail> = {}, items: TopUpItemStatus[] = []) => ({
  ...anyLoad({ status, totalSum: 10_000, totalSumWithFees: 10_314 }),
  topUpLoadItems: items.map((item) => loadItem(item, { amount: 5000 })),
  ...more,
})
const on = { scheduledOn: '2026-04-15' }

test.each<[TopUpLoadDetail, string, RegExp]>([
  [load('in_progress'), 'waiting Lataus on käynnissä', /lataus jatkuu\.$/],
  [load('success', {}, ['success', 'success']), 'success Lataus on valmis', /^2 työntekijää sai latauksen\.$/],
  [load('success', {}, ['success']), 'success Lataus on valmis', /^1 työntekijä sai latauksen\.$/],
  [
    load('closed_with_errors', {}, ['success', 'success', 'error']),
    'attention Lataus valmistui, mutta kaikki eivät saaneet sitä',
    /^Lataus onnistui: 2\/3 työntekijää\. Lataamatta jäänyt 50,00.€ palautuu tilille .* Palvelumaksua ei palauteta\./,
  ],
  [load('waiting_for_load_date', on), 'waiting Lataus on ajastettu', /^Etu ladataan 15\.04\.2026\. .* 103,14.€\./],
  [
    load('waiting_for_payment'),
    'waiting Lataus odottaa maksua',
    /^Verkkolasku \(103,14.€\) .* kun maksu on saapunut\.$/,
  ],
  [load('waiting_for_payment', on), 'waiting Lataus odottaa maksua', /Etu ladataan 15\.04\.2026, jos maksu/],
  [load('payment_confirmed_waiting_for_load_date', on), 'waiting Maksu on saapunut', /^Etu ladataan 15\.04\.2026\.$/],
  [load('payment_not_received'), `error ${m.top_up_unpaid_title()}`, /^Latausta ei tehty/],
  [load('canceled'), 'attention Lataus on peruttu', /asiakaspalvelusta\.$/],
  [load('expired'), 'attention Lataus on peruttu', /asiakaspalvelusta\.$/],
  // An unknown status, which the type excludes.
  [
    load('under_review' as TopUpLoadStatus),
    'attention Lataus on otettu vastaan',
    /^Latauksen tietoja ei voitu hakea\. Lataus on tallessa/,
  ],
])('shows the state of a load [TOP-16] [TOP-17] [TOP-18]: $status', (detail, heading, text) => {
  const outcome = outcomeOf(detail)
  expect(`${outcome.tone} ${outcome.title}`).toBe(heading)
  expect(outcome.text).toMatch(text)
})

const refused = (...codes: string[]) =>
  new ApiError({
    kind: 'http',
    operation: 'createTopUp',
    status: 409,
    items: codes.map((code) => ({ code, message: '', severity: 'Error' })),
  })

test.each([
  [['not_enough_balance'], 'Tilin saldo ei riitä lataukseen. Siirrä tilille rahaa tai pienennä summaa.'],
  [
    ['yearly_limit_exceeded', 'not_enough_balance'],
    'Työntekijän vuosiraja ylittyy. Pienennä summaa tai poista työntekijä valinnasta.',
  ],
  [['group_yearly_limit_exceeded'], 'Eturyhmän vuosiraja ylittyy. Pienennä summaa.'],
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
