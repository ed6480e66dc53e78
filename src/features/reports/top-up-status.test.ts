import type { TopUpItemStatus, TopUpLoadStatus } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { afterAll, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { plainDate } from '@/values/dates/plain-date'
import { itemBadge, statusText, topUpBadge } from './top-up-status'

afterAll(() => setCurrentLocale('fi'))

/** The colours of the specification. Dark grey is a variant of grey with classes of its own. */
const COLOURS = { success: 'green', attention: 'orange', error: 'red', neutral: 'gray', info: 'blue' } as const
type StatusColour = (typeof COLOURS)[keyof typeof COLOURS] | 'dark-gray'

/** A status text in both languages, with its colour. */
function seen({ text, variant, className }: ReturnType<typeof topUpBadge>) {
  setCurrentLocale('fi')
  const finnish = text()
  setCurrentLocale('en')
  return [finnish, text(), className ? `dark-${COLOURS[variant]}` : COLOURS[variant]]
}

const inBoth = (text: typeof m.reports_load_success): [string, string] => [text(), text({}, { locale: 'en' })]
const WAITING = [...inBoth(m.reports_load_waiting_for_date), 'orange'] as const
const UNPAID = [...inBoth(m.reports_load_payment_not_received), 'red'] as const

test.each<[TopUpLoadStatus, string, string, StatusColour]>([
  ['in_progress', 'Kesken', 'In progress', 'dark-gray'],
  ['success', 'Valmis', 'Done', 'green'],
  ['closed_with_errors', ...inBoth(m.reports_load_closed_with_errors), 'orange'],
  ['canceled', 'Peruttu', 'Cancelled', 'gray'],
  ['expired', 'Peruttu', 'Cancelled', 'gray'],
  ['payment_not_received', ...UNPAID],
  ['payment_confirmed_waiting_for_load_date', ...inBoth(m.reports_load_paid_waiting_for_date), 'dark-gray'],
  ['waiting_for_payment', ...inBoth(m.reports_load_waiting_for_payment), 'orange'],
  ['waiting_for_load_date', ...WAITING],
])('a load that is %s reads %s, %s, in %s [REP-04]', (status, ...look) => {
  expect(seen(topUpBadge(status))).toEqual(look)
})

test.each<[TopUpItemStatus, string | undefined, string, string, StatusColour]>([
  ['success', undefined, 'Ladattu', 'Loaded', 'green'],
  ['error', undefined, 'Epäonnistui', 'Failed', 'red'],
  ['in_progress', undefined, 'Kesken', 'In progress', 'dark-gray'],
  ['not_started', undefined, ...inBoth(m.reports_item_not_started), 'gray'],
  ['expired', undefined, 'Vanhentunut', 'Expired', 'gray'],
  ['canceled', undefined, 'Peruttu', 'Cancelled', 'gray'],
  ['waiting_for_load_date', '2026-11-20', ...WAITING],
  ['payment_not_received', '2026-11-22', ...UNPAID],
  ['scheduled', '2026-11-22', ...WAITING],
  ['scheduled', '2026-11-21', ...UNPAID],
  ['scheduled', '2026-11-20', ...UNPAID],
  ['scheduled', undefined, ...UNPAID],
])('on 21.11.2026 a part that is %s, load date %s, reads %s, %s, in %s [REP-05]', (status, scheduledOn, ...look) => {
  expect(seen(itemBadge(status, scheduledOn, plainDate('2026-11-21')))).toEqual(look)
})

const FRIDAY = '2026-11-20T09:00:00Z'
/** TOP-18 */
const HELP = 'Jos haluat perua latauksen, ota yhteyttä asiakaspalveluun.'

test.each<[TopUpLoadStatus, string | undefined, string]>([
  ['waiting_for_payment', undefined, `Lataus alkaa, kun verkkolasku on maksettu. ${HELP}`],
  [
    'waiting_for_payment',
    '2026-12-01',
    `Työntekijät saavat etunsa 01.12.2026, jos verkkolasku on silloin maksettu. ${HELP}`,
  ],
  [
    'payment_confirmed_waiting_for_load_date',
    '2026-12-01',
    `Lataus on maksettu. Työntekijät saavat etunsa 01.12.2026. ${HELP}`,
  ],
  ['canceled', undefined, 'Lataus on peruttu, eikä etua ladattu. Kysy syytä asiakaspalvelusta.'],
  ['expired', undefined, 'Lataus peruttiin, koska sitä ei maksettu ajoissa. Etua ei ladattu.'],
])('what follows when a load is %s, load date %s [TOP-18]', (status, scheduledOn, text) => {
  setCurrentLocale('fi')
  expect(statusText({ status, scheduledOn, createdAt: FRIDAY }, plainDate('2026-11-20'))).toBe(text)
})

test.each([
  [0, '2026-11-20', 'Lataamatta jäänyt summa palautuu tilille seuraavana pankkipäivänä. '],
  [0, '2026-11-23', 'Lataamatta jäänyt summa palautuu tilille seuraavana pankkipäivänä. '],
  // The day of the refund is past, or the API does not say what was refunded.
  [0, '2026-11-24', ''],
  [undefined, '2026-11-20', ''],
  [1500, '2027-02-01', 'Lataamatta jäänyt summa on palautettu tilille. '],
])(
  'of a load that partly failed on a Friday, with %s cents refunded, the report says on %s: %s [TOP-18]',
  (...told) => {
    setCurrentLocale('fi')
    const [refundedSum, day, refund] = told
    expect(statusText({ status: 'closed_with_errors', createdAt: FRIDAY, refundedSum }, plainDate(day))).toBe(
      `Lataus on päättynyt, mutta kaikki työntekijät eivät saaneet etuaan. Näet alta, keneltä se jäi saamatta. ${refund}Palvelumaksua ei palauteta. Kysy syytä asiakaspalvelusta.`,
    )
  },
)
