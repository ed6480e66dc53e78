import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import { groupBy } from '../../src/values/collections/group-by.ts'

type Project = Parameters<typeof compileProject>[0]['project']
type Settings = Awaited<ReturnType<Project['settings']['get']>>
type Format = Required<Awaited<ReturnType<Project['plugins']['get']>>[number]>
/** The plugin has no types of its own. */
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
    messages: messagesOf.get(String(bundle.id))?.map((message) => ({
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
 * `message-modules` is one short file per message, so that a production chunk contains only the messages of its screens.
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
    const file = join(outdir, name)
    mkdirSync(dirname(file), { recursive: true })
    const whole = source.replace(PLACEHOLDER, "$1 ?? '–'}")
    writeFileSync(file, outputStructure === 'message-modules' ? shorten(name, whole) : whole)
  }
}

/** In one language, a message without plural forms. */
const TEXT =
  /^const (\w+) = \/\*\* @type .*? \*\/ \(i?\) => \{\n\treturn \/\*\* @type \{LocalizedString\} \*\/ \((`(?:[^`\\]|\\.)*`)\)\n\};$/gm
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

/**
 * A compiled file of a build. A message becomes one expression (from about 260 to 110 bytes).
 * @throws Error if the compiler's output format has changed
 */
function shorten(name: string, source: string): string {
  if (name === 'runtime.js') return RUNTIME
  if (!/^messages\/(?!_index).*\.js$/.test(name)) return source
  let short = source.replace(CHOICE, "export const $1 = (i) => (getLocale() === 'en' ? $2(i) : $3(i))")
  if (short === source) throw new Error(`${name} has a format that tools/build/compile-messages.ts does not know`)
  for (const [whole, text = '', value = ''] of source.matchAll(TEXT)) {
    short = short.replace(whole, '').replace(`${text}(i)`, () => value.replaceAll('${i?.', '${i.'))
  }
  return short
}

// `node tools/build/compile-messages.ts` makes the messages of production builds.
if (import.meta.filename === process.argv[1]) {
  await compileMessages('.cache/messages', 'message-modules')
  // The compiler keeps timers alive for 30 s.
  process.exit(0)
}
