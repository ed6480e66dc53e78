/**
 * Makes everything in generated/ from the contract, the messages and the routes: `npm run generate`.
 * `--check` writes nothing and fails when the committed output differs from a fresh one (CTR-02).
 * `--root DIR` works on another copy of the project.
 * All is made in a folder beside it first, so a failed generation leaves the old output in place.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { stringify } from 'yaml'
import { bundleContract } from './bundle-contract.ts'
import { compileMessages } from './compile-messages.ts'
import { type Contract, listOperations } from './contract-document.ts'
import { contractDataSource, limitsSource, modulesSource, registrySource } from './generate-registry.ts'

const check = process.argv.includes('--check')
const rootFlag = process.argv.indexOf('--root')
const root = rootFlag > 0 ? process.argv[rootFlag + 1]! : process.cwd()
process.chdir(root)

// Same depth as generated/, so that relative imports inside it stay the same; two runs at once stay apart.
const NEXT = `.generated-next-${process.pid}`
const CACHE = '.cache'

/** Descriptions are for readers of the contract; in validators they would only weigh. */
function withoutDescriptions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDescriptions)
  if (node === null || typeof node !== 'object') return node
  const entries = Object.entries(node).filter(([key, value]) => !(key === 'description' && typeof value === 'string'))
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutDescriptions(value)]))
}

/** Accept-Language is on every path, and the request function's alone: no generated function asks for it. */
function withoutLanguage(document: Contract): Contract {
  const paths = Object.entries(document.paths).map(([path, { parameters: _language, ...item }]) => [path, item])
  return { ...document, paths: Object.fromEntries(paths) as Contract['paths'] }
}

function files(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? files(join(dir, entry.name)) : [join(dir, entry.name)]))
    .sort()
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  try {
    execFileSync(join(root, 'node_modules/.bin', command), args, {
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}

function generateApi() {
  const document = bundleContract()
  const short = {
    ...withoutLanguage(document),
    info: { ...document.info, description: 'Made by npm run generate from openapi/.' },
  }
  const codeInput = join(CACHE, `portal.code.${process.pid}.yaml`)
  const validatorInput = join(CACHE, `portal.validators.${process.pid}.yaml`)
  writeFileSync(codeInput, stringify(short))
  const bare = withoutDescriptions(short) as Contract
  for (const path of Object.values(bare.paths)) {
    for (const operation of Object.values(path)) {
      for (const response of Object.values(operation.responses ?? {})) response.description ??= 'Reply.'
    }
  }
  for (const response of Object.values(bare.components.responses ?? {})) response.description ??= 'Reply.'
  writeFileSync(validatorInput, stringify(bare))
  run('orval', ['--config', 'orval.config.ts'], {
    PORTAL_BUNDLE: codeInput,
    PORTAL_VALIDATOR_BUNDLE: validatorInput,
    PORTAL_GENERATED: NEXT,
  })
  rmSync(codeInput)
  rmSync(validatorInput)
  const operations = listOperations(document)
  const zodExports = (tag: string) => readFileSync(join(NEXT, 'api', tag, `${tag}.zod.ts`), 'utf8')
  writeFileSync(join(NEXT, 'registry.ts'), registrySource(document, operations, zodExports))
  writeFileSync(join(NEXT, 'modules.ts'), modulesSource(operations))
  writeFileSync(join(NEXT, 'contract-data.ts'), contractDataSource(document, operations))
  writeFileSync(join(NEXT, 'limits.ts'), limitsSource(document))
}

async function generateMessages() {
  await compileMessages(`./${NEXT}/messages`, 'locale-modules')
  // Without its plugin the compiler makes nothing and reports success.
  if (!/export const \w+/.test(readFileSync(join(NEXT, 'messages/messages/_index.js'), 'utf8'))) {
    throw new Error('paraglide compiled no message')
  }
  for (const unused of ['server.js', 'registry.js']) {
    const text = readFileSync(join(NEXT, 'messages', 'runtime.js'), 'utf8')
    if (!text.includes(`./${unused}`)) rmSync(join(NEXT, 'messages', unused), { force: true })
  }
}

async function generateRoutes() {
  if (!existsSync('src/routes')) return
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: `./${NEXT}/routes.ts`,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      tmpDir: join(root, CACHE, 'router'),
    },
    root,
  )
  await new Generator({ config, root }).run()
}

/** Writes only what differs, so that a running dev server reloads no more than it must. */
function publish(): string[] {
  const changed: string[] = []
  const fresh = new Set(files(NEXT).map((file) => relative(NEXT, file)))
  for (const file of fresh) {
    const target = join('generated', file)
    const content = readFileSync(join(NEXT, file))
    if (existsSync(target) && statSync(target).isFile() && readFileSync(target).equals(content)) continue
    changed.push(file)
    if (check) continue
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(NEXT, file), target)
  }
  for (const file of files('generated').map((file) => relative('generated', file))) {
    if (fresh.has(file)) continue
    changed.push(`${file} (gone)`)
    if (!check) rmSync(join('generated', file))
  }
  return changed
}

rmSync(NEXT, { recursive: true, force: true })
mkdirSync(CACHE, { recursive: true })
try {
  generateApi()
  await generateMessages()
  await generateRoutes()
  const changed = publish()
  if (check && changed.length > 0) {
    console.error(`generated/ differs from a fresh generation; run npm run generate:\n  ${changed.join('\n  ')}`)
    process.exitCode = 1
  } else {
    console.info(changed.length === 0 ? 'generated/ is up to date' : `${changed.length} files written to generated/`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(NEXT, { recursive: true, force: true })
}
process.exit() // the message compiler keeps timers alive for 30 s
