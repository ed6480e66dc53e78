import type { Banner, BannerLocale, Banners } from '../../generated/api/model/index.ts'
import { helsinkiDate } from '../values/calendar.ts'
import { settingsAt } from '../values/settings.ts'

type Words = { title: string; text: string; label: string }
type Piece = { id: string; shownFrom?: string; shownUntil?: string; url: string } & Record<BannerLocale, Words>

const both = ({ id, shownFrom, shownUntil, url, ...words }: Piece): Banner[] =>
  (['fi', 'en'] as const).map((locale) => {
    const { label, ...shown } = words[locale]
    return { id: `${id}-${locale}`, locale, shownFrom, shownUntil, ...shown, link: { label, url } }
  })

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

function news(now: number): Piece[] {
  const { lunchMinAmount, lunchMaxAmount, lunchAmountApplicableYear: year } = settingsAt(now)
  const range = `${euros(lunchMinAmount)}–${euros(lunchMaxAmount)}`
  return [
    {
      id: `news-lunch-${year}`,
      shownFrom: `${year}-01-01`,
      url: '/manage-benefits/lunch',
      fi: {
        title: 'Lounasedun rajat nousivat',
        text: `Vuonna ${year} lounasetua voi ladata ${range}\u00a0€ työpäivää kohti.`,
        label: 'Tarkista päiväraja',
      },
      en: {
        title: 'Higher lunch benefit limits',
        text: `In ${year} you can load ${range}\u00a0€ of lunch benefit per working day.`,
        label: 'Check the daily limit',
      },
    },
    {
      id: 'news-reports',
      url: '/download-reports',
      fi: {
        title: 'Palkanlaskennan raportit yhdestä paikasta',
        text: 'Nouda lounasvähennysten ja tulorekisterin tiedot palkanlaskentaan.',
        label: 'Nouda raportteja',
      },
      en: {
        title: 'Payroll reports in one place',
        text: 'Download lunch deduction and Incomes Register data for payroll.',
        label: 'Download reports',
      },
    },
    {
      id: 'news-contacts',
      url: '/company-information',
      fi: {
        title: 'Ovatko yhteyshenkilöiden tiedot ajan tasalla?',
        text: 'Lisää sijainen ennen lomakautta, niin tilaukset ja lataukset hoituvat lomienkin aikana.',
        label: 'Tarkista yhteyshenkilöt',
      },
      en: {
        title: 'Are your contacts’ details up to date?',
        text: 'Add a deputy before the holidays so that orders and loads continue while you’re away.',
        label: 'Check contacts',
      },
    },
  ]
}

/** A campaign for every part of the year, so that some are over, one is active and some are in the future (HOM-05). */
function promotions(year: number, transportMaxAmount: number): Piece[] {
  const tickets = `${Math.floor(transportMaxAmount / 100_000)}\u00a0${String(Math.floor(transportMaxAmount / 100) % 1000).padStart(3, '0')}`
  return [
    {
      id: `promo-massage-${year}`,
      shownFrom: `${year}-01-07`,
      shownUntil: `${year}-02-28`,
      url: '/manage-benefits/massage',
      fi: {
        title: 'Hierontaedulla jumit pois hartioista',
        text: 'Tarjoa hierontaa työpäivän lomaan. Edun saa käyttöön muutamassa minuutissa.',
        label: 'Ota käyttöön',
      },
      en: {
        title: 'Relax tense shoulders with the massage benefit',
        text: 'Offer a massage in the middle of the working day. You can activate the benefit in minutes.',
        label: 'Activate',
      },
    },
    {
      id: `promo-wellbeing-${year}`,
      shownFrom: `${year}-03-01`,
      shownUntil: `${year}-04-30`,
      url: '/manage-benefits/wellbeing',
      fi: {
        title: 'Hyvinvointia kevääseen',
        text: 'Ota hyvinvointietu käyttöön huhtikuun loppuun mennessä.',
        label: 'Ota käyttöön',
      },
      en: {
        title: 'Wellbeing for the spring',
        text: 'Activate the wellbeing benefit by the end of April.',
        label: 'Activate',
      },
    },
    {
      id: `promo-transport-${year}`,
      shownFrom: `${year}-05-01`,
      shownUntil: `${year}-08-31`,
      url: '/manage-benefits/transport',
      fi: {
        title: 'Työmatkat junalla ja bussilla',
        text: `Työmatkaedulla työntekijä maksaa matkaliput verovapaasti ${tickets}\u00a0euroon asti vuodessa.`,
        label: 'Tutustu työmatkaetuun',
      },
      en: {
        title: 'Get to work by train and bus',
        text: `The commuting benefit pays for tickets to work, tax-free up to ${tickets}\u00a0€ per employee per year.`,
        label: 'See the commuting benefit',
      },
    },
    {
      id: `promo-recreational-${year}`,
      shownFrom: `${year}-09-01`,
      shownUntil: `${year}-11-15`,
      url: '/manage-benefits/recreational',
      fi: {
        title: 'Syksy vie liikkumaan ja kulttuurin pariin',
        text: 'Virike-etu käy uimahalleissa, teattereissa ja museoissa ympäri Suomen.',
        label: 'Lataa virike-etua',
      },
      en: {
        title: 'Sports and culture for the autumn',
        text: 'The sports and culture benefit is accepted at pools, theatres and museums across Finland.',
        label: 'Load the benefit',
      },
    },
    {
      id: `promo-christmas-${year}`,
      shownFrom: `${year}-11-16`,
      shownUntil: `${year}-12-11`,
      url: '/voucher-order/recreational/',
      fi: {
        title: 'Joululahja, joka ei mene hukkaan',
        text: 'Tilaa virikesetelit joulukuun 11. päivään mennessä, niin ne ehtivät jouluksi perille.',
        label: 'Tilaa seteleitä',
      },
      en: {
        title: 'A Christmas present that gets used',
        text: 'Order recreational vouchers by 11 December and they’ll arrive in time for Christmas.',
        label: 'Order vouchers',
      },
    },
  ]
}

/** The banners at an instant (ms); the portal filters them by language and day. */
export function bannersAt(now: number): Banners {
  const year = Number(helsinkiDate(now).slice(0, 4))
  const { transportMaxAmount } = settingsAt(now)
  const campaigns = [year, year + 1].flatMap((each) => promotions(each, transportMaxAmount))
  return { news: news(now).flatMap(both), promotions: campaigns.flatMap(both) }
}
