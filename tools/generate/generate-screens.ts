/** Makes generated/screens.ts: what the route files declare about their screens, for code that cannot import routes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import type { MainScreen } from '../../src/shell/main-screen.ts'
import type { ListedOperation } from '../contract/contract-document.ts'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
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

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All nodes below a node. */
function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
  }
}

const propertyOf = (node: Node | undefined, name: string) =>
  ((node?.properties ?? []) as Node[]).find(({ key }) => (key as { name?: string }).name === name)?.value as
    | Node
    | undefined

/** The value of `screen` without its type. @throws Error if it is not made of literals */
function valueOf(declared: Node, source: string, file: string): Partial<Declared> {
  const { start, end } = (declared.expression ?? declared) as Node
  try {
    return runInNewContext(`(${source.slice(start, end)})`) as Declared
  } catch (cause) {
    throw new Error(`src/routes/${file}: write \`screen\` in literals, because it is read without running the file`, {
      cause,
    })
  }
}

/** The path of a route as the router has it: an underscore only says that the page is not nested. */
const pathOf = (id: string) => id.replaceAll('_/', '/')

/** Reads one route file. @returns its path, its screen and its first calls; undefined for the root route */
export function readScreen(
  file: string,
  source: string,
): { path: string; screen: Screen; firstCalls: string[] } | undefined {
  const program = parseSync(file, source).program as unknown as Node
  const nodes = [...nodesIn(program)]
  const route = nodes.find(
    ({ type, callee }) => type === 'CallExpression' && (callee as Node).type === 'CallExpression',
  )
  const maker = route?.callee as Node | undefined
  if ((maker?.callee as { name?: string } | undefined)?.name !== 'createFileRoute') return undefined
  const [{ value: id = '' } = {}] = (maker?.arguments ?? []) as { value?: string }[]
  const [options] = (route?.arguments ?? []) as Node[]
  const guard = propertyOf(options, 'beforeLoad')
  const required = [...(guard ? nodesIn(guard) : [])].find(
    ({ type, callee }) => type === 'CallExpression' && (callee as { name?: string }).name === 'requireRole',
  )
  const [role] = ((required?.arguments ?? []) as { value: string }[]).map(({ value }) => value)
  const warm = propertyOf(propertyOf(options, 'staticData'), 'warm')
  const modules = [...(warm ? nodesIn(warm) : [])]
    .filter(({ type }) => type === 'ImportExpression')
    .map(({ source: from }) => (from as { value: string }).value.replace('@/', 'src/'))
    .map((module) => `/${existsSync(`${module}.tsx`) ? `${module}.tsx` : `${module}.ts`}`)
  const declared = nodes.find(
    ({ type, id: name }) => type === 'VariableDeclarator' && (name as { name?: string }).name === 'screen',
  )
  const { firstCalls = [], ...main } = declared ? valueOf(declared.init as Node, source, file) : {}
  const screen: Screen = {
    id,
    file,
    ...(role !== undefined && { role }),
    loads: propertyOf(options, 'component') !== undefined && propertyOf(options, 'loader') !== undefined,
    ...(modules.length > 0 && { modules }),
    ...main,
  }
  return { path: pathOf(id), screen, firstCalls: [...firstCalls] }
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
