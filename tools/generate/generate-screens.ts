/** Makes generated/screens.ts: what the route files declare about their screens, for code that cannot import routes. */
import { existsSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import type { RouteNode } from '@tanstack/router-generator'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { MainScreen } from '../../src/shell/main-screen.ts'
import type { ListedOperation } from '../contract/contract-document.ts'

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

/** Reads the file of a route. @throws Error if its `screen` is not made of literals */
export function readScreen(node: Pick<RouteNode, 'filePath' | 'routePath' | 'createFileRouteProps'>, source: string) {
  const { filePath: file, routePath: id = '', createFileRouteProps: options } = node
  const { program, module } = parseSync(file, source)
  const found: { declared?: ESTree.Node | null; warm?: ESTree.Node } = {}
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'warm') found.warm = value
    },
    VariableDeclarator({ id: name, init }) {
      if (name.type === 'Identifier' && name.name === 'screen') found.declared = init
    },
  }).visit(program)
  const { declared, warm } = found
  const modules = module.dynamicImports
    .filter(({ start, end }) => warm && start >= warm.start && end <= warm.end)
    .map(({ moduleRequest }) => textOf(moduleRequest).slice(1, -1).replace('@/', 'src/'))
    .map((path) => `/${existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`}`)
  const literals = declared ? textOf(declared).replace(/ satisfies MainScreen$/, '') : '{}'
  let main: MainScreen
  try {
    main = runInNewContext(`(${literals})`) as MainScreen
  } catch (cause) {
    throw new Error(`src/routes/${file}: write \`screen\` in literals, because it is read without running the file`, {
      cause,
    })
  }
  const { firstCalls = [], ...rest } = main
  const screen: Screen = {
    id,
    file,
    role: /\brequireRole\('(\w+)'\)/.exec(source)?.[1],
    loads: options?.has('component') === true && options.has('loader'),
    modules: modules.length > 0 ? modules : undefined,
    ...rest,
  }
  // In an id, an underscore says that the page is not nested; the router's path has none.
  return { path: id.replaceAll('_/', '/'), screen, firstCalls }
}

/** The path of a first call. @throws Error if the first script could not send it */
export function addressOf(name: string, file: string, operations: readonly ListedOperation[]): string {
  const operation = operations.find((known) => known.name === name)
  if (operation?.method !== 'GET' || operation['x-effect'] !== 'read' || operation.path.includes('{')) {
    throw new Error(`src/routes/${file}: a first call is a read without parameters; ${name} is not`)
  }
  return operation.path
}

/** @param nodes the routes that the router's generator found */
export function screensSource(nodes: readonly RouteNode[], operations: readonly ListedOperation[]): string {
  const read = nodes
    .toSorted((a, b) => (a.filePath < b.filePath ? -1 : 1))
    .map((node) => readScreen(node, readFileSync(node.fullPath, 'utf8')))
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
