import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The output of the message compiler. */
const GENERATED = 'generated/messages'
/** Starts the id of each message's module. These modules are virtual: they have no files. */
const MESSAGES = '\0messages/'

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
  const file = `${GENERATED}/messages/${locale}.js`
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
    ...(functions.length > 0 ? ["import * as registry from '@generated/messages/registry.js'"] : []),
    "import { getLocale } from '@generated/messages/runtime.js'",
    ...functions,
    `export const ${name} = (i) => (getLocale() === 'en' ? ${en} : ${fi})\n`,
  ].join('\n')
}

/** The sources of the modules by id; those that replace a file, by its path from the project's root. */
function modules(): Map<string, string> {
  const [finnish, english] = [bodiesIn('fi'), bodiesIn('en')]
  const index = [...finnish.keys()].map((name) => `export * from '${MESSAGES}${name}.js'\n`)
  return new Map([
    ...[...finnish].map(
      ([name, fi]) => [`${MESSAGES}${name}.js`, moduleOf(name, { fi, en: english.get(name) })] as const,
    ),
    [`${GENERATED}/messages/_index.js`, index.join('')],
    [`${GENERATED}/runtime.js`, RUNTIME],
  ])
}

/** In builds, each message is a module of its own, so that a chunk contains only the messages of its screens. */
export function splitMessages(): Plugin {
  let made: Map<string, string>
  return {
    name: 'split-messages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      made = modules()
    },
    resolveId: { filter: { id: new RegExp(`^${MESSAGES}`) }, handler: (id) => id },
    load: {
      filter: { id: new RegExp(`^${MESSAGES}|/${GENERATED}/(messages/_index|runtime|registry)\\.js$`) },
      handler(id) {
        const at = id.startsWith(MESSAGES) ? id : id.slice(id.lastIndexOf(GENERATED))
        // Otherwise the bundler keeps all messages in each chunk, because their modules may have side effects.
        return { code: made.get(at) ?? readFileSync(id, 'utf8'), moduleSideEffects: false }
      },
    },
  }
}
