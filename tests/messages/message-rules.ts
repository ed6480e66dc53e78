import { BANNED_WORDS, type BannedWord } from './banned-words.ts'

export type Variant = { declarations?: string[]; selectors?: string[]; match: Record<string, string> }
/** A text, or its variants. */
export type Message = string | Variant[]
export type Locale = 'fi' | 'en'

/** All forms of a message. */
export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((variant) => Object.values(variant.match))

const placeholders = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])))]
    .toSorted()
    .join(' ')

/** Both languages must have the same placeholders. */
export function placeholderFault(fi: Message, en: Message): string | undefined {
  const [inFinnish, inEnglish] = [placeholders(fi), placeholders(en)]
  return inFinnish === inEnglish ? undefined : `placeholders differ: fi "${inFinnish}", en "${inEnglish}"`
}

const withoutValues = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')

/** Banned words of the language in the text. */
export const bannedWords = (key: string, message: Message, words: readonly BannedWord[]): string[] =>
  words
    .filter(
      ({ word, except }) => !except?.includes(key) && formsOf(message).some((text) => word.test(withoutValues(text))),
    )
    .map(({ word, instead }) => `${String(word)} is not used here; write: ${instead}`)

/** Placeholders that are counts. */
const COUNTS = ['count', 'days', 'places', 'employees', 'limit', 'most', 'minutes']
/** Words after a count with the same form in singular and plural. */
const INVARIABLE: Record<Locale, RegExp> = {
  fi: /^(kpl|pv|minuutin|sekunnin|päivän|kuukauden)\b/,
  en: /^(selected|of|pcs|done|short|more)\b/,
}
/** Counts that are never one, and a placeholder that is a text. */
const NEVER_ONE = ['benefits_all_active', 'top_up_days_cut', 'top_up_days_take_label']

/** A count before a word needs a singular form, so it needs variants: "1 työntekijää" is wrong. */
export function countFault(key: string, message: Message, locale: Locale): string | undefined {
  if (typeof message !== 'string' || NEVER_ONE.includes(key)) return undefined
  const counted = [...message.matchAll(/(?<!–)\{(\w+)\}[ \u00a0](\p{Ll}\S*)/gu)].find(
    ([, name = '', word = '']) => COUNTS.includes(name) && !INVARIABLE[locale].test(word),
  )
  return counted && `"${counted[0]}" has no form for one: use variants, or put the count last`
}

/** Where a message is shown; found by its use in the code. */
export type Kind = 'button' | 'badge' | 'column' | 'notice'
type LineKind = Exclude<Kind, 'notice'>
const LIMITS: Record<LineKind, number> = { button: 24, badge: 18, column: 16 }

const longest = (name: string) => (COUNTS.includes(name) || name === 'done' ? 'xx' : 'xxxxxx')

/** A text too long for its place at 360 px. A count is taken as two characters, other values as six. */
export function lengthFault(message: Message, kind: LineKind): string | undefined {
  const long = formsOf(message).find(
    (text) => text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => longest(name)).length > LIMITS[kind],
  )
  return long && `"${long}" is longer than the ${LIMITS[kind]} characters of a ${kind}`
}

/** A full stop ends only sentences. Texts of several sentences, or with a verb, are not checked. */
export function stopFault(message: Message, kind: LineKind | 'wait' | 'title'): string | undefined {
  const wrong = formsOf(message).find((text) => /[^.]\.$/.test(text))
  return wrong && `"${wrong}" is a ${kind} and ends with a full stop`
}

/** Each of several sentences must end with a full stop. */
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

const BREAKS = [/[}\d] (%|€|Mt|MB|kt|kB)(?!\p{L})/u, new RegExp(`(\\d|–\\u2060?\\{\\w+\\}) (${UNITS})`, 'u')]

/** A line must not break between a number and its unit: "25 %", "8 numeroa", "{min}–{max} merkkiä". */
export const unitFault = (message: Message): string | undefined => {
  const wrong = formsOf(message).find((text) => BREAKS.some((unit) => unit.test(text)))
  return wrong && `"${wrong}" has no non-breaking space before a unit`
}

/** A line must not break within a range: "1–3 päivää" needs a word joiner after the dash. */
export const rangeFault = (message: Message): string | undefined => {
  const wrong = formsOf(message).find((text) => /[\d}]–[\d{][\w},]*\u00a0/.test(text))
  return wrong && `"${wrong}" has no word joiner (U+2060) after the dash of its range`
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]”?) (?=[“"{]?[\p{Lu}{])/u)
const MAX_WORDS = 15
const MAX_SENTENCES = 2

/** Sentences are short (docs/words.md). A dash counts as no word. */
export const wordyFault = (message: Message): string | undefined => {
  const long = formsOf(message)
    .flatMap(sentencesOf)
    .find((sentence) => sentence.split(/[\s–]+/).length > MAX_WORDS)
  return long && `"${long}" has more than ${MAX_WORDS} words in a sentence`
}

/** A notice disappears or stands next to a form, so it must be read at a glance (docs/words.md). */
const noticeFault = (message: Message): string | undefined => {
  const long = formsOf(message).find((text) => sentencesOf(text).length > MAX_SENTENCES)
  return long && `"${long}" is a notice and has more than ${MAX_SENTENCES} sentences`
}

const POINTERS: Record<Locale, RegExp> = { fi: /^Katso\b/, en: /^See\b/ }

/** A link or button names its action; it does not ask the user to look. */
export const pointerFault = (message: Message, locale: Locale): string | undefined => {
  const wrong = formsOf(message).find((text) => POINTERS[locale].test(text) && !/[.?!:]$/.test(text))
  return wrong && `"${wrong}" asks to look; write: avaa, näytä; open, view`
}

const QUOTED = "'([^'\\n]+)'"
/** Patterns that find the texts of a language in a source file. */
const PLACES = (locale: Locale): RegExp[] => [
  new RegExp(`^const ${locale}\\b[^=]*= (\\{$[\\s\\S]*?^\\})$`, 'gm'),
  new RegExp(`\\b${locale}: (\\{[^{}]*\\}|${QUOTED})`, 'g'),
  new RegExp(
    `(?:\\btranslate\\(|\\[)${locale === 'fi' ? `(${QUOTED})` : `${QUOTED.replaceAll(/[()]/g, '')}, (${QUOTED})`}`,
    'g',
  ),
]

/**
 * Texts of a file outside messages/: in `const fi = {…}`, in `fi: {…}` and `fi: '…'`, and in `translate('suomeksi', 'in English')`
 * and `['suomeksi', 'in English']`. URLs are skipped.
 */
export function textsIn(code: string): Record<Locale, string[]> {
  const all = (locale: Locale) => {
    const parts = PLACES(locale).flatMap((place) => [...code.matchAll(place)].map(([, part = '']) => part))
    const texts = parts.flatMap((part) => [...part.matchAll(new RegExp(QUOTED, 'g'))].map(([, text = '']) => text))
    return [...new Set(texts)].filter((text) => !/^(https?:|mailto:|\/)/.test(text))
  }
  return { fi: all('fi'), en: all('en') }
}

/** Queries by which a test finds an element: by role name, text or label. */
const QUERIES = [
  /ByRole(?:<[^>]*>)?\(\s*'[a-z]+',\s*\{[^{}]*?\bname:\s*'([^'\n]+)'/g,
  /By(?:Text|LabelText|PlaceholderText|Title|AltText|Label|Placeholder)(?:<[^>]*>)?\(\s*'([^'\n]+)'/g,
  /\bhas(?:Not)?Text:\s*'([^'\n]+)'/g,
]

/**
 * Texts of messages that a test repeats in its queries. With `m.key()` a changed text breaks no test. Texts that the test itself
 * renders are allowed.
 */
export function textsTypedAgain(test: string, messages: ReadonlySet<string>): string[] {
  const found = QUERIES.flatMap((query) => [...test.matchAll(query)].map(([, text = '']) => text))
  const isOwn = (text: string) => [`="${text}"`, `>${text}<`, `abel: '${text}'`].some((own) => test.includes(own))
  return [...new Set(found)].filter((text) => messages.has(text) && !isOwn(text))
}

/** Long terms whose column is wide enough. */
const LONG_TERMS = ['downloads_column_payroll_deduction']

/** All faults of one text. */
export function faultsOf(key: string, message: Message, locale: Locale, kinds: readonly Kind[]): string[] {
  return [
    ...bannedWords(key, message, BANNED_WORDS[locale]),
    countFault(key, message, locale),
    openSentence(message),
    unitFault(message),
    rangeFault(message),
    key.startsWith('privacy_') || key.startsWith('accessibility_') ? undefined : wordyFault(message),
    pointerFault(message, locale),
    ...kinds.flatMap((kind) =>
      kind === 'notice'
        ? [noticeFault(message)]
        : [LONG_TERMS.includes(key) ? undefined : lengthFault(message, kind), stopFault(message, kind)],
    ),
    isWait(message, locale) ? stopFault(message, 'wait') : undefined,
    key.endsWith('_title') && !/[.?!] \p{Lu}/u.test(formsOf(message).join()) ? stopFault(message, 'title') : undefined,
  ].filter((fault) => fault !== undefined)
}

/** Which messages the code shows in a button, a badge, a column head or a notice. `code` is all of src. */
export function kindsIn(code: string): Map<string, Set<Kind>> {
  const found = new Map<string, Set<Kind>>()
  const add = (kind: Kind, part: string) => {
    for (const [, key = ''] of part.matchAll(/\bm\.(\w+)\(/g)) {
      found.set(key, (found.get(key) ?? new Set()).add(kind))
    }
  }
  // A button's own text: the content of its element without nested elements that have their own text.
  for (const [, inside = ''] of code.matchAll(
    /<(?:Button|form\.SubmitButton|PortalButton)\b(?:[^<>]|=>|<[A-Z]\w* [^<>]*\/>)*>((?:[^<]|<\w+ [^<>]*\/>)*?)<\/(?:Button|form\.SubmitButton)>/g,
  )) {
    add('button', inside)
  }
  for (const [, inside = ''] of code.matchAll(/<Badge\b(?:[^<>]|=>)*>([^<]*)<\/Badge>/g)) add('badge', inside)
  for (const [part] of code.matchAll(/\bheader: \(\) => m\.\w+\(\)/g)) add('column', part)
  for (const [part] of code.matchAll(/\b(?:notify|setFormNotice|FormRefusal)\((?:(?!;\n|\n\s*\n)[^;])*?\bm\.\w+\(/g))
    add('notice', part)
  for (const key of code.match(/\bm\.reports_(load|item)_\w+(?=\(\))/g) ?? []) {
    if (!/reports_load_(lunch|recreational|transport|massage|wellbeing)/.test(key)) add('badge', `${key}()`)
  }
  return found
}
