/** Makes generated/screens.ts: what the route files declare about their screens, for code that cannot import routes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { MainScreen } from '../../src/shell/main-screen.ts'
import type { ListedOperation } from '../contract/contract-document.ts'

type Declared = Omit<MainScreen, 'firstCalls'> & { firstCalls?: readonly string[] }

export type Screen = Partial<Omit<MainScreen, 'firstCalls'>> & {
  /** The route's id and the name of its file in src/routes. */
  id: string
  file: string
  /** The role that its guard requires. */
  role?: string
  /** It has a component and a loader. Other routes are static pages, steps or redirects. */
  loads: boolean
  /** Files that the route loads only after login (`warm` of its static data). */
  modules?: readonly string[]
}

/** The value of `screen` without its type. @throws Error if it is not made of literals */
function valueOf(declared: ESTree.Expression, source: string, file: string): Partial<Declared> {
  const { start, end } = declared.type === 'TSSatisfiesExpression' ? declared.expression : declared
  try {
    return runInNewContext(`(${source.slice(start, end)})`) as Declared
  } catch (cause) {
    throw new Error(`src/routes/${file}: write \`screen\` in literals, because it is read without running the file`, {
      cause,
    })
  }
}

/** Reads one route file. @returns its path, its screen and its first calls; undefined for the root route */
export function readScreen(
  file: string,
  source: string,
): { path: string; screen: Screen; firstCalls: string[] } | undefined {
  const { program, module } = parseSync(file, source)
  const found: { id?: string; role?: string; declared?: ESTree.Expression | null } = {}
  /** A route file has no other objects with the keys of its options. */
  const options = new Map<string, ESTree.Node>()
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || first?.type !== 'Literal') return
      if (callee.name === 'createFileRoute') found.id = String(first.value)
      if (callee.name === 'requireRole') found.role = String(first.value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') options.set(key.name, value)
    },
    VariableDeclarator({ id: name, init }) {
      if (name.type === 'Identifier' && name.name === 'screen') found.declared = init
    },
  }).visit(program)
  const { id, role, declared } = found
  if (id === undefined) return undefined
  const warm = options.get('warm')
  const modules = module.dynamicImports
    .filter(({ start, end }) => warm && start >= warm.start && end <= warm.end)
    .map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1).replace('@/', 'src/'))
    .map((path) => `/${existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`}`)
  const { firstCalls = [], ...main } = declared ? valueOf(declared, source, file) : {}
  const screen: Screen = {
    id,
    file,
    ...(role !== undefined && { role }),
    loads: options.has('component') && options.has('loader'),
    ...(modules.length > 0 && { modules }),
    ...main,
  }
  // In an id, an underscore says that the page is not nested; the router's path has none.
  return { path: id.replaceAll('_/', '/'), screen, firstCalls: [...firstCalls] }
}

/** The path of a first call. @throws Error if the first script could not send it */
export function addressOf(name: string, file: string, operations: readonly ListedOperation[]): string {
  const operation = operations.find((known) => known.name === name)
  if (operation?.method !== 'GET' || operation['x-effect'] !== 'read' || operation.path.includes('{')) {
    throw new Error(`src/routes/${file}: a first call is a read without parameters; ${name} is not`)
  }
  return operation.path
}

export function screensSource(operations: readonly ListedOperation[], folder = 'src/routes'): string {
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .toSorted()
    .flatMap((name) => readScreen(basename(name), readFileSync(join(folder, name), 'utf8')) ?? [])
  const json = (value: unknown) => JSON.stringify(value, undefined, 2)
  const early = read.filter(({ firstCalls }) => firstCalls.length > 0)
  const first = early.map(({ path, screen: { file }, firstCalls }) => [
    path,
    firstCalls.map((name) => addressOf(name, file, operations)),
  ])
  const roles = [...new Set(read.flatMap(({ screen }) => screen.role ?? []))].toSorted()
  const guarded = roles.map((role) => [
    role,
    read.filter(({ path, screen }) => screen.role === role && /^\/[\w-]+$/.test(path)).map(({ path }) => path),
  ])
  return `// Made by npm run generate from src/routes/.

/** Addresses of the calls that the first script sends, by route (src/early/first.ts). */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = ${json(Object.fromEntries(first))}

/** Top-level pages by the role that their guard requires. */
export const PAGES_OF_ROLE = ${json(Object.fromEntries(guarded))} as const

/** Every route by its path. */
export const SCREENS = ${json(Object.fromEntries(read.map(({ path, screen }) => [path, screen])))} as const
`
}
