import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BANNED_WORDS } from './banned-words.ts'
import {
  bannedWords,
  faultsOf,
  formsOf,
  kindsIn,
  type Message,
  placeholderFault,
  textsIn,
  textsTypedAgain,
} from './message-rules.ts'

const problems: string[] = []
const areas = readdirSync('messages')
  .filter((name) => name.endsWith('.fi.json'))
  .map((name) => name.replace('.fi.json', ''))

function read(locale: string): Map<string, Message> {
  const all = new Map<string, Message>()
  for (const area of areas) {
    const file = `messages/${area}.${locale}.json`
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>)
    for (const [key, message] of entries) {
      if (key === '$schema') continue
      if (all.has(key)) problems.push(`${file}: ${key} is a duplicate`)
      all.set(key, message)
    }
  }
  return all
}

const fi = read('fi')
const en = read('en')
for (const [key, message] of fi) {
  const other = en.get(key)
  if (other === undefined) problems.push(`${key} is missing in English`)
  else {
    const fault = placeholderFault(message, other)
    if (fault) problems.push(`${key}: ${fault}`)
  }
  if (formsOf(message).some((text) => text.trim() === '')) problems.push(`${key} is empty in Finnish`)
}
for (const key of en.keys()) if (!fi.has(key)) problems.push(`${key} is missing in Finnish`)

const sources = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(dir, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(dir, entry.name)] : [],
  )
const code = [...sources('src'), 'generated/error-texts.ts']
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map((match) => match[1]))
// A computed key such as m[`error_${code}`] uses every key with that prefix.
const prefixes = [...code.matchAll(/\bm\[`(\w+_)\$\{/g)].map((match) => match[1] ?? '')
for (const key of fi.keys()) {
  if (!used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))) problems.push(`${key} is not used`)
}
const kinds = kindsIn(code)
for (const [locale, messages] of [
  ['fi', fi],
  ['en', en],
] as const) {
  for (const [key, message] of messages) {
    for (const fault of faultsOf(key, message, locale, [...(kinds.get(key) ?? [])])) {
      problems.push(`${key} (${locale}): ${fault}`)
    }
  }
}

// Texts outside messages/: fake API, content files and fake payment provider.
const BESIDE = sources('mocks').filter((file) => !/\.test\.tsx?$/.test(file))
for (const file of BESIDE) {
  const texts = textsIn(readFileSync(file, 'utf8'))
  for (const locale of ['fi', 'en'] as const) {
    for (const text of texts[locale]) {
      for (const fault of bannedWords(file, text, BANNED_WORDS[locale])) problems.push(`${file}: "${text}": ${fault}`)
    }
  }
}

const said = new Set([...fi.values(), ...en.values()].filter((message) => typeof message === 'string'))
// The examples of the rules repeat messages.
const isTest = (file: string) => /^tests|\.test\.tsx?$/.test(file) && !file.startsWith('tests/messages')
for (const file of ['src', 'tests'].flatMap(sources).filter(isTest)) {
  for (const text of textsTypedAgain(readFileSync(file, 'utf8'), said)) {
    problems.push(`${file} finds an element by "${text}", which is a message; use m.key() instead`)
  }
}

test('messages: same keys and placeholders in both languages, none duplicate or unused, no banned words', () => {
  expect(fi.size).toBeGreaterThan(1000)
  expect(problems).toEqual([])
})
