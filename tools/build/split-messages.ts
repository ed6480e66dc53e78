/**
 * Splits generated/messages into one short file for each message, so that each chunk of a build contains only the messages of
 * its screens.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GENERATED = 'generated/messages'
const OUT = '.cache/messages'

/** A message in one language, and one without plural forms. */
const MESSAGE = /^export const (\w+) = \/\*\* @type .*? \*\/ \(i?\) => \{([^]*?)\n\};$/gm
const TEXT = /^\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)$/

/** The functions of the compiler's runtime that src/language uses; src/language reads the language from the URL itself. */
const RUNTIME = `export const baseLocale = 'fi'
export const locales = ['fi', 'en']
export const experimentalStaticLocale = undefined
export let getLocale = () => baseLocale
export const overwriteGetLocale = (fn) => {
  getLocale = fn
}
`

/** The bodies of the messages in a language, by name. @throws Error if the compiler's output format has changed */
function bodiesIn(locale: string): Map<string, string> {
  const file = join(GENERATED, `messages/${locale}.js`)
  const source = readFileSync(file, 'utf8')
  const bodies = new Map([...source.matchAll(MESSAGE)].map(([, name = '', body = '']) => [name, body]))
  if (bodies.size === 0 || bodies.size !== source.match(/^export /gm)?.length)
    throw new Error(`${file} has a format that tools/build/split-messages.ts does not know`)
  return bodies
}

/** A message becomes one expression (110 bytes), or a function for each language if it has plural forms. */
function moduleOf(name: string, bodies: Record<'fi' | 'en', string | undefined>): string {
  const functions: string[] = []
  const expressionOf = (locale: 'fi' | 'en') => {
    const body = bodies[locale]
    if (body === undefined) throw new Error(`${name} is missing in ${locale}`)
    const [, text] = TEXT.exec(body) ?? []
    if (text !== undefined) return text.replaceAll('${i?.', '${i.')
    functions.push(`const ${locale}_${name} = (i) => {${body}\n}`)
    return `${locale}_${name}(i)`
  }
  const [fi, en] = [expressionOf('fi'), expressionOf('en')]
  return [
    ...(functions.length > 0 ? ["import * as registry from '../registry.js'"] : []),
    "import { getLocale } from '../runtime.js'",
    ...functions,
    `export const ${name} = (i) => (getLocale() === 'en' ? ${en} : ${fi})\n`,
  ].join('\n')
}

rmSync(OUT, { recursive: true, force: true })
mkdirSync(join(OUT, 'messages'), { recursive: true })
const [finnish, english] = [bodiesIn('fi'), bodiesIn('en')]
for (const [name, fi] of finnish)
  writeFileSync(join(OUT, `messages/${name}.js`), moduleOf(name, { fi, en: english.get(name) }))
const index = [...finnish.keys()].map((name) => `export * from './${name}.js'\n`)
writeFileSync(join(OUT, 'messages/_index.js'), index.join(''))
// Otherwise the bundler keeps each message of the index whose module may have side effects.
writeFileSync(join(OUT, 'messages/package.json'), '{ "type": "module", "sideEffects": false }\n')
writeFileSync(join(OUT, 'runtime.js'), RUNTIME)
for (const file of ['messages.js', 'registry.js']) copyFileSync(join(GENERATED, file), join(OUT, file))
