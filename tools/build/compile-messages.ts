import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileProject } from '@inlang/paraglide-js'
import { groupBy } from '../../src/values/group-by.ts'
import { compactMessages } from './compact-messages.ts'

type Project = Parameters<typeof compileProject>[0]['project']
type Settings = Awaited<ReturnType<Project['settings']['get']>>
type Text = { bundleId: string; locale: string }
type Variant = { messageBundleId: string; messageLocale: string }
type Format = {
  toBeImportedFiles: (given: { settings: Settings }) => Promise<{ locale: string; path: string }[]>
  importFiles: (given: {
    settings: Settings
    files: { locale: string; content: Uint8Array }[]
  }) => Promise<{ bundles: { id: string }[]; messages: Text[]; variants: Variant[] }>
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
    writeFileSync(join(outdir, name), source)
  }
}

// `node tools/build/compile-messages.ts DIR` makes the messages of production builds.
if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2] ?? '.cache/messages'
  await compileMessages(folder, 'message-modules')
  compactMessages(folder)
  // The compiler keeps timers alive for 30 s.
  process.exit(0)
}
