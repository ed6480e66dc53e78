import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'

type Module = { file: string; imports: string[] }
let modules: Module[] = []

const top = (file: string) => {
  const [root = '', area = ''] = file.split('/')
  return root === 'src' && file.split('/').length > 2 ? `src/${area}` : root
}

/** The floors of src, the lowest first: a room imports from the floors below its own, and from no room beside it. */
const FLOORS = [
  ['src/values', 'src/language', 'src/ui'],
  ['src/browser'],
  ['src/api'],
  ['src/domain'],
  ['src/session'],
  ['src/forms', 'src/tables'],
  ['src/notifications'],
  ['src/payments'],
  ['src/shell'],
  ['src/features'],
  ['src/routes'],
]
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.some((room) => file.startsWith(`${room}/`)))

beforeAll(async () => {
  const { output } = await cruise(['src', 'mocks', 'generated'], {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
  })
  const result = output as ICruiseResult
  const alias: [string, string][] = [
    ['@/', 'src/'],
    ['@generated/', 'generated/'],
    ['@mocks/', 'mocks/'],
  ]
  const target = (dependency: { module: string; resolved: string }) => {
    const found = alias.find(([name]) => dependency.module.startsWith(name))
    return found ? dependency.module.replace(found[0], found[1]) : dependency.resolved
  }
  modules = result.modules
    .filter((module) => /\.(ts|tsx)$/.test(module.source))
    .map((module) => ({ file: module.source, imports: module.dependencies.map(target) }))
})

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const offences = (pick: (module: Module, imported: string) => boolean) =>
  modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) =>
      module.imports.filter((imported) => pick(module, imported)).map((imported) => `${module.file} -> ${imported}`),
    )

test('reads every module', () => {
  const files = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(dir, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(dir, entry.name)] : [],
    )
  const wanted = [...files('src'), ...files('mocks')].filter((file) => !file.endsWith('.d.ts'))
  const seen = new Set(modules.map((module) => module.file))
  expect(
    wanted.filter((file) => !seen.has(file)),
    'the cruiser does not read these',
  ).toEqual([])
})

test('a room imports only from the floors below it', () => {
  const isBelow = (file: string, imported: string) => {
    const [from, to] = [floorOf(file), floorOf(imported)]
    return from === -1 || to === -1 || to < from || top(file) === top(imported)
  }
  expect(
    offences((module, imported) => !isBelow(module.file, imported)),
    'import from lower floors only (FLOORS): move what is needed to a lower room, or pass it in',
  ).toEqual([])
})

test('every room of src stands on a floor', () => {
  const rooms = new Set(modules.map(({ file }) => top(file)).filter((room) => room.startsWith('src/')))
  expect(
    [...rooms].filter((room) => floorOf(`${room}/`) === -1),
    'give the room a floor in FLOORS',
  ).toEqual([])
})

test('docs/architecture.md draws every room and names only files that exist', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  expect(
    FLOORS.flat().filter((room) => !text.includes(room)),
    'draw these in docs/architecture.md',
  ).toEqual([])
  const named = [...text.matchAll(/\b(?:src|mocks|tests|docs)\/[\w./-]*[\w/]/g)].map(([path]) => path)
  expect(
    named.filter((path) => !existsSync(path)),
    'docs/architecture.md names these; they have moved',
  ).toEqual([])
})

test('there is no circle, types included', () => {
  const files = new Map(modules.map((module) => [module.file.replace(/(\/index)?\.tsx?$/, ''), module]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (name: string, way: string[]) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' -> '))
    if (way.includes(name) || done.has(name)) return
    for (const imported of files.get(name)?.imports ?? []) {
      const next = imported.replace(/(\/index)?\.tsx?$/, '')
      if (files.has(next)) walk(next, [...way, name])
    }
    done.add(name)
  }
  for (const name of files.keys()) walk(name, [])
  expect(circles, 'move what both need, such as a type, to a file of its own').toEqual([])
})

test('nothing that is shipped imports test support', () => {
  expect(
    offences(({ file }, imported) => !file.startsWith('tests/') && imported.startsWith('tests/')),
    'only tests may import from tests/',
  ).toEqual([])
})

test('src/ui and src/values know nothing of the app', () => {
  expect(
    offences((module, imported) => /^src\/(ui|values)\//.test(module.file) && /^(generated|mocks)\//.test(imported)),
  ).toEqual([])
})

test('features never import one another', () => {
  const feature = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
  expect(
    offences((module, imported) => {
      const from = feature(module.file)
      const to = feature(imported)
      return from !== undefined && to !== undefined && from !== to
    }),
  ).toEqual([])
})

test('features and routes call the API through generated code only [CTR-03]', () => {
  const door = /^src\/api\/(request|send$|is-call-of|read-reply|received-file|reply-shape|response-check|retry-)|axios/
  expect(
    offences(
      (module, imported) =>
        /^src\/(features|routes|shell|notifications|payments|session)\//.test(module.file) && door.test(imported),
    ),
  ).toEqual([])
})

test('mocks never import the portal, and only main.tsx reaches the mocks', () => {
  expect(offences((module, imported) => module.file.startsWith('mocks/') && imported.startsWith('src/'))).toEqual([])
  expect(
    offences(
      (module, imported) =>
        module.file.startsWith('src/') && module.file !== 'src/main.tsx' && imported.startsWith('mocks/'),
    ),
  ).toEqual([])
})

test('routes hold no markup of their own', () => {
  const withMarkup = modules
    .filter((module) => module.file.startsWith('src/routes/'))
    .filter((module) => /<[a-z][a-z0-9]*[\s/>]/.test(readFileSync(module.file, 'utf8').replace(/import[^\n]*\n/g, '')))
  expect(withMarkup.map((module) => module.file)).toEqual([])
})

test('the clock is read in one place', () => {
  const elsewhere = modules
    .filter(({ file }) => file.startsWith('src/') && !isTest(file) && file !== 'src/values/clock.ts')
    .filter(({ file }) => /\bDate\.now\(|\bnew Date\(\)/.test(readFileSync(file, 'utf8')))
  expect(elsewhere.map((module) => module.file)).toEqual([])
})

test('no text is asked for with a language of its own: the texts of a build have no second argument', () => {
  const asking = modules
    .filter(({ file }) => file.startsWith('src/') && !isTest(file))
    .filter(({ file }) => /\bm\.\w+\((\{[^{}]*\}|\w+),\s*[^)\s]/.test(readFileSync(file, 'utf8')))
  // textIn() of src/language does it.
  expect(asking.map((module) => module.file)).toEqual([])
})

test('no file or folder says only that it holds things', () => {
  const names = modules.flatMap((module) => module.file.split('/')).map((name) => name.replace(/\.\w+$/, ''))
  expect(names.filter((name) => /^(utils?|helpers?|common|types|misc)$/.test(name))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": ?"https?:/)
})
