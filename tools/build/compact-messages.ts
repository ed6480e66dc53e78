import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT =
  /^const (fi|en)_\w+ = \/\*\* @type .*? \*\/ \(i?\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};$/gm
const CHOICE =
  /^export const (\w+) = .*=> \{\n\tconst locale = .*\n\tif \(locale === "en"\) return (en_\w+)\(inputs\)\n\treturn (fi_\w+)\(inputs\)\n\}\);$/m

/** The functions of the compiler's runtime that src/language uses; src/language reads the language from the URL itself. */
const RUNTIME = `export const baseLocale = 'fi'
export const locales = ['fi', 'en']
export const experimentalStaticLocale = undefined
export let getLocale = () => baseLocale
export const overwriteGetLocale = (fn) => {
  getLocale = fn
}
`

/** One message file as one expression; undefined if the file has an unknown format. */
function compact(source: string): string | undefined {
  const choice = CHOICE.exec(source)
  if (!choice) return undefined
  const [whole, name, en, fi] = choice
  const texts = new Map([...source.matchAll(TEXT)].map(([, locale, text]) => [locale, text]))
  const [enText, fiText] = [texts.get('en'), texts.get('fi')]
  if (enText === undefined || fiText === undefined) {
    return source.replace(whole, `export const ${name} = (i) => (getLocale() === 'en' ? ${en}(i) : ${fi}(i));`)
  }
  const chosen = `getLocale() === 'en' ? ${enText} : ${fiText}`.replaceAll('${i?.', '${i.')
  return `import { getLocale } from '../runtime.js'\nexport const ${name} = (i) => ${chosen}\n`
}

/**
 * Shortens each compiled message (from about 260 to 110 bytes), for builds only.
 * @throws Error if the compiler's output format has changed.
 */
export function compactMessages(folder: string): void {
  const messages = join(folder, 'messages')
  for (const name of readdirSync(messages).filter((file) => file.endsWith('.js') && file !== '_index.js')) {
    const file = join(messages, name)
    const short = compact(readFileSync(file, 'utf8'))
    if (short === undefined) throw new Error(`${file} has a format that tools/build/compact-messages.ts does not know`)
    writeFileSync(file, short)
  }
  writeFileSync(join(folder, 'runtime.js'), RUNTIME)
}
