import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT =
  /^const (fi|en)_\w+ = \/\*\* @type .*? \*\/ \(i?\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};$/gm
const CHOICE =
  /^export const (\w+) = .*=> \{\n\tconst locale = .*\n\tif \(locale === "en"\) return (en_\w+)\(inputs\)\n\treturn (fi_\w+)\(inputs\)\n\}\);$/m

/** The part of the compiler's runtime that src/language uses; it reads the address by itself. */
const RUNTIME = `export const baseLocale = 'fi'
export const locales = ['fi', 'en']
export const experimentalStaticLocale = undefined
export let getLocale = () => baseLocale
export const overwriteGetLocale = (fn) => {
  getLocale = fn
}
`

/** One text as one expression; undefined when the file is of a shape that is not known. */
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
 * Shortens what the compiler made of each text (about 150 bytes of 260), for builds only.
 * @throws Error when the compiler writes another shape than this knows.
 */
export function compactMessages(folder: string): void {
  const messages = join(folder, 'messages')
  for (const name of readdirSync(messages).filter((file) => file.endsWith('.js') && file !== '_index.js')) {
    const file = join(messages, name)
    const short = compact(readFileSync(file, 'utf8'))
    if (short === undefined) throw new Error(`${file} has a shape that tools/compact-messages.ts does not know`)
    writeFileSync(file, short)
  }
  writeFileSync(join(folder, 'runtime.js'), RUNTIME)
}
