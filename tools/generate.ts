/**
 * Generates everything in generated/ from the contract, the messages and the routes: `npm run generate`.
 * `--check` writes nothing and fails if the committed output differs (CTR-02).
 * Output goes into a temporary folder first, so a failed run changes nothing. The parts run in parallel, and unchanged parts
 * come from .cache/. Each part imports its generator itself, because loading them takes longer than comparing the cached output.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { bundleContract } from './contract/bundle-contract.ts'
import { type Contract, listOperations } from './contract/contract-document.ts'
import {
  camel,
  contractDataSource,
  contractExamplesSource,
  errorTextsSource,
  limitsSource,
  modulesSource,
  registrySource,
  schemasSource,
  withUniqueItems,
} from './generate/generate-registry.ts'
import { readingSource, withOpenReplies } from './generate/read-tolerantly.ts'

const check = process.argv.includes('--check')
const root = process.cwd()

// Same depth as generated/, so that relative imports stay valid; the process id keeps parallel runs apart.
const NEXT = `.generated-next-${process.pid}`
const CACHE = '.cache'
const KEPT = join(CACHE, 'generated')

/** A part of generated/: its input files, and a function that writes it into an empty folder as deep as generated/. */
type Part = { name: string; inputs: string[]; make: (folder: string) => Promise<void> | void }

/** Removes Accept-Language, which the request function adds to every call. */
function withoutLanguage(document: Contract): Contract {
  const paths = Object.entries(document.paths).map(([path, { parameters: _language, ...item }]) => [path, item])
  return { ...document, paths: Object.fromEntries(paths) as Contract['paths'] }
}

/** The file of a path, or all files below it; none if it does not exist. */
function files(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(path)
    .flatMap((name) => files(join(path, name)))
    .toSorted()
}

let bundled: Contract | undefined
/** The contract as one document, bundled once for all parts. */
const contract = (): Contract => (bundled ??= bundleContract())

/** The contract with empty descriptions, which would only make validators larger. */
const withoutTexts = (document: Contract) =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? '' : value,
  ) as Contract

async function generateApi(folder: string) {
  const document = contract()
  const info = { ...document.info, description: 'Made by npm run generate from openapi/.' }
  const short = { ...withoutLanguage(document), info }
  const { generateCalls, generateValidators } = await import('../orval.config.ts')
  // One after the other, because orval keeps what it is doing in its module.
  await generateCalls(withOpenReplies(short), folder)
  await generateValidators(withoutTexts(short), folder)
  for (const file of files(folder)) {
    const source = readFileSync(file, 'utf8').replace("'../model.schemas.ts'", "'../model/index.ts'")
    writeFileSync(file, withUniqueItems(document, source))
  }
  mkdirSync(join(folder, 'api/model'))
  renameSync(join(folder, 'api/model.schemas.ts'), join(folder, 'api/model/index.ts'))
  const operations = listOperations(document)
  const zodExports = (tag: string) => readFileSync(join(folder, 'api', tag, `${tag}.zod.ts`), 'utf8')
  writeFileSync(join(folder, 'registry.ts'), registrySource(document, operations, zodExports))
  writeFileSync(join(folder, 'modules.ts'), modulesSource(operations))
  writeFileSync(join(folder, 'contract-data.ts'), contractDataSource(document, operations))
  writeFileSync(join(folder, 'contract-examples.ts'), contractExamplesSource(document, operations))
  writeFileSync(join(folder, 'contract-schemas.ts'), schemasSource(document, operations))
  writeFileSync(join(folder, 'limits.ts'), limitsSource(document))
  writeFileSync(join(folder, 'reading.ts'), readingSource(document))
}

const areaFiles = () => files('messages').filter((file) => file.endsWith('.fi.json'))

/** Lists new areas of texts in the settings of the compiler, and drops those that are gone. */
function listAreas(): void {
  const file = 'messages/project.inlang/settings.json'
  const text = readFileSync(file, 'utf8')
  const listed = [...text.matchAll(/"\.\/(.+)\.\{locale\}\.json"/g)].map(([, area = '']) => area)
  const found = areaFiles().map((name) => basename(name, '.fi.json'))
  const areas = [...listed.filter((area) => found.includes(area)), ...found.filter((area) => !listed.includes(area))]
  const lines = areas.map((area) => `      "./${area}.{locale}.json"`)
  if (areas.join() !== listed.join())
    writeFileSync(file, text.replace(/(?<="pathPattern": \[\n)[^\]]*(?=\n)/, lines.join(',\n')))
}

async function generateMessages(folder: string) {
  const { compileMessages } = await import('./build/compile-messages.ts')
  await compileMessages(`./${folder}/messages`, 'locale-modules')
  // Without its plugin the compiler writes no messages but reports success.
  if (!/export const \w+/.test(readFileSync(join(folder, 'messages/messages/_index.js'), 'utf8'))) {
    throw new Error('paraglide compiled no messages')
  }
  const runtime = readFileSync(join(folder, 'messages', 'runtime.js'), 'utf8')
  if (!runtime.includes('./server.js')) rmSync(join(folder, 'messages', 'server.js'), { force: true })
}

async function generateRoutes(folder: string) {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: `./${folder}/routes.ts`,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      tmpDir: join(root, CACHE, 'router'),
    },
    root,
  )
  await new Generator({ config, root }).run()
}

function generateErrorTexts(folder: string) {
  const messages = areaFiles().flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object))
  writeFileSync(join(folder, 'error-texts.ts'), errorTextsSource(contract(), messages))
}

/** The parts of the fake API: each file of mocks/backend/operations exports its operations under its own name. */
function generateBackend(folder: string) {
  const names = files('mocks/backend/operations')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
  const imports = names.map((name) => `import { ${camel(name)} } from '../mocks/backend/operations/${name}.ts'\n`)
  const spread = names.map((name) => `  ...${camel(name)},\n`)
  const source = `// Made by npm run generate from mocks/backend/operations/.\n${imports.join('')}\nexport const operations = {\n${spread.join('')}}\n`
  writeFileSync(join(folder, 'backend.ts'), source)
}

async function generateScreens(folder: string) {
  const { screensSource } = await import('./generate/generate-screens.ts')
  writeFileSync(join(folder, 'screens.ts'), screensSource(listOperations(contract())))
}

/** Inputs of every part: whatever makes the output. */
const TOOLS = ['tools', 'redocly.yaml', 'package-lock.json']
const parts: Part[] = [
  { name: 'api', inputs: ['openapi', 'orval.config.ts'], make: generateApi },
  { name: 'messages', inputs: ['messages'], make: generateMessages },
  { name: 'routes', inputs: ['src/routes'], make: generateRoutes },
  { name: 'error-texts', inputs: ['messages', 'openapi'], make: generateErrorTexts },
  { name: 'backend', inputs: ['mocks/backend/operations'], make: generateBackend },
  { name: 'screens', inputs: ['src/routes', 'openapi'], make: generateScreens },
]

/** A digest of all inputs of a part. */
function inputsDigest({ inputs }: Part): string {
  const hash = createHash('sha256')
  for (const file of [...inputs, ...TOOLS].flatMap(files)) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

/** The folder of a part made from the current files; cached if they have not changed. */
async function made(part: Part): Promise<string> {
  const kept = join(KEPT, `${part.name}-${inputsDigest(part)}`)
  if (existsSync(kept)) return kept
  const folder = `${NEXT}-${part.name}`
  mkdirSync(folder)
  await part.make(folder)
  for (const old of existsSync(KEPT) ? readdirSync(KEPT) : []) {
    if (old.startsWith(`${part.name}-`)) rmSync(join(KEPT, old), { recursive: true, force: true })
  }
  mkdirSync(KEPT, { recursive: true })
  // A parallel run may have written it first.
  if (!existsSync(kept)) renameSync(folder, kept)
  return kept
}

/** Writes only changed files, so that a running dev server reloads as little as possible. */
function publish(folders: string[]): string[] {
  const changed: string[] = []
  const fresh = new Map(folders.flatMap((folder) => files(folder).map((file) => [relative(folder, file), file])))
  for (const [file, source] of fresh) {
    const target = join('generated', file)
    const content = readFileSync(source)
    if (existsSync(target) && statSync(target).isFile() && readFileSync(target).equals(content)) continue
    changed.push(file)
    if (check) continue
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target)
  }
  for (const file of files('generated').map((file) => relative('generated', file))) {
    if (fresh.has(file)) continue
    changed.push(`${file} (gone)`)
    if (!check) rmSync(join('generated', file))
  }
  return changed
}

mkdirSync(CACHE, { recursive: true })
if (!check) listAreas()
try {
  const changed = publish(await Promise.all(parts.map(made)))
  if (check && changed.length > 0) {
    console.error(`generated/ is out of date; run npm run generate:\n  ${changed.join('\n  ')}`)
    process.exitCode = 1
  } else {
    console.info(changed.length === 0 ? 'generated/ is up to date' : `${changed.length} files written to generated/`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const folder of readdirSync('.').filter((name) => name.startsWith(NEXT))) {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exit() // the message compiler would keep the process alive for 30 s
