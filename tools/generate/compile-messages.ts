import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Compiles messages/ into one file per language, which a dev server loads at once. Builds split them: tools/build/split-messages.ts. */
export async function compileMessages(outdir: string) {
  const compiled = await compileProject({
    project: await readProject(),
    compilerOptions: {
      // src/language reads the language from the URL; the compiler's own URL strategy would add 6 kB.
      strategy: ['globalVariable', 'baseLocale'],
      outputStructure: 'locale-modules',
      emitTsDeclarations: false,
      emitGitIgnore: false,
      emitReadme: false,
      emitPrettierIgnore: false,
    },
  })
  for (const [name, source] of Object.entries(compiled)) {
    const file = join(outdir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source.replace(PLACEHOLDER, "$1 ?? '–'}"))
  }
}
