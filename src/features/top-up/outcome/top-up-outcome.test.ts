import type { TopUpItemStatus, TopUpLoadDetail, TopUpLoadStatus } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { outcomeOf } from './top-up-outcome'

const load = (status: TopUpLoadStatus, more: Partial<TopUpLoadDetail> = {}, items: TopUpItemStatus[] = []) => ({
  id: 't-1',
  createdAt: '2026-03-10T09:00:00Z',
  executorFirstName: 'Aino',
  executorLastName: 'Virtanen',
  benefitType: 'lunch' as const,
  totalSum: 10_000,
  totalSumWithFees: 10_314,
  status,
  topUpLoadItems: items.map((item) => ({
    firstName: 'Eero',
    lastName: 'Mäkelä',
    personalId: '010190-900P',
    status: item,
    amount: 5000,
  })),
  ...more,
})
const on = { scheduledOn: '2026-04-15' }

beforeEach(() => setCurrentLocale('fi'))

test.each<[TopUpLoadDetail, string, RegExp]>([
  [load('in_progress'), 'waiting Lataus on käynnissä', /lataus jatkuu\.$/],
  [load('success', {}, ['success', 'success']), 'success Lataus on valmis', /^2 työntekijää sai latauksen\.$/],
  [load('success', {}, ['success']), 'success Lataus on valmis', /^1 työntekijä sai latauksen\.$/],
  [
    load('closed_with_errors', {}, ['success', 'error']),
    'attention Lataus valmistui, mutta kaikki eivät saaneet sitä',
    /^Lataus onnistui: 1\/2 työntekijää\. Lataamatta jäänyt 50,00.€ palautuu tilille .* Palvelumaksua ei palauteta\./,
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
  expect(`${outcome.tone} ${outcome.title()}`).toBe(heading)
  expect(outcome.text()).toMatch(text)
})
