import { expect, test } from 'vitest'
import { BANNED_WORDS } from './banned-words.ts'
import {
  bannedWords,
  countFault,
  faultsOf,
  kindsIn,
  lengthFault,
  type Message,
  openSentence,
  placeholderFault,
  pointerFault,
  rangeFault,
  stopFault,
  textsIn,
  textsTypedAgain,
  unitFault,
  wordyFault,
} from './message-rules.ts'

const variants = (one: string, other: string): Message => [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=one': one, 'countPlural=other': other },
  },
]

test.each([
  ['fi', 'Palvelupalkkio'],
  ['fi', 'Ladataan työntekijöitä'],
  ['fi', 'Pyyntö toteutuu itsestään.'],
  ['fi', 'Raha on tilillä 3 arkipäivässä.'],
  ['fi', 'Tarkista tilanne ennen kuin yrität uudelleen.'],
  ['fi', 'Tietoja ei saatu ladattua'],
  ['fi', 'Vastaus jäi saamatta.'],
  ['en', 'Loading employees'],
  ['en', 'The benefits could not be loaded.'],
  ['en', 'The amount is charged at once.'],
  ['en', 'Open payments: 2, 10,00 € in all'],
  ['en', 'Only signatories can open this page.'],
  ['en', 'The link does not work'],
  ['en', "We can't log you in."],
  ['en', 'Cost center'],
] as const)('%s: "%s" has a banned word', (locale, text) => {
  expect(bannedWords('some_key', text, BANNED_WORDS[locale])).not.toHaveLength(0)
})

test.each([
  ['fi', 'Ladataanko etua nyt?'],
  ['fi', 'Lataa sivu uudelleen.'],
  ['fi', 'Tarkista tilanne, ennen kuin yrität uudelleen.'],
  ['en', 'Only authorised signatories can open this page.'],
  ['en', 'Deposit {sum}'],
  ['en', 'We couldn’t get the benefits.'],
] as const)('%s: "%s" is accepted', (locale, text) => {
  expect(bannedWords('some_key', text, BANNED_WORDS[locale])).toEqual([])
})

test('allows a word in its excepted texts, and checks all variants', () => {
  const words = [{ word: /portal/i, instead: 'service', except: ['app_name'] }]
  expect(bannedWords('app_name', 'Benefits Portal', words)).toEqual([])
  expect(bannedWords('other', variants('a service', 'portals'), words)).toEqual([
    '/portal/i is not used here; write: service',
  ])
})

test('requires the same placeholders in both languages', () => {
  expect(placeholderFault('Yhteensä {sum}', 'Total')).toBe('placeholders differ: fi "sum", en ""')
  expect(placeholderFault('{a} {b}', variants('{b} {a}', '{a} and {b}'))).toBeUndefined()
})

test.each([
  ['{count} työntekijää', 'fi', true],
  ['Hänellä on {days} päivää aikaa.', 'fi', true],
  ['{count} employees × {amount}', 'en', true],
  ['Työntekijöitä: {count}', 'fi', false],
  ['Yritä uudelleen {count} minuutin kuluttua.', 'fi', false],
  ['{count} selected', 'en', false],
  ['1–{days} päivää', 'fi', false],
  [variants('{count} row', '{count} rows'), 'en', false],
] as const)('finds a count before a word without a singular form: %j', (message, locale, isFault) => {
  expect(countFault('some_key', message, locale) !== undefined).toBe(isFault)
})

test.each([
  ['Asiakaspalvelun yhteystiedot', 'button', true],
  ['Siirry etusivulle', 'button', false],
  ['Siirrä {sum}', 'button', false],
  ['Valmis, osa epäonnistui', 'badge', true],
  ['Valmiina {done}/{count}', 'badge', false],
  ['Yhteensä maksuineen', 'column', true],
] as const)('"%s" in a %s is too long for it: %s', (text, kind, isFault) => {
  expect(lengthFault(text, kind) !== undefined).toBe(isFault)
})

test('allows a full stop only at the end of sentences', () => {
  expect(stopFault('Tallenna.', 'button')).toBe('"Tallenna." is a button and ends with a full stop')
  expect(stopFault('Haetaan …', 'wait')).toBeUndefined()
  expect(openSentence('Mitään ei muutettu. Yritä uudelleen')).toContain('does not end')
  expect(openSentence('Mitään ei muutettu. Yritä uudelleen.')).toBeUndefined()
  expect(openSentence('1. Tarkista rivit')).toBeUndefined()
})

test('allows no full stop in waits and headings, and finds buttons in the code', () => {
  expect(faultsOf('some_pending', 'Haetaan tietoja.', 'fi', [])).toHaveLength(1)
  expect(faultsOf('some_title', 'Saldoa ei voitu hakea.', 'fi', [])).toHaveLength(1)
  expect(faultsOf('some_text', 'Saldoa ei voitu hakea.', 'fi', [])).toEqual([])
  const kinds = kindsIn(`
    <Button variant="outline" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {m.some_print()}
    </Button>
    <Badge variant="neutral">{m.some_badge({ done })}</Badge>
    notify({ level: 'error', text: () => m.some_notice() })
    { id: 'a', header: () => m.some_column(), cell: () => m.some_cell() }`)
  expect([...kinds].map(([key, kind]) => [key, ...kind])).toEqual([
    ['some_print', 'button'],
    ['some_badge', 'badge'],
    ['some_column', 'column'],
    ['some_notice', 'notice'],
  ])
})

test.each([
  ['Alv {percent} %', true],
  ['Alv {percent}\u00a0%', false],
  ['VAT {percent}%', false],
  ['Enintään 10 Mt.', true],
  ['{count} €', true],
  ['{count} %-yksikköä', true],
  ['8 numeroa', true],
  ['8\u00a0numeroa', false],
  ['{min}–\u2060{max} merkkiä', true],
  ['1–3 pankkipäivässä', true],
  ['Vaihe 1 / 4', false],
] as const)('"%s" may break before its unit: %s', (text, isFault) => {
  expect(unitFault(text) !== undefined).toBe(isFault)
})

test.each([
  ['Siihen menee 1–3\u00a0päivää.', true],
  ['Siihen menee 1–\u20603\u00a0päivää.', false],
  ['10–50 merkkiä', false],
  ['{min}–{max}\u00a0merkkiä', true],
] as const)('"%s" may break within its range: %s', (text, isFault) => {
  expect(rangeFault(text) !== undefined).toBe(isFault)
})

test.each([
  [15, false],
  [16, true],
] as const)('a sentence of %i words is too long: %s', (words, isFault) => {
  const sentence = Array.from({ length: words }, () => 'sana').join(' ')
  expect(wordyFault(`${sentence}. Toinen virke.`) !== undefined).toBe(isFault)
  expect(faultsOf('some_text', `${sentence}.`, 'fi', [])).toHaveLength(isFault ? 1 : 0)
})

test('a notice has at most two sentences', () => {
  expect(faultsOf('some_notice', 'Tallennus epäonnistui. Yritä uudelleen.', 'fi', ['notice'])).toEqual([])
  expect(
    faultsOf('some_notice', 'Se epäonnistui. Mitään ei muutettu. Yritä uudelleen.', 'fi', ['notice']),
  ).toHaveLength(1)
})

test.each([
  ['fi', 'Katso ohjeet', true],
  ['fi', 'Katso ensin roskaposti.', false],
  ['fi', 'Avaa ohjeet', false],
  ['en', 'See Help', true],
  ['en', 'See the report for details.', false],
] as const)('%s: the label "%s" tells the reader to look: %s', (locale, text, isFault) => {
  expect(pointerFault(text, locale) !== undefined).toBe(isFault)
})

test('finds texts in language objects and pairs, but not URLs', () => {
  const code = `const key = 'no text'
const fi = {
  load: 'Lataa',
  rows: ['Saaja'],
}

const en: typeof fi = {
  load: 'Load',
}
const link = { label: { fi: 'Ohje', en: 'Help' }, url: { fi: '/help', en: 'https://help.example' } }
const banner = { fi: { title: 'Uutta' }, en: { title: 'New' } }
const row = [translate('Kuitti', 'Receipt'), 1]
const heading = ['Alv', 'VAT']`
  expect(textsIn(code)).toEqual({
    fi: ['Lataa', 'Saaja', 'Ohje', 'Uutta', 'Kuitti', 'Alv'],
    en: ['Load', 'Help', 'New', 'Receipt', 'VAT'],
  })
})

test('finds texts of messages that a test repeats', () => {
  const messages = new Set(['Tallenna', 'Nimi', 'Sulje'])
  const code = `
    screen.getByRole('button', { hidden: true, name: 'Tallenna' })
    page.getByLabel('Nimi')
    render(<Dialog close="Sulje" />)
    await screen.findByText('Sulje')
    screen.getByText('Aino')
    screen.getByText(m.form_save())`
  expect(textsTypedAgain(code, messages)).toEqual(['Tallenna', 'Nimi'])
})
