import { BANNED_WORDS, type BannedWord } from './words.ts'

export type Variant = { declarations?: string[]; selectors?: string[]; match: Record<string, string> }
/** A text, or its variants. */
export type Message = string | Variant[]
export type Locale = 'fi' | 'en'

/** The texts of a message, one for each of its forms. */
export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((variant) => Object.values(variant.match))

const placeholders = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])))]
    .toSorted()
    .join(' ')

/** Both languages ask for the same values. */
export function placeholderFault(fi: Message, en: Message): string | undefined {
  const [inFinnish, inEnglish] = [placeholders(fi), placeholders(en)]
  return inFinnish === inEnglish ? undefined : `placeholders differ: fi "${inFinnish}", en "${inEnglish}"`
}

const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')

/** What the text says that no text of its language says. */
export const bannedWords = (key: string, message: Message, words: readonly BannedWord[]): string[] =>
  words
    .filter(
      ({ word, except }) => !except?.includes(key) && formsOf(message).some((text) => word.test(withoutValues(text))),
    )
    .map(({ word, instead }) => `${String(word)} is not used here; write: ${instead}`)

/** Values that count something. */
const COUNTS = ['count', 'days', 'places', 'employees', 'limit', 'most', 'minutes']
/** Words after a count that are the same for one and for many. */
const INVARIABLE: Record<Locale, RegExp> = {
  fi: /^(kpl|pv|minuutin|sekunnin|päivän|kuukauden)\b/,
  en: /^(selected|of|pcs|done|short|more)\b/,
}
/** Counts that are never one, and a name where another text is put in. */
const NEVER_ONE = ['benefits_all_active', 'top_up_days_cut', 'top_up_days_take_label']

/** "1 työntekijää": a count before a word needs a form for one, which only variants have. */
export function countFault(key: string, message: Message, locale: Locale): string | undefined {
  if (typeof message !== 'string' || NEVER_ONE.includes(key)) return undefined
  const counted = [...message.matchAll(/(?<!–)\{(\w+)\}[ \u00a0](\p{Ll}\S*)/gu)].find(
    ([, name = '', word = '']) => COUNTS.includes(name) && !INVARIABLE[locale].test(word),
  )
  return counted && `"${counted[0]}" has no form for one: use variants, or put the count last`
}

/** How a message is shown: keys of a kind are told by where the code uses them. */
export type Kind = 'button' | 'badge' | 'column'
const LIMITS: Record<Kind, number> = { button: 24, badge: 18, column: 16 }

const longest = (name: string) => (COUNTS.includes(name) || name === 'done' ? 'xx' : 'xxxxxx')

/** A text that does not fit where it stands at 360 px. A count is two characters long, another value six. */
export function lengthFault(message: Message, kind: Kind): string | undefined {
  const long = formsOf(message).find(
    (text) => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => longest(name)).length > LIMITS[kind],
  )
  return long && `"${long}" is longer than the ${LIMITS[kind]} characters of a ${kind}`
}

/** A full stop ends a sentence and nothing else: a text of more sentences, or one with a verb, is the writer's to judge. */
export function stopFault(message: Message, kind: Kind | 'wait' | 'title'): string | undefined {
  const wrong = formsOf(message).find((text) => /[^.]\.$/.test(text))
  return wrong && `"${wrong}" is a ${kind} and ends with a full stop`
}

/** Sentences that stand after each other each end with a full stop. */
export const openSentence = (message: Message): string | undefined => {
  const open = formsOf(message).find((text) => /\D[.?!] \p{Lu}/u.test(text) && !/[.?!:)]$|\}$/.test(text))
  return open && `"${open}" does not end with a full stop`
}

const WAIT: Record<Locale, RegExp> = {
  fi: /^(Haetaan|Tarkistetaan|Lasketaan|Lähetetään|Avataan|Vahvistetaan|Tallennetaan) [^.]+\.?$/,
  en: /^(Getting|Checking|Calculating|Sending|Opening|Verifying|Saving) [^.]+\.?$/,
}
export const isWait = (message: Message, locale: Locale): boolean =>
  typeof message === 'string' && WAIT[locale].test(message)

const UNITS =
  'merkki|numeroa|kuukau|päiv|pankkipäiv|kappale|sekun|minuut|tunti|tunnin|characters?|digits?|months?|days?|banking|seconds?|minutes?|hours?'

/** "25 %", "8 numeroa": a line never breaks between a number and its unit. */
export const unitFault = (message: Message): string | undefined => {
  const wrong = formsOf(message).find(
    (text) => /[}\d] (%|€|Mt|MB|kt|kB)(?!\p{L})/u.test(text) || new RegExp(`\\d (${UNITS})`, 'u').test(text),
  )
  return wrong && `"${wrong}" has no non-breaking space before a unit`
}

/** "1–3 päivää": nor within a range, where a browser may break after the dash; a word joiner stands behind it. */
export const rangeFault = (message: Message): string | undefined => {
  const wrong = formsOf(message).find((text) => /[\d}]–[\d{][\w},]*\u00a0/.test(text))
  return wrong && `"${wrong}" has no word joiner (U+2060) after the dash of its range`
}

const POINTERS: Record<Locale, RegExp> = { fi: /^Katso\b/, en: /^See\b/ }

/** A link or button says what it does: it opens or shows something, and never asks to look. */
export const pointerFault = (message: Message, locale: Locale): string | undefined => {
  const wrong = formsOf(message).find((text) => POINTERS[locale].test(text) && !/[.?!:]$/.test(text))
  return wrong && `"${wrong}" asks to look; write: avaa, näytä; open, view`
}

const QUOTED = "'([^'\\n]+)'"
/** Where a file keeps its texts of a language, the quoted ones within; all of it begins with the language's name. */
const PLACES = (locale: Locale): RegExp[] => [
  new RegExp(`^const ${locale}\\b[^=]*= (\\{$[\\s\\S]*?^\\})$`, 'gm'),
  new RegExp(`\\b${locale}: (\\{[^{}]*\\}|${QUOTED})`, 'g'),
  new RegExp(
    `(?:\\bsay\\(|\\[)${locale === 'fi' ? `(${QUOTED})` : `${QUOTED.replaceAll(/[()]/g, '')}, (${QUOTED})`}`,
    'g',
  ),
]

/**
 * The texts that a file has beside messages: in its parts `const fi = {…}`, in `fi: {…}` and `fi: '…'`, and in
 * `say('suomeksi', 'in English')` and `['suomeksi', 'in English']`. Addresses are no texts.
 */
export function textsIn(code: string): Record<Locale, string[]> {
  const all = (locale: Locale) => {
    const parts = PLACES(locale).flatMap((place) => [...code.matchAll(place)].map(([, part = '']) => part))
    const texts = parts.flatMap((part) => [...part.matchAll(new RegExp(QUOTED, 'g'))].map(([, text = '']) => text))
    return [...new Set(texts)].filter((text) => !/^(https?:|mailto:|\/)/.test(text))
  }
  return { fi: all('fi'), en: all('en') }
}

/** How a test finds an element: by the name of a role, by a text, by a label. */
const QUERIES = [
  /ByRole(?:<[^>]*>)?\(\s*'[a-z]+',\s*\{[^{}]*?\bname:\s*'([^'\n]+)'/g,
  /By(?:Text|LabelText|PlaceholderText|Title|AltText|Label|Placeholder)(?:<[^>]*>)?\(\s*'([^'\n]+)'/g,
  /\bhas(?:Not)?Text:\s*'([^'\n]+)'/g,
]

/**
 * The texts by which a test finds elements and that stand in the messages: written `m.key()`, a better word next year
 * breaks no test. A text that the test itself puts on the page is its own.
 */
export function textsTypedAgain(test: string, messages: ReadonlySet<string>): string[] {
  const found = QUERIES.flatMap((query) => [...test.matchAll(query)].map(([, text = '']) => text))
  const isOwn = (text: string) => [`="${text}"`, `>${text}<`, `abel: '${text}'`].some((own) => test.includes(own))
  return [...new Set(found)].filter((text) => messages.has(text) && !isOwn(text))
}

/** Terms that are what they are; their column is wide. */
const LONG_TERMS = ['downloads_column_payroll_deduction']

/** All that is wrong with one text by itself. */
export function faultsOf(key: string, message: Message, locale: Locale, kinds: readonly Kind[]): string[] {
  return [
    ...bannedWords(key, message, BANNED_WORDS[locale]),
    countFault(key, message, locale),
    openSentence(message),
    unitFault(message),
    rangeFault(message),
    pointerFault(message, locale),
    ...kinds.flatMap((kind) => [
      LONG_TERMS.includes(key) ? undefined : lengthFault(message, kind),
      stopFault(message, kind),
    ]),
    isWait(message, locale) ? stopFault(message, 'wait') : undefined,
    key.endsWith('_title') && !/[.?!] \p{Lu}/u.test(formsOf(message).join()) ? stopFault(message, 'title') : undefined,
  ].filter((fault) => fault !== undefined)
}

/** Which texts the code puts into a button, a badge or a column head. `code` is all of src. */
export function kindsIn(code: string): Map<string, Set<Kind>> {
  const found = new Map<string, Set<Kind>>()
  const add = (kind: Kind, part: string) => {
    for (const [, key = ''] of part.matchAll(/\bm\.(\w+)\(/g)) {
      found.set(key, (found.get(key) ?? new Set()).add(kind))
    }
  }
  // A button's own text: what its element holds, without the elements within that have texts of their own.
  for (const [, inside = ''] of code.matchAll(
    /<(?:Button|form\.SubmitButton|PortalButton)\b(?:[^<>]|=>|<[A-Z]\w* [^<>]*\/>)*>((?:[^<]|<\w+ [^<>]*\/>)*?)<\/(?:Button|form\.SubmitButton)>/g,
  )) {
    add('button', inside)
  }
  for (const [, inside = ''] of code.matchAll(/<Badge\b(?:[^<>]|=>)*>([^<]*)<\/Badge>/g)) add('badge', inside)
  for (const [part] of code.matchAll(/\bheader: \(\) => m\.\w+\(\)/g)) add('column', part)
  for (const key of code.match(/\bm\.reports_(load|item)_\w+(?=\(\))/g) ?? []) {
    if (!/reports_load_(lunch|recreational|transport|massage|wellbeing)/.test(key)) add('badge', `${key}()`)
  }
  return found
}
