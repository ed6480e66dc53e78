import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import { groupBy } from '../../src/values/group-by.ts'

type Project = Parameters<typeof compileProject>[0]['project']
type Settings = Awaited<ReturnType<Project['settings']['get']>>
type Text = { bundleId: string; locale: string }
type Variant = { messageBundleId: string; messageLocale: string }
type Format = {
  toBeImportedFiles: (given: object) => Promise<{ locale: string; path: string }[]>
  importFiles: (given: object) => Promise<{ bundles: { id: string }[]; messages: Text[]; variants: Variant[] }>
}
/** The plugin has no types. */
const FORMAT: string = '@inlang/plugin-message-format'

/**
 * The messages in the interface that the compiler expects. Its own loader inserts them one by one into a database, which takes
 * longer than the compilation itself.
 */
async function readProject(): Promise<Project> {
  const settings = JSON.parse(readFileSync('messages/project.inlang/settings.json', 'utf8')) as Settings
  const { default: format } = (await import(FORMAT)) as { default: Format }
  const files = (await format.toBeImportedFiles({ settings })).map(({ locale, path }) => ({
    locale,
    content: readFileSync(join('messages', path)),
  }))
  const { bundles, messages, variants } = await format.importFiles({ settings, files })
  const messagesOf = groupBy(messages, ({ bundleId }) => bundleId)
  const variantsOf = groupBy(variants, ({ messageBundleId, messageLocale }) => `${messageBundleId} ${messageLocale}`)
  const nested = bundles.map((bundle) => ({
    ...bundle,
    messages: messagesOf.get(bundle.id)?.map((message) => ({
      ...message,
      variants: variantsOf.get(`${bundle.id} ${message.locale}`),
    })),
  }))
  const db = { selectFrom: () => ({ select: () => ({ execute: () => Promise.resolve(nested) }) }) }
  // compileProject() uses no other members of a project.
  return { settings: { get: () => Promise.resolve(settings) }, db } as unknown as Project
}

/** A value in a text. A reply can lack one that the contract requires; the text then has a dash, not "undefined" (CTR-07). */
const PLACEHOLDER = /(\$\{i\?\.\w+)\}/g

/**
 * Compiles messages/ into `outdir`. `locale-modules` is one file per language, which a dev server loads at once;
 * `message-modules` is one file per message, so that a production chunk contains only the messages of its screens.
 */
export async function compileMessages(outdir: string, outputStructure: 'locale-modules' | 'message-modules') {
  const compiled = await compileProject({
    project: await readProject(),
    compilerOptions: {
      // src/language reads the language from the URL; the compiler's own URL strategy would add 6 kB.
      strategy: ['globalVariable', 'baseLocale'],
      outputStructure,
      emitTsDeclarations: false,
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    },
  })
  rmSync(outdir, { recursive: true, force: true })
  for (const [name, source] of Object.entries(compiled)) {
    mkdirSync(dirname(join(outdir, name)), { recursive: true })
    writeFileSync(join(outdir, name), source.replace(PLACEHOLDER, "$1 ?? '–'}"))
  }
}

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
function compactMessages(folder: string): void {
  const messages = join(folder, 'messages')
  for (const name of readdirSync(messages).filter((file) => file.endsWith('.js') && file !== '_index.js')) {
    const file = join(messages, name)
    const short = compact(readFileSync(file, 'utf8'))
    if (short === undefined) throw new Error(`${file} has a format that tools/build/compile-messages.ts does not know`)
    writeFileSync(file, short)
  }
  writeFileSync(join(folder, 'runtime.js'), RUNTIME)
}

// `node tools/build/compile-messages.ts DIR` makes the messages of production builds.
if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? '.cache/messages'
  await compileMessages(folder, 'message-modules')
  compactMessages(folder)
  // The compiler keeps timers alive for 30 s.
  process.exit(0)
}
