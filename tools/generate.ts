/**
 * Generates everything in generated/ from the contract, the messages and the routes: `npm run generate`.
 * `--check` writes nothing and fails if the committed output differs (CTR-02).
 * Output goes into a temporary folder first, so a failed run changes nothing.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Generator, getConfig, type RouteNode } from '@tanstack/router-generator'
import { generateCalls, generateValidators } from '../orval.config.ts'
import { bundleContract } from './contract/bundle-contract.ts'
import { type Contract, listOperations, mapValues, withoutTexts } from './contract/contract-document.ts'
import { compileMessages } from './generate/compile-messages.ts'
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
import { screensSource } from './generate/generate-screens.ts'
import { files, publish } from './generate/publish.ts'
import { readingSource, withOpenReplies } from './generate/read-tolerantly.ts'

const check = process.argv.includes('--check')
const root = process.cwd()

// Same depth as generated/, so that relative imports stay valid; the process id keeps parallel runs apart.
const NEXT = `.generated-next-${process.pid}`

async function generateApi(document: Contract) {
  const info = { ...document.info, description: 'Made by npm run generate from openapi/.' }
  // Without Accept-Language, which the request function adds to every call.
  const paths = mapValues(document.paths, ({ parameters: _language, ...item }) => item)
  const short = { ...document, paths, info }
  // One after the other, because orval keeps what it is doing in its module.
  await generateCalls(withOpenReplies(short), NEXT)
  // Descriptions would only make validators larger, but a reply must have one.
  await generateValidators(withoutTexts(short, ''), NEXT)
  for (const file of files(join(NEXT, 'api'))) {
    const source = readFileSync(file, 'utf8').replace("'../model.schemas.ts'", "'../model/index.ts'")
    writeFileSync(file, withUniqueItems(document, source))
  }
  mkdirSync(join(NEXT, 'api/model'))
  renameSync(join(NEXT, 'api/model.schemas.ts'), join(NEXT, 'api/model/index.ts'))
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

async function generateMessages() {
  const folder = join(NEXT, 'messages')
  await compileMessages(`./${folder}`)
  // Only the strategies of servers import it.
  rmSync(join(folder, 'server.js'))
}

/** @returns the routes of src/routes */
async function generateRoutes(): Promise<RouteNode[]> {
  let nodes: RouteNode[] = []
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: `./${NEXT}/routes.ts`,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      tmpDir: join(root, '.cache/router'),
      plugins: [{ name: 'screens', onRouteTreeChanged: ({ routeNodes }) => void (nodes = routeNodes) }],
    },
    root,
  )
  await new Generator({ config, root }).run()
  return nodes
}

/** The parts of the fake API: each file of mocks/backend/operations exports its operations under its own name. */
function backendSource(): string {
  const names = files('mocks/backend/operations')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
  const imports = names.map((name) => `import { ${camel(name)} } from '../mocks/backend/operations/${name}.ts'\n`)
  const spread = names.map((name) => `  ...${camel(name)},\n`)
  return `// Made by npm run generate from mocks/backend/operations/.\n${imports.join('')}\nexport const operations = {\n${spread.join('')}}\n`
}

/** What is made by functions of ours. */
function writeSources(document: Contract, routes: RouteNode[]) {
  const operations = listOperations(document)
  const messages = areaFiles().flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object))
  const sources = {
    'registry.ts': registrySource(document, operations),
    'modules.ts': modulesSource(operations),
    'contract-data.ts': contractDataSource(document, operations),
    'contract-examples.ts': contractExamplesSource(document, operations),
    'contract-schemas.ts': schemasSource(document, operations),
    'limits.ts': limitsSource(document),
    'reading.ts': readingSource(document),
    'error-texts.ts': errorTextsSource(document, messages),
    'screens.ts': screensSource(routes, operations),
    'backend.ts': backendSource(),
  }
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(NEXT, file), source)
}

if (!check) listAreas()
try {
  mkdirSync(NEXT)
  const contract = bundleContract()
  const [routes] = await Promise.all([generateRoutes(), generateApi(contract), generateMessages()])
  writeSources(contract, routes)
  console.info(publish(NEXT, 'generated', { check }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(NEXT, { recursive: true, force: true })
}
process.exit() // the message compiler would keep the process alive for 30 s
